// What would you do, and what did the bot think? The page goes on meanwhile; an answer to an old question is dropped.

import { $ } from './motion.js';
import { app, table } from './page.js';

document.addEventListener('click', async (event) => {
  const button = event.target.closest?.('#hint, #thought');
  if (!button) return;
  const asking = $('#prompt').dataset.asking;
  button.disabled = true;
  $('#hinted').textContent = $('#hinted').dataset.thinking;
  let said = '';
  try {
    const body = new URLSearchParams({ seat: app.dataset.seat });
    const answer = await fetch(`/t/${table}/${button.id}`, { method: 'POST', body });
    if (answer.ok) said = await answer.text();
  } finally {
    button.disabled = false;
    if ($('#prompt').dataset.asking === asking && $('#hinted')) $('#hinted').innerHTML = said;
  }
});
