import { connectionError, readIntentResult, requestError, toFields } from '../intent-result';
import type { IntentResult, StripeError } from '../intent-result';
import { CONFIRM_TIMEOUT_MS } from '../intent-calls';
import { classInstance } from './class-instance';
import { IntegrationError } from './integration-error';
import { createFrameElement, isElementKind } from './frame-element';
import type { ElementKind, FrameElement } from './frame-element';
import { expectedOf, readSecret, checkAmount } from './group-options';
import { pressWallet } from './wallet-payment';
import type { WalletPayment } from './wallet-payment';

/** What the calls of the Stripe object need of a group. */
export interface GroupInternals {
  /** Null when the group was made for an amount, before there is an intent. */
  clientSecret: string | null;
  /** True when a group without a secret was not submitted yet. */
  needsSubmit(): boolean;
  confirm(clientSecret: string, returnUrl: string | null): Promise<IntentResult>;
  createToken(): Promise<{ error: StripeError } | { preview: object }>;
}

export function createElementsGroup(base: string, locale: string, given: unknown) {
  let settings = { locale, ...toFields(given) };
  const clientSecret = readSecret(settings);
  const members = createMembers(base, () => settings);
  let isSubmitted = false;

  const elements = classInstance({
    /** Not documented, but the public reference client (through svelte-stripe) looks at its length. */
    get _elements() {
      return [...members.made.values()].map(({ element }) => element);
    },
    create: members.create,
    getElement: (kind: string) => (isElementKind(kind) ? (members.made.get(kind)?.element ?? null) : null),
    update(changes: unknown) {
      const next = { ...settings, ...toFields(changes) };
      if (clientSecret === null) checkAmount(next);
      settings = next;
      for (const { refresh } of members.made.values()) refresh();
    },
    async submit(): Promise<{ error: StripeError } | { selectedPaymentMethod: string }> {
      const wallet = members.wallet();
      const answer = wallet
        ? { selectedPaymentMethod: wallet.type }
        : toFields(await members.payment().ask('submit'));
      const { selectedPaymentMethod } = answer;
      isSubmitted = typeof selectedPaymentMethod === 'string';
      return typeof selectedPaymentMethod === 'string' ? { selectedPaymentMethod } : errorIn(answer);
    },
    fetchUpdates: () => Promise.resolve({}),
  });
  const internals: GroupInternals = {
    clientSecret,
    needsSubmit: () => clientSecret === null && !isSubmitted,
    async createToken() {
      const wallet = members.wallet();
      if (wallet)
        return { preview: { type: 'card', billing_details: wallet.billingDetails, wallet: wallet.type } };
      const answer = toFields(await members.payment().ask('token'));
      const preview = answer['payment_method_preview'];
      if (typeof preview !== 'object' || preview === null) return errorIn(answer);
      return { preview: { ...preview, ...(await detailsOf(members.made)) } };
    },
    async confirm(secret, returnUrl) {
      const expected = clientSecret === null ? expectedOf(settings) : null;
      const wallet = members.wallet();
      if (wallet) return wallet.confirm(secret, expected);
      const payload = { clientSecret: secret, hasReturnUrl: returnUrl !== null, expected };
      // The form has its own limit; this one is for a form that is gone.
      const answer = await members.payment().ask('confirm', payload, CONFIRM_TIMEOUT_MS + 1000);
      return answer === null ? connectionError() : readIntentResult(answer);
    },
  };
  return { elements, internals };
}

/** The elements that the page has made of a group, and the wallet payment that waits for its confirmation. */
function createMembers(base: string, settings: () => Record<string, unknown>) {
  const made = new Map<ElementKind, FrameElement>();
  let wallet: WalletPayment | null = null;
  const host = {
    base,
    settings,
    element: () => made.get('expressCheckout') ?? null,
    authorised: (payment: WalletPayment | null) => void (wallet = payment),
  };
  return {
    made,
    wallet: (): WalletPayment | null => wallet,
    create(kind: string, options: unknown = {}) {
      if (!isElementKind(kind)) throw new IntegrationError(`The stand-in has no ${kind} element.`);
      if (made.has(kind)) throw new IntegrationError(`Can only create one ${kind} element.`);
      const context = {
        base,
        settings: () => ({ ...settings(), wallets: Reflect.get(self, 'sandboxWallets') === true }),
        forget: () => void made.delete(kind),
        pressed: ({ wallet: pressed }: Record<string, unknown>) => pressWallet(host, String(pressed)),
      };
      const created = createFrameElement(kind, context, toFields(options));
      made.set(kind, created);
      return created.element;
    },
    payment(): FrameElement {
      const payment = made.get('payment');
      if (payment?.isReady()) return payment;
      throw new IntegrationError(
        'Elements should have a mounted Payment Element that has fired its ready event.',
      );
    },
  };
}

function errorIn(answer: Record<string, unknown>): { error: StripeError } {
  const result = readIntentResult(answer);
  return 'error' in result ? result : connectionError();
}

/** Name and address of an address element count before those of the payment element. */
async function detailsOf(made: ReadonlyMap<ElementKind, FrameElement>): Promise<object> {
  const value = toFields(toFields(await made.get('address')?.ask('value'))['value']);
  return 'address' in value ? { billing_details: value } : {};
}

export function wrongSecret(call: string, expected: string): { error: StripeError } {
  return requestError('parameter_invalid', `${call} needs the client secret of a ${expected}.`);
}
