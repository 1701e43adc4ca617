// Cards that move: by dragging, by a click on the card and a click on its new place, or with the keys.
//
// A card that can be taken up says so by `data-drag`, a place where it may be laid by `data-drop`: the ids that the
// move is about. Whatever way it is done, it presses the button of that move; there are no rules here.
// `data-drag="*"` is a card whose move is about its new place alone. Where a card cannot go the reason is shown: the verb
// of the move stands in `data-verb` around them.

import { explain, foresee } from './about.js';
import { $, $$ } from './motion.js';

const NEAR = 6;
let held = null;
let from = null;
let copy = null;
let over = null;

function buttonFor(card, place) {
  const ids = card.dataset.drag === '*' ? [place.dataset.drop] : [card.dataset.drag, place.dataset.drop];
  const about = ids.join(' ');
  return $$('#answers .b:not(.no)').find((button) => button.dataset.about === about);
}

function takeUp(card) {
  putDown();
  held = card;
  card.classList.add('held');
  document.body.classList.add('carrying');
  for (const place of $$('[data-drop]')) place.classList.toggle('open', place !== card && !!buttonFor(card, place));
}

function putDown() {
  copy?.remove();
  for (const one of $$('.held, [data-drop].open, [data-drop].over')) one.classList.remove('held', 'open', 'over');
  document.body.classList.remove('carrying');
  held = from = copy = over = null;
}

function layDown(place) {
  const button = held && place && buttonFor(held, place);
  putDown();
  button?.click();
}

// The move that a drop would be, whether it is possible or not.
function moveOf(card, place) {
  const verb = card.closest('[data-verb]')?.dataset.verb;
  const goal = `${place?.dataset.as ?? ''} ${place?.dataset.thing ?? ''}`.split(' ').find((id) => id.startsWith('target-'));
  if (!verb || !goal || card.dataset.drag === '*') return null;
  return [verb, ...[card.dataset.drag, goal].map((id) => id.slice(id.indexOf('-') + 1))].join(' ');
}

function whyNot(x, y) {
  const place = document.elementFromPoint(x, y)?.closest('[data-thing]');
  const move = held && place !== held && moveOf(held, place);
  putDown();
  if (move) explain({ move }, place, { x, y });
}

// What would change is told before: the forecast of the button that the drop would press.
function hoverOver(place) {
  if (place === over) return;
  over?.classList.remove('over');
  over = place;
  if (!place) return;
  place.classList.add('over');
  const button = buttonFor(held, place);
  if (!button) return;
  button.hidden = false;
  button.scrollIntoView({ block: 'nearest' });
  for (const other of $$('#answers .lit')) other.classList.remove('lit');
  button.classList.add('lit');
  foresee(button);
}

function placeAt(x, y) {
  const place = document.elementFromPoint(x, y)?.closest('[data-drop]');
  return place?.classList.contains('open') ? place : null;
}

document.addEventListener('pointerdown', (event) => {
  const card = event.target.closest?.('[data-drag]');
  if (!card || event.button) return;
  from = { card, x: event.clientX, y: event.clientY };
});

document.addEventListener('pointermove', (event) => {
  if (!from) return;
  if (!copy) {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < NEAR) return;
    const { card, x, y } = from;
    takeUp(card);
    from = { card, x, y };
    const box = card.getBoundingClientRect();
    copy = card.cloneNode(true);
    copy.removeAttribute('id');
    copy.classList.add('vt-carried', 'carried');
    copy.style.width = `${box.width}px`;
    copy.dataset.dx = box.left - x;
    copy.dataset.dy = box.top - y;
    document.body.append(copy);
  }
  copy.style.left = `${event.clientX + +copy.dataset.dx}px`;
  copy.style.top = `${event.clientY + +copy.dataset.dy}px`;
  hoverOver(placeAt(event.clientX, event.clientY));
});

let dropped = false;
document.addEventListener('pointerup', (event) => {
  if (copy) {
    const place = placeAt(event.clientX, event.clientY);
    if (place) layDown(place);
    else whyNot(event.clientX, event.clientY);
    dropped = true;
    setTimeout(() => (dropped = false));
  }
  from = null;
});
document.addEventListener('pointercancel', putDown);

// Before the page's own listener: a click after a drag is none, and one on an open place lays the card down.
document.addEventListener('click', (event) => {
  const stop = () => {
    event.stopPropagation();
    event.preventDefault();
  };
  if (dropped) return stop();
  const place = held && event.target.closest?.('[data-drop].open');
  if (place) {
    stop();
    return layDown(place);
  }
  const card = event.target.closest?.('[data-drag]');
  if (card && card !== held) takeUp(card);
  else if (!event.target.closest?.('#answers')) putDown();
}, true);

// Enter takes the focused card up; then the arrows go from place to place, Enter lays it down, Escape puts it back.
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && held) return putDown();
  const card = event.target.closest?.('[data-drag]');
  const open = $$('[data-drop].open');
  if (event.key === 'Enter' && held && over) {
    event.preventDefault();
    event.stopPropagation();
    return layDown(over);
  }
  if (event.key === 'Enter' && card && card !== held) {
    event.preventDefault();
    event.stopPropagation();
    takeUp(card);
    return hoverOver($('[data-drop].open'));
  }
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (by && held && open.length) {
    event.preventDefault();
    event.stopPropagation();
    hoverOver(open[(open.indexOf(over) + by + open.length) % open.length]);
  }
}, true);

// What was held is gone when the page has changed.
document.addEventListener('htmx:before:swap', putDown);
