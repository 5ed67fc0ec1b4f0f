// Before the first paint, so that a dark page never flashes white. The app changes the attribute later (stores/theme.ts).
(function () {
  var theme = 'light';
  try {
    theme = localStorage.getItem('user_theme') || theme;
  } catch (error) {
    // A browser without storage gets the default.
  }
  document.documentElement.dataset.theme = theme;
})();
