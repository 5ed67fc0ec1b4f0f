import type { StripeConstructor } from '@stripe/stripe-js';
import { newElement, ofDocument } from '../page-document';

/** Card rules (PCI DSS) allow only Stripe's own host to serve this script. */
const HOST = 'https://js.stripe.com/';
/** The release that the types of `@stripe/stripe-js` describe; a test compares both. */
const ADDRESS = `${HOST}endive/stripe.js`;
/** Name of the Trusted Types policy, for pages that list policies in `trusted-types`. */
const POLICY = 'purchase-elements';

const LIMIT_MS = 25_000;

const ANY_RELEASE = /^https:\/\/js\.stripe\.com\/(v3\/?|[a-z]+\/stripe\.js)(\?|$)/;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** An element of the page with this id or name is a property of window, too. */
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
 * The address as a value that `script.src` accepts on this page. A name can be used for one policy only. If the page's
 * list of policies does not have this name, the plain address is tried: a default policy of the page may allow it.
 */
const trustedAddress = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  try {
    address ??=
      trustedTypes?.createPolicy(POLICY, { createScriptURL: ourAddressOnly }).createScriptURL(ADDRESS) ??
      null;
  } catch {
    // `newScript` reports the error if the plain address is refused, too.
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
      script.remove(); // The next attempt needs a new script element.
      reject(new Error(`${script.src} could not be loaded: it is blocked, or the line is down.`));
    };
    // A script of the page may have failed before this listener was added.
    const timer = setTimeout(end, LIMIT_MS);
    script.addEventListener('load', end);
    script.addEventListener('error', end);
  });

/**
 * Stripe's script, fetched once. Uses the page's own script if there is one, also while it loads.
 *
 * Does not use `loadStripe` of the library: it sets the script's address as plain text, also on its second attempt, and
 * pages with `require-trusted-types-for 'script'` refuse that.
 */
export const stripeScript = (): Promise<StripeConstructor> => {
  loading ??= load().catch((error: unknown) => {
    loading = null; // The next call tries again.
    throw error;
  });
  return loading;
};
