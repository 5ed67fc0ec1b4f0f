import type { Sandbox } from '../sandbox';
import type { Tenant, WebhookDelivery } from '../tenant/tenant.types';

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
  { url, authorization }: { url: string; authorization: string },
  delivery: WebhookDelivery,
): Promise<void> {
  for (const wait of WAITS_MS) {
    if (wait > 0) await sandbox.wait(wait);
    const status = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: authorization },
      body: JSON.stringify({ api_version: '1.0', event: delivery.event }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      (response) => response.status,
      () => 0,
    );
    delivery.attempts.push(status);
    if (status === 200) return;
  }
}
