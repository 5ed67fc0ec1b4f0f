import { callServer } from '../intent-calls';
import { toFields } from '../intent-result';
import type { IntentResult } from '../intent-result';
import { IntegrationError } from './integration-error';
import type { FrameElement } from './frame-element';
import { openOverlay } from './overlay';

/** The page has to answer a click within this time, as with Stripe. */
const ANSWER_MS = 1_000;

/** A payment that the customer has authorised in the wallet's sheet, and that is not confirmed yet. */
export interface WalletPayment {
  readonly type: string;
  readonly billingDetails: Record<string, unknown>;
  confirm(clientSecret: string, expected: object | null): Promise<IntentResult>;
}

export interface WalletHost {
  base: string;
  element(): FrameElement | null;
  /** Amount, currency and mode of the group. */
  settings(): Record<string, unknown>;
  authorised(payment: WalletPayment | null): void;
}

/** A press on a wallet button: the page answers the click, the sheet opens, and the page confirms. */
export function pressWallet(host: WalletHost, wallet: string): void {
  let isAnswered = false;
  const late = setTimeout(() => {
    isAnswered = true;
    console.error('The click of the express checkout element was not resolved within one second.');
  }, ANSWER_MS);
  const answer = (act: () => void): void => {
    if (isAnswered) throw new IntegrationError('The click event was answered already, or too late.');
    isAnswered = true;
    clearTimeout(late);
    act();
  };
  host.element()?.emit('click', {
    expressPaymentType: wallet,
    resolve: (given: unknown = {}) => answer(() => openSheet(host, wallet, toFields(given))),
    reject: () => answer(() => undefined),
  });
}

function openSheet(host: WalletHost, wallet: string, given: Record<string, unknown>): void {
  const sheet = openOverlay({
    base: host.base,
    file: 'wallet-sheet.html',
    title: 'Sandbox wallet',
    query: { wallet },
    onEvent(name, detail) {
      if (name === 'hello') {
        const { amount, currency, mode } = host.settings();
        const options = { ...host.element()?.options(), ...given };
        void sheet.request('start', { ...options, amount, currency, mode, name: document.title }, 15_000);
      }
      if (name === 'cancel') end('cancel');
      if (name === 'authorised') host.element()?.emit('confirm', authorise(toFields(detail)));
    },
  });

  function end(event: string | null): void {
    sheet.close();
    host.authorised(null);
    if (event) host.element()?.emit(event);
  }

  function authorise(billingDetails: Record<string, unknown>): Record<string, unknown> {
    host.authorised({
      type: wallet,
      billingDetails,
      async confirm(clientSecret, expected) {
        const method = { type: 'card', number: '4242424242424242', expiry: '1234', cvc: '123' };
        const body = { clientSecret, method, ...(expected && { expected }) };
        const result = await callServer(host.base, 'confirm', body);
        end(null);
        return result;
      },
    });
    return {
      expressPaymentType: wallet,
      billingDetails,
      paymentFailed: () => end(null),
    };
  }
}
