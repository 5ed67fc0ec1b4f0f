import { expect } from 'vitest';
import {
  checkoutTransition,
  checkoutView,
  createTranslator,
  initialPaywall,
  resolveTheme,
  packageVariables,
  paletteFor,
  readPaywall,
  toCheckoutRequest,
} from '../../../sdk/internal';
import type { Branding, CheckoutRequest, CheckoutState } from '../../../sdk/internal';
import type { CustomerInfo, Offerings, Package } from '../../../sdk/index';
import type { Answers } from './net/answer-calls';
import type { Call } from './backend';
import { branding, buying, nothingOpen, session } from './offer';

const t = createTranslator({ locale: 'en' });

const drawState = (state: CheckoutState, request: CheckoutRequest = buying()): void => {
  const { screen, announcement, offer } = checkoutView(state, request, t);
  expect(screen.screen).toMatch(/^\w/);
  for (const sentence of [...announcement, offer.price, ...offer.totals.map(({ label }) => label)])
    expect(sentence).toBeTypeOf('string');
};

const known = {
  ticket: 1,
  email: 'ada@lime.example',
  branding,
  ...nothingOpen,
};

/** Everything that a screen makes of a package: the offer panel and the success screen, and a paywall's words. */
const drawPackage = (rcPackage: Package, all: readonly Package[]): void => {
  const product = rcPackage.webBillingProduct;
  expect(product.currentPrice.formattedPrice).toMatch(/\d/);
  const request = toCheckoutRequest({ rcPackage });
  drawState({ ...known, name: 'needs-auth-info', failure: null, watch: null }, request);
  drawState(
    { ...known, name: 'success', sessionId: null, redemptionInfo: null, transaction: null, changeType: null },
    request,
  );
  // A name comes from the server as it is, and may be the text 'NaN'.
  for (const value of Object.values(packageVariables(rcPackage, all, t)))
    if (value !== product.title) expect(value).not.toMatch(/NaN|undefined|Infinity|∞/);
};

const drawProducts = ({ all, current }: Offerings): void => {
  const packages = (current ?? Object.values(all)[0])?.availablePackages ?? [];
  for (const item of packages.slice(0, 2)) drawPackage(item, packages);
};

const drawOfferings = ({ all }: Offerings): void => {
  for (const offering of Object.values(all)) {
    const { paywall, problems } = readPaywall(offering, ['en']);
    if (paywall) expect(initialPaywall(paywall).paywall).toBe(paywall);
    else expect(problems.length).toBeGreaterThan(0);
  }
};

const drawBranding = (read: Branding): void => {
  for (const scheme of ['light', 'dark'] as const) {
    // A font may be called anything, 'NaN' as well.
    const { font: _font, ...colours } = paletteFor(resolveTheme(read.appearance), scheme);
    expect(JSON.stringify(colours)).not.toMatch(/NaN|undefined|null/);
  }
  const failure = { kind: 'network', code: 10, detail: '', extra: undefined } as const;
  drawState({ ...known, branding: read, name: 'error', failure, recheck: null });
};

const drawCustomer = (info: CustomerInfo): void => {
  expect(JSON.stringify(info)).toContain('entitlements');
};

const drawNext = (before: CheckoutState, event: Parameters<typeof checkoutTransition>[1]): void =>
  drawState(checkoutTransition(before, event)[0]);

/** Makes of an answer what a page would: every view that shows something of it. */
export const draw: { readonly [K in Call]: (answer: Answers[K]) => void } = {
  offerings: drawOfferings,
  products: drawProducts,
  customerInfo: drawCustomer,
  branding: drawBranding,
  purchase: (start) =>
    drawNext(
      { ...known, name: 'loading', resume: null, failure: null },
      { type: 'purchase-started', ticket: 1, start },
    ),
  status: (status) => {
    const polling = {
      ...known,
      name: 'polling-purchase-status',
      sessionId: 'ops',
      reads: 0,
      failures: 0,
      isReading: true,
    } as const;
    drawNext(polling, { type: 'status-read', ticket: 1, status });
    drawState({
      ...known,
      name: 'needs-payment-info',
      sessionId: 'ops',
      session,
      form: { name: 'ready' },
      hasInput: false,
      emailFailure: null,
      pricing: null,
      hasWallets: false,
      wasRefused: false,
      watch: null,
    });
  },
};
