// In the page of a live example, before anything is painted: the colours that the reader chose on the site.
const KEY = 'vitepress-theme-appearance';

const applyScheme = () => {
  let chosen = null;
  try {
    chosen = localStorage.getItem(KEY);
  } catch {
    // Storage is switched off: the system decides.
  }
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.scheme = chosen;
};

applyScheme();
addEventListener('storage', ({ key }) => {
  // An open checkout keeps the colours that it was opened with.
  if (key === KEY) location.reload();
});
