import type {
  Stripe,
  StripeAddressElement,
  StripeElements,
  StripeElementsOptionsClientSecret,
} from '@stripe/stripe-js';
import { newElement } from '../page-document';
import { formPlace } from '../form-place';
import type { FormPlace } from '../form-place';
import { confirmWithStripe, toRefusal } from './stripe-intents';
import { createWallets } from './stripe-wallets';
import type { WalletTheme } from './stripe-wallets';
import { hasIntent } from '../../model/purchase/has-intent';
import type {
  AddressMode,
  BillingLocation,
  CollectedPayment,
  FormSession,
  PaymentCollection,
  PaymentFormEvents,
  PaymentFormHandle,
  WalletSheet,
} from '../../ports/payment';

/** Stripe's forms: the fields of a payment, and of a billing address where the seller or the tax needs it. */

/** Countries whose tax needs more than a postal code. */
const ADDRESS_COUNTRIES = ['CA', 'PR', 'IN'];

export const modeOptions = ({ mode, methods, futureUse, amount, currency }: PaymentCollection) => ({
  ...(methods.length ? { paymentMethodTypes: [...methods] } : {}),
  ...(futureUse ? { setupFutureUsage: futureUse } : {}),
  ...(currency ? { currency } : {}),
  ...(mode === 'payment' && amount !== null
    ? { mode, amount, currency: currency ?? '' }
    : { mode: 'setup' as const }),
});

/** A group of elements for an intent, or for the amount of a payment without one. */
export const createGroup = (
  stripe: Stripe,
  session: FormSession,
  options: Pick<StripeElementsOptionsClientSecret, 'loader' | 'locale' | 'appearance'>,
): StripeElements =>
  hasIntent(session)
    ? stripe.elements({ ...options, clientSecret: session.clientSecret })
    : stripe.elements({ ...options, ...modeOptions(session.collection) });

const escapeKey = (): KeyboardEvent =>
  new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true });

const text = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** The address of a token, which Stripe types loosely; `null` without a country. */
export const toLocation = (billing: unknown): BillingLocation | null => {
  const address = field(billing, 'address');
  const country = text(field(address, 'country'));
  return (
    (country && {
      country,
      postalCode: text(field(address, 'postal_code')),
      state: text(field(address, 'state')),
      city: text(field(address, 'city')),
      line1: text(field(address, 'line1')),
      line2: text(field(address, 'line2')),
    }) ||
    null
  );
};

interface FormParts {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
  readonly session: FormSession;
  readonly businessName: string;
  readonly address: AddressMode;
  readonly hasMandate: boolean;
  readonly walletSheet: (() => WalletSheet) | undefined;
  readonly walletTheme: WalletTheme;
}

/** The address element, created when it is needed first. Once asked, it stays. */
const createAddressPart = (elements: StripeElements, onChange: () => void) => {
  let element: StripeAddressElement | null = null;
  let node: HTMLElement | null = null;
  let isComplete = false;
  const place = (): void => {
    if (!element || !node) return;
    // An empty place takes no room.
    node.style.setProperty('margin-top', '16px');
    element.mount(node);
  };
  return {
    isComplete: () => element === null || isComplete,
    show(country: string | null): void {
      if (element) return;
      element = elements.create('address', {
        mode: 'billing',
        display: { name: 'full' },
        ...(country ? { defaultValues: { address: { country } } } : {}),
      });
      element.on('change', ({ complete }) => {
        isComplete = complete;
        onChange();
      });
      place();
      onChange();
    },
    mount(next: HTMLElement): void {
      node = next;
      place();
    },
    unmount(): void {
      element?.unmount();
      node = null;
    },
    destroy: () => element?.destroy(),
  };
};

/** The buttons of wallets; `null` for a session with an intent. */
const walletsOf = (
  { elements, session, walletSheet, walletTheme }: FormParts,
  events: PaymentFormEvents,
  onMethod: (method: string) => void,
) =>
  hasIntent(session) || !walletSheet
    ? null
    : createWallets(elements, {
        press: walletSheet,
        theme: walletTheme,
        onKnown: (areAvailable) => events.onWallets?.(areAvailable),
        onAuthorised: (method, email) => {
          onMethod(method);
          events.onWalletAuthorised?.(email);
        },
      });

