// A paywall and nothing else, for pictures and tests: ?offering=paywall-hero&locale=de
const query = new URLSearchParams(location.search);
const paywall = document.createElement('purchase-paywall');
window.demo.configure();
for (const name of ['offering', 'locale', 'color-mode'])
  if (query.has(name)) paywall.setAttribute(name, query.get(name));
document.getElementById('place').append(paywall);
