// The table: what the server drew, brought to life. No rules here: a click presses a button that the server made.

import { $, $$, flyPieces, flyPoints, snapshot } from './motion.js';
import { listen } from './news.js';

const app = document.querySelector('.app');
const table = app.dataset.table;
const still = matchMedia('(prefers-reduced-motion: reduce)');
const state = { version: +app.dataset.version, ply: +app.dataset.ply, newest: null, busy: false, acting: 0, skip: false, past: false };

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

// ---- layout: the server draws a phone page of its own ------------------------------------------------------

const small = matchMedia('(max-width: 760px)');
function checkLayout() {
  const wanted = small.matches ? 'phone' : 'desk';
  if (wanted === app.dataset.layout) return;
  document.cookie = `layout=${wanted}; path=/; max-age=31536000; samesite=lax`;
  location.reload();
}
small.addEventListener('change', checkLayout);
checkLayout();

// ---- asking the server ---------------------------------------------------------------------------------------

function query(extra) {
  const values = new URLSearchParams({ seat: app.dataset.seat, ...extra });
  return values.toString();
}

function have() {
  return $$('[data-mark]').map((e) => `${e.id}:${e.dataset.mark}`).join(' ');
}

// Not crypto.randomUUID: browsers have it only where the page came by HTTPS.
function newKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

document.addEventListener('htmx:config:request', (event) => {
  const request = event.detail.ctx.request;
  request.headers['X-Have'] = have();
  if (!$('#pane-text').hidden) request.headers['X-Text'] = 'yes';
  if (request.method === 'POST' && request.body instanceof FormData) request.body.set('key', newKey());
});

async function show(asked = {}) {
  const before = snapshot();
  await htmx.ajax('GET', `/t/${table}/part?${query(asked)}`, { source: app, target: app, swap: 'none' });
  arrived(before);
}

// ---- live: the stream tells the newest version, the page follows move by move ----------------------------------

async function follow() {
  if (state.busy || state.acting || state.past || !state.newest) return;
  if (isNow()) return;
  state.busy = true;
  const from = state.version;
  try {
    while (!isNow()) {
      const behind = state.newest.ply - state.ply;
      $('#skip').hidden = behind < 2 || still.matches;
      if (behind > 1 && behind < 60 && !state.skip && !still.matches && !document.hidden) {
        await show({ ply: state.ply + 1, following: 'yes' });
        await pause(behind > 12 ? 250 : 650);
      } else {
        await show();
        break;
      }
    }
  } finally {
    state.busy = false;
    state.skip = false;
    $('#skip').hidden = true;
  }
  if (!isNow()) setTimeout(follow, state.version === from ? 1000 : 0);
}

function isNow() {
  // The answer to an own move may be here before the stream tells of it.
  if (state.newest.version !== state.version) return state.newest.version < state.version;
  return state.newest.ply === state.ply;
}

$('#skip').addEventListener('click', () => (state.skip = true));

// ---- what has come ------------------------------------------------------------------------------------------------

function readTop() {
  state.version = +$('#top').dataset.version;
  state.ply = +$('#top').dataset.ply;
  if (!$('#to-now')) state.past = false;
}

function arrived(before) {
  readTop();
  if (!still.matches && !document.hidden) {
    flyPieces(before);
    flyPoints(before);
  }
  settle();
}

function settle() {
  const log = $('#pane-log');
  log.scrollTop = log.scrollHeight;
  explainAgain();
  speak();
}

function speak() {
  const asked = $('#prompt:not(.quiet) #question');
  const spoken = $('#spoken');
  const text = asked ? asked.textContent : $$('#log .ln').slice(-1).map((e) => $('span', e).firstChild.textContent).join('');
  if (spoken.textContent !== text) spoken.textContent = text;
}

// The parts of the page change one after the other.
document.addEventListener('htmx:before:swap', (event) => {
  app.ariaBusy = 'true';
  if (still.matches) for (const task of event.detail.tasks ?? []) if (task.swapSpec) task.swapSpec.transition = false;
});

document.addEventListener('htmx:finally:swap', () => (app.ariaBusy = 'false'));

