// What a thing on the table is, why a move is not possible, what a choice would change: shown where it was asked.

import { shake } from './guard.js';
import { $, $$ } from './motion.js';
import { fetched, onChange, state } from './page.js';

const HOVER = 300;
const FOCUS = 80;
const PRESS = 450;
const ASKABLE = '#answers .b, [data-move]:not(#about *), [data-thing]';
const MAIN = '#confirm, #undo, #restart, #about [data-move]'; // what explains nothing, and does not act when it is held, either
const WIDTHS = [320, 400]; // pixels: how wide the card may be
const GAP = 14; // between it and what it explains
const STEP = 24; // between the places where it may lie
const WINDOWS = '.map, .board, .mine, .ch, .prompt'; // what shows only a part of what is in it

let asking = 0;
let foreseeing = 0;
let timer = 0;
let pointed = null;
let open = null; // what the card is about: { move } or { thing }, what it offers to do, and whether a pointer only passed by

const KIND = 'move '; // a button sends a kind of command with its text

export const buttonOf = (move) => $$('#answers .b').find((b) => b.value === KIND + move);
export const moveOf = (button) => button.value.slice(KIND.length);

// ---- the card --------------------------------------------------------------------------------------------------

export async function explain(about, near, point = null, passing = false) {
  open = { ...about, passing, point };
  clearTimeout(timer);
  const mine = ++asking;
  const found = await Promise.all([
    about.thing !== undefined && fetched('thing', { what: about.thing }),
    about.move !== undefined && fetched('about', { move: about.move, version: state.version }),
  ]);
  const html = found.filter(Boolean).join('<hr>');
  if (!html || mine !== asking) return;
  const card = $('#about');
  card.innerHTML = html;
  card.hidden = false;
  if (about.act !== undefined) card.append(doing(about.act));
  place(card, near, point);
  near.setAttribute?.('aria-describedby', 'about');
}

// The button on an opened card: it presses the one of the prompt.
function doing(move) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'b1 main';
  button.dataset.move = move;
  button.textContent = $$('span:not(.unseen)', buttonOf(move)).at(-1).textContent;
  return button;
}

export const isOpen = (thing) => open !== null && open.thing === thing && open.act !== undefined;

// As near as may be to what was asked about, and never over anything else that can be chosen.
function place(card, near, point) {
  const box = near.getBoundingClientRect();
  const at = point ? { left: point.x, right: point.x, top: point.y, bottom: point.y } : box;
  const targets = $$('#answers .b:not(.no), #confirm, .hit.legal')
    .filter((target) => !target.contains(near) && !near.contains(target))
    .map(seen)
    .filter((other) => other && !(point && inside(other, point)));
  const places = [];
  for (const wide of WIDTHS.map((wide) => Math.min(wide, innerWidth - 20))) {
    card.style.width = `${wide}px`;
    const high = card.offsetHeight;
    for (const [x, y] of corners(at, box, wide, high)) {
      const left = Math.max(10, Math.min(x, innerWidth - wide - 10));
      const top = Math.max(8, Math.min(y, innerHeight - high - 8));
      const mine = { left, top, right: left + wide, bottom: top + high };
      const own = point ? 1e6 * inside(mine, point) : overlap(mine, box);
      const hidden = targets.reduce((sum, other) => sum + overlap(mine, other), own);
      const far = Math.hypot(away(at, mine, 'left', 'right'), away(at, mine, 'top', 'bottom'));
      places.push({ left, top, wide, hidden, far });
    }
  }
  const best = places.reduce((one, other) => (other.hidden - one.hidden || other.far - one.far) < 0 ? other : one);
  card.style.width = `${best.wide}px`;
  card.style.left = `${best.left}px`;
  card.style.top = `${best.top}px`;
}

// Beside it, at the record, and wherever else there may be room.
function corners(at, box, wide, high) {
  const xs = [at.left + GAP, at.left - wide - GAP, at.left - wide / 2, box.right + GAP, box.left - wide - GAP];
  const ys = [at.bottom + GAP, at.top - high - GAP, at.top - high / 2, box.bottom + GAP, box.top - high - GAP];
  xs.push(10, innerWidth - wide - 10);
  ys.push(8, innerHeight - high - 8);
  const found = ys.flatMap((y) => xs.map((x) => [x, y]));
  const rail = $('.rail')?.getBoundingClientRect();
  if (rail?.width) found.push([rail.left, rail.bottom - high]);
  for (let y = 8; y < innerHeight - high; y += STEP) for (let x = 10; x < innerWidth - wide; x += STEP) found.push([x, y]);
  return found;
}

// The part of a target that its window shows; null if none.
function seen(target) {
  const own = target.getBoundingClientRect();
  const part = { left: own.left, top: own.top, right: own.right, bottom: own.bottom };
  for (let one = target.closest(WINDOWS); one; one = one.parentElement.closest(WINDOWS)) {
    const box = one.getBoundingClientRect();
    part.left = Math.max(part.left, box.left);
    part.top = Math.max(part.top, box.top);
    part.right = Math.min(part.right, box.right);
    part.bottom = Math.min(part.bottom, box.bottom);
  }
  return part.right > part.left && part.bottom > part.top ? part : null;
}

