// Chapters of the log (a scoring, a fair): told place by place, skippable, and summed up on a card that is dismissed.

import { $, $$, announced, landed, laurel } from './motion.js';
import { fetched, still } from './page.js';
import { reveal } from './zoom.js';

const EACH = 1100; // milliseconds for one place
let telling = Promise.resolve();
let skipped = false;
let dismissed = null;

// When everything is told and the summary is put away.
export const told = () => telling;

export const isTelling = () => !$('#telling').hidden;

export function tell(lines, moving) {
  if (!lines.length) return;
  if (moving) {
    announced(lines);
    conceal(lines[0]);
  }
  const app = $('.app');
  app.dataset.telling = 'yes';
  const mine = telling.then(() => tellAll(lines, moving)).catch(() => {});
  telling = mine;
  mine.then(() => telling === mine && delete app.dataset.telling);
}

async function tellAll(lines, moving) {
  skipped = false;
  if (moving) await placeByPlace(lines);
  // What came together is summed up together; a chapter in whose midst somebody is asked waits.
  const whole = new Set(lines.map((line) => line.dataset.chapter));
  whole.delete($('#log').dataset.open);
  if (whole.size) await summary([...whole].join());
}

async function placeByPlace(lines) {
  const caption = $('#telling');
  caption.hidden = false;
  $('#skip').hidden = false;
  for (const group of byPlace(lines)) {
    if (skipped) break;
    const place = document.getElementById(`at-${group[0].dataset.at}`);
    place?.classList.add('told-here');
    comeTo(place);
    disclose(group);
    const texts = group.map((line) => $('span', line).firstChild.cloneNode());
    caption.replaceChildren(...texts.flatMap((text) => [text, document.createElement('br')]));
    group.forEach((line, n) => line.dataset.points && laurel(line, n * 220));
    await Promise.race([new Promise((done) => setTimeout(done, EACH + 220 * (group.length - 1))), skipping()]);
    place?.classList.remove('told-here');
  }
  landed(lines);
  disclose($$('#log .untold'));
  caption.hidden = true;
  $('#skip').hidden = true;
}

// On a small screen the place may be out of sight.
function comeTo(place) {
  if (!place?.getClientRects().length) return;
  place.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  reveal(place);
}

// The log does not run ahead of what is told.
function conceal(first) {
  for (let line = first; line; line = line.nextElementSibling) line.classList.add('untold');
}

function disclose(lines) {
  for (const line of lines) line.classList.remove('untold');
  $('#pane-log').scrollTop = $('#pane-log').scrollHeight;
}

function byPlace(lines) {
  const groups = [];
  for (const line of lines) {
    const at = line.dataset.at ?? '';
    if (groups.length && at && groups.at(-1)[0].dataset.at === at) groups.at(-1).push(line);
    else groups.push([line]);
  }
  return groups;
}

let skipNow = () => {};
const skipping = () => new Promise((done) => (skipNow = done));

export function skip() {
  skipped = true;
  skipNow();
}

// ---- the summary -------------------------------------------------------------------------------------------------

export async function summary(starts) {
  const html = await fetched('chapter', { from: starts });
  if (html === null) return;
  const card = $('#account');
  card.innerHTML = html;
  card.hidden = false;
  card.classList.toggle('still', still.matches);
  await new Promise((done) => (dismissed = done));
}

export function dismiss() {
  const card = $('#account');
  if (card.hidden) return false;
  card.hidden = true;
  dismissed?.();
  return true;
}

document.addEventListener('click', (event) => {
  if (event.target.closest('#account-done')) dismiss();
  const again = event.target.closest('[data-account]');
  if (again) {
    dismiss();
    summary(again.dataset.account);
  }
  if (event.target.closest('#skip, #telling')) skip();
});
