// A game move by move: a slider, play and pause, keys. What a step shows is the table's own way of showing it.

import './about.js';
import './choose.js';
import './panes.js';
import { dismiss, skip, told } from './account.js';
import { $, $$ } from './motion.js';
import { app, onChange, settle, show, state } from './page.js';

const SPEED = { slow: 2200, normal: 1100, fast: 400 }; // milliseconds for a move
const READ = 3; // so many moves long a summary stays while the game plays by itself
const bar = $('#replay');
const slider = $('#ply');
const last = +slider.max;
const scored = bar.dataset.scored.split(' ').filter(Boolean).map(Number);
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

let wanted = state.ply;
let walking = false;
let playing = false;

// ---- going somewhere: one request at a time, and only for where one wants to be by then --------------------------

async function go(ply) {
  wanted = Math.max(0, Math.min(last, ply));
  slider.value = wanted;
  if (walking) return;
  walking = true;
  try {
    while (state.ply !== wanted) {
      skip();
      dismiss();
      const goal = wanted;
      state.leap = goal !== state.ply + 1;
      await show({ ply: goal });
      if (state.ply !== goal) break;
    }
  } finally {
    walking = false;
    wanted = state.ply;
    slider.value = state.ply;
  }
}

function stop() {
  playing = false;
  showPlay();
}

function byHand(ply) {
  stop();
  return go(ply);
}

const before = () => scored.findLast((ply) => ply < wanted) ?? 0;
const after = () => scored.find((ply) => ply > wanted) ?? last;

// ---- by itself --------------------------------------------------------------------------------------------------

const speed = () => SPEED[$('#speed').value];

function showPlay() {
  $('#play').setAttribute('aria-pressed', playing);
}

async function play() {
  if (playing) return stop();
  playing = true;
  showPlay();
  if (state.ply === last) await go(0);
  while (playing && state.ply < last) {
    await go(state.ply + 1);
    await allTold();
    if (playing) await pause(speed());
  }
  stop();
}

// A summary is put away after a while, so that nobody has to do it while the game plays by itself.
async function allTold() {
  let over = false;
  told().then(() => (over = true));
  await pause(0);
  while (playing && !over) {
    if (!$('#account').hidden) {
      await pause(speed() * READ);
      if (playing) dismiss();
    }
    await pause(60);
  }
}

// ---- hands and keys ---------------------------------------------------------------------------------------------

slider.addEventListener('input', () => byHand(+slider.value));
$('#play').addEventListener('click', play);
$('#scored-before').addEventListener('click', () => byHand(before()));
$('#scored-after').addEventListener('click', () => byHand(after()));
$('#eyes')?.addEventListener('change', (event) => location.replace(`?ply=${state.ply}&seat=${event.target.value}`));

document.addEventListener('click', (event) => {
  const link = event.target.closest('#log a.pl, #ply-before, #ply-after');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  byHand(+new URL(link.href).searchParams.get('ply'));
});

const KEYS = {
  ArrowLeft: () => byHand(wanted - 1),
  ArrowRight: () => byHand(wanted + 1),
  PageUp: () => byHand(before()),
  PageDown: () => byHand(after()),
  Home: () => byHand(0),
  End: () => byHand(last),
  ' ': () => play(),
};

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !(event.key in KEYS)) return;
  const at = event.target;
  if (at.matches('select, textarea, [role=tab]') || (at.matches('input') && at !== slider)) return;
  if (event.key === ' ' && at.matches('button, a, summary')) return;
  event.preventDefault();
  KEYS[event.key]();
});

// ---- what has come: the address is a link to this move ------------------------------------------------------------

onChange(() => {
  // While there are secrets a link says nothing of the seat: others look with their own eyes.
  const here = `?ply=${state.ply}${app.dataset.replay === 'open' ? `&seat=${app.dataset.seat}` : ''}`;
  history.replaceState(null, '', here);
  const who = $('#prompt .who').textContent.trim();
  slider.setAttribute('aria-valuetext', `${who}. ${$('#question').textContent.trim()}`);
  $('#ply-before').href = `?ply=${Math.max(0, state.ply - 1)}&seat=${app.dataset.seat}`;
  $('#ply-after').href = `?ply=${Math.min(last, state.ply + 1)}&seat=${app.dataset.seat}`;
  $('[data-copy-link]').href = `/t/${app.dataset.table}/replay?ply=${state.ply}`;
  $('[data-here]').href = `/t/${app.dataset.table}/report?ply=${state.ply}`;
  for (const back of $$('.lang [name=back]')) back.value = location.pathname + here;
  for (const line of $$('#log .ln')) line.classList.toggle('now', +line.dataset.ply === state.ply);
});

state.ply = +$('#top').dataset.ply;
wanted = state.ply;
settle();
app.ariaBusy = 'false';
