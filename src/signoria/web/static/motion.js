// Motion: pieces fly from where they were, points fly to the score.

export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];

export function snapshot() {
  const seen = new Map();
  for (const piece of $$('.pc[id], .pl-card[id]')) seen.set(piece.id, piece.getBoundingClientRect());
  const counts = new Map($$('[data-n][id]').map((e) => [e.id, +e.dataset.n]));
  return { seen, counts };
}

function fly(element, from, to, delay) {
  const copy = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const box = element.getBBox ? element.getBBox() : null;
  if (!box || !box.width) return;
  copy.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
  const inner = element.cloneNode(true);
  inner.removeAttribute('transform');
  inner.removeAttribute('id');
  for (const e of $$('[id]', inner)) e.removeAttribute('id');
  copy.append(inner);
  copy.classList.add('flying');
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, { left: `${to.left}px`, top: `${to.top}px`, width: `${to.width}px`, height: `${to.height}px` });
  document.body.append(copy);
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  const arc = Math.min(60, Math.hypot(dx, dy) / 4);
  element.classList.add('away');
  const flight = copy.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)` },
      { transform: `translate(${dx / 2}px, ${dy / 2 - arc}px) scale(1.18)`, offset: 0.5 },
      { transform: 'none' },
    ],
    { duration: 420, delay, easing: 'cubic-bezier(.3,.05,.15,1)', fill: 'backwards' },
  );
  flight.finished.finally(() => {
    copy.remove();
    element.classList.remove('away');
  });
}

function centre(element) {
  return element ? element.getBoundingClientRect() : null;
}

export function flyPieces(before) {
  let delay = 0;
  for (const piece of $$('.pc[id]')) {
    const now = piece.getBoundingClientRect();
    const was = before.seen.get(piece.id);
    const grown = piece.dataset.n !== undefined && before.counts.has(piece.id) && +piece.dataset.n > before.counts.get(piece.id);
    let from = was;
    if ((!was || grown) && piece.dataset.seat) from = source(piece, before) ?? centre($(`#plate-${piece.dataset.seat}`));
    if (!from || !now.width) continue;
    if (Math.hypot(from.left - now.left, from.top - now.top) < 6 || !isShown(piece, now)) continue;
    if (delay < 1200) fly(piece, from, now, delay);
    delay += 70;
  }
}

// Nothing flies to where a window that scrolls does not show it.
function isShown(piece, box) {
  const pane = piece.closest('.board, .mine')?.getBoundingClientRect();
  return !pane || (box.bottom > pane.top && box.top < pane.bottom && box.right > pane.left && box.left < pane.right);
}

// A counter that shrank or vanished elsewhere is where the new piece came from.
function source(piece, before) {
  const pool = piece.dataset.pool;
  if (!pool) return null;
  for (const [id, count] of before.counts) {
    if (id === piece.id || !before.seen.has(id)) continue;
    const other = document.getElementById(id);
    const samePool = other ? other.dataset.pool === pool : id.startsWith(pool);
    if (samePool && (!other || +other.dataset.n < count)) return before.seen.get(id);
  }
  return null;
}

// ---- points --------------------------------------------------------------------------------------------------------

const flying = new Map(); // by seat: points that are told, but have not arrived yet

export function flyPoints(lines) {
  let delay = 0;
  for (const line of lines) {
    if (!line.dataset.points || delay > 4000) continue;
    announced([line]);
    laurel(line, delay);
    delay += 220;
  }
}

// The score as it is told: what is still in the air is not counted yet.
function count(seat) {
  const score = $(`#vp-${seat}`);
  const points = score && +score.dataset.points - (flying.get(seat) ?? 0);
  if (score) $('[aria-hidden]', score).textContent = `${points}`.replace('-', '−');
}

function add(seat, points) {
  flying.set(seat, (flying.get(seat) ?? 0) + points);
  count(seat);
}

// Points that are told later are not in the score yet.
export function announced(lines) {
  for (const line of lines) if (line.dataset.points) add(line.dataset.seat, +line.dataset.points);
}

export function landed(lines) {
  for (const line of lines) {
    if (!line.dataset.points) continue;
    flying.delete(line.dataset.seat);
    count(line.dataset.seat);
  }
}

export function laurel(line, delay) {
  const { points, seat, at } = line.dataset;
  const goal = $(`#vp-${seat}`);
  const start = document.getElementById(`at-${at}`) ?? $('#overlay');
  if (!goal || !start) return;
  const from = start.getBoundingClientRect();
  const to = goal.getBoundingClientRect();
  const sign = document.createElement('b');
  sign.className = 'laurel';
  sign.textContent = points > 0 ? `+${points}` : `−${-points}`;
  sign.setAttribute('aria-hidden', 'true');
  sign.style.left = `${from.left + from.width / 2}px`;
  sign.style.top = `${from.top + from.height / 2}px`;
  document.body.append(sign);
  const dx = to.left - from.left - from.width / 2 + 10;
  const dy = to.top - from.top - from.height / 2;
  const flight = sign.animate(
    [
      { opacity: 0, transform: 'translate(-50%, 10px) scale(.7)' },
      { opacity: 1, transform: 'translate(-50%, -16px) scale(1.15)', offset: 0.2 },
      { opacity: 1, transform: 'translate(-50%, -16px) scale(1.15)', offset: 0.45 },
      { opacity: 0.9, transform: `translate(${dx}px, ${dy}px) scale(.8)` },
    ],
    { duration: 1250, delay, easing: 'cubic-bezier(.5,0,.2,1)', fill: 'both' },
  );
  flight.finished.finally(() => {
    sign.remove();
    if (flying.has(seat)) add(seat, -points);
    $(`#vp-${seat}`)?.animate([{ transform: 'scale(1.25)' }, { transform: 'none' }], { duration: 320 });
  });
}
