import type { BrandingPreset } from '../catalogue/branding';
import type { Currency } from '../catalogue/money';
import type { Fields } from '../input';
import type { Fault } from './faults';

/** All times are milliseconds on the tenant's own clock. */

/** Where something was bought. What is not from `rc_billing` was brought along from elsewhere; `promotional` was given. */
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

/** Why the card provider refused an attempt to pay, in its own words. */
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
  /** Stays until the next refusal, or the success. */
  lastError: IntentError | null;
  appUserId: string;
  productId: string;
  optionId: string;
  email: string;
  currency: Currency;
  amountMicros: number;
  trial: string | null;
  createdAt: number;
  /** Unless it is paid by then. */
  expiresAt: number;
  /** Status polls answer that there is no such session. */
  isForgotten: boolean;
  confirmAttempts: number;
  confirmedAt: number | null;
  pollsAfterConfirm: number;
  lastPollAt: number | null;
  completedAt: number | null;
}

export const ledgerKinds = ['trial', 'charge', 'refund'] as const;

/** A renewal, and a charge after a mended payment, belong to no session. */
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
  /** Pending answers after the card is confirmed: one `started`, then `in_progress`. */
  pollsUntilDone: number;
  /** Products bought without a payment step, as for a customer whose card is on file. */
  completedProducts: string[];
}

export interface RequestRecord {
  at: string;
  call: string | null;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
  /** 0 when the socket was cut on purpose. */
  status: number;
}

export interface Tenant {
  key: string;
  /** Stands for the key wherever the key must not be shown. */
  publicId: string;
  clockOffsetMs: number;
  brandingPreset: BrandingPreset;
  brandingPatch: Fields;
  config: TenantConfig;
  subscribers: Map<string, Subscriber>;
  sessions: Map<string, Session>;
  ledger: LedgerEntry[];
  /** Faults and requests are of this run only; the rest is kept across restarts. */
  faults: Fault[];
  requests: RequestRecord[];
}
