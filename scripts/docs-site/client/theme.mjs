// Before anything is painted: the colours that the reader has chosen, or none, which follows the system.
try {
  const chosen = localStorage.getItem('docs.scheme');
  if (chosen) document.documentElement.dataset.scheme = chosen;
} catch {
  // Storage is switched off: the system decides.
}
