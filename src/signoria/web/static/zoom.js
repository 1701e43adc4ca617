// A map too large for its window: it opens on the active area (`data-focus`), pans, pinches, and shows a little map.
// The sheet says what it needs: `data-focus="x y w h"` in its own units, `data-least` (pixels for a unit below which its
// lettering is too small; without it the map always zooms), `data-mini` (the id of a simple drawing of the whole),
// `data-closer` and `data-farther` (what its button is called).

const map = document.querySelector('.app .map');
const overlay = document.querySelector('#overlay');
const SVG = 'http://www.w3.org/2000/svg';
const state = { sheet: null, whole: null, view: null, focus: '', mine: false };
const still = matchMedia('(prefers-reduced-motion: reduce)');

function sheet() {
  return overlay?.querySelector(':scope > svg[data-focus]');
}

function rect(text) {
  const [x, y, w, h] = text.split(' ').map(Number);
  return { x, y, w, h };
}

// ---- what is shown --------------------------------------------------------------------------------------------------

function pane() {
  const box = map.getBoundingClientRect();
  return { w: Math.max(1, box.width), h: Math.max(1, box.height) };
}

function fits() {
  const pixels = pane();
  const scale = Math.min(pixels.w / state.whole.w, pixels.h / state.whole.h);
  return scale >= (+state.sheet.dataset.least || Infinity);
}

// A part of the sheet with the shape of the window, about a middle; never larger than the sheet, never beside it.
function framed(part, readable = false) {
  const pixels = pane();
  const shape = pixels.w / pixels.h;
  let w = Math.max(part.w, part.h * shape);
  if (readable && +state.sheet.dataset.least) w = Math.min(w, pixels.w / (1.1 * state.sheet.dataset.least));
  const most = Math.max(state.whole.w, state.whole.h * shape);
  w = Math.min(w, most);
  const h = w / shape;
  const x = hold(part.x + part.w / 2 - w / 2, w, state.whole.x, state.whole.w);
  const y = hold(part.y + part.h / 2 - h / 2, h, state.whole.y, state.whole.h);
  return { x, y, w, h };
}

function hold(at, size, from, room) {
  if (size >= room) return from + (room - size) / 2;
  return Math.min(Math.max(at, from), from + room - size);
}

function show(view) {
  state.view = view;
  const text = `${view.x} ${view.y} ${view.w} ${view.h}`;
  for (const svg of map.querySelectorAll('.backdrop > svg, #overlay > svg')) {
    if (svg.getAttribute('viewBox') !== text) svg.setAttribute('viewBox', text);
  }
  drawMini();
}

let moving = 0;
function glide(to) {
  cancelAnimationFrame(moving);
  const from = state.view;
  if (!from || still.matches || document.hidden) {
    show(to);
    return giveWay();
  }
  const began = performance.now();
  const step = (now) => {
    const t = Math.min(1, (now - began) / 380);
    const k = t * t * (3 - 2 * t);
    const mix = (a, b) => a + (b - a) * k;
    show({ x: mix(from.x, to.x), y: mix(from.y, to.y), w: mix(from.w, to.w), h: mix(from.h, to.h) });
    if (t < 1) moving = requestAnimationFrame(step);
    else giveWay();
  };
  moving = requestAnimationFrame(step);
}

// Something of the sheet comes into the window, as a whole where it is large.
export function reveal(target) {
  if (!state.view || fits() || !overlay.contains(target)) return;
  const box = target.getBoundingClientRect();
  const pane = map.getBoundingClientRect();
  if (box.left >= pane.left && box.right <= pane.right && box.top >= pane.top && box.bottom <= pane.bottom) return;
  const from = units({ clientX: box.left, clientY: box.top });
  const to = units({ clientX: box.right, clientY: box.bottom });
  const w = Math.max(state.view.w, 1.1 * (to.x - from.x));
  const h = Math.max(state.view.h, 1.1 * (to.y - from.y));
  state.mine = true;
  glide(framed({ x: (from.x + to.x - w) / 2, y: (from.y + to.y - h) / 2, w, h }));
}

// ---- the little map -------------------------------------------------------------------------------------------------

