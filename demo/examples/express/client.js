// The server decides what the page contains, so a purchase asks it for the page again.
window.addEventListener('purchase-finished', () => window.location.reload());
