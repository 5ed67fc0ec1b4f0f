import { anonymousAppUserId } from './app-user-id';
import { createBackend } from './backend';
import type { Backend } from './backend';
import { createCatalogue } from './catalogue';
import type { Catalogue, GetOfferingsParams } from './catalogue';
import type { CheckoutPorts, CheckoutRequest } from './checkout/checkout.types';
import { toCheckoutRequest } from './checkout/request';
import type { PurchaseParams } from './checkout/request';
import { checkAppUserId, checkConfig, DEFAULT_ASSET_URL, isSandboxKey } from './config';
import type { HttpConfig, PurchasesConfig } from './config';
import { UninitializedPurchasesError } from './errors/purchases-error';
import type { LogHandler, LogLevel } from './log';
import type { CustomerInfo } from './model/customer-info';
import type { Offering, Offerings, Package } from './model/offering';
import type { RedemptionInfo } from './model/redemption';
import { createClient } from './net/client';
import { platform } from './platform';
import { createPurchaseDesk } from './purchase-desk';
import type { PurchaseDesk } from './purchase-desk';

/** What a purchase leads to. */
export interface PurchaseResult {
  readonly customerInfo: CustomerInfo;
  /** `null` unless the purchase is to be redeemed in an app. */
  readonly redemptionInfo: RedemptionInfo | null;
}

let shared: Purchases | null = null;

/**
 * The entry to everything: configure it once, then ask for offerings and sell them.
 *
 * @example
 * const purchases = Purchases.configure({ apiKey: 'rcb_sb_…', appUserId: 'user-1' });
 * const { current } = await purchases.getOfferings();
 * const { customerInfo } = await purchases.purchase({ rcPackage: current.monthly });
 */
export class Purchases {
  readonly #config: PurchasesConfig;
  readonly #backend: Backend;
  readonly #catalogue: Catalogue;
  readonly #desk: PurchaseDesk;
  #appUserId: string;

  /** Use `Purchases.configure`; the constructor makes an instance that is not shared. */
  constructor(config: PurchasesConfig) {
    checkConfig(config);
    const { fetch, clock, random, log } = platform;
    this.#config = config;
    this.#appUserId = config.appUserId;
    this.#backend = createBackend(createClient(config, { fetch, clock, random, log }), log);
    this.#catalogue = createCatalogue(this.#backend, log);
    this.#desk = createPurchaseDesk(this.#backend);
    log.debug(`Configured for ${this.isSandbox() ? 'sandbox' : 'production'}.`);
  }

  /**
   * Makes the shared instance. A second call warns and replaces it.
   * @throws PurchasesError 11 (key), 14 (user id) or 23 (proxy, headers), checked in this order.
   */
  static configure(config: PurchasesConfig): Purchases;
  static configure(apiKey: string, appUserId: string, httpConfig?: HttpConfig): Purchases;
  static configure(first: PurchasesConfig | string, appUserId = '', httpConfig?: HttpConfig): Purchases {
    const config =
      typeof first === 'object' && first !== null
        ? first
        : { apiKey: first, appUserId, ...(httpConfig ? { httpConfig } : {}) };
    const next = new Purchases(config);
    if (shared) platform.log.warn('Purchases is configured already; the earlier instance is replaced.');
    shared = next;
    return next;
  }

  /** @throws UninitializedPurchasesError before `configure`. */
  static getSharedInstance(): Purchases {
    if (!shared) throw new UninitializedPurchasesError();
    return shared;
  }

  static isConfigured(): boolean {
    return shared !== null;
  }

  /** How much is written; `LogLevel.Silent` by default. */
  static setLogLevel(level: LogLevel): void {
    platform.log.setLevel(level);
  }

  /** Sends log lines to your own function; `null` sends them to the console again. */
  static setLogHandler(handler: LogHandler | null): void {
    platform.log.setHandler(handler);
  }

