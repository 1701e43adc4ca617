// The rules beside the table: a link to a clause opens it there. With a modifier, or without script, it is a link.

import { hideAbout } from './about.js';
import { $, $$ } from './motion.js';
import { small } from './page.js';

const book = $('#rulebook');
const found = $('#found', book);
const field = $('input', book);
const start = `/rules/${$('.seek', book).getAttribute('action').split(/[/#]/)[2]}`;
let from = null; // what was clicked: the focus goes back there

async function open(clause, link) {
  if (!book.contains(link)) from = link.closest('#about') ? $('[aria-describedby=about]') : link;
  if (!found.childElementCount || field.value) {
    const answer = await fetch(`${start}/clauses`).catch(() => null);
    if (!answer?.ok) return void openPage(link);
    field.value = '';
    found.innerHTML = await answer.text();
  }
  (small.matches ? document.body : $('.side')).append(book); // a sheet on a phone, the place of the log on a desk
  book.hidden = false;
  hideAbout();
  show(clause);
}

function openPage(link) {
  window.open(link.href, '_blank', 'noopener');
}

function show(clause) {
  for (const old of $$('.here', found)) old.classList.remove('here');
  const place = clause ? document.getElementById(clause) : null;
  if (!place) return field.focus();
  place.classList.add('here');
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: 'start' });
}

function close() {
  book.hidden = true;
  for (const back of [from, $('#main')]) {
    back?.focus?.({ preventScroll: true });
    if (document.activeElement === back) return;
  }
}

document.addEventListener('click', (event) => {
  if (event.target.closest('#rulebook-close')) return close();
  const link = event.target.closest('a[href]');
  if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const url = new URL(link.href);
  const inside = book.contains(link) && link.getAttribute('href').startsWith('#');
  const here = url.origin === location.origin && url.pathname === start && !url.search;
  if ('page' in link.dataset || (!inside && !here && !book.contains(link))) return;
  event.preventDefault();
  if (!inside && !here) return openPage(link);
  for (const menu of $$('details[open].menu')) menu.open = false;
  open(decodeURIComponent(url.hash.slice(1)), link);
});

// What is found is read from its beginning.
new MutationObserver(() => field.value && found.scrollTo(0, 0)).observe(found, { childList: true });

// Keys that are pressed in the book are not meant for the table.
book.addEventListener('keydown', (event) => event.key !== 'Escape' && event.stopPropagation());
document.addEventListener(
  'keydown',
  (event) => {
    if (event.key !== 'Escape' || book.hidden || !$('#account').hidden) return;
    event.stopImmediatePropagation();
    close();
  },
  { capture: true },
);