let mini = null;
function makeMini() {
  mini = document.createElement('div');
  mini.className = 'mini';
  mini.innerHTML = `<svg xmlns="${SVG}" aria-hidden="true"><rect class="sea"/><use/><rect class="now"/></svg>
    <button type="button"><svg viewBox="0 0 24 24" aria-hidden="true"><use href="#i-ui-zoom"/></svg></button>`;
  map.append(mini);
  mini.addEventListener('click', (event) => {
    event.stopPropagation();
    if (event.target.closest('button')) return toggle();
    const svg = mini.querySelector('svg');
    const box = svg.getBoundingClientRect();
    const x = state.whole.x + ((event.clientX - box.left) / box.width) * state.whole.w;
    const y = state.whole.y + ((event.clientY - box.top) / box.height) * state.whole.h;
    state.mine = true;
    const { w, h } = isWhole() ? framed(rect(state.focus), true) : state.view;
    glide(framed({ x: x - w / 2, y: y - h / 2, w, h }));
  });
}

function isWhole() {
  return state.view.w >= state.whole.w && state.view.h >= state.whole.h;
}

// One button for who cannot pinch: the whole sheet, and back to where something is asked.
function toggle() {
  state.mine = !isWhole();
  glide(state.mine ? framed(state.whole) : framed(rect(state.focus), true));
}

function drawMini() {
  const small = fits();
  if (!mini && small) return;
  if (!mini) makeMini();
  mini.hidden = small;
  const { closer = '', farther = '' } = state.sheet.dataset;
  mini.querySelector('button').ariaLabel = isWhole() ? closer : farther;
  const svg = mini.querySelector('svg');
  const { x, y, w, h } = state.whole;
  svg.setAttribute('viewBox', `${x} ${y} ${w} ${h}`);
  const place = (element, part) => {
    for (const [name, value] of [['x', part.x], ['y', part.y], ['width', part.w], ['height', part.h]]) element.setAttribute(name, value);
  };
  place(svg.querySelector('.sea'), state.whole);
  const left = Math.max(x, state.view.x), top = Math.max(y, state.view.y);
  const right = Math.min(x + w, state.view.x + state.view.w), foot = Math.min(y + h, state.view.y + state.view.h);
  place(svg.querySelector('.now'), { x: left, y: top, w: right - left, h: foot - top });
  if (state.sheet.dataset.mini) svg.querySelector('use').setAttribute('href', `#${state.sheet.dataset.mini}`);
}

// The little map and its button lie where nothing can be chosen: a finger beside them would meet them instead. Where
// there is no such place, the little map only shows.
const ROOM = 14;
function giveWay() {
  if (!mini || mini.hidden) return;
  const targets = [...overlay.querySelectorAll('.legal')].map((target) => target.getBoundingClientRect());
  const covers = (element, corner) => {
    element.dataset.corner = corner;
    const box = element.getBoundingClientRect();
    const meets = (at) =>
      at.left < box.right + ROOM && at.right > box.left - ROOM && at.top < box.bottom + ROOM && at.bottom > box.top - ROOM;
    return targets.filter(meets).length;
  };
  const where = { svg: ['right', 'left', 'foot'], button: ['right', 'middle'] };
  for (const [name, corners] of Object.entries(where)) {
    const element = mini.querySelector(name);
    const found = corners.map((corner) => covers(element, corner));
    const least = Math.min(...found);
    element.dataset.corner = corners[found.indexOf(least)];
    element.classList.toggle('shy', least > 0);
  }
}

function zoom(by, at = null) {
  const view = state.view;
  const w = Math.max(view.w * by, state.whole.w / 6);
  const k = w / view.w;
  const middle = at ?? { x: view.x + view.w / 2, y: view.y + view.h / 2 };
  state.mine = true;
  show(framed({ x: middle.x - (middle.x - view.x) * k, y: middle.y - (middle.y - view.y) * k, w, h: view.h * k }));
}

// ---- fingers ----------------------------------------------------------------------------------------------------------

const fingers = new Map();
let dragged = 0;
function units(event) {
  const box = map.getBoundingClientRect();
  const scale = state.view.w / box.width;
  return { x: state.view.x + (event.clientX - box.left) * scale, y: state.view.y + (event.clientY - box.top) * scale };
}

