// Choosing: a click on the table or a key presses a button that the server made.

import { buttonOf, explain, hideAbout, isOpen, moveOf } from './about.js';
import { dismiss, skip } from './account.js';
import { tooEarly } from './guard.js';
import { $, $$ } from './motion.js';
import { onChange, skipMoves, small, state } from './page.js';

export function press(button, near = button, point = null) {
  if (button.classList.contains('no')) return explain({ move: moveOf(button) }, near, point);
  hideAbout();
  $('#answers').requestSubmit(button);
}

// On a small screen the list is longer than its window: what is chosen is in sight.
onChange(() => small.matches && $('#answers .b.on')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));

// Who chose with a key finds the button for the second touch under the next Enter.
let keyed = false;
document.addEventListener('pointerdown', () => (keyed = false), { capture: true });
onChange(() => {
  if (keyed && document.activeElement.matches('#answers .b')) $('#confirm[data-chosen]')?.focus();
});

document.addEventListener('click', (event) => {
  const target = event.target.closest('[data-move], [data-pick], #answers .b');
  if (!target) {
    if (!event.target.closest('#about')) hideAbout();
    return;
  }
  const point = { x: event.clientX, y: event.clientY };
  if (target.dataset.pick !== undefined) return pick(target, point);
  if (target.dataset.move !== undefined) {
    const button = buttonOf(target.dataset.move);
    const thing = target.dataset.thing;
    // A card whose text is not on it is read first.
    if (button && 'read' in target.dataset && !isOpen(thing)) return explain({ thing, act: target.dataset.move }, target, point);
    if (button) press(button, target, point);
    else explain({ move: target.dataset.move }, target, point);
    return;
  }
  event.preventDefault();
  press(target);
});

// Several moves have to do with this thing: only those stay in the list, and it is opened to be read.
function pick(target, point) {
  for (const button of $$('#answers .b')) {
    const about = (button.dataset.about ?? '').split(' ');
    button.hidden = !about.includes(target.dataset.pick);
  }
  $('#all-choices').hidden = false;
  $$('#answers .b:not([hidden])')[0]?.focus();
  const thing = target.closest('[data-thing]')?.dataset.thing;
  if (thing) explain({ thing }, target, point);
}

function unpick() {
  for (const button of $$('#answers .b[hidden]')) button.hidden = false;
  const all = $('#all-choices');
  if (all) all.hidden = true;
}

document.addEventListener('click', (event) => event.target.closest('#all-choices') && unpick());

// ---- keyboard ------------------------------------------------------------------------------------------------------

function legal() {
  return $$('#answers .b:not(.no):not([hidden])');
}

function step(by) {
  const all = legal();
  if (!all.length) return;
  const at = all.indexOf(document.activeElement);
  all[(at + by + all.length) % all.length].focus();
}

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  keyed = true;
  if (event.repeat && event.key === 'Enter') event.preventDefault();
  if (state.busy) skipMoves();
  skip();
  const typing = event.target.matches('input, select, textarea');
  if (event.key === 'Escape') {
    if (dismiss()) return;
    hideAbout();
    unpick();
    if (typing) event.target.blur();
    for (const menu of $$('details[open]:is(.menu, .drawer)')) menu.open = false;
    return;
  }
  if (typing) return;
  const arrows = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
  if (event.target.matches('[role=tab]')) return;
  if (event.key in arrows && $('#answers')) {
    event.preventDefault();
    return step(arrows[event.key]);
  }
  if (event.key === '/') {
    const field = $('#typed input[name=text]');
    if (field) {
      event.preventDefault();
      field.focus();
    }
    return;
  }
  if (event.key === '?') {
    const at = document.activeElement?.closest?.('#answers .b, [data-thing]') ?? $('#answers .b.no');
    if (at) explain(at.value ? { move: moveOf(at) } : { thing: at.dataset.thing }, at);
    return;
  }
  if (event.key === 'Enter') {
    const confirm = $('#confirm');
    if (event.target.closest('button, a, summary')) return;
    if (dismiss() || event.repeat) return;
    if (confirm && !confirm.disabled) confirm.click();
    return;
  }
  if (event.repeat) return;
  const letter = event.key.toUpperCase();
  if (letter === 'U') return $('#undo:not([disabled])')?.click();
  if (/^[0-9]$/.test(letter)) return typeNumber(letter);
  const button = $(`#answers .b[data-key="${CSS.escape(letter)}"]`);
  if (button && !tooEarly()) press(button);
});

// Numbers of two digits: the second must follow soon.
let digits = '';
let digitTimer = 0;
function typeNumber(digit) {
  digits += digit;
  clearTimeout(digitTimer);
  const of = (b) => b.querySelector('[aria-hidden=true]')?.textContent;
  const numbered = $$('#answers .b.num:not(.no)');
  const longer = numbered.some((b) => of(b) !== digits && of(b)?.startsWith(digits));
  const go = () => {
    const hit = numbered.find((b) => of(b) === digits);
    digits = '';
    if (hit && !tooEarly()) press(hit);
  };
  if (longer) digitTimer = setTimeout(go, 600);
  else go();
}
