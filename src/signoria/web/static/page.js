// The page of a table: asking the server for its parts, and following what the others do.

import { told, tell } from './account.js';
import { $, $$, flyPieces, flyPoints, snapshot } from './motion.js';

export const app = $('.app');
export const table = app.dataset.table;
export const still = matchMedia('(prefers-reduced-motion: reduce)');
export const small = matchMedia('(max-width: 760px), (max-height: 560px)');
export const state = {
  version: +app.dataset.version,
  ply: +app.dataset.ply,
  newest: null,
  busy: false,
  acting: 0,
  skip: false,
  past: 'replay' in app.dataset, // the game is only looked at
  kept: false, // a hand has chosen a tab of the phone since the last own move
  leap: false, // what is shown next does not follow from what is shown now
};

const PACE = { slow: 1300, normal: 650, fast: 250, once: 0 }; // milliseconds for a move of somebody else
const changes = [];
let shownAt = 0;
let goOn = () => {};

// Called whenever parts of the page have changed.
export const onChange = (work) => changes.push(work);

export function query(extra) {
  const chosen = $('#confirm')?.dataset.chosen;
  const past = state.past ? { replay: 'yes', ply: state.ply } : {};
  return new URLSearchParams({ seat: app.dataset.seat, ...past, ...(chosen ? { chosen } : {}), ...extra }).toString();
}

// A small piece of HTML about this table; null where there is none.
export async function fetched(what, extra) {
  const url = `/t/${table}/${what}?${query(extra)}`;
  const answer = await fetch(url, { headers: { 'HX-Request': 'true' } }).catch(() => null);
  return answer?.ok ? (await answer.text()) || null : null;
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

export async function show(asked = {}) {
  const before = snapshot();
  await htmx.ajax('GET', `/t/${table}/part?${query(asked)}`, { source: app, target: app, swap: 'none' });
  arrived(before);
}

// ---- live: the stream tells the newest version, the page follows move by move ----------------------------------

export async function follow() {
  if (state.busy || state.acting || state.past || !state.newest) return;
  if (isNow()) return;
  state.busy = true;
  const from = state.version;
  try {
    while (!isNow()) {
      await told();
      await turnOfTheNext();
      if (behind() > 1 && isPaced()) await show({ ply: state.ply + 1, following: 'yes' });
      else {
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

const behind = () => state.newest.ply - state.ply;
const isPaced = () => behind() < 60 && PACE[app.dataset.pace] && !state.skip && !still.matches && !document.hidden;

// The pace is even, whether the others were faster than what is shown or slower.
async function turnOfTheNext() {
  $('#skip').hidden = behind() < 2 || still.matches;
  const left = isPaced() ? shownAt + PACE[app.dataset.pace] - performance.now() : 0;
  if (left > 0) await new Promise((done) => setTimeout((goOn = done), left));
  shownAt = performance.now();
}

export function heard(news) {
  state.newest = news;
  follow();
}

function isNow() {
  // The answer to an own move may be here before the stream tells of it.
  if (state.newest.version !== state.version) return state.newest.version < state.version;
  return state.newest.ply === state.ply;
}

export function skipMoves() {
  state.skip = true;
  goOn();
}

$('#skip').addEventListener('click', skipMoves);

// ---- what has come ------------------------------------------------------------------------------------------------

function readTop() {
  state.version = +$('#top').dataset.version;
  state.ply = +$('#top').dataset.ply;
}

function arrived(before) {
  readTop();
  if (!state.busy) shownAt = performance.now();
  const moving = !still.matches && !document.hidden && !state.leap;
  const lines = fresh();
  if (moving) {
    flyPieces(before);
    flyPoints(lines.filter((line) => !line.dataset.chapter));
  }
  tell(lines.filter((line) => line.dataset.chapter), moving && !state.skip);
  settle();
}

// ---- which lines of the log are new: they are numbered for good, and a leap tells nothing anew --------------------

const number = (line) => line.id.split('-').slice(1).map(Number);
const after = (a, b) => a[0] - b[0] || a[1] - b[1];
let last = newest();

function newest() {
  const lines = $$('#log .ln');
  return lines.length ? number(lines.at(-1)) : [-1, 0];
}

function fresh() {
  const lines = $$('#log .ln').filter((line) => after(number(line), last) > 0);
  last = newest();
  return state.leap ? [] : lines;
}

export function settle() {
  const log = $('#pane-log');
  log.scrollTop = log.scrollHeight;
  for (const work of changes) work();
  speak();
}

// The tab says whose turn it is.
onChange(() => {
  const asked = $('#prompt:not(.quiet) #answers') !== null && !state.past;
  document.title = asked ? `● ${app.dataset.turn} · ${app.dataset.name}` : `${app.dataset.name} · Signoria`;
  $('link[rel=icon]').href = asked ? '/static/icon-turn.svg' : '/static/icon.svg';
});

function speak() {
  const asked = $('#prompt:not(.quiet) #question');
  const spoken = $('#spoken');
  const text = asked ? asked.textContent : $$('#log .ln').slice(-1).map((e) => $('span', e).firstChild.textContent).join('');
  if (spoken.textContent !== text) spoken.textContent = text;
}

// Who comes back to the page may have changed settings meanwhile, and the others have moved.
addEventListener('pageshow', (event) => event.persisted && location.reload());

// The parts of the page change one after the other.
document.addEventListener('htmx:before:swap', (event) => {
  app.ariaBusy = 'true';
  if (still.matches) for (const task of event.detail.tasks ?? []) if (task.swapSpec) task.swapSpec.transition = false;
});

document.addEventListener('htmx:finally:swap', () => (app.ariaBusy = 'false'));

// The page waits for the answer to an own move.
function acts(more) {
  state.acting += more;
  app.classList.toggle('acting', state.acting > 0);
}

// What finds no server is not lost without a word; the next answer takes the word away.
document.addEventListener('htmx:error', (event) => {
  if (event.detail.ctx?.request?.method === 'POST') $('#notice').textContent = app.dataset.unreachable;
});

let beforeSwap = null;
document.addEventListener('htmx:before:request', (event) => {
  beforeSwap = snapshot();
  if (event.detail.ctx.request.method !== 'POST') return;
  acts(1);
  state.kept = false;
});
document.addEventListener('htmx:after:swap', () => {
  if (!state.busy) arrived(beforeSwap ?? snapshot());
  else readTop();
  beforeSwap = null;
});
// The answer to an own move shows the table already; what comes after it is followed when it is there.
document.addEventListener('htmx:finally:request', (event) => {
  if (event.detail.ctx.request.method !== 'POST') return;
  acts(-1);
  follow();
});
