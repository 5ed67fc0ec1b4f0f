import { createHmac } from 'node:crypto';
import type { Sandbox } from '../sandbox';
import type { Tenant, TenantConfig, WebhookDelivery } from '../tenant/tenant.types';

/** Milliseconds before each attempt. The provider waits minutes; a test does not want to. */
const WAITS_MS = [0, 500, 2_000];
const TIMEOUT_MS = 5_000;
const MOST_KEPT = 1_000;

/**
 * Sends what is queued, in order, with the authorization header that the integrator configured. An answer of 200 ends
 * the attempts for an event. The call that caused the event does not wait for it.
 */
export function deliverWebhooks(sandbox: Sandbox, tenant: Tenant): void {
  const { webhook } = tenant.config;
  if (webhook === null) return;
  for (const delivery of tenant.webhooks)
    if (delivery.attempts.length === 0 && !underWay.has(delivery))
      underWay.set(delivery, attempt(sandbox, webhook, delivery));
  tenant.webhooks.splice(0, Math.max(0, tenant.webhooks.length - MOST_KEPT));
}

const underWay = new WeakMap<WebhookDelivery, Promise<void>>();

async function attempt(
  sandbox: Sandbox,
  webhook: NonNullable<TenantConfig['webhook']>,
  delivery: WebhookDelivery,
): Promise<void> {
  for (const wait of WAITS_MS) {
    if (wait > 0) await sandbox.wait(wait);
    const body = JSON.stringify({ api_version: '1.0', event: delivery.event });
    const status = await fetch(webhook.url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: webhook.authorization,
        ...signature(webhook.signingSecret, body, sandbox.realNow()),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      (response) => response.status,
      () => 0,
    );
    delivery.attempts.push(status);
    if (status === 200) return;
  }
}

/** As the provider signs: the time in seconds, and the HMAC of that time, a dot and the body. Each attempt has its own time. */
function signature(secret: string | null, body: string, now: number): Record<string, string> {
  if (secret === null) return {};
  const time = Math.floor(now / 1_000);
  const digest = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return { 'X-RevenueCat-Webhook-Signature': `t=${time},v1=${digest}` };
}
