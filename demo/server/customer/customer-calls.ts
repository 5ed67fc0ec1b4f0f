import { currenciesOf } from '../catalogue/virtual-currencies';
import { readInteger, readNullable, readObject, readString } from '../input';
import { backendError } from '../purchase/backend-error';
import { checkAppUserId } from '../purchase/purchase-order';
import { subscriberOf } from '../subscriber/subscribers';
import type { Subscriber, Tenant } from '../tenant/tenant.types';

const ANONYMOUS = '$RCAnonymousID:';

/** Answers POST subscribers/identify. What an anonymous customer owns moves to the new id, which keeps it as an alias. */
export function identify(
  tenant: Tenant,
  body: unknown,
  now: number,
): { subscriber: Subscriber; wasCreated: boolean } {
  const fields = readObject(body, 'body');
  const oldId = checkAppUserId(readString(fields['app_user_id'], 'body.app_user_id'));
  const newId = checkAppUserId(readString(fields['new_app_user_id'], 'body.new_app_user_id'));
  const wasCreated = !tenant.subscribers.has(newId);
  const subscriber = subscriberOf(tenant, newId, now);
  const old = tenant.subscribers.get(oldId);
  if (old === undefined || old === subscriber || !oldId.startsWith(ANONYMOUS))
    return { subscriber, wasCreated };
  for (const [productId, item] of old.subscriptions)
    if (!subscriber.subscriptions.has(productId)) subscriber.subscriptions.set(productId, item);
  subscriber.oneTime.push(...old.oneTime);
  subscriber.attributes = { ...old.attributes, ...subscriber.attributes };
  subscriber.card ??= old.card;
  subscriber.aliases.push(oldId, ...old.aliases);
  // Both ids lead to the same customer from now on.
  tenant.subscribers.set(oldId, subscriber);
  return { subscriber, wasCreated };
}

/** Answers POST subscribers/{id}/attributes. The newest value of an attribute wins, and null deletes it. */
export function setAttributes(tenant: Tenant, id: string, body: unknown): object {
  const subscriber = tenant.subscribers.get(checkAppUserId(id));
  if (subscriber === undefined) throw backendError('unknownSubscriber');
  const sent = readObject(readObject(body, 'body')['attributes'], 'body.attributes');
  for (const [name, item] of Object.entries(sent)) {
    const path = `body.attributes.${name}`;
    const fields = readObject(item, path);
    const value = readNullable(fields['value'], `${path}.value`, readString);
    const updatedAt = readInteger(
      fields['updated_at_ms'],
      `${path}.updated_at_ms`,
      0,
      Number.MAX_SAFE_INTEGER,
    );
    const kept = new Map(Object.entries(subscriber.attributes));
    if ((kept.get(name)?.updatedAt ?? 0) > updatedAt) continue;
    if (value === null || value === '') kept.delete(name);
    else kept.set(name, { value, updatedAt });
    // fromEntries defines keys, so an attribute called `__proto__` is plain data.
    subscriber.attributes = Object.fromEntries(kept);
  }
  return {};
}

export function virtualCurrencies(tenant: Tenant, id: string, now: number): object {
  return { virtual_currencies: currenciesOf(subscriberOf(tenant, checkAppUserId(id), now)) };
}
