import type { BrandingPreset } from '../catalogue/branding';
import type { ReducedPrice } from '../catalogue/charge-plan';
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
  /** Of each renewal, once `reduced` has ended. */
  priceMicros: number;
  /** The lower price of the next payments; `cycles` counts those that are left. */
  reduced: ReducedPrice | null;
  /** What the last payment was, for a refund. */
  paidMicros: number;
  period: string;
  periodType: 'trial' | 'intro' | 'normal';
  transactionId: string;
  originalPurchaseAt: number;
  purchaseAt: number;
  expiresAt: number;
  cancelledAt: number | null;
  billingIssueAt: number | null;
  graceUntil: number | null;
  refundedAt: number | null;
  /** The plan that takes its place at the next renewal. */
  nextProductId: string | null;
  isEndReported: boolean;
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

export const cardBrands = ['visa', 'mastercard', 'amex', 'unknown'] as const;

/** A card without its number. */
export interface CardOnFile {
  brand: (typeof cardBrands)[number];
  last4: string;
  expiryMonth: number;
  expiryYear: number;
}

export interface Subscriber {
  id: string;
  firstSeenAt: number;
  lastSeenAt: number;
  subscriptions: Map<string, Subscription>;
  oneTime: OneTimePurchase[];
  /** Ids that `identify` merged into this one. */
  aliases: string[];
  attributes: Record<string, { value: string; updatedAt: number }>;
  /** The card of the latest purchase, or the one that the customer has changed to. */
  card: CardOnFile | null;
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

/** Where the customer pays taxes, as far as it is known. */
export interface TaxLocation {
  country: string;
  postalCode: string | null;
  state: string | null;
  city: string | null;
  line1: string | null;
}

/** A change from one plan to another, which is asked for with a subscriber token. */
export interface PlanChange {
  fromProductId: string;
  type: 'immediate' | 'deferred';
}

/** What only a session of the checkout calls knows; a session of POST purchase has none of it. */
export interface CheckoutTerms {
  locale: string | null;
  metadata: Record<string, string | null>;
  location: TaxLocation | null;
  discountCode: string | null;
  planChange: PlanChange | null;
}

/** One purchase, from POST purchase or POST checkout/start to its end. */
export interface Session {
  id: string;
  /** Null until the session is completed, because the checkout calls make the intent late. */
  intentId: string | null;
  clientSecret: string | null;
  checkout: CheckoutTerms | null;
  intentStatus: IntentStatus;
  /** Kept until the next refusal or the success. */
  lastError: IntentError | null;
  /** The card that was confirmed last. */
  card: CardOnFile | null;
  appUserId: string;
  productId: string;
  optionId: string;
  email: string | null;
  currency: Currency;
  /** What is charged today, or after the trial when there is one. */
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
  /** Of what was bought, once it is granted. */
  transactionId: string | null;
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
  /** The customer's location by the IP address, which the server uses when the client sends none. */
  ipCountry: string | null;
  /** The answer of every request for a price, as if the tax service failed. */
  taxFailure: { reason: string; interrupts: boolean } | null;
  /** With a `signingSecret` each delivery is signed as well. */
  webhook: { url: string; authorization: string; signingSecret: string | null } | null;
}

/** A short-lived token of the integrator's server, which allows to change a subscriber's plan. */
export interface SubscriberToken {
  token: string;
  appUserId: string;
  expiresAt: number;
}

export interface WebhookDelivery {
  id: string;
  type: string;
  event: Fields;
  /** The HTTP status of each attempt; 0 when there was no answer. */
  attempts: number[];
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
  /** This and what follows is of this run only; the rest is kept across restarts. */
  faults: Fault[];
  requests: RequestRecord[];
  tokens: SubscriberToken[];
  /** Analytics events, as the client sent them. */
  events: unknown[];
  webhooks: WebhookDelivery[];
  /** One for each call that waits because of a fault; it ends the wait. */
  releases: Set<() => void>;
}