const inside = (box, point) => point.x >= box.left && point.x <= box.right && point.y >= box.top && point.y <= box.bottom;

// How far two boxes are from each other in one direction.
const away = (a, b, from, to) => Math.max(0, b[from] - a[to], a[from] - b[to]);

function overlap(a, b) {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export function hideAbout() {
  open = null;
  asking++;
  clearTimeout(timer);
  $('#about').hidden = true;
}

// The others may move while a person reads or waits for the reason: it stays as long as the thing does.
onChange(() => {
  if (open === null) return;
  const { move, thing, act, passing, point } = open;
  if (act !== undefined && !buttonOf(act)) return hideAbout();
  const drawn = (kind, id) => $(`[data-${kind}="${CSS.escape(id)}"]`);
  const near = move !== undefined ? buttonOf(move) ?? drawn('move', move) : drawn('thing', thing);
  if (near) explain({ move, thing, act }, near, point, passing);
  else hideAbout();
});

// ---- what a choice would change ---------------------------------------------------------------------------------

export async function foresee(button) {
  if (button.classList.contains('no')) return;
  const mine = ++foreseeing;
  const html = await fetched('about', { move: moveOf(button), version: state.version });
  const line = $('#forecast');
  if (html === null || !line || mine !== foreseeing || $('#confirm[data-chosen]')) return;
  line.classList.remove('danger', 'idle');
  $('span', line).innerHTML = html;
}

// ---- pointing, focusing, pressing long ------------------------------------------------------------------------

function about(target) {
  const move = target.dataset.move ?? (target.matches('#answers .b') ? moveOf(target) : undefined);
  return { move, thing: target.closest('[data-thing]')?.dataset.thing };
}

function isPointed(target) {
  if (!target || !pointed) return false;
  const { move, thing } = about(target);
  return move === pointed.move && thing === pointed.thing;
}

function consider(event) {
  const target = event.target.closest?.(ASKABLE);
  clearTimeout(timer);
  for (const lit of $$('.lit')) lit.classList.remove('lit');
  if (!target) {
    // Time enough to come to the card and its link.
    if (open?.passing && !event.target.closest?.('#about')) timer = setTimeout(hideAbout, HOVER);
    return;
  }
  pointed = about(target);
  const { move, thing } = pointed;
  const button = move === undefined ? null : buttonOf(move);
  if (move !== undefined) for (const same of $$(`[data-move="${CSS.escape(move)}"]`)) same.classList.add('lit');
  button?.classList.add('lit');
  const point = event.type === 'focusin' ? null : { x: event.clientX, y: event.clientY };
  timer = setTimeout(() => {
    const legal = button && !button.classList.contains('no');
    if (legal) foresee(button);
    if (!legal) explain({ move, thing }, target, point, true);
    else if (thing) explain({ thing }, target, point, true);
  }, point ? HOVER : FOCUS);
}

// Elements that change under a pointer that rests are not pointed at; the same thing drawn anew is still the same.
let rests = { x: -1, y: -1 };
document.addEventListener('pointerover', (event) => {
  if (event.pointerType !== 'mouse') return;
  if (event.clientX !== rests.x || event.clientY !== rests.y) consider(event);
  else if (!isPointed(event.target.closest?.(ASKABLE))) clearTimeout(timer);
});
document.addEventListener('pointermove', (event) => (rests = { x: event.clientX, y: event.clientY }), { capture: true });
document.addEventListener('focusin', (event) => event.target.matches?.(':focus-visible') && consider(event));

let pressing = 0;
let long = false;
document.addEventListener('pointerdown', (event) => {
  long = false;
  rests = { x: event.clientX, y: event.clientY };
  const target = event.target.closest(ASKABLE);
  if (event.pointerType === 'mouse' || !(target ?? event.target.closest(MAIN))) return;
  const point = { x: event.clientX, y: event.clientY };
  clearTimeout(pressing);
  pressing = setTimeout(() => {
    long = true;
    if (!target) return shake();
    const { move, thing } = about(target);
    const legal = move !== undefined && buttonOf(move) && !buttonOf(move).classList.contains('no');
    explain(legal && thing ? { thing } : { move, thing }, target, point);
  }, PRESS);
});
let from = null;
document.addEventListener('pointerdown', (event) => (from = { x: event.clientX, y: event.clientY }), { capture: true });
document.addEventListener('pointermove', (event) => {
  if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > 10) clearTimeout(pressing);
});
for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => clearTimeout(pressing));

// A long press asks; it never plays. The click that ends it is nobody's.
document.addEventListener(
  'click',
  (event) => {
    if (!long) return;
    long = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  { capture: true },
);
document.addEventListener('contextmenu', (event) => {
  if (event.target.closest?.(ASKABLE) && event.pointerType !== 'mouse') event.preventDefault();
});
