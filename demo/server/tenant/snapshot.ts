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
import { readCardOnFile } from '../manage/card-on-file';
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
import { readAttributes, readCheckoutTerms, readLaterConfig, readReducedPrice } from './snapshot-parts';

/** The state that is stored across restarts, as JSON. */

export function toSnapshot(tenants: Tenants): object {
  return { version: 1, secret: tenants.secret, tenants: [...tenants.all()].map(toTenantSnapshot) };
}

function toTenantSnapshot(tenant: Tenant): object {
  const {
    faults: _faults,
    requests: _requests,
    releases: _releases,
    tokens: _tokens,
    events: _events,
    webhooks: _webhooks,
    ...kept
  } = tenant;
  return {
    ...kept,
    sessions: [...tenant.sessions.values()],
    subscribers: [...new Set(tenant.subscribers.values())].map((subscriber) => ({
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
      ...readLaterConfig(config, `${path}.config`),
    },
    subscribers: byAnyId(readList(fields['subscribers'], `${path}.subscribers`, readSubscriber)),
    sessions: byId(readList(fields['sessions'], `${path}.sessions`, readSession)),
    ledger: readList(fields['ledger'], `${path}.ledger`, readLedgerEntry),
    faults: [],
    requests: [],
    tokens: [],
    events: [],
    webhooks: [],
    releases: new Set(),
  };
}

function byId<T extends { id: string }>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [item.id, item]));
}

/** A merged customer is found by each of its ids. */
function byAnyId(subscribers: readonly Subscriber[]): Map<string, Subscriber> {
  return new Map(subscribers.flatMap((item) => [item.id, ...item.aliases].map((id) => [id, item])));
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
    aliases: readList(fields['aliases'] ?? [], at('aliases'), readString),
    attributes: readAttributes(fields['attributes'] ?? {}, at('attributes')),
    card: readNullable(fields['card'] ?? null, at('card'), readCardOnFile),
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
    reduced: readNullable(fields['reduced'] ?? null, at('reduced'), readReducedPrice),
    paidMicros: readNumber(fields['paidMicros'] ?? number('priceMicros'), at('paidMicros')),
    period: text('period'),
    periodType: readOneOf(fields['periodType'], at('periodType'), ['trial', 'intro', 'normal']),
    transactionId: text('transactionId'),
    originalPurchaseAt: number('originalPurchaseAt'),
    purchaseAt: number('purchaseAt'),
    expiresAt: number('expiresAt'),
    cancelledAt: time('cancelledAt'),
    billingIssueAt: time('billingIssueAt'),
    graceUntil: time('graceUntil'),
    refundedAt: time('refundedAt'),
    nextProductId: readNullable(fields['nextProductId'] ?? null, at('nextProductId'), readString),
    isEndReported: readBoolean(fields['isEndReported'] ?? false, at('isEndReported')),
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
    intentId: readNullable(fields['intentId'], at('intentId'), readString),
    clientSecret: readNullable(fields['clientSecret'], at('clientSecret'), readString),
    checkout: readNullable(fields['checkout'] ?? null, at('checkout'), readCheckoutTerms),
    intentStatus: readOneOf(fields['intentStatus'], at('intentStatus'), intentStatuses),
    // Files of earlier versions have no refusals, and their sessions end after an hour.
    lastError: readNullable(fields['lastError'] ?? null, at('lastError'), readIntentError),
    card: readNullable(fields['card'] ?? null, at('card'), readCardOnFile),
    appUserId: text('appUserId'),
    productId: text('productId'),
    optionId: text('optionId'),
    email: readNullable(fields['email'], at('email'), readString),
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
    transactionId: readNullable(fields['transactionId'] ?? null, at('transactionId'), readString),
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
