import { vi } from 'vitest';
import { connectionError, readIntentResult } from '../../../demo/stand-in/intent-result';
import type { IntentResult } from '../../../demo/stand-in/intent-result';
import type { SandboxLine } from './sandbox-line';
import type { Clock } from '../../../sdk/ports/clock';
import type { PaymentProvider } from '../../../sdk/ports/payment';

const CARD = { type: 'card', number: '4242424242424242', expiry: '1299', cvc: '123' };
/** The time limit of the stand-in itself. */
const LIMIT_MS = 30_000;

interface Ready {
  readonly clientSecret: string;
}

const outcomeOf = (result: IntentResult): object => {
  if ('error' in result) return result;
  const { intent } = result;
  return intent.object === 'setup_intent' ? { setupIntent: intent } : { paymentIntent: intent };
};

/** Stripe's object with the methods that the adapter uses. The card is filled in, and the connection may fail. */
const stripeOver = (line: SandboxLine, clock: Clock): object => {
  const ask = async (call: 'confirm' | 'retrieve', clientSecret: string): Promise<object> => {
    const late = new Promise<IntentResult>((resolve) =>
      clock.after(LIMIT_MS, () => resolve(connectionError())),
    );
    const answer = line
      .provider(call, { clientSecret, method: CARD })
      .then(readIntentResult, connectionError);
    return outcomeOf(await Promise.race([answer, late]));
  };
  const confirm = ({ elements }: { elements: Ready }) => ask('confirm', elements.clientSecret);
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
    elements: ({ clientSecret }: Ready) => ({ clientSecret, create: () => element, update() {} }),
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
