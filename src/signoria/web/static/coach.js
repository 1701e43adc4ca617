// The coach of a lesson: rings round what it points at, and following what the others play.

import { $, $$ } from './motion.js';
import { app, heard, onChange, small, state } from './page.js';
import { reveal } from './zoom.js';

const PANELS = '#main, #mine, #players, #answers .ch, #prompt, .rail, #coach';
const TABS = { overlay: 'board', offer: 'board', mine: 'mine', log: 'log', score: 'log' };
const LARGE = 60; // pixels: what is larger on the board is circled

// A word of the coach names a thing, or by # a part of the page.
function found(word) {
  if (word.startsWith('#')) return $$(word);
  const id = CSS.escape(word);
  return $$(`[data-thing="${id}"], [data-as~="${id}"]`).filter((one) => !one.closest('#about, #account'));
}

// The buttons that the step waits for; what is chosen waits for its confirmation.
function wanted() {
  const chosen = $('#confirm[data-chosen]');
  if (chosen) return [chosen];
  const texts = ($('#coach').dataset.wanted || '').split('|').filter(Boolean);
  return texts.flatMap((text) => {
    const value = CSS.escape(`move ${text}`);
    return $$(`#answers .b[value="${value}"]`);
  });
}

const pointed = () => ($('#coach').dataset.point || '').split(' ').filter(Boolean).flatMap(found);

// ---- rings -------------------------------------------------------------------------------------------------------

let rings = [];

function draw() {
  for (const { ring } of rings) ring.remove();
  const make = (target, kind) => {
    const ring = document.createElement('i');
    ring.className = `ring ${kind}`;
    ring.setAttribute('aria-hidden', 'true');
    document.body.append(ring);
    return { ring, target };
  };
  rings = state.past ? [] : [...pointed().map((one) => make(one, '')), ...wanted().map((one) => make(one, 'want'))];
  place();
}

// All players are ringed together, without what else their column holds.
function boxOf(target) {
  const plates = $$('[id^=plate-]', target);
  if (!plates.length) return target.getBoundingClientRect();
  const range = document.createRange();
  range.setStartBefore(plates[0]);
  range.setEndAfter(plates.at(-1));
  return range.getBoundingClientRect();
}

// Where the bar with Undo begins, which lies over the end of a long list.
function lidOver(target) {
  const bar = target.closest('#answers .ch') && $('#answers > .bar');
  return bar?.offsetHeight ? bar.getBoundingClientRect().top : Infinity;
}

// On a phone a drawer opens over the board: what lies under it is not pointed at.
const covered = (target, x, y) => target.closest('#overlay') && document.elementFromPoint(x, y)?.closest('#offer');

function place() {
  for (const { ring, target } of rings) {
    const box = boxOf(target);
    const within = target.closest(PANELS)?.getBoundingClientRect() ?? box;
    const lid = lidOver(target);
    const left = Math.max(box.left, within.left);
    const right = Math.min(box.right, within.right);
    const top = Math.max(box.top, within.top);
    const bottom = Math.min(box.bottom, within.bottom, lid);
    const large = Math.min(box.width, box.height) > LARGE && target.closest('#overlay');
    ring.classList.toggle('round', Boolean(large));
    ring.hidden = right - left < 4 || bottom - top < 4 || covered(target, (left + right) / 2, (top + bottom) / 2);
    const sizes = { left: left - 4, top: top - 4, width: right - left + 8, height: bottom - top + 8 };
    for (const [name, size] of Object.entries(sizes)) ring.style.setProperty(name, `${size}px`);
  }
}

setInterval(place, 120);
addEventListener('scroll', place, { capture: true, passive: true });
addEventListener('resize', place);

// ---- a new step --------------------------------------------------------------------------------------------------

let at = '';
let opened = []; // drawers that the coach has opened

function come() {
  const step = $('#coach').dataset.step;
  // The table brings things forward with every move and every question.
  const chosen = $('#confirm')?.dataset.chosen ?? '';
  const now = `${step} ${$('#top').dataset.ply} ${chosen} ${$('#question')?.textContent}`;
  if (now !== at) {
    const fresh = at.split(' ')[0] !== step;
    at = now;
    openDrawers(fresh);
    const targets = pointed();
    show(targets[Math.min(+step.split('.')[1], targets.length - 1)]);
    wanted()[0]?.scrollIntoView({ block: 'nearest', inline: 'center' });
    if (fresh) $('.coach-says').scrollTop = 0;
  }
  draw();
}

// What is pointed at may lie in a closed drawer: it is opened for as long as the coach points there.
function openDrawers(fresh) {
  if (fresh) {
    for (const drawer of opened) drawer.open = false;
    opened = [];
  }
  for (const drawer of pointed().map((one) => one.closest('details:not([open])')).filter(Boolean)) {
    drawer.open = true;
    opened.push(drawer);
  }
}

// What is pointed at comes forward: by its tab on a phone (unless a hand has just chosen one), by scrolling anywhere.
function show(target) {
  if (!target) return;
  if (small.matches) {
    const name = TABS[target.closest('#overlay, #offer, #mine, #log, #score')?.id];
    if (name && name !== app.dataset.tab && !state.kept) $(`.tabbar [data-tab=${name}]`).click();
  }
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  reveal(target);
}

onChange(come);
come();

// An answer to “Why?” takes room from what is wanted.
document.addEventListener(
  'toggle',
  (event) => event.target.matches('.coach-why') && wanted()[0]?.scrollIntoView({ block: 'nearest' }),
  true,
);

// The answer to a command shows the table before the others have moved; then they do, one after the other.
document.addEventListener('htmx:finally:request', () => {
  const coach = $('#coach');
  heard({ version: +coach.dataset.version, ply: +coach.dataset.ply });
});

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest('button, a, summary, input, select, textarea') || $('#confirm:not([disabled])')) return;
  if ($('#account:not([hidden])')) return;
  $('#coach-undo, #coach-next')?.click();
});
