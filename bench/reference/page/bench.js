// What every page of the measurement runs, whichever client it has: the only difference is where the class is found, and
// what the call for a paywall is called.
const api = window.Purchases.Purchases ?? window.Purchases;
const settings = JSON.parse(document.documentElement.dataset.settings);

const visible = (element) => {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** Every element of the page, those in open shadow trees included. */
function* elements(root) {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* elements(element.shadowRoot);
  }
}

const ownText = (element) =>
  [...element.childNodes].map((node) => (node.nodeType === 3 ? node.data : '')).join('');

/** True once each of the texts stands in something that can be seen. */
function showsTexts(texts) {
  const missing = new Set(texts);
  for (const element of elements(document.body)) {
    if (element.tagName === 'SCRIPT' || element.tagName === 'STYLE') continue;
    const text = ownText(element);
    for (const wanted of missing) if (text.includes(wanted) && visible(element)) missing.delete(wanted);
    if (missing.size === 0) return true;
  }
  return false;
}

/** A field for the e-mail address, or the card provider's form: from here on the customer can act. */
const FORM = 'input[type=email], input[autocomplete=email], input[name=email], [data-card-form]';
function showsForm() {
  for (const element of elements(document.body)) if (element.matches(FORM) && visible(element)) return true;
  return false;
}

/** When the frame in which `isThere` became true was on screen. */
const painted = (isThere) =>
  new Promise((resolve) => {
    const look = () => {
      if (!isThere()) return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      // Handled after the frame that is being made.
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });

const bench = { violations: [], failure: null, closed: 0 };
window.bench = bench;
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  bench.violations.push(`${effectiveDirective} ${blockedURI}`),
);

bench.configure = () =>
  (bench.purchases = api.configure(settings.apiKey, settings.appUserId, { proxyURL: settings.billing }));
bench.preload = () => bench.purchases.preload();
bench.offerings = async () => (bench.all = (await bench.purchases.getOfferings()).all);

/** The two answers that an offer is made of, one after the other, asked for without a client: how long it took, in ms. */
bench.answers = async () => {
  const headers = { Authorization: `Bearer ${settings.apiKey}`, 'Content-Type': 'application/json' };
  const ask = async (path) => (await fetch(settings.billing + path, { headers })).json();
  const customer = `subscribers/${settings.appUserId}`;
  const started = performance.now();
  const { offerings } = await ask(`/v1/${customer}/offerings`);
  const packages = offerings.flatMap((offering) => offering.packages);
  const ids = new Set(packages.map((each) => each.platform_product_identifier));
  await ask(`/rcbilling/v1/${customer}/products?${[...ids].map((id) => `id=${id}`).join('&')}`);
  return performance.now() - started;
};

bench.purchase = () => {
  const rcPackage = bench.all[settings.offering].packagesById[settings.package];
  bench.purchases.purchase({ rcPackage }).catch((error) => {
    bench.closed += 1;
    bench.failure = String(error);
  });
};

bench.paywall = () => {
  const { purchases } = bench;
  const present = purchases.presentPaywall ?? purchases.renderPaywall;
  present
    .call(purchases, { offering: bench.all[settings.offering], htmlTarget: document.querySelector('main') })
    .catch((error) => (bench.failure = String(error)));
};

/** From `begin` until the texts are on screen, and until the form is. */
bench.timed = async (begin, { texts, form }) => {
  const started = performance.now();
  const offer = painted(() => showsTexts(texts));
  const ready = form ? painted(showsForm) : offer;
  await begin();
  return { offer: (await offer) - started, form: (await ready) - started, painted: await offer };
};

bench.gone = (texts) => painted(() => !showsTexts(texts) && !showsForm());

/** The ways of leaving that the clients have: their own tag, or a button. */
bench.leave = () => {
  const own = document.querySelector('purchase-checkout');
  if (own) return own.close();
  for (const element of elements(document.body))
    if (element.matches('.close-button, .rcb-back-button') && visible(element)) return element.click();
  throw new Error('There is nothing to close it with.');
};
