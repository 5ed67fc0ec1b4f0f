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
  const made = new Map<ElementKind, FrameElement>();
  let wallet: WalletPayment | null = null;
  let isSubmitted = false;

  const host = {
    base,
    element: () => made.get('expressCheckout') ?? null,
    settings: () => settings,
    authorised: (payment: WalletPayment | null) => void (wallet = payment),
  };

  async function submit(): Promise<{ error: StripeError } | { selectedPaymentMethod: string }> {
    const answer = wallet ? { selectedPaymentMethod: wallet.type } : toFields(await mounted().ask('submit'));
    const { selectedPaymentMethod } = answer;
    isSubmitted = typeof selectedPaymentMethod === 'string';
    if (typeof selectedPaymentMethod === 'string') return { selectedPaymentMethod };
    const result = readIntentResult(answer);
    return 'error' in result ? result : connectionError();
  }

  function mounted(): FrameElement {
    const payment = made.get('payment');
    if (!payment?.isReady()) {
      throw new IntegrationError(
        'Elements should have a mounted Payment Element that has fired its ready event.',
      );
    }
    return payment;
  }

  function create(kind: string, options: unknown = {}) {
    if (!isElementKind(kind)) throw new IntegrationError(`The stand-in has no ${kind} element.`);
    if (made.has(kind)) throw new IntegrationError(`Can only create one ${kind} element.`);
    const context = {
      base,
      settings: () => ({ ...settings, wallets: Reflect.get(self, 'sandboxWallets') === true }),
      forget: () => void made.delete(kind),
      pressed: ({ wallet: pressed }: Record<string, unknown>) => pressWallet(host, String(pressed)),
    };
    const created = createFrameElement(kind, context, toFields(options));
    made.set(kind, created);
    return created.element;
  }

  const elements = classInstance({
    /** Not documented, but the public reference client (through svelte-stripe) looks at its length. */
    get _elements() {
      return [...made.values()].map(({ element }) => element);
    },
    create,
    getElement: (kind: string) => (isElementKind(kind) ? (made.get(kind)?.element ?? null) : null),
    update(changes: unknown) {
      const next = { ...settings, ...toFields(changes) };
      if (clientSecret === null) checkAmount(next);
      settings = next;
      for (const { refresh } of made.values()) refresh();
    },
    submit,
    fetchUpdates: () => Promise.resolve({}),
  });
  const internals: GroupInternals = {
    clientSecret,
    needsSubmit: () => clientSecret === null && !isSubmitted,
    async createToken() {
      if (wallet)
        return { preview: { type: 'card', billing_details: wallet.billingDetails, wallet: wallet.type } };
      const answer = toFields(await mounted().ask('token'));
      const preview = answer['payment_method_preview'];
      if (typeof preview === 'object' && preview !== null)
        return { preview: { ...preview, ...(await detailsOf(made)) } };
      const result = readIntentResult(answer);
      return 'error' in result ? result : connectionError();
    },
    async confirm(secret, returnUrl) {
      const expected = clientSecret === null ? expectedOf(settings) : null;
      if (wallet) return wallet.confirm(secret, expected);
      const payload = { clientSecret: secret, hasReturnUrl: returnUrl !== null, expected };
      // The form has its own limit; this one is for a form that is gone.
      const answer = await mounted().ask('confirm', payload, CONFIRM_TIMEOUT_MS + 1000);
      return answer === null ? connectionError() : readIntentResult(answer);
    },
  };
  return { elements, internals };
}

/** Name and address of an address element count before those of the payment element. */
async function detailsOf(made: ReadonlyMap<ElementKind, FrameElement>): Promise<object> {
  const value = toFields(toFields(await made.get('address')?.ask('value'))['value']);
  return 'address' in value ? { billing_details: value } : {};
}

export function wrongSecret(call: string, expected: string): { error: StripeError } {
  return requestError('parameter_invalid', `${call} needs the client secret of a ${expected}.`);
}
