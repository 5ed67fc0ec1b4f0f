// The inside of the lab's preview: shows what the lab sends, and tells what happens.
import { offeringWith } from './lab/offers.js';

const place = document.getElementById('place');
const tell = (message) => parent.postMessage(message, location.origin);
const say = (text) => tell({ type: 'event', text });
window.demo.configure();

const element = document.createElement('purchase-paywall');
let problems = [];
let drawn = null;
let turn = 0;

/** A problem's path comes as the underlying message of its error. */
const note = ({ detail }) => {
  problems.push({ path: detail.underlyingErrorMessage ?? '', message: detail.message });
  if (drawn) tell({ type: 'shown', problems });
};

const screen = () => element.shadowRoot?.querySelector('.frame:not([aria-busy]), .before:not([aria-busy])');
/** The next screen, once it is drawn as a whole. One problem after another is said on the same screen. */
const nextScreen = (before) =>
  new Promise((resolve) => {
    const look = () => {
      const now = screen();
      if (now && (now !== before || (problems.length > 0 && now.matches('.before')))) resolve(now);
      else requestAnimationFrame(look);
    };
    look();
  });

const setMode = (mode) => {
  element.setAttribute('color-mode', mode);
  document.documentElement.dataset.mode = mode;
};

const showPaywall = async ({ data, packages, locale, mode, offer, variables }) => {
  const mine = (turn += 1);
  const { scrollTop } = document.documentElement;
  const before = screen();
  problems = [];
  drawn = null;
  setMode(mode);
  const { all } = await window.Purchases.getSharedInstance().getOfferings();
  if (mine !== turn) return;
  const offering = offeringWith(all[packages] ?? all.default, offer);
  // In one task, so that the paywall is shown once.
  element.locale = locale || null;
  element.customVariables = variables || null;
  // The fonts and the custom variables of the account, if they are in the data.
  const uiConfig = data?.ui_config ?? offering.uiConfig;
  element.offering = { ...offering, uiConfig, paywall_components: data };
  if (!element.isConnected) place.append(element);
  const now = await nextScreen(before);
  if (mine !== turn) return;
  drawn = now;
  document.documentElement.scrollTop = scrollTop;
  tell({ type: 'shown', problems });
};

const on = (type, words, isHandled = false) =>
  element.addEventListener(type, (event) => {
    if (isHandled) event.preventDefault();
    say(words(event.detail));
  });
element.addEventListener('paywall-error', note);
on('paywall-select', ({ selectedPackage }) => `Selected ${selectedPackage.identifier}`);
on('paywall-purchase', ({ selectedPackage }) => `Buys ${selectedPackage.identifier}`);
on('paywall-purchased', ({ selectedPackage }) => `Bought ${selectedPackage.identifier}`);
on('paywall-navigate', ({ url }) => `Opens ${url}`, true);
on('paywall-back', () => 'Goes back', true);
on('paywall-customer-center', () => 'Manages purchases', true);
on('paywall-restored', ({ found }) => (found ? 'Restored a purchase' : 'Found nothing to restore'));
on('paywall-closed', () => 'Closed');
element.addEventListener('paywall-purchased', () => element.show());

const orders = {
  show: showPaywall,
  mode: (order) => setMode(order.mode),
  hello: () => tell({ type: 'ready' }),
};
window.addEventListener('message', ({ source, origin, data }) => {
  if (source === parent && origin === location.origin) void orders[data?.type]?.(data);
});
tell({ type: 'ready' });
