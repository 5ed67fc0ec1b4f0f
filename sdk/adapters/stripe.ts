import type { Stripe, StripeElementLocale, StripeElements, StripeError } from '@stripe/stripe-js';
import type { PaymentFormHandle, PaymentProvider, PaymentRefusal, PaymentSession } from '../ports';
import { formPlace } from './form-place';
import type { FormPlace } from './form-place';
import { schemeFor } from '../model/look';
import { stripeLook } from './stripe-look';
import { isSystemDark, whenSchemeChanges } from './system-scheme';
import { stripeScript } from './stripe-script';

const isSetup = ({ clientSecret }: PaymentSession): boolean => clientSecret.startsWith('seti_');

/** States of an intent in which the customer's part is done. */
const isDone = (status: string | undefined): boolean => status === 'succeeded' || status === 'processing';

const confirmIntent = (
  stripe: Stripe,
  elements: StripeElements,
  session: PaymentSession,
): Promise<{ error?: StripeError | undefined }> => {
  const options = {
    elements,
    // Redirect methods and bank apps come back to the page that sold.
    confirmParams: { return_url: globalThis.location.href },
    redirect: 'if_required',
  } as const;
  return isSetup(session) ? stripe.confirmSetup(options) : stripe.confirmPayment(options);
};

const intentStatus = async (stripe: Stripe, session: PaymentSession): Promise<string | undefined> => {
  if (isSetup(session)) return (await stripe.retrieveSetupIntent(session.clientSecret)).setupIntent?.status;
  return (await stripe.retrievePaymentIntent(session.clientSecret)).paymentIntent?.status;
};

/**
 * What an error of `confirm` means. The card may have been charged although an error came back: when the line
 * broke, or when the same intent had been confirmed before; then the intent itself is asked.
 */
const readRefusal = async (
  stripe: Stripe,
  session: PaymentSession,
  error: StripeError,
): Promise<PaymentRefusal | null> => {
  const refusal = { type: error.type, code: error.code ?? null, message: error.message ?? null };
  const isUnsure = error.type === 'api_connection_error' || error.type === 'api_error';
  const isRepeated = error.code?.endsWith('_intent_unexpected_state') ?? false;
  if (!isUnsure && !isRepeated) return refusal;
  const status = await intentStatus(stripe, session);
  if (status === undefined) throw new Error(error.message ?? 'The card provider can’t be reached.');
  return isDone(status) ? null : refusal;
};

/** Stripe's frames know their page by its origin, and keep what they know of it in storage: an opaque one has neither. */
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
 * Takes cards with Stripe. Its script is fetched when the first form opens, from Stripe's own host, never before.
 * Field errors of a card are shown by the form itself.
 */
export const stripePayments: Required<PaymentProvider> = {
  async isPaid(session) {
    const status = await intentStatus(await load(session), session);
    if (status === undefined || status === 'canceled') throw new Error('The payment is not known any more.');
    return isDone(status);
  },
  async open({ session, businessName, appearance, locale }, events) {
    const look = () => stripeLook(appearance, schemeFor(appearance, isSystemDark()));
    const stripe = await load(session);
    const elements = stripe.elements({
      clientSecret: session.clientSecret,
      loader: 'always',
      // Names come from a table of Stripe's own locales.
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
    // Keys pressed in the provider's frame do not reach the page; Escape has to leave from there, too.
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
