import type { JSHandle, Page } from 'playwright/test';
import type * as Surface from '../../../sdk/index';
import type { Sandbox } from './sandbox';

declare global {
  interface Window {
    /** What the script tag puts there: the class, with all exports as its properties. */
    Purchases: typeof Surface.Purchases & typeof Surface;
  }
}

/** How a purchase ended, in plain values. */
export type Outcome =
  | {
      readonly type: 'resolved';
      readonly entitlements: readonly string[];
      readonly products: readonly string[];
      readonly user: string;
      readonly redeemUrl: string | null;
      readonly sessionId: string | null;
      readonly transactionId: string | null;
      readonly email: string | null;
      readonly changeType: string | null;
    }
  | {
      readonly type: 'rejected';
      readonly name: string;
      readonly code: number | null;
      readonly message: string;
      readonly detail: string | null;
      readonly backendCode: number | null;
    };

export interface Wanted {
  readonly offering?: string;
  readonly packageId?: string;
  readonly option?: string;
  readonly email?: string;
  readonly currency?: string;
  readonly user?: string;
  readonly locale?: string;
  readonly appearance?: Surface.AppearanceOptions;
  /** Further parameters of `purchase`, as plain values. */
  readonly more?: Pick<
    Surface.PurchaseParams,
    | 'discountCode'
    | 'showDiscountCode'
    | 'metadata'
    | 'skipSuccessPage'
    | 'termsAndConditionsUrl'
    | 'termsUrl'
    | 'privacyUrl'
    | 'emailStep'
    | 'productChangeInfo'
  >;
  /** CSS selector of `htmlTarget`. */
  readonly target?: string;
}

export interface Sale {
  readonly outcome: Promise<Outcome>;
}

/** A purchase under way in the page; nothing of it is kept on `window`. */
export class RunningSale {
  readonly #handle: JSHandle<Sale>;

  constructor(handle: JSHandle<Sale>) {
    this.#handle = handle;
  }

  outcome(): Promise<Outcome> {
    return this.#handle.evaluate((sale) => sale.outcome);
  }

  /** Writes the outcome on the page when it is there: handles do not survive a page that the browser puts away. */
  async noteOnPage(): Promise<void> {
    await this.#handle.evaluate((sale) => {
      void sale.outcome.then((outcome) => {
        const what = outcome.type === 'resolved' ? outcome.entitlements : [outcome.code];
        document.documentElement.dataset['outcome'] = [outcome.type, ...what].join(' ');
      });
    });
  }

  async isOver(): Promise<boolean> {
    return this.#handle.evaluate((sale) =>
      Promise.race([sale.outcome.then(() => true), Promise.resolve().then(() => false)]),
    );
  }
}

interface Configured {
  readonly purchases: Surface.Purchases;
}

/** The host page's own script: it configures the SDK and sells, with the calls an integrator would write. */
export class Shop {
  readonly page: Page;
  readonly #sandbox: Sandbox;
  #configured: JSHandle<Configured> | null = null;

  constructor(page: Page, sandbox: Sandbox) {
    this.page = page;
    this.#sandbox = sandbox;
  }

  /** Makes an instance; a later purchase uses the latest. */
  async configure(
    user: string = this.#sandbox.user,
    options: Pick<
      Surface.PurchasesConfig,
      'appearance' | 'texts' | 'wire' | 'collectUtm' | 'events' | 'subscriberToken'
    > = {},
  ): Promise<void> {
    const { key: apiKey, origin } = this.#sandbox;
    this.#configured = await this.page.evaluateHandle(
      ({ apiKey, user, origin, options }) => ({
        purchases: window.Purchases.configure({
          apiKey,
          appUserId: user,
          httpConfig: { proxyURL: `${origin}/sandbox`, eventsURL: `${origin}/sandbox` },
          assetBaseUrl: `${origin}/sandbox/assets`,
          ...options,
        }),
      }),
      { apiKey, user, origin, options },
    );
  }

  async instance(): Promise<JSHandle<Configured>> {
    if (!this.#configured) await this.configure();
    return this.#configured!;
  }

  /** Calls `purchase` and comes back at once; the monthly plan with a trial, when nothing else is wanted. */
  async sell(wanted: Wanted = {}): Promise<RunningSale> {
    const instance = await this.instance();
    const handle = await instance.evaluateHandle(({ purchases }, wanted) => {
      const run = async (): Promise<Outcome> => {
        try {
          const { all } = await purchases.getOfferings(wanted.currency ? { currency: wanted.currency } : {});
          const offering = all[wanted.offering ?? 'default'];
          const rcPackage = offering?.packagesById[wanted.packageId ?? '$rc_monthly'];
          if (!rcPackage) throw new Error('The test asks for a package that is not there.');
          const option = rcPackage.webBillingProduct.subscriptionOptions[wanted.option ?? ''];
          const target = wanted.target ? document.querySelector<HTMLElement>(wanted.target) : null;
          const { customerInfo, redemptionInfo, ...receipt } = await purchases.purchase({
            rcPackage,
            ...(option ? { purchaseOption: option } : {}),
            ...(wanted.email ? { customerEmail: wanted.email } : {}),
            ...(wanted.locale ? { selectedLocale: wanted.locale } : {}),
            ...(target ? { htmlTarget: target } : {}),
            ...(wanted.appearance ? { appearance: wanted.appearance } : {}),
            ...wanted.more,
          });
          return {
            type: 'resolved',
            entitlements: Object.keys(customerInfo.entitlements.active),
            products: Object.keys(customerInfo.allPurchaseDatesByProduct),
            user: customerInfo.originalAppUserId,
            redeemUrl: redemptionInfo?.redeemUrl ?? null,
            sessionId: receipt.operationSessionId,
            transactionId: receipt.storeTransaction?.storeTransactionId ?? null,
            email: receipt.customerEmail ?? null,
            changeType: receipt.productChange?.changeType ?? null,
          };
        } catch (error) {
          const isOurs = window.Purchases.isPurchasesError(error);
          const code: number | null = isOurs ? error.errorCode : null;
          return {
            type: 'rejected',
            name: error instanceof Error ? error.name : typeof error,
            code,
            message: error instanceof Error ? error.message : String(error),
            detail: isOurs ? (error.underlyingErrorMessage ?? null) : null,
            backendCode: isOurs ? (error.extra?.backendErrorCode ?? null) : null,
          };
        }
      };
      return { outcome: run() };
    }, wanted);
    return new RunningSale(handle);
  }
}
