// What every page of the measurement runs, whichever client it has: the only difference is where the class is found, and
// what the call for a paywall is called.
const api = window.Purchases.Purchases ?? window.Purchases;
/** @type {import('../../page.types.js').Settings} */
const settings = JSON.parse(document.documentElement.dataset['settings'] ?? '');

/** @type {(element: Element) => boolean} */
const visible = (element) => {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/**
 * Every element of the page, those in open shadow trees included.
 * @type {(root: ParentNode) => Generator<Element>}
 */
function* elements(root) {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* elements(element.shadowRoot);
  }
}

/** @type {(element: Element) => string} */
const ownText = (element) =>
  [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');

/** True once each of the texts stands in something that can be seen. @type {(texts: readonly string[]) => boolean} */
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

/**
 * When the frame in which `isThere` became true was on screen.
 * @type {(isThere: () => boolean) => Promise<number>}
 */
const painted = (isThere) =>
  new Promise((resolve) => {
    const look = () => {
      if (!isThere()) {
        requestAnimationFrame(look);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      // Handled after the frame that is being made.
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });

/** @type {import('../../page.types.js').BenchPurchases} */
let purchases;
/** @type {Awaited<ReturnType<typeof purchases.getOfferings>>['all']} */
let offerings = {};
/** @typedef {{ offerings: { packages: { platform_product_identifier: string }[] }[] }} OfferingsAnswer */

/** @type {import('../../page.types.js').Bench} */
const bench = {
  violations: [],
  failure: null,
  closed: 0,
  configure() {
    purchases = api.configure(settings.apiKey, settings.appUserId, { proxyURL: settings.billing });
  },
  preload: () => purchases.preload(),
  async offerings() {
    offerings = (await purchases.getOfferings()).all;
  },
  /** The two answers that an offer is made of, one after the other, requested without a client: the duration in ms. */
  async answers() {
    const headers = { Authorization: `Bearer ${settings.apiKey}`, 'Content-Type': 'application/json' };
    /** @type {(path: string) => Promise<OfferingsAnswer>} */
    const ask = async (path) => (await fetch(settings.billing + path, { headers })).json();
    const customer = `subscribers/${settings.appUserId}`;
    const started = performance.now();
    const answer = await ask(`/v1/${customer}/offerings`);
    const packages = answer.offerings.flatMap((offering) => offering.packages);
    const ids = new Set(packages.map((each) => each.platform_product_identifier));
    await ask(`/rcbilling/v1/${customer}/products?${[...ids].map((id) => `id=${id}`).join('&')}`);
    return performance.now() - started;
  },
  purchase() {
    const rcPackage = offerings[settings.offering]?.packagesById[settings.package];
    purchases.purchase({ rcPackage }).catch((error) => {
      bench.closed += 1;
      bench.failure = String(error);
    });
  },
  paywall() {
    const present = purchases.presentPaywall ?? purchases.renderPaywall;
    present
      .call(purchases, { offering: offerings[settings.offering], htmlTarget: document.querySelector('main') })
      .catch((error) => (bench.failure = String(error)));
  },
  /** From `begin` until the texts are on screen, and until the form is. */
  async timed(begin, { texts, form }) {
    const started = performance.now();
    const offer = painted(() => showsTexts(texts));
    const ready = form ? painted(showsForm) : offer;
    await begin();
    return { offer: (await offer) - started, form: (await ready) - started, painted: await offer };
  },
  gone: (texts) => painted(() => !showsTexts(texts) && !showsForm()),
  /** The ways of leaving that the clients have: their own tag, or a button. */
  leave() {
    /** @type {HTMLElement & { close: () => void } | null} */
    const own = document.querySelector('purchase-checkout');
    if (own) return own.close();
    for (const element of elements(document.body))
      if (element.matches('.close-button, .rcb-back-button') && visible(element))
        return /** @type {HTMLElement} */ (element).click();
    throw new Error('There is nothing to close it with.');
  },
};
window.bench = bench;
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  bench.violations.push(`${effectiveDirective} ${blockedURI}`),
);
