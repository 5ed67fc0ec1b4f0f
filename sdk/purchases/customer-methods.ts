import { createCustomerInfoEmitter } from '../customer/customer-info-emitter';
import type { CustomerInfoListener } from '../customer/customer-info-emitter';
import { PurchasesError } from '../errors/purchases-error';
import type { MakeError } from '../errors/purchases-error';
import type { CustomerAttributes } from '../model/customer/customer-attributes';
import type { CustomerInfo } from '../model/customer/customer-info';
import type { PurchaseResult } from '../model/purchase/purchase-result';
import type { VirtualCurrencies } from '../model/customer/virtual-currencies';
import { createClient } from '../net/client';
import { getCustomerInfoWith } from '../net/endpoints';
import { isSandboxKey } from '../net/http-config';
import type { PurchasesContext } from '../checkout/runner/purchases-context.types';
import { ANONYMOUS } from './config/app-user-id';
import { answers } from './answers/answers';
import { expectFunction, expectObject, expectText } from './arguments';
import { hasUnknownKeys } from './config/config-keys';
import { checkAppUserId, checkConfig, DEFAULT_ASSET_URL } from './config/config';
import type { PurchasesConfig } from './config/config';
import { createCurrencyCache } from './currency-cache';
import { inspectWithUi, resumeWithUi } from './loaded-ui';
import { platform } from './platform';
import { readLater } from './answers/read-later';

const makeError: MakeError = (...what) => new PurchasesError(...what);

/** What `identifyUser` returns. */
export interface IdentifyResult {
  readonly customerInfo: CustomerInfo;
  /** `true` if the new id did not exist before. */
  readonly wasCreated: boolean;
}

/** The methods of `Purchases` that concern the customer. */
export abstract class CustomerMethods {
  #appUserId: string;
  readonly #emitter = createCustomerInfoEmitter(() => this.#appUserId);
  readonly #currencies;

  protected readonly context: PurchasesContext;