map?.addEventListener('pointerdown', (event) => {
  if (!state.view || fits() || event.target.closest('.mini, details')) return;
  if (fingers.size === 0) dragged = 0;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
});
addEventListener('pointermove', (event) => {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  const now = { x: event.clientX, y: event.clientY };
  dragged += Math.hypot(now.x - before.x, now.y - before.y);
  fingers.set(event.pointerId, now);
  if (dragged < 8) return;
  cancelAnimationFrame(moving);
  state.mine = true;
  const scale = state.view.w / map.getBoundingClientRect().width;
  if (fingers.size === 1) {
    show(framed({ ...state.view, x: state.view.x - (now.x - before.x) * scale, y: state.view.y - (now.y - before.y) * scale }));
    return;
  }
  const other = [...fingers.entries()].find(([id]) => id !== event.pointerId)[1];
  const apart = Math.hypot(now.x - other.x, now.y - other.y);
  const was = Math.hypot(before.x - other.x, before.y - other.y);
  if (apart > 10 && was > 10) zoom(was / apart, units({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 }));
});
for (const end of ['pointerup', 'pointercancel']) {
  addEventListener(end, (event) => {
    if (fingers.delete(event.pointerId) && dragged >= 8) giveWay();
  });
}
// A finger that has moved the map chooses nothing.
map?.addEventListener('click', (event) => {
  if (dragged >= 8 && !event.target.closest('.mini')) event.stopPropagation();
  dragged = 0;
}, true);
map?.addEventListener('wheel', (event) => {
  if (!state.view || fits() || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  zoom(event.deltaY > 0 ? 1.15 : 1 / 1.15, units(event));
}, { passive: false });

// ---- what has come ----------------------------------------------------------------------------------------------------

function look() {
  state.sheet = sheet();
  if (!map || !state.sheet) return;
  state.whole ??= rect(state.sheet.getAttribute('viewBox'));
  if (!map.clientWidth) return;
  map.classList.toggle('zoomed', !fits());
  const asked = state.sheet.dataset.focus;
  if (fits()) {
    state.focus = asked;
    return show(state.whole);
  }
  if (asked !== state.focus) {
    // A new question: look there, wherever the finger has left the map.
    state.focus = asked;
    state.mine = false;
  }
  if (state.mine && state.view) show(framed(state.view));
  else if (state.view) return glide(framed(rect(asked), true));
  else show(framed(rect(asked), true));
  giveWay();
}

// A board that scrolls shows all that can be chosen beside the map, or something of it where there is too much.
function bring() {
  const board = document.querySelector('.board');
  if (!board || board.scrollHeight <= board.clientHeight + 4) return;
  const box = board.getBoundingClientRect();
  const targets = [...board.querySelectorAll('#offer .hit.legal')];
  if (!targets.length) return;
  const places = targets.map((target) => target.getBoundingClientRect());
  const top = Math.min(...places.map((at) => at.top)) - 8, bottom = Math.max(...places.map((at) => at.bottom)) + 8;
  const seen = (at) => at.top >= box.top && at.bottom <= box.bottom;
  if (bottom - top <= box.height) board.scrollTop += Math.max(0, bottom - box.bottom) + Math.min(0, top - box.top);
  else if (!places.some(seen)) targets[0].scrollIntoView({ block: 'center', inline: 'nearest' });
}

if (sheet()) {
  new MutationObserver(bring).observe(document.querySelector('#offer'), { childList: true, subtree: true });
  bring();
  new MutationObserver(look).observe(overlay, { childList: true, subtree: false });
  new MutationObserver(() => {
    const svg = sheet();
    if (svg && state.view && svg.getAttribute('viewBox') !== `${state.view.x} ${state.view.y} ${state.view.w} ${state.view.h}`) look();
    else if (svg && svg.dataset.focus !== state.focus) look();
  }).observe(overlay, { attributes: true, attributeFilter: ['viewBox', 'data-focus'], subtree: true });
  new ResizeObserver(() => {
    state.view = null;
    look();
  }).observe(map);
  look();
}