  /** A new id for a customer who has no account: `$RCAnonymousID:` and 32 hex digits. Store it. */
  static generateRevenueCatAnonymousAppUserId(): string {
    return anonymousAppUserId(platform.random);
  }

  /** Fetches what a checkout needs, so that it opens at once. Never rejects: a failure is logged. */
  async preload(): Promise<void> {
    const parts = [this.#backend.branding(), platform.loadUi()];
    for (const part of await Promise.allSettled(parts))
      if (part.status === 'rejected') platform.log.error(`Preload: ${String(part.reason)}`);
  }

  /**
   * Everything that is for sale to this customer.
   * @throws PurchasesError 23 for a currency that is no ISO 4217 code.
   */
  async getOfferings(params: GetOfferingsParams = {}): Promise<Offerings> {
    return this.#catalogue.offerings(this.#appUserId, params);
  }

  /** The offering that a placement shows, or `null` when nothing is to be shown there. */
  async getCurrentOfferingForPlacement(
    placementIdentifier: string,
    params: GetOfferingsParams = {},
  ): Promise<Offering | null> {
    return this.#catalogue.forPlacement(this.#appUserId, placementIdentifier, params);
  }

  /** What the customer owns, read from the server. */
  async getCustomerInfo(): Promise<CustomerInfo> {
    return this.#backend.customerInfo(this.#appUserId);
  }

  /** Whether an entitlement is active, read from the server. */
  async isEntitledTo(entitlementIdentifier: string): Promise<boolean> {
    const { active } = (await this.getCustomerInfo()).entitlements;
    return Object.hasOwn(active, entitlementIdentifier);
  }

  getAppUserId(): string {
    return this.#appUserId;
  }

  isSandbox(): boolean {
    return isSandboxKey(this.#config.apiKey);
  }

  /**
   * Makes another customer the one who buys. The id counts at once; a purchase that is open stays with the
   * customer who opened it.
   * @throws PurchasesError 14 for an id that is not valid.
   */
  async changeUser(newAppUserId: string): Promise<CustomerInfo> {
    checkAppUserId(newAppUserId);
    this.#appUserId = newAppUserId;
    return this.getCustomerInfo();
  }

  /**
   * Shows the checkout and resolves when the customer has bought and closed it.
   * @throws PurchasesError 1 when the customer cancels, 15 while another purchase is open, 4 and 5 for
   * parameters that do not fit, and every other code for what went wrong.
   */
  async purchase(params: PurchaseParams): Promise<PurchaseResult> {
    return this.#desk.purchase(params, {
      appUserId: this.#appUserId,
      isSandbox: this.isSandbox(),
      assetBaseUrl: this.assetBaseUrl,
    });
  }

  /** @deprecated use `purchase` */
  async purchasePackage(
    rcPackage: Package,
    customerEmail?: string,
    htmlTarget?: HTMLElement,
  ): Promise<PurchaseResult> {
    return this.purchase({
      rcPackage,
      ...(customerEmail === undefined ? {} : { customerEmail }),
      ...(htmlTarget === undefined ? {} : { htmlTarget }),
    });
  }

  /** Forgets the shared instance. On another instance it warns and does nothing. */
  close(): void {
    if (shared === this) shared = null;
    else platform.log.warn('This instance is not the shared one; close() does nothing.');
  }

  /** Where icons and images are read from. */
  get assetBaseUrl(): string {
    return this.#config.assetBaseUrl ?? DEFAULT_ASSET_URL;
  }

  /** For `createCheckout` of the headless entry: purchase parameters, checked. */
  checkoutRequest(params: PurchaseParams): CheckoutRequest {
    return toCheckoutRequest(params);
  }

  /** For `createCheckout` of the headless entry: the server, clock and log of this instance and its customer. */
  checkoutPorts(): Omit<CheckoutPorts, 'payment'> {
    return this.#desk.ports(this.#appUserId);
  }
}