let beforeSwap = null;
document.addEventListener('htmx:before:request', (event) => {
  beforeSwap = snapshot();
  if (event.detail.ctx.request.method !== 'POST') return;
  hideAbout();
  state.acting += 1;
});
document.addEventListener('htmx:after:swap', () => {
  if (!state.busy) arrived(beforeSwap ?? snapshot());
  else readTop();
  beforeSwap = null;
});
// The answer to an own move shows the table already; what comes after it is followed when it is there.
document.addEventListener('htmx:finally:request', (event) => {
  if (event.detail.ctx.request.method !== 'POST') return;
  state.acting -= 1;
  follow();
});

// ---- choosing --------------------------------------------------------------------------------------------------

function buttonOf(move) {
  return $$('#answers [name=do]').find((b) => b.value === `move ${move}`);
}

function press(button) {
  clearTimeout(hover);
  if (button.classList.contains('no')) return explain(button.value.slice(5), button);
  if (button.classList.contains('pointless') && !button.classList.contains('sure')) return askAgain(button);
  const confirm = $('#confirm[type=button]');
  if (confirm && button.value?.startsWith('move ') && confirm.dataset.chosen !== button.value) return choose(button, confirm);
  $('#answers').requestSubmit(button);
}

function choose(button, confirm) {
  for (const other of $$('#answers .on')) other.classList.remove('on');
  button.classList.add('on');
  confirm.disabled = false;
  confirm.dataset.chosen = button.value;
  confirm.textContent = button.textContent.trim();
  foresee(button);
}

function askAgain(button) {
  button.classList.add('sure');
  const line = $('#forecast');
  line.classList.add('danger');
  $('span', line).textContent = app.dataset.pointless;
}

document.addEventListener('click', (event) => {
  const target = event.target.closest('[data-move], [data-pick], #answers [name=do], #confirm[type=button]');
  if (!target) return hideAbout();
  if (target.id === 'confirm') {
    const chosen = $$('#answers [name=do]').find((b) => b.value === target.dataset.chosen);
    if (chosen) press(chosen);
    return;
  }
  if (target.dataset.pick !== undefined) return pick(target.dataset.pick);
  if (target.dataset.move !== undefined) {
    const button = buttonOf(target.dataset.move);
    if (button) press(button);
    else explain(target.dataset.move, target);
    return;
  }
  if (target.value.startsWith('move ')) {
    event.preventDefault();
    press(target);
  }
});

// Several moves have to do with this thing: only those stay in the list.
function pick(thing) {
  for (const button of $$('#answers .b')) {
    const about = (button.dataset.about ?? '').split(' ');
    button.hidden = !about.includes(thing);
  }
  $$('#answers .b:not([hidden])')[0]?.focus();
}

// ---- why not, and what if ---------------------------------------------------------------------------------------

let asking = 0;
let hover = 0;
async function ask(move) {
  const mine = ++asking;
  const url = `/t/${table}/about?${query({ move, version: state.version })}`;
  const answer = await fetch(url, { headers: { 'HX-Request': 'true' } }).catch(() => null);
  if (!answer) return null;
  const text = await answer.text();
  return mine === asking && answer.ok ? text : null;
}

let explained = null;
let inPassing = false;
async function explain(move, near, hovered = false) {
  explained = move;
  inPassing = hovered;
  const html = await ask(move);
  if (html === null) return;
  const card = $('#about');
  card.innerHTML = html;
  card.hidden = false;
  const box = near.getBoundingClientRect();
  const wide = Math.min(320, innerWidth - 20);
  card.style.width = `${wide}px`;
  card.style.left = `${Math.max(10, Math.min(box.left, innerWidth - wide - 10))}px`;
  const below = box.bottom + 8;
  card.style.top = below + card.offsetHeight > innerHeight ? `${Math.max(8, box.top - card.offsetHeight - 8)}px` : `${below}px`;
  near.setAttribute?.('aria-describedby', 'about');
}

// The others may move while a person reads or waits for the reason: it stays as long as the choice does.
function explainAgain() {
  const near = explained !== null && (buttonOf(explained) ?? $(`[data-move="${CSS.escape(explained)}"]`));
  if (near) explain(explained, near, inPassing);
  else hideAbout();
}

function hideAbout() {
  explained = null;
  asking++;
  clearTimeout(hover);
  const card = $('#about');
  if (!card.hidden) card.hidden = true;
}

async function foresee(button) {
  if (button.classList.contains('no')) return;
  if ($('#about').hidden) explained = null;
  const html = await ask(button.value.slice(5));
  const line = $('#forecast');
  if (html === null || !line) return;
  line.classList.remove('danger');
  $('span', line).innerHTML = html;
}