  constructor(config: PurchasesConfig) {
    checkConfig(config);
    const { clock, log, random } = platform;
    const isSandbox = isSandboxKey(config.apiKey);
    if (isSandbox) log.warnByDefault();
    const request = createClient(config, platform);
    const currencies = createCurrencyCache(request, clock);
    this.#appUserId = config.appUserId;
    this.#currencies = currencies;
    this.context = {
      request,
      clock,
      log,
      config,
      events: null,
      apiKey: config.apiKey,
      isSandbox,
      random,
      wire: { setting: config.wire ?? 'auto', worked: null },
      collectUtm: config.collectUtm ?? false,
      orderButton: config.orderButton,
      subscriberToken: config.subscriberToken,
      assetBaseUrl: config.assetBaseUrl || DEFAULT_ASSET_URL,
      appearance: config.appearance,
      texts: config.texts,
      readCustomerInfo: async (appUserId, signal) => {
        const read = readLater(answers.customer, (customer) => customer.readCustomerInfo(makeError));
        const info = await request(getCustomerInfoWith(appUserId, read), { signal });
        if (appUserId === this.#appUserId) this.#emitter.emit(info);
        return info;
      },
      onPurchased: currencies.forget,
      error: makeError,
    };
    if (isSandbox && hasUnknownKeys(config)) inspectWithUi(this.context);
    void this.resume(false).catch(() => {}); // The window gets an event with the result.
  }

  /** The customer's entitlements and purchases, read from the server. */
  async getCustomerInfo(): Promise<CustomerInfo> {
    return this.context.readCustomerInfo(this.#appUserId);
  }

  /** Whether an entitlement is active, read from the server. */
  async isEntitledTo(entitlementIdentifier: string): Promise<boolean> {
    expectText('entitlementIdentifier', entitlementIdentifier);
    const { active } = (await this.getCustomerInfo()).entitlements;
    return Object.hasOwn(active, entitlementIdentifier);
  }

  /**
   * Calls `listener` with every customer info that is read from now on, also after a purchase. Calls it with `null` when
   * the customer changes.
   * @returns a function that removes the listener.
   * @example
   * const stop = purchases.onCustomerInfo((info) => showPro(info !== null && 'pro' in info.entitlements.active));
   */
  onCustomerInfo(listener: CustomerInfoListener): () => void {
    expectFunction('listener', listener);
    return this.#emitter.subscribe(listener);
  }

  getAppUserId(): string {
    return this.#appUserId;
  }

  /** Whether the customer has an id that was generated, and no account. */
  isAnonymous(): boolean {
    return this.#appUserId.startsWith(ANONYMOUS);
  }

  /**
   * Changes the customer. The new id applies at once. An open purchase still belongs to the customer who opened it.
   * @throws PurchasesError 14 for an id that is not valid.
   */
  async changeUser(newAppUserId: string): Promise<CustomerInfo> {
    checkAppUserId(newAppUserId);
    this.#change(newAppUserId);
    return this.getCustomerInfo();
  }

  /**
   * Changes the customer after a sign-in. What an anonymous customer has bought belongs to the new id, too. Another
   * customer is only left. The new id applies when the server has answered. If the call fails, the old id stays.
   * @throws PurchasesError 14 for an id that is not valid.
   * @example
   * const { customerInfo, wasCreated } = await purchases.identifyUser('user-1');
   */
  async identifyUser(newAppUserId: string): Promise<IdentifyResult> {
    checkAppUserId(newAppUserId);
    const old = this.#appUserId;
    if (old === newAppUserId) return { customerInfo: await this.getCustomerInfo(), wasCreated: false };
    const { identify } = await answers.customer();
    const [customerInfo, wasCreated] = await identify(this.context.request, old, newAppUserId, makeError);
    // Another change may have come in between. It is newer.
    if (this.#appUserId === old) {
      this.#change(newAppUserId);
      this.#emitter.emit(customerInfo);
    }
    return { customerInfo, wasCreated };
  }

  /**
   * Stores attributes of the customer, such as `ReservedCustomerAttribute.Email` or names of your own. `null` deletes one.
   * It is tried once: after an error call it again.
   * @throws PurchasesError 21 for an attribute that the server refuses.
   */
  async setAttributes(attributes: CustomerAttributes): Promise<void> {
    expectObject('attributes', attributes);
    const owner = this.#appUserId;
    const { request, clock, readCustomerInfo } = this.context;
    await readCustomerInfo(owner); // The server creates the customer.
    const { sendAttributes } = await answers.customer();
    await sendAttributes(request, clock, owner, attributes);
  }

  /**
   * The customer's virtual currencies. They are read again after five minutes, a purchase, a change of the customer or
   * `invalidateVirtualCurrenciesCache`.
   * @example
   * const { all } = await purchases.getVirtualCurrencies();
   * console.log(all['COIN']?.balance);
   */
  getVirtualCurrencies(): Promise<VirtualCurrencies> {
    return this.#currencies.read(this.#appUserId);
  }

  /** What `getVirtualCurrencies` has read last, however old; `null` before. */
  getCachedVirtualCurrencies(): VirtualCurrencies | null {
    return this.#currencies.kept();
  }

  /** The next `getVirtualCurrencies` reads from the server. Call it when your server has changed a balance. */
  invalidateVirtualCurrenciesCache(): void {
    this.#currencies.forget();
  }

  #change(appUserId: string): void {
    const isAnother = appUserId !== this.#appUserId;
    this.#appUserId = appUserId;
    if (isAnother) {
      this.context.subscriberToken = undefined; // It belongs to the customer of `configure`.
      this.#currencies.forget();
      this.#emitter.emit(null);
    }
    void this.resume(false).catch(() => {});
  }

  protected resume(isRequested: boolean): Promise<PurchaseResult | null> {
    const { context } = this;
    return resumeWithUi({ context, appUserId: this.#appUserId, presenter: undefined, isRequested });
  }
}
