// Before the first paint, so that a dark page never flashes white. The app changes the attribute later (stores/theme.ts).
(function () {
  let theme = 'light';
  try {
    theme = localStorage.getItem('user_theme') || theme;
  } catch {
    // A browser without storage gets the default.
  }
  document.documentElement.dataset.theme = theme;
})();
