import { connectionError, readIntentResult, requestError, toFields } from '../intent-result';
import type { IntentResult, StripeError } from '../intent-result';
import { CONFIRM_TIMEOUT_MS } from '../intent-calls';
import { IntegrationError } from './integration-error';
import { createPaymentElement } from './payment-element';
import type { PaymentElement } from './payment-element';

/** What confirm needs of a group, kept from the page's own view of it. */
export interface GroupInternals {
  clientSecret: string;
  confirm(clientSecret: string, returnUrl: string | null): Promise<IntentResult>;
}

export function createElementsGroup(base: string, locale: string, given: unknown) {
  let settings = { locale, ...toFields(given) };
  const clientSecret = readSecret(settings);
  let current: PaymentElement | null = null;

  async function submit(): Promise<{ error: StripeError } | { selectedPaymentMethod: string }> {
    const answer = toFields(await mounted().ask('submit'));
    const { selectedPaymentMethod } = answer;
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
      settings = { ...settings, ...toFields(changes) };
      current?.refresh();
    },
    submit,
    fetchUpdates: () => Promise.resolve({}),
  };
  const internals: GroupInternals = {
    clientSecret,
    async confirm(secret, returnUrl) {
      const payload = { clientSecret: secret, hasReturnUrl: returnUrl !== null };
      // The form has its own limit; this one is for a form that is gone.
      const answer = await mounted().ask('confirm', payload, CONFIRM_TIMEOUT_MS + 1000);
      return answer === null ? connectionError() : readIntentResult(answer);
    },
  };
  return { elements, internals };
}

function readSecret(settings: Record<string, unknown>): string {
  const secret = settings['clientSecret'];
  if (typeof secret === 'string' && /^(seti|pi)_[^_].*_secret_.+$/.test(secret)) return secret;
  throw new IntegrationError(
    'Invalid value for elements(): clientSecret should be a client secret of the form ${id}_secret_${secret}. ' +
      `You specified: ${String(secret)}.`,
  );
}

export function wrongSecret(call: string, expected: string): { error: StripeError } {
  return requestError('parameter_invalid', `${call} needs the client secret of a ${expected}.`);
}
