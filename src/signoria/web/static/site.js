// Small helps on every page: copy buttons, and pages that wait for the table to begin.

async function copy(text) {
  // Browsers have a clipboard only where the page came by HTTPS.
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}

for (const button of document.querySelectorAll('[data-copy]')) {
  button.addEventListener('click', async () => {
    await copy(button.dataset.copy);
    button.classList.add('copied');
  });
}

const link = document.querySelector('[data-copy-link]');
link?.addEventListener('click', async (event) => {
  event.preventDefault();
  await copy(link.href);
  link.classList.add('copied');
});

// A file that is too large is not even sent.
for (const field of document.querySelectorAll('[data-most]')) {
  field.addEventListener('change', () => {
    const large = field.files[0]?.size > +field.dataset.most;
    field.setCustomValidity(large ? field.dataset.tooLong : '');
    field.reportValidity();
  });
}

const waiting = document.querySelector('[data-until]');
if (waiting) {
  const { listen } = await import('./news.js');
  listen(waiting.dataset.table, (now) => {
    if (now.state === waiting.dataset.until || now.version !== +waiting.dataset.version) location.reload();
  });
}