function consider(event) {
  const target = event.target.closest?.('#answers .b, [data-move]');
  clearTimeout(hover);
  for (const lit of $$('.lit')) lit.classList.remove('lit');
  if (!target) {
    // Time enough to come to the card and its link.
    if (inPassing && !event.target.closest?.('#about')) hover = setTimeout(hideAbout, 300);
    return;
  }
  const move = target.dataset.move ?? target.value?.slice(5);
  const button = buttonOf(move);
  for (const same of $$(`[data-move="${CSS.escape(move)}"]`)) same.classList.add('lit');
  button?.classList.add('lit');
  hover = setTimeout(() => {
    if (!button || button.classList.contains('no')) explain(move, target, true);
    else foresee(button);
  }, event.type === 'focusin' ? 80 : 300);
}
document.addEventListener('pointerover', consider);
document.addEventListener('focusin', consider);

let press450 = 0;
document.addEventListener('pointerdown', (event) => {
  const target = event.target.closest('#answers .b, [data-move]');
  if (event.pointerType === 'mouse' || !target) return;
  press450 = setTimeout(() => explain(target.dataset.move ?? target.value.slice(5), target), 450);
});
for (const end of ['pointerup', 'pointercancel', 'pointermove']) document.addEventListener(end, () => clearTimeout(press450));

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
  if (state.busy) state.skip = true;
  const typing = event.target.matches('input, select, textarea');
  if (event.key === 'Escape') {
    hideAbout();
    for (const button of $$('#answers .b[hidden]')) button.hidden = false;
    if (typing) event.target.blur();
    for (const menu of $$('details[open].menu')) menu.open = false;
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
    const at = document.activeElement?.closest?.('#answers .b') ?? $('#answers .b.no');
    if (at) explain(at.value.slice(5), at);
    return;
  }
  if (event.key === 'Enter') {
    const confirm = $('#confirm');
    if (confirm && !confirm.disabled && !event.target.closest('button, a, summary')) confirm.click();
    return;
  }
  const letter = event.key.toUpperCase();
  if (letter === 'U') return $('#undo:not([disabled])')?.click();
  if (/^[0-9]$/.test(letter)) return typeNumber(letter);
  const button = $(`#answers .b[data-key="${CSS.escape(letter)}"]`);
  if (button) press(button);
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
    if (hit) press(hit);
  };
  if (longer) digitTimer = setTimeout(go, 600);
  else go();
}

// ---- tabs, past plies, copies ------------------------------------------------------------------------------------

for (const tab of $$('[role=tab]')) {
  tab.addEventListener('click', () => choosePane(tab));
  tab.addEventListener('keydown', (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const all = $$('[role=tab]');
    const next = all[(all.indexOf(tab) + by + all.length) % all.length];
    choosePane(next);
    next.focus();
  });
}

function choosePane(tab) {
  for (const other of $$('[role=tab]')) {
    const on = other === tab;
    other.setAttribute('aria-selected', on);
    other.tabIndex = on ? 0 : -1;
    document.getElementById(other.getAttribute('aria-controls')).hidden = !on;
  }
  // The text of the board is fetched only while somebody reads it.
  if (tab.id === 'tab-text' && !state.busy) show(state.past ? { ply: state.ply } : {});
}

document.addEventListener('click', (event) => {
  const wanted = event.target.closest('[data-pane]');
  if (!wanted) return;
  if (small.matches) $('.tabbar [data-tab=log]').click();
  choosePane(document.getElementById(wanted.dataset.pane));
});

for (const button of $$('.tabbar button')) {
  button.addEventListener('click', () => {
    app.dataset.tab = button.dataset.tab;
    for (const other of $$('.tabbar button')) other.setAttribute('aria-pressed', other === button);
  });
}

document.addEventListener('click', async (event) => {
  const link = event.target.closest('#log a.pl, #prompt [data-ply], #to-now');
  if (!link) return;
  event.preventDefault();
  state.past = link.id !== 'to-now';
  const ply = link.dataset.ply ?? new URL(link.href).searchParams.get('ply');
  await show(state.past ? { ply } : {});
  if ($('#to-now') === null) state.past = false;
  if (!state.past) follow();
});

if (app.dataset.past === 'yes') state.past = true;
settle();
listen(table, (news) => {
  state.newest = news;
  follow();
});
app.ariaBusy = 'false';