/** Two places, one above the other: the payment's and the address'. */
const placesIn = (node: HTMLElement): readonly [HTMLElement, HTMLElement] => {
  const payment = newElement('div');
  const address = newElement('div');
  node.append(payment, address);
  return [payment, address];
};

/** Checks the fields, and makes the token that says where the customer is. */
export const createCollector = (
  { stripe, elements }: Pick<FormParts, 'stripe' | 'elements'>,
  method: () => string,
) => {
  let token: string | null = null;
  return {
    /** The token of a wallet, whose sheet must not open twice. */
    walletToken: (): string | null => (method() === 'card' ? null : token),
    async collect(wantsLocation: boolean): Promise<CollectedPayment> {
      token = null;
      const { error: invalid } = await elements.submit();
      if (invalid) return { type: 'refused', refusal: toRefusal(invalid) };
      if (!wantsLocation) return { type: 'collected', location: null };
      const { confirmationToken, error } = await stripe.createConfirmationToken({ elements });
      if (error) return { type: 'refused', refusal: toRefusal(error) };
      token = confirmationToken.id;
      const location = toLocation(confirmationToken.payment_method_preview.billing_details);
      return { type: 'collected', location };
    },
  };
};

/** The payment element and the address element: what is filled in, and with which method. */
const createFields = (parts: FormParts, events: PaymentFormEvents) => {
  const { elements, session, businessName, address, hasMandate } = parts;
  let isComplete = false;
  let isEmpty = true;
  let method = 'card';
  const report = (): void => events.onChange(isComplete && addressPart.isComplete(), method, isEmpty);
  const addressPart = createAddressPart(elements, report);
  const element = elements.create('payment', {
    business: { name: businessName },
    layout: { type: 'tabs' },
    ...(hasMandate ? { terms: { card: 'never', applePay: 'never', googlePay: 'never' } } : {}),
  });
  element.on('ready', () => events.onReady());
  element.on('change', ({ complete, empty, value }) => {
    isComplete = complete;
    isEmpty = empty;
    method = text(field(value, 'type')) ?? 'card';
    const country = text(field(field(field(value, 'billingDetails'), 'address'), 'country'));
    if (address === 'by-country' && country && ADDRESS_COUNTRIES.includes(country)) addressPart.show(country);
    report();
  });
  element.on('loaderror', ({ error }) => events.onFailure(error.message ?? 'the form did not load.'));
  if (address === 'always' && !hasIntent(session)) addressPart.show(null);
  return { element, addressPart, method: () => method };
};

export const createStripeForm = (parts: FormParts, events: PaymentFormEvents): PaymentFormHandle => {
  const { stripe, elements, session } = parts;
  const { element, addressPart, method } = createFields(parts, events);
  let wallet: string | null = null;
  const wallets = walletsOf(parts, events, (pressed) => (wallet = pressed));
  const collector = createCollector(parts, () => wallet ?? method());
  let shownIn: HTMLElement | null = null;
  let place: FormPlace | null = null;
  const leave = (): void => {
    place?.release();
    place = null;
  };
  // Keys in the provider's frame do not reach the page, so Escape is forwarded.
  element.on('escape', () => shownIn?.dispatchEvent(escapeKey()));
  return {
    mount(node, walletNode) {
      leave();
      if (walletNode) wallets?.mount(walletNode);
      shownIn = node;
      place = formPlace(node);
      const [paymentNode, addressNode] = placesIn(place.node);
      element.mount(paymentNode);
      addressPart.mount(addressNode);
    },
    unmount() {
      element.unmount();
      addressPart.unmount();
      wallets?.unmount();
      leave();
    },
    collect: collector.collect,
    update: (collection) => void elements.update(modeOptions(collection)),
    confirm: async (intent) => {
      const target = intent ?? session;
      if (!hasIntent(target)) throw new Error('There is no intent to confirm.');
      const token = collector.walletToken();
      return confirmWithStripe(stripe, token ? { token } : { elements }, target, intent !== undefined);
    },
    failWallet() {
      wallet = null;
      wallets?.fail();
    },
    destroy() {
      element.destroy();
      addressPart.destroy();
      wallets?.fail();
      wallets?.destroy();
      leave();
    },
  };
};
