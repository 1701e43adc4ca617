// What a choice is about lights up on the table while its button is pointed at: the very cards a payment would turn.
// An element says by `data-thing` what it is, and by `data-as` which things it stands for in moves; a button says by
// `data-about` what it is about.

import { $$ } from './motion.js';

function light(event) {
  for (const thing of $$('.lit[data-thing]')) thing.classList.remove('lit');
  const button = event.target.closest?.('#answers [data-about]');
  if (!button) return;
  for (const what of button.dataset.about.split(' ')) {
    const id = CSS.escape(what);
    for (const thing of $$(`[data-as~="${id}"], [data-thing="${id}"]`)) thing.classList.add('lit');
  }
}

// After the page's own listener, which puts out what was lit before.
document.addEventListener('pointerover', (event) => queueMicrotask(() => light(event)));
document.addEventListener('focusin', (event) => queueMicrotask(() => light(event)));
