// Small helps on every page: copy buttons, and pages that wait for the table to begin.

for (const button of document.querySelectorAll('[data-copy]')) {
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.classList.add('copied');
  });
}

const link = document.querySelector('[data-copy-link]');
link?.addEventListener('click', async (event) => {
  event.preventDefault();
  await navigator.clipboard.writeText(link.href);
  link.classList.add('copied');
});

const waiting = document.querySelector('[data-until]');
if (waiting) {
  const stream = new EventSource(waiting.dataset.stream);
  let first = null;
  stream.onmessage = (message) => {
    const now = JSON.parse(message.data);
    first ??= now.version;
    if (now.state === waiting.dataset.until || now.version !== first) location.reload();
  };
}
