import type { StripeConstructor } from '@stripe/stripe-js';
import { newElement, ofDocument } from './page-document';

/** Stripe's own host, and nothing else, may serve this code (PCI DSS). */
const HOST = 'https://js.stripe.com/';
/** The release that the types of `@stripe/stripe-js` describe; a test compares the two. */
const ADDRESS = `${HOST}endive/stripe.js`;
/** Name of our Trusted Types policy, for pages that list theirs in `trusted-types`. */
const POLICY = 'purchase-elements';

const LIMIT_MS = 25_000;

const ANY_RELEASE = /^https:\/\/js\.stripe\.com\/(v3\/?|[a-z]+\/stripe\.js)(\?|$)/;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** An element of the page with this name, as its id for example, is a property of window, too. */
const installed = (): StripeConstructor | undefined => {
  const { Stripe } = globalThis as { Stripe?: unknown };
  return typeof Stripe === 'function' ? (Stripe as StripeConstructor) : undefined;
};

const ourAddressOnly = (url: string): string => {
  if (url === ADDRESS) return url;
  throw new TypeError(`${POLICY}: ${url} is not the card provider's script.`);
};

let address: string | null = null;

/**
 * The address in the form that `script.src` takes on this page; a name is good for one policy. Where the page has a list
 * of policies without ours on it the plain address is tried: a default policy of the page may let it through.
 */
const trustedAddress = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  try {
    address ??=
      trustedTypes?.createPolicy(POLICY, { createScriptURL: ourAddressOnly }).createScriptURL(ADDRESS) ??
      null;
  } catch {
    // Said by `newScript`, when the plain address is refused as well.
  }
  return address ?? ADDRESS;
};

const newScript = (): HTMLScriptElement => {
  const script = newElement('script');
  try {
    script.src = trustedAddress();
  } catch (cause) {
    const message =
      `The page's Content-Security-Policy does not let Stripe's script be added. Allow the Trusted Types policy ` +
      `"${POLICY}" (trusted-types ${POLICY}), or put <script src="${ADDRESS}"></script> into the page.`;
    throw new Error(message, { cause });
  }
  ofDocument('head').append(script);
  return script;
};

const present = (): HTMLScriptElement | undefined =>
  [...ofDocument('scripts')].find(({ src }) => ANY_RELEASE.test(src));

let loading: Promise<StripeConstructor> | null = null;

const load = (): Promise<StripeConstructor> =>
  new Promise((resolve, reject) => {
    const stripe = installed();
    if (stripe) return resolve(stripe);
    const script = present() ?? newScript();
    const end = (): void => {
      clearTimeout(timer);
      const loaded = installed();
      if (loaded) return resolve(loaded);
      script.remove(); // The next attempt needs a new one.
      reject(new Error(`${script.src} could not be loaded: it is blocked, or the line is down.`));
    };
    // A script of the page's own may have failed before anybody listened.
    const timer = setTimeout(end, LIMIT_MS);
    script.addEventListener('load', end);
    script.addEventListener('error', end);
  });

/**
 * Stripe's script, fetched once; the one that the page itself has brought is used, also while it is on its way.
 *
 * Not `loadStripe` of the library: it sets the script's address as plain text, also on its own second attempt, which
 * pages with `require-trusted-types-for 'script'` refuse.
 */
export const stripeScript = (): Promise<StripeConstructor> => {
  loading ??= load().catch((error: unknown) => {
    loading = null; // May be tried again.
    throw error;
  });
  return loading;
};
