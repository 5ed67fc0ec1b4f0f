import { brandingPresets } from '../catalogue/branding';
import { currencies } from '../catalogue/money';
import {
  readBoolean,
  readInteger,
  readList,
  readNullable,
  readNumber,
  readObject,
  readOneOf,
  readString,
} from '../input';
import { SESSION_LIFE_MS } from '../purchase/session-life';
import { intentStatuses, ledgerKinds, stores } from './tenant.types';
import type {
  IntentError,
  LedgerEntry,
  OneTimePurchase,
  Session,
  Subscriber,
  Subscription,
  Tenant,
} from './tenant.types';
import type { Tenants } from './tenants';

/** The state that is stored across restarts, as JSON. */

export function toSnapshot(tenants: Tenants): object {
  return { version: 1, secret: tenants.secret, tenants: [...tenants.all()].map(toTenantSnapshot) };
}

function toTenantSnapshot(tenant: Tenant): object {
  const { faults: _faults, requests: _requests, ...kept } = tenant;
  return {
    ...kept,
    sessions: [...tenant.sessions.values()],
    subscribers: [...tenant.subscribers.values()].map((subscriber) => ({
      ...subscriber,
      subscriptions: [...subscriber.subscriptions.values()],
    })),
  };
}

export function readSnapshot(value: unknown): { secret: string; tenants: Tenant[] } {
  const fields = readObject(value, 'state');
  readInteger(fields['version'], 'state.version', 1, 1);
  return {
    secret: readString(fields['secret'], 'state.secret'),
    tenants: readList(fields['tenants'], 'state.tenants', readTenant),
  };
}

function readTenant(value: unknown, path: string): Tenant {
  const fields = readObject(value, path);
  const config = readObject(fields['config'], `${path}.config`);
  return {
    key: readString(fields['key'], `${path}.key`),
    publicId: readString(fields['publicId'], `${path}.publicId`),
    clockOffsetMs: readNumber(fields['clockOffsetMs'], `${path}.clockOffsetMs`),
    brandingPreset: readOneOf(fields['brandingPreset'], `${path}.brandingPreset`, brandingPresets),
    brandingPatch: readObject(fields['brandingPatch'], `${path}.brandingPatch`),
    config: {
      pollsUntilDone: readNumber(config['pollsUntilDone'], `${path}.config.pollsUntilDone`),
      completedProducts: readList(
        config['completedProducts'],
        `${path}.config.completedProducts`,
        readString,
      ),
    },
    subscribers: byId(readList(fields['subscribers'], `${path}.subscribers`, readSubscriber)),
    sessions: byId(readList(fields['sessions'], `${path}.sessions`, readSession)),
    ledger: readList(fields['ledger'], `${path}.ledger`, readLedgerEntry),
    faults: [],
    requests: [],
  };
}

function byId<T extends { id: string }>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [item.id, item]));
}

function fieldReaders(value: unknown, path: string) {
  const fields = readObject(value, path);
  const at = (name: string): string => `${path}.${name}`;
  return {
    fields,
    at,
    text: (name: string) => readString(fields[name], at(name)),
    number: (name: string) => readNumber(fields[name], at(name)),
    time: (name: string) => readNullable(fields[name], at(name), readNumber),
    currency: () => readOneOf(fields['currency'], at('currency'), currencies),
    // Files of earlier versions have one store only.
    store: () => readOneOf(fields['store'] ?? 'rc_billing', at('store'), stores),
  };
}

function readSubscriber(value: unknown, path: string): Subscriber {
  const { fields, at, text, number } = fieldReaders(value, path);
  const subscriptions = readList(fields['subscriptions'], at('subscriptions'), readSubscription);
  return {
    id: text('id'),
    firstSeenAt: number('firstSeenAt'),
    lastSeenAt: number('lastSeenAt'),
    subscriptions: new Map(subscriptions.map((item) => [item.productId, item])),
    oneTime: readList(fields['oneTime'], at('oneTime'), readOneTime),
  };
}

function readSubscription(value: unknown, path: string): Subscription {
  const { fields, at, text, number, time, currency, store } = fieldReaders(value, path);
  return {
    productId: text('productId'),
    store: store(),
    optionId: text('optionId'),
    currency: currency(),
    priceMicros: number('priceMicros'),
    period: text('period'),
    periodType: readOneOf(fields['periodType'], at('periodType'), ['trial', 'normal']),
    transactionId: text('transactionId'),
    originalPurchaseAt: number('originalPurchaseAt'),
    purchaseAt: number('purchaseAt'),
    expiresAt: number('expiresAt'),
    cancelledAt: time('cancelledAt'),
    billingIssueAt: time('billingIssueAt'),
    graceUntil: time('graceUntil'),
    refundedAt: time('refundedAt'),
  };
}

function readOneTime(value: unknown, path: string): OneTimePurchase {
  const { text, number, time, currency, store } = fieldReaders(value, path);
  return {
    productId: text('productId'),
    store: store(),
    currency: currency(),
    priceMicros: number('priceMicros'),
    transactionId: text('transactionId'),
    purchaseAt: number('purchaseAt'),
    refundedAt: time('refundedAt'),
  };
}

function readSession(value: unknown, path: string): Session {
  const { fields, at, text, number, time, currency } = fieldReaders(value, path);
  return {
    id: text('id'),
    intentId: text('intentId'),
    clientSecret: text('clientSecret'),
    intentStatus: readOneOf(fields['intentStatus'], at('intentStatus'), intentStatuses),
    // Files of earlier versions have no refusals, and their sessions end after an hour.
    lastError: readNullable(fields['lastError'] ?? null, at('lastError'), readIntentError),
    appUserId: text('appUserId'),
    productId: text('productId'),
    optionId: text('optionId'),
    email: text('email'),
    currency: currency(),
    amountMicros: number('amountMicros'),
    trial: readNullable(fields['trial'], at('trial'), readString),
    createdAt: number('createdAt'),
    expiresAt: readNumber(fields['expiresAt'] ?? number('createdAt') + SESSION_LIFE_MS, at('expiresAt')),
    isForgotten: readBoolean(fields['isForgotten'] ?? false, at('isForgotten')),
    confirmAttempts: number('confirmAttempts'),
    confirmedAt: time('confirmedAt'),
    pollsAfterConfirm: number('pollsAfterConfirm'),
    lastPollAt: time('lastPollAt'),
    completedAt: time('completedAt'),
  };
}

function readIntentError(value: unknown, path: string): IntentError {
  const { fields, at, text } = fieldReaders(value, path);
  return {
    type: readOneOf(fields['type'], at('type'), ['card_error', 'invalid_request_error']),
    code: text('code'),
    message: text('message'),
    ...(fields['decline_code'] === undefined ? {} : { decline_code: text('decline_code') }),
  };
}

function readLedgerEntry(value: unknown, path: string): LedgerEntry {
  const { fields, at, text, number, currency } = fieldReaders(value, path);
  return {
    id: text('id'),
    sessionId: readNullable(fields['sessionId'], at('sessionId'), readString),
    appUserId: text('appUserId'),
    productId: text('productId'),
    amountMicros: number('amountMicros'),
    currency: currency(),
    at: number('at'),
    kind: readOneOf(fields['kind'], at('kind'), ledgerKinds),
  };
}
