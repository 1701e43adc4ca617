// What can be chosen comes forward, once for every decision: on a phone by its tab (unless a hand has just chosen
// another), on a low screen by scrolling. For titles whose own area asks for it: `data-forward` names the place (mine,
// board), or leaves it to where the targets are.

import { $, $$ } from './motion.js';
import { app, onChange, state } from './page.js';

let asked = '';

function comeForward() {
  const now = `${$('#question')?.textContent} ${$('#prompt').classList.contains('quiet')}`;
  if (now === asked) return;
  asked = now;
  const wish = $('#mine [data-forward]')?.dataset.forward;
  if (!$('#answers') || !wish) return;
  const place = ['mine', 'board'].includes(wish) ? wish : withTargets();
  if (!place) return;
  const tab = $(`.tabbar [data-tab=${place}]`);
  if (tab.offsetParent) {
    if (state.kept) return;
    if (['board', 'mine'].includes(app.dataset.tab)) tab.click();
    if (place !== 'mine') return;
    const proposed = $('#mine .proposed');
    (proposed ?? $('#mine .hit.legal'))?.scrollIntoView({ block: proposed ? 'center' : 'nearest' });
  } else if (document.documentElement.scrollHeight > innerHeight + 40) {
    scrollTo(place, wish);
  }
}

// A low screen: the own area, the map, or what can be chosen beside it.
function scrollTo(place, wish) {
  const beside = wish === 'yes' && place === 'board' && !$('#overlay .hit.legal') && $('#offer .hit.legal');
  if (beside) beside.scrollIntoView({ block: 'center' });
  else $(place === 'mine' ? '#mine' : '#main').scrollIntoView({ block: wish === 'board' ? 'start' : 'end' });
}

// Where alone something can be chosen; "" where it is both or none.
function withTargets() {
  const legal = (panel) => $$(`${panel} .hit.legal`).length;
  const board = legal('#overlay') + legal('#offer');
  const mine = legal('#mine');
  if (!board === !mine) return '';
  return mine ? 'mine' : 'board';
}

onChange(comeForward);
comeForward();

// A row of cards that a hand has moved goes back to the one in play, whose text is needed.
let playing = '';

function bringCard() {
  const card = $('#offer .now[id]');
  if (card && card.id !== playing) card.parentElement.scrollTo({ left: 0 });
  playing = card?.id ?? '';
}

onChange(bringCard);
bringCard();
