import { isBrowser } from '../adapters/browser';
import { anonymousAppUserId } from './config/app-user-id';
import { expectArgument, expectBrowser, expectFunction, expectObject, expectText } from './arguments';
import { answers } from './answers/answers';
import type { Catalogue, CataloguePorts, GetOfferingsParams } from './answers/catalogue';
import { toParams } from '../checkout/session/request';
import type { PresentExpressPurchaseButtonParams } from '../checkout/session/express.types';
import type { PurchaseParams } from '../checkout/session/request';
import { checkCurrency, toConfig } from './config/config';
import { CustomerMethods } from './customer-methods';
import type { PurchasesConfig } from './config/config';
import { UninitializedPurchasesError } from '../errors/purchases-error';
import { prefetchSale, prefetchUi, preloadUi, purchaseWithUi } from './loaded-ui';
import { switchEvents } from './events-switch';
import type { LogHandler, LogLevel } from './log';
import type { Offering, Offerings, OfferingsData, Package } from '../model/catalogue/offering';
import type { PurchaseResult } from '../model/purchase/purchase-result';
import type { PaywallPurchaseResult, PresentPaywallParams } from '../paywall/present.types';
import { getOfferings } from '../net/endpoints';
import { platform } from './platform';
import { readLater } from './answers/read-later';
import type { Presenter } from '../checkout/runner/presenter.types';
import type { HttpConfig } from '../net/http-config';

let shared: Purchases | null = null;
const waiting: ((purchases: Purchases) => void)[] = [];

/**
 * The entry point. Configure it once, then read offerings and sell.
 *
 * @example
 * const purchases = Purchases.configure({ apiKey: 'rcb_sb_…', appUserId: 'user-1' });
 * const { current } = await purchases.getOfferings();
 * const { customerInfo } = await purchases.purchase({ rcPackage: current.monthly });
 */
export class Purchases extends CustomerMethods {
  /** Creates an instance that is not shared. Use `Purchases.configure` instead. */
  constructor(config: PurchasesConfig) {
    super(config);
    if (config.events) this.setEvents(true);
  }

  /**
   * Creates the shared instance. A second call logs a warning and replaces it.
   * @throws PurchasesError 11 (key), 14 (user id) or 23 (proxy, headers, token), checked in this order.
   */
  static configure(config: PurchasesConfig): Purchases;
  static configure(apiKey: string, appUserId: string, httpConfig?: HttpConfig): Purchases;
  static configure(first: PurchasesConfig | string, appUserId = '', httpConfig?: HttpConfig): Purchases {
    const next = new Purchases(toConfig(first, appUserId, httpConfig));
    if (shared) platform.log.warn('Configured twice: the last counts.');
    shared = next;
    for (const resolve of waiting.splice(0)) resolve(next);
    return next;
  }

  /** The shared instance, as soon as it exists. */
  static whenConfigured(): Promise<Purchases> {
    return shared ? Promise.resolve(shared) : new Promise((resolve) => waiting.push(resolve));
  }

  /** @throws UninitializedPurchasesError before `configure`. */
  static getSharedInstance(): Purchases {
    if (!shared) throw new UninitializedPurchasesError();
    return shared;
  }

  static isConfigured(): boolean {
    return shared !== null;
  }

  /** Sets how much is logged: by default `LogLevel.Warn` with a sandbox key, otherwise `LogLevel.Silent`. */
  static setLogLevel(level: LogLevel): void {
    expectArgument(typeof level === 'number', 'level must be a value of LogLevel.');
    platform.log.setLevel(level);
  }

  /** Sends log lines to your own function; `null` sends them to the console again. */
  static setLogHandler(handler: LogHandler | null): void {
    if (handler) expectFunction('handler', handler);
    platform.log.setHandler(handler);
  }

  /**
   * The id of a customer without an account: generated once and stored in this browser, so that the next visit has the
   * same id. Without storage it lasts as long as the page.
   * @throws PurchasesError 24 on a server, where all visitors would have the same id.
   */
  static storedAnonymousAppUserId(): string {
    expectBrowser();
    return platform.getOrCreateStored('anonymous-app-user-id', () =>
      Purchases.generateRevenueCatAnonymousAppUserId(),
    );
  }

  /** A new id for a customer who has no account: `$RCAnonymousID:` and 32 hex digits. Store it. */
  static generateRevenueCatAnonymousAppUserId(): string {
    return anonymousAppUserId(platform.random);
  }

  /** Loads what a checkout needs, so that it opens at once. Never rejects: a failure is logged. */
  preload(): Promise<void> {
    return preloadUi(this.context);
  }

  /** All offerings for this customer. @throws PurchasesError 23 for a currency that is no ISO 4217 code. */
  async getOfferings(params: GetOfferingsParams = {}): Promise<Offerings> {
    expectObject('params', params, true);
    return this.#readOfferings(params, (catalogue, ...read) => catalogue.offerings(...read, params ?? {}));
  }

