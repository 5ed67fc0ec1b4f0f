/**
 * `purchase-elements/server`: for Node and edge runtimes. Reads what a customer has access to with the secret key, checks
 * the provider's webhooks, and signs tokens that say what a customer has access to. It uses `fetch` and Web Crypto, and
 * neither React nor a page.
 */
export { createServerClient } from './server/server-client';
export type {
  ActiveEntitlement,
  ActiveEntitlements,
  ProjectClient,
  ServerClient,
  ServerClientOptions,
} from './server/server-client';
export type { ServerFetch, ServerResponse } from './server/server-request';
export { readWebhook } from './server/read-webhook';
export type {
  PlainWebhookType,
  WebhookEvent,
  WebhookHeaders,
  WebhookReason,
  WebhookRequest,
  WebhookSecrets,
} from './server/webhook.types';
export { generateTokenKey } from './server/token-keys';
export type { PublicTokenKey, TokenKey, TokenKeySet } from './server/token-keys';
export { createTokenSigner } from './server/token-signer';
export type { TokenSigner, TokenSignerOptions } from './server/token-signer';
export { createTokenVerifier } from './server/token-verifier';
export type {
  EntitlementToken,
  FetchKeys,
  TokenVerifier,
  TokenVerifierOptions,
} from './server/token-verifier';
export { ErrorCode } from './errors/error-codes';
export { isPurchasesError } from './errors/is-purchases-error';
export { PurchasesError } from './errors/purchases-error';
export type { PurchasesErrorExtra } from './errors/purchases-error';
export type {
  CustomerInfo,
  NonSubscriptionTransaction,
  SubscriptionInfo,
} from './model/customer/customer-info';
export type {
  EntitlementInfo,
  EntitlementInfos,
  OwnershipType,
  PeriodType,
  Store,
} from './model/customer/entitlement';
export type { Price } from './model/catalogue/price';
