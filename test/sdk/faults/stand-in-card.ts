import { vi } from 'vitest';
import { connectionError, readIntentResult } from '../../../demo/stand-in/intent-result';
import type { IntentResult } from '../../../demo/stand-in/intent-result';
import type { SandboxLine } from './sandbox-line';
import type { Clock } from '../../../sdk/ports/clock';
import type { PaymentProvider } from '../../../sdk/ports/payment';

const CARD = { type: 'card', number: '4242424242424242', expiry: '1299', cvc: '123' };
/** The time limit of the stand-in itself. */
const LIMIT_MS = 30_000;

/** A group of elements: for an intent, or for an amount without one. */
interface Group {
  readonly clientSecret?: string;
  mode?: 'payment' | 'setup';
  amount?: number;
  currency?: string;
}

interface Confirmation {
  readonly elements: { readonly group: Group };
  /** Only for a group without an intent. */
  readonly clientSecret?: string;
}

/** The address that the customer has entered. Its tax is 8.25 %. */
const ADDRESS = { country: 'US', postal_code: '94107', state: 'CA', city: null, line1: null, line2: null };
const TOKEN = { id: 'ctoken_standin', payment_method_preview: { billing_details: { address: ADDRESS } } };

const outcomeOf = (result: IntentResult): object => {
  if ('error' in result) return result;
  const { intent } = result;
  return intent.object === 'setup_intent' ? { setupIntent: intent } : { paymentIntent: intent };
};

/** Stripe's object with the methods that the adapter uses. The card is filled in, and the connection may fail. */
const stripeOver = (line: SandboxLine, clock: Clock): object => {
  const ask = async (call: 'confirm' | 'retrieve', clientSecret: string, more = {}): Promise<object> => {
    const late = new Promise<IntentResult>((resolve) =>
      clock.after(LIMIT_MS, () => resolve(connectionError())),
    );
    const answer = line
      .provider(call, { clientSecret, method: CARD, ...more })
      .then(readIntentResult, connectionError);
    return outcomeOf(await Promise.race([answer, late]));
  };
  const confirm = ({ elements: { group }, clientSecret = group.clientSecret ?? '' }: Confirmation) => {
    const { mode, amount, currency } = group;
    // The provider compares the intent with what the form was shown for.
    return ask('confirm', clientSecret, mode ? { expected: { mode, amount, currency } } : {});
  };
  const element = {
    on(name: string, listener: (event: object) => void) {
      if (name === 'ready' || name === 'change') queueMicrotask(() => listener({ complete: true }));
      return element;
    },
    mount() {},
    unmount() {},
    destroy() {},
  };
  return {
    elements: (options: Group) => {
      const group = { ...options };
      const update = (change: Group): void => void Object.assign(group, change);
      return { group, create: () => element, update, submit: () => Promise.resolve({}) };
    },
    createConfirmationToken: () => Promise.resolve({ confirmationToken: TOKEN }),
    confirmSetup: confirm,
    confirmPayment: confirm,
    retrieveSetupIntent: (secret: string) => ask('retrieve', secret),
    retrievePaymentIntent: (secret: string) => ask('retrieve', secret),
  };
};

let stripe: object = {};
const makeStripe = (): object => stripe;

/** The real adapter, with stubs for the parts of a page that it uses. The stubs last until the end of the test. */
export const cardOver = async (line: SandboxLine, clock: Clock): Promise<PaymentProvider> => {
  stripe = stripeOver(line, clock);
  vi.stubGlobal('document', {});
  // Node has a navigator only since version 21.
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('location', { href: 'https://shop.example/', protocol: 'https:' });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('Stripe', makeStripe);
  return (await import('../../../sdk/adapters/stripe')).stripePayments;
};
