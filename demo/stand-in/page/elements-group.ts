import { connectionError, readIntentResult, requestError, toFields } from '../intent-result';
import type { IntentResult, StripeError } from '../intent-result';
import { CONFIRM_TIMEOUT_MS } from '../intent-calls';
import { IntegrationError } from './integration-error';
import { createPaymentElement } from './payment-element';
import type { PaymentElement } from './payment-element';

/** What confirm needs of a group, kept from the page's own view of it. */
export interface GroupInternals {
  /** Null when the group was made for an amount, before there is an intent. */
  clientSecret: string | null;
  /** True when a group without a secret was not submitted yet. */
  needsSubmit(): boolean;
  confirm(clientSecret: string, returnUrl: string | null): Promise<IntentResult>;
  createToken(): Promise<{ error: StripeError } | { confirmationToken: object }>;
}

export function createElementsGroup(base: string, locale: string, given: unknown) {
  let settings = { locale, ...toFields(given) };
  const clientSecret = readSecret(settings);
  let current: PaymentElement | null = null;
  let isSubmitted = false;

  async function submit(): Promise<{ error: StripeError } | { selectedPaymentMethod: string }> {
    const answer = toFields(await mounted().ask('submit'));
    const { selectedPaymentMethod } = answer;
    isSubmitted = typeof selectedPaymentMethod === 'string';
    if (typeof selectedPaymentMethod === 'string') return { selectedPaymentMethod };
    const result = readIntentResult(answer);
    return 'error' in result ? result : connectionError();
  }

  function mounted(): PaymentElement {
    if (current === null || !current.isReady()) {
      throw new IntegrationError(
        'Elements should have a mounted Payment Element that has fired its ready event.',
      );
    }
    return current;
  }

  const elements = {
    /** Not documented, but the public reference client (through svelte-stripe) looks at its length. */
    get _elements() {
      return current === null ? [] : [current.element];
    },
    create(type: string, options: unknown = {}) {
      if (type !== 'payment')
        throw new IntegrationError(`The stand-in has no ${type} element, only payment.`);
      if (current !== null) throw new IntegrationError('Can only create one Payment Element.');
      const created = createPaymentElement(
        { base, settings: () => settings, forget: () => (current = null) },
        toFields(options),
      );
      current = created;
      return created.element;
    },
    getElement: (type: string) => (type === 'payment' ? (current?.element ?? null) : null),
    update(changes: unknown) {
      const next = { ...settings, ...toFields(changes) };
      if (clientSecret === null) checkAmount(next);
      settings = next;
      current?.refresh();
    },
    submit,
    fetchUpdates: () => Promise.resolve({}),
  };
  const internals: GroupInternals = {
    clientSecret,
    needsSubmit: () => clientSecret === null && !isSubmitted,
    async createToken() {
      const answer = toFields(await mounted().ask('token'));
      const preview = answer['payment_method_preview'];
      if (typeof preview === 'object')
        return { confirmationToken: { id: newTokenId(), payment_method_preview: preview } };
      const result = readIntentResult(answer);
      return 'error' in result ? result : connectionError();
    },
    async confirm(secret, returnUrl) {
      const expected = clientSecret === null ? expectedOf(settings) : null;
      const payload = { clientSecret: secret, hasReturnUrl: returnUrl !== null, expected };
      // The form has its own limit; this one is for a form that is gone.
      const answer = await mounted().ask('confirm', payload, CONFIRM_TIMEOUT_MS + 1000);
      return answer === null ? connectionError() : readIntentResult(answer);
    },
  };
  return { elements, internals };
}

const newTokenId = (): string => `ctoken_${crypto.randomUUID().replaceAll('-', '')}`;

/** What the intent must be about, when the group was made for an amount. */
function expectedOf({ mode, amount, currency }: Record<string, unknown>): object {
  return { mode, ...(mode === 'payment' && { amount, currency }) };
}

/** The options of a group without a client secret, as Stripe.js checks them. */
function checkAmount({ mode, amount, currency }: Record<string, unknown>): void {
  if (mode !== 'payment' && mode !== 'setup' && mode !== 'subscription')
    throw new IntegrationError(
      `Invalid value for elements(): mode should be payment, setup or subscription.`,
    );
  if (typeof currency !== 'string' || !/^[a-z]{3}$/.test(currency))
    throw new IntegrationError(
      'Invalid value for elements(): currency should be a lower-case currency code.',
    );
  const isAmount = typeof amount === 'number' && Number.isInteger(amount) && amount > 0;
  if (mode === 'payment' && !isAmount)
    throw new IntegrationError(
      'Invalid value for elements(): amount should be a positive number of the smallest unit.',
    );
}

function readSecret(settings: Record<string, unknown>): string | null {
  const secret = settings['clientSecret'];
  if (secret === undefined && 'mode' in settings) {
    checkAmount(settings);
    return null;
  }
  if (typeof secret === 'string' && /^(seti|pi)_[^_].*_secret_.+$/.test(secret)) return secret;
  throw new IntegrationError(
    'Invalid value for elements(): clientSecret should be a client secret of the form ${id}_secret_${secret}. ' +
      `You specified: ${String(secret)}.`,
  );
}

export function wrongSecret(call: string, expected: string): { error: StripeError } {
  return requestError('parameter_invalid', `${call} needs the client secret of a ${expected}.`);
}
