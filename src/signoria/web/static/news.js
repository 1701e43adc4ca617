// What is new at a table: `listen(table, heard)`, with one stream for all tabs where the browser can share it.

import { Stream } from './stream.js';

const HERE = 30_000;
const HIDDEN = 30_000;

export function listen(table, heard) {
  if (window.SharedWorker) together(table, heard);
  else alone(table, heard);
}

function together(table, heard) {
  const ears = new SharedWorker('/static/ears.js', { type: 'module', name: 'signoria' });
  const here = () => ears.port.postMessage(table);
  let answered = true;
  const still = setInterval(() => {
    if (!answered) return giveUp();
    answered = false;
    here();
  }, HERE);
  // Ears that cannot be had, or have died.
  const giveUp = () => {
    clearInterval(still);
    ears.port.close();
    alone(table, heard);
  };
  ears.onerror = giveUp;
  ears.port.onmessage = ({ data: news }) => {
    answered = true;
    if (news) heard(news);
  };
  here();
  window.addEventListener('pagehide', () => ears.port.postMessage(null));
  window.addEventListener('pageshow', here);
  document.addEventListener('visibilitychange', () => document.hidden || here());
}

// A tab of its own; one that is out of sight lets its connection go after a while, and takes it up when it is seen.
function alone(table, heard) {
  const stream = new Stream(heard);
  let later = 0;
  stream.open([table]);
  document.addEventListener('visibilitychange', () => {
    clearTimeout(later);
    if (document.hidden) later = setTimeout(() => stream.close(), HIDDEN);
    else if (!stream.source) stream.open([table]);
  });
}
