import type { Stripe, StripeElementLocale, StripeElements, StripeError } from '@stripe/stripe-js';
import { formPlace } from './form-place';
import type { FormPlace } from './form-place';
import { resolveScheme } from '../model/theme';
import { stripeAppearance } from './stripe-appearance';
import { stripeScript } from './stripe-script';
import type {
  PaymentSession,
  PaymentRefusal,
  PaymentFormHandle,
  IntentStatus,
  PaymentProvider,
} from '../ports/payment';

const DARK = '(prefers-color-scheme: dark)';

const isSystemDark = (): boolean => matchMedia(DARK).matches;

/** Calls `changed` at every change. The returned function stops this. */
const whenSchemeChanges = (changed: () => void): (() => void) => {
  const query = matchMedia(DARK);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

const isSetup = ({ clientSecret }: PaymentSession): boolean => clientSecret.startsWith('seti_');

/** The fields of an intent that are used. The two kinds of intents have different names for the last error. */
interface Intent {
  readonly status: string;
  readonly last_payment_error?: unknown;
  readonly last_setup_error?: unknown;
}

/** https://docs.stripe.com/payments/paymentintents/lifecycle */
const toIntentStatus = ({ status, last_payment_error, last_setup_error }: Intent): IntentStatus => {
  switch (status) {
    case 'succeeded':
    case 'processing':
    case 'requires_capture':
      return 'paid';
    case 'canceled':
      return 'canceled';
    case 'requires_action':
      return 'action';
    case 'requires_payment_method':
      return last_payment_error || last_setup_error ? 'refused' : 'open';
    default:
      return 'open';
  }
};

const confirmIntent = (
  stripe: Stripe,
  elements: StripeElements,
  session: PaymentSession,
): Promise<{ error?: StripeError | undefined }> => {
  const options = {
    elements,
    // Redirect methods and bank apps return to the page that sold.
    confirmParams: { return_url: globalThis.location.href },
    redirect: 'if_required',
  } as const;
  return isSetup(session) ? stripe.confirmSetup(options) : stripe.confirmPayment(options);
};

/** Rejects if the provider gives no status. */
const readIntent = async (stripe: Stripe, session: PaymentSession): Promise<IntentStatus> => {
  const { clientSecret } = session;
  const { setupIntent, paymentIntent, error } = isSetup(session)
    ? { ...(await stripe.retrieveSetupIntent(clientSecret)), paymentIntent: undefined }
    : { ...(await stripe.retrievePaymentIntent(clientSecret)), setupIntent: undefined };
  const intent = setupIntent ?? paymentIntent;
  if (!intent) throw new Error(error?.message ?? 'The card provider can’t be reached.');
  return toIntentStatus(intent);
};

/** Stripe's final errors for this attempt. After all other errors the result is unknown. */
const FINAL_ERRORS = [
  'card_error',
  'validation_error',
  'invalid_request_error',
  'authentication_error',
  'rate_limit_error',
];

/** Another attempt used the intent, or confirmed it before. Then this error does not describe the payment. */
const isAboutAnotherAttempt = (code: string | undefined): boolean =>
  code === 'lock_timeout' || (code?.endsWith('_intent_unexpected_state') ?? false);

/**
 * The meaning of an error of `confirm`. The card may have been charged in spite of an error: the connection broke, or
 * another attempt has confirmed the same intent.
 */
const readRefusal = async (
  stripe: Stripe,
  session: PaymentSession,
  error: StripeError,
): Promise<PaymentRefusal | null> => {
  const refusal = { type: error.type, code: error.code ?? null, message: error.message ?? null };
  if (FINAL_ERRORS.includes(error.type) && !isAboutAnotherAttempt(error.code)) return refusal;
  if ((await readIntent(stripe, session)) === 'paid') return null;
  throw new Error(error.message ?? 'The answer of the card provider was lost.');
};

/** Checks the page's origin. Stripe's frames identify their page by it and use storage; an opaque origin has neither. */
const expectPage = (): void => {
  if (typeof document === 'undefined') throw new Error('The card form needs a browser.');
  if (globalThis.origin !== 'null' || location.protocol === 'file:') return;
  throw new Error(
    'The card form needs an origin: add allow-same-origin to the sandbox attribute of the page’s frame.',
  );
};

const load = async ({ publishableKey, accountId }: PaymentSession): Promise<Stripe> => {
  expectPage();
  const makeStripe = await stripeScript();
  return makeStripe(publishableKey, { stripeAccount: accountId });
};

const escapeKey = (): KeyboardEvent =>
  new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true });

/**
 * Takes payments with Stripe. Its script is loaded from Stripe's own host when the first form opens. The form itself
 * shows errors of its fields. `open` rejects if Stripe can't be reached.
 *
 * @example
 * const ports = { ...checkoutPorts(purchases), payment: stripePayments };
 * createCheckout(toCheckoutRequest({ rcPackage }), ports).$state.get().name; // => 'present-offer'
 */
export const stripePayments: Required<PaymentProvider> = {
  readIntent: async (session) => readIntent(await load(session), session),
  async open({ session, businessName, appearance, locale }, events) {
    const look = () => stripeAppearance(appearance, resolveScheme(appearance, isSystemDark()));
    const stripe = await load(session);
    const elements = stripe.elements({
      clientSecret: session.clientSecret,
      loader: 'always',
      // The names come from a table of Stripe's locales.
      locale: locale as StripeElementLocale,
      appearance: look(),
    });
    const element = elements.create('payment', {
      business: { name: businessName },
      layout: { type: 'tabs' },
    });
    element.on('ready', () => events.onReady());
    element.on('change', ({ complete }) => events.onChange(complete));
    element.on('loaderror', ({ error }) => events.onFailure(error.message ?? 'the form did not load.'));
    let shownIn: HTMLElement | null = null;
    let place: FormPlace | null = null;
    const leave = (): void => {
      place?.release();
      place = null;
    };
    // Keys in the provider's frame do not reach the page, so Escape is forwarded.
    element.on('escape', () => shownIn?.dispatchEvent(escapeKey()));
    const handle: PaymentFormHandle = {
      mount(node) {
        leave();
        shownIn = node;
        place = formPlace(node);
        element.mount(place.node);
      },
      unmount() {
        element.unmount();
        leave();
      },
      confirm: async () => {
        const { error } = await confirmIntent(stripe, elements, session);
        return error ? readRefusal(stripe, session, error) : null;
      },
      destroy() {
        element.destroy();
        leave();
      },
    };
    const stop = whenSchemeChanges(() => void elements.update({ appearance: look() }));
    return { ...handle, destroy: () => (stop(), handle.destroy()) };
  },
};
