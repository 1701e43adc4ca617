// A click that was meant for the old question never answers the new one.

import { isTelling, skip } from './account.js';
import { $, $$ } from './motion.js';
import { app, onChange, state } from './page.js';

const OTHERS = 400; // milliseconds after somebody else's move, or an own one that cannot be taken back
const ARMED = 250; // after the button for the second touch has come
const OWN = 120; // after an own step that can be taken back
const TWICE = 500; // between the clicks of a double click,
const NEAR = 12; // and pixels
const CHOOSING = '#answers button, [data-move], [data-pick], #undo, #restart';

let asked = asking();
let timer = 0;

function asking() {
  const prompt = $('#prompt');
  return { question: prompt.dataset.asking, chosen: $('#confirm')?.dataset.chosen, quiet: prompt.classList.contains('quiet') };
}

function look() {
  const now = asking();
  const same = now.question === asked.question && now.quiet === asked.quiet;
  if (!same) {
    for (const list of $$('#prompt, #answers .ch')) list.scrollTop = 0;
    settle($('#undo:not([disabled])') ? OWN : OTHERS);
  } else if (now.chosen && now.chosen !== asked.chosen) settle(ARMED);
  asked = now;
}

// At once when the parts have changed, before anybody else is told.
document.addEventListener('htmx:finally:swap', look, { capture: true });
onChange(look);

// The time runs from when the new question is seen, however slow the machine is.
let frame = 0;
function settle(time) {
  clearTimeout(timer);
  cancelAnimationFrame(frame);
  app.classList.add('settling');
  frame = requestAnimationFrame(() => (timer = setTimeout(() => app.classList.remove('settling'), time)));
}

// What a press was aimed at. When it ends something else may be asked; and the second half of a double click may meet the
// main button, which has just come under it.
let aimed = null;
let before = null;

document.addEventListener(
  'pointerdown',
  (event) => {
    before = aimed;
    const on = event.target.closest?.(CHOOSING);
    aimed = { x: event.clientX, y: event.clientY, time: event.timeStamp, question: asked.question, on: on && (on.id || 'choice') };
  },
  { capture: true },
);

function astray(event) {
  if (!event.detail || !aimed) return false; // from the keyboard
  if (aimed.question !== asked.question) return true;
  if (aimed.on !== 'confirm' || !before?.on) return false;
  const came = before.on !== 'confirm' || before.question !== aimed.question;
  return came && aimed.time - before.time < TWICE && Math.hypot(aimed.x - before.x, aimed.y - before.y) < NEAR;
}

// Whether a click or a key would come too early; it shows that it was seen. What happened is told before the next question:
// who does not want to wait for it skips it.
export function tooEarly() {
  const early = isTelling() || state.acting > 0 || app.ariaBusy === 'true' || app.classList.contains('settling');
  if (early) shake();
  return early;
}

// A press was seen, and does nothing.
export function shake() {
  $('#prompt').animate([{ transform: 'none' }, { transform: 'translateX(3px)' }, { transform: 'none' }], { duration: 120 });
}

document.addEventListener(
  'click',
  (event) => {
    if (!event.target.closest?.(CHOOSING)) return;
    if (astray(event)) shake();
    else if (tooEarly()) skip();
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  { capture: true },
);
