// Tabs beside the board and on the phone, and the layout.

import { $, $$ } from './motion.js';
import { app, onChange, show, small, state } from './page.js';

// The server draws a phone page of its own; without cookies it cannot know for whom.
function checkLayout() {
  const wanted = small.matches ? 'phone' : 'desk';
  if (wanted === app.dataset.layout) return;
  document.cookie = `layout=${wanted}; path=/; max-age=31536000; samesite=lax`;
  if (document.cookie.includes(`layout=${wanted}`)) location.reload();
}
small.addEventListener('change', checkLayout);
checkLayout();

// A tray whose title gives it no height keeps the greatest that it had: the board moves no more than it must.
let least = 0;
onChange(() => {
  least = Math.max(least, $('#mine').offsetHeight);
  app.style.setProperty('--tray-least', `${least}px`);
});
addEventListener('resize', () => {
  least = 0;
  app.style.removeProperty('--tray-least');
});

for (const tab of $$('[role=tab]')) {
  tab.addEventListener('click', () => choosePane(tab));
  tab.addEventListener('keydown', (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const all = $$('[role=tab]');
    const next = all[(all.indexOf(tab) + by + all.length) % all.length];
    choosePane(next);
    next.focus();
  });
}

function choosePane(tab) {
  for (const other of $$('[role=tab]')) {
    const on = other === tab;
    other.setAttribute('aria-selected', on);
    other.tabIndex = on ? 0 : -1;
    document.getElementById(other.getAttribute('aria-controls')).hidden = !on;
  }
  // The text of the board is fetched only while somebody reads it.
  if (tab.id === 'tab-text' && !state.busy) show();
}

document.addEventListener('click', (event) => {
  const wanted = event.target.closest('[data-pane]');
  if (!wanted) return;
  if (small.matches) $('.tabbar [data-tab=log]').click();
  choosePane(document.getElementById(wanted.dataset.pane));
});

for (const button of $$('.tabbar button')) {
  button.addEventListener('click', (event) => {
    state.kept ||= event.isTrusted;
    app.dataset.tab = button.dataset.tab;
    for (const other of $$('.tabbar button')) other.setAttribute('aria-pressed', other === button);
  });
}
