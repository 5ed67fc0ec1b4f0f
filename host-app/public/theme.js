// Before the first paint, so that a page never flashes in the wrong colors. The app changes the theme later (data/local/apply-theme.ts).
(function () {
  let theme = null;
  try {
    theme = localStorage.getItem('user_theme');
  } catch {
    // A browser without storage follows the system.
  }
  if (theme !== 'light' && theme !== 'dark') return;
  document.documentElement.dataset.theme = theme;
  for (const bar of document.querySelectorAll('meta[name="theme-color"]'))
    bar.media = bar.dataset.theme === theme ? 'all' : 'not all';
})();