  /** The offering of a placement, or `null` when the placement shows none. */
  async getCurrentOfferingForPlacement(
    placementIdentifier: string,
    params: GetOfferingsParams = {},
  ): Promise<Offering | null> {
    expectText('placementIdentifier', placementIdentifier);
    expectObject('params', params, true);
    return this.#readOfferings(params, (catalogue, ...read) =>
      catalogue.forPlacement(...read, placementIdentifier, params ?? {}),
    );
  }

  /** Asks for the offerings, fetches the code that reads them, and then runs `convert`. */
  async #readOfferings<T>(
    params: GetOfferingsParams | null,
    convert: (
      catalogue: Catalogue,
      ports: CataloguePorts,
      appUserId: string,
      data: OfferingsData,
    ) => Promise<T>,
  ): Promise<T> {
    checkCurrency(params?.currency);
    const { context } = this;
    const appUserId = this.getAppUserId();
    const read = readLater(answers.catalogue, (catalogue) => catalogue.readOfferings);
    const data = await prefetchUi(context.request(getOfferings(appUserId, read)));
    const { request, log } = context;
    const ports = { request, log, prefetch: (hasPaywall: boolean) => prefetchSale(context, hasPaywall) };
    return convert(await answers.catalogue(), ports, appUserId, data);
  }

  /**
   * Does nothing: each call reads the offerings from the server. Code for purchases-js 1.x can call it.
   * @deprecated not necessary
   */
  invalidateOfferingsCache(): void {}

  isSandbox(): boolean {
    return this.context.isSandbox;
  }

  /**
   * Shows the checkout. Resolves when the customer has paid and closed the checkout.
   * @throws PurchasesError 1 when the customer cancels, 15 while another purchase is open, 4, 5 and 23 for invalid parameters,
   * and any other code for what went wrong.
   * @param presenter shows the checkout instead of the dialog.
   */
  async purchase(params: PurchaseParams, presenter?: Presenter): Promise<PurchaseResult> {
    expectObject('params', params);
    return purchaseWithUi({ context: this.context, appUserId: this.getAppUserId(), params, presenter });
  }

  /**
   * Resumes a purchase that an earlier page left open: the page was reloaded, or the customer was sent to a bank. A
   * submitted payment resumes without this call, too: then the window gets the event `purchase-finished`,
   * `purchase-cancelled` or `purchase-failed`.
   * @returns what `purchase` would have returned, or `null` when nothing is open for this customer.
   */
  async resumePurchase(): Promise<PurchaseResult | null> {
    if (!isBrowser()) await platform.loadUi(); // On a server this rejects.
    return this.resume(true);
  }

  /** `resumePurchase` of the shared instance. @throws UninitializedPurchasesError before `configure`. */
  static async resumePurchase(): Promise<PurchaseResult | null> {
    return Purchases.getSharedInstance().resumePurchase();
  }

  /**
   * Shows the paywall of an offering; a purchase from it opens the checkout above it.
   * @throws PurchasesError 1 when the customer goes back, 23 for an offering without a paywall.
   */
  async presentPaywall(params: PresentPaywallParams): Promise<PaywallPurchaseResult> {
    expectObject('params', params, true);
    return (await platform.loadUi()).presentPaywall(this, params ?? {});
  }

  /**
   * Shows buttons of wallets, such as Apple Pay, outside the checkout. The customer pays in the wallet's sheet; everything
   * else is shown as by `purchase`. A cancelled sheet leaves the buttons.
   * @param mayStart asked when the customer presses a button. `false`: the sheet does not open.
   * @returns the purchase. Rejects when the buttons can't be shown, and with the error of a purchase that failed.
   * @example
   * const result = await purchases.presentExpressPurchaseButton({
   *   rcPackage,
   *   htmlTarget: document.querySelector('#wallets'),
   *   onButtonReady: (updater, walletsAvailable) => (otherButton.hidden = walletsAvailable),
   * });
   */
  async presentExpressPurchaseButton(
    params: PresentExpressPurchaseButtonParams,
    mayStart?: () => boolean,
  ): Promise<PurchaseResult> {
    expectObject('params', params);
    const ui = await platform.loadUi();
    const { context } = this;
    return ui.presentExpressButton({ context, appUserId: this.getAppUserId(), params, mayStart });
  }

  /** Another name of `presentPaywall`. */
  renderPaywall(params: PresentPaywallParams): Promise<PaywallPurchaseResult> {
    return this.presentPaywall(params);
  }

  /** @deprecated use `purchase` */
  async purchasePackage(
    rcPackage: Package,
    customerEmail?: string,
    htmlTarget?: HTMLElement,
  ): Promise<PurchaseResult> {
    return this.purchase(toParams(rcPackage, customerEmail, htmlTarget));
  }

  /**
   * Switches the analytics events of this instance on or off. They are off unless `configure` had `events: true`. Switched
   * off, events that wait are deleted. A checkout that is open while they are switched on sends none.
   * @example
   * consent.onChange(({ analytics }) => purchases.setEvents(analytics));
   */
  setEvents(areOn: boolean): void {
    // `'false'` would switch them on.
    expectArgument(typeof areOn === 'boolean', 'areOn must be true or false.');
    switchEvents(this.context, areOn, this.getAppUserId());
  }

  /** Sends events that wait, and removes the shared instance. On another instance it warns and does nothing. */
  close(): void {
    this.context.events?.flush?.();
    if (shared === this) shared = null;
    else platform.log.warn('close(): not the shared instance.');
  }
}
