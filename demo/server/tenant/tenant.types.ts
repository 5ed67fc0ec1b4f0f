import type { BrandingPreset } from '../catalogue/branding';
import type { Currency } from '../catalogue/money';
import type { Fields } from '../input';
import type { Fault } from './faults';

/** All times are milliseconds on the tenant's own clock. */

/** The store of a purchase. All stores except `rc_billing` are other platforms; `promotional` is a grant. */
export const stores = [
  'rc_billing',
  'stripe',
  'app_store',
  'mac_app_store',
  'play_store',
  'amazon',
  'promotional',
] as const;
export type Store = (typeof stores)[number];

export interface Subscription {
  productId: string;
  store: Store;
  optionId: string;
  currency: Currency;
  priceMicros: number;
  period: string;
  periodType: 'trial' | 'normal';
  transactionId: string;
  originalPurchaseAt: number;
  purchaseAt: number;
  expiresAt: number;
  cancelledAt: number | null;
  billingIssueAt: number | null;
  graceUntil: number | null;
  refundedAt: number | null;
}

export interface OneTimePurchase {
  productId: string;
  store: Store;
  currency: Currency;
  priceMicros: number;
  transactionId: string;
  purchaseAt: number;
  refundedAt: number | null;
}

export interface Subscriber {
  id: string;
  firstSeenAt: number;
  lastSeenAt: number;
  subscriptions: Map<string, Subscription>;
  oneTime: OneTimePurchase[];
}

export const intentStatuses = [
  'requires_payment_method',
  'requires_action',
  'succeeded',
  'canceled',
] as const;
export type IntentStatus = (typeof intentStatuses)[number];

/** The card provider's reason for a refusal, in its own format. */
export interface IntentError {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  message: string;
  decline_code?: string;
}

/** One purchase, from POST purchase to its end. */
export interface Session {
  id: string;
  intentId: string;
  clientSecret: string;
  intentStatus: IntentStatus;
  /** Kept until the next refusal or the success. */
  lastError: IntentError | null;
  appUserId: string;
  productId: string;
  optionId: string;
  email: string;
  currency: Currency;
  amountMicros: number;
  trial: string | null;
  createdAt: number;
  /** A session that is paid before this time does not expire. */
  expiresAt: number;
  /** True: status polls answer that the session does not exist. */
  isForgotten: boolean;
  confirmAttempts: number;
  confirmedAt: number | null;
  pollsAfterConfirm: number;
  lastPollAt: number | null;
  completedAt: number | null;
}

export const ledgerKinds = ['trial', 'charge', 'refund'] as const;

/** Renewals, and charges after a billing issue, have no session. */
export interface LedgerEntry {
  id: string;
  sessionId: string | null;
  appUserId: string;
  productId: string;
  amountMicros: number;
  currency: Currency;
  at: number;
  kind: (typeof ledgerKinds)[number];
}

export interface TenantConfig {
  /** Number of pending answers after the card is confirmed: one `started`, then `in_progress`. */
  pollsUntilDone: number;
  /** Products that are bought without a payment step, as with a card on file. */
  completedProducts: string[];
}

export interface RequestRecord {
  at: string;
  call: string | null;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
  /** 0: the connection was cut on purpose. */
  status: number;
}

export interface Tenant {
  key: string;
  /** Replaces the key where the key must not be shown. */
  publicId: string;
  clockOffsetMs: number;
  brandingPreset: BrandingPreset;
  brandingPatch: Fields;
  config: TenantConfig;
  subscribers: Map<string, Subscriber>;
  sessions: Map<string, Session>;
  ledger: LedgerEntry[];
  /** Faults and requests are not stored across restarts; everything else is. */
  faults: Fault[];
  requests: RequestRecord[];
}
