import { parseJson, readObject, readOneOf, readString } from '../input';
import type { IntentStatus } from '../tenant/tenant.types';
import type { CardProvider, IntentOrder } from './card-provider';

export interface StripeOptions {
  publishableKey: string;
  secretKey: string;
  accountId: string;
  baseUrl?: string;
  fetch?: typeof fetch;
}

const TIMEOUT_MS = 20_000;

const statuses = {
  requires_payment_method: 'requires_payment_method',
  requires_confirmation: 'requires_payment_method',
  requires_action: 'requires_action',
  requires_capture: 'requires_action',
  processing: 'requires_action',
  succeeded: 'succeeded',
  canceled: 'canceled',
} as const satisfies Record<string, IntentStatus>;

/** Real intents through Stripe's REST API. The browser sends the card to Stripe, never to this server. */
export function createStripeProvider(options: StripeOptions): CardProvider {
  const baseUrl = options.baseUrl ?? 'https://api.stripe.com';
  const send = options.fetch ?? fetch;

  async function call(path: string, form: URLSearchParams | null, idempotencyKey?: string) {
    const response = await send(`${baseUrl}${path}`, {
      method: form === null ? 'GET' : 'POST',
      headers: {
        Authorization: `Bearer ${options.secretKey}`,
        'Stripe-Account': options.accountId,
        ...(form === null ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' }),
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(form === null ? {} : { body: form.toString() }),
    });
    const answer = readObject(parseJson(await response.text(), 'stripe'), 'stripe');
    if (response.ok) return answer;
    const { message } = readObject(answer['error'], 'stripe.error');
    throw new Error(`Stripe answered ${response.status}: ${String(message)}`);
  }

  return {
    isStandIn: false,
    publishableKey: options.publishableKey,
    accountId: options.accountId,
    async createIntent(order) {
      const path = order.kind === 'setup' ? '/v1/setup_intents' : '/v1/payment_intents';
      const answer = await call(path, intentForm(order), order.sessionId);
      return {
        id: readString(answer['id'], 'stripe.id'),
        clientSecret: readString(answer['client_secret'], 'stripe.client_secret'),
      };
    },
    async readStatus(session) {
      if (session.intentStatus === 'succeeded') return 'succeeded';
      if (session.intentId === null) return 'requires_payment_method';
      const path = session.intentId.startsWith('seti_') ? '/v1/setup_intents' : '/v1/payment_intents';
      const answer = await call(`${path}/${encodeURIComponent(session.intentId)}`, null);
      const known = Object.keys(statuses) as (keyof typeof statuses)[];
      return statuses[readOneOf(answer['status'], 'stripe.status', known)];
    },
  };
}

function intentForm(order: IntentOrder): URLSearchParams {
  const form = new URLSearchParams({
    'automatic_payment_methods[enabled]': 'true',
    'metadata[operation_session_id]': order.sessionId,
  });
  if (order.kind === 'setup') {
    form.set('usage', 'off_session');
    return form;
  }
  // Stripe counts in the currency's smallest unit. The yen has no smaller unit.
  const divisor = order.currency === 'JPY' ? 1_000_000 : 10_000;
  form.set('amount', String(Math.round(order.amountMicros / divisor)));
  form.set('currency', order.currency.toLowerCase());
  form.set('receipt_email', order.email);
  return form;
}
