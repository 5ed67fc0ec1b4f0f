/** The switch goes from the system's colours to light, to dark, and back. */
const ORDER = ['', 'light', 'dark'];
const LABELS = {
  '': 'Colours: as the system. Switch to light',
  light: 'Colours: light. Switch to dark',
  dark: 'Colours: dark. Switch to the system’s',
};

function keep(scheme) {
  try {
    if (scheme) localStorage.setItem('docs.scheme', scheme);
    else localStorage.removeItem('docs.scheme');
  } catch {
    // Storage is switched off: it lasts as long as the page.
  }
}

export function offerSchemes() {
  const root = document.documentElement;
  const button = document.querySelector('.scheme');
  const show = () => button.setAttribute('aria-label', LABELS[root.dataset.scheme ?? ''] ?? LABELS['']);
  button.hidden = false;
  show();
  button.addEventListener('click', () => {
    const next = ORDER[(ORDER.indexOf(root.dataset.scheme ?? '') + 1) % ORDER.length];
    if (next) root.dataset.scheme = next;
    else delete root.dataset.scheme;
    keep(next);
    show();
  });
}
