/**
 * Code of a page. `test/reference/types.e2e.ts` compiles it twice: with `client` as the reference client 1.63.1, and with
 * `client` as this library.
 */
import {
  ErrorCode,
  LogLevel,
  OfferingKeyword,
  PackageType,
  ProductType,
  Purchases,
  PurchasesError,
} from 'client';
import type {
  CustomerInfo,
  EntitlementInfo,
  Offering,
  Offerings,
  Package,
  PaywallPurchaseResult,
  Period,
  Price,
  Product,
  PurchaseOption,
  PurchaseParams,
  PurchaseResult,
  PurchasesConfig,
  SubscriptionOption,
} from 'client';

const config: PurchasesConfig = {
  apiKey: 'rcb_key',
  appUserId: Purchases.generateRevenueCatAnonymousAppUserId(),
  httpConfig: { proxyURL: 'https://billing.example.org', additionalHeaders: { 'X-Shop': 'lime' } },
};

export const start = (): Purchases => {
  Purchases.setLogLevel(LogLevel.Warn);
  Purchases.setLogHandler((level, message) => console.log(level, message));
  return Purchases.isConfigured() ? Purchases.getSharedInstance() : Purchases.configure(config);
};
export const startWithTexts = (): Purchases =>
  Purchases.configure('rcb_key', 'ada', { proxyURL: '/billing' });

/** Their collections are mutable, so a page may have written these types. */
export const subscriptions = (info: CustomerInfo): Set<string> => info.activeSubscriptions;
export const packages = (offering: Offering): Package[] => offering.availablePackages;
export const expiry = (info: CustomerInfo): { [id: string]: Date | null } => info.allExpirationDatesByProduct;

export const plans = async (purchases: Purchases): Promise<string[]> => {
  const offerings: Offerings = await purchases.getOfferings({
    currency: 'EUR',
    offeringIdentifier: OfferingKeyword.Current,
  });
  const placed: Offering | null = await purchases.getCurrentOfferingForPlacement('home');
  const offering = placed ?? offerings.current ?? offerings.all['default'];
  return (offering?.availablePackages ?? []).map(({ packageType, webBillingProduct }) => {
    const product: Product = webBillingProduct;
    const price: Price = product.currentPrice;
    const option: SubscriptionOption | null = product.defaultSubscriptionOption;
    const trial: Period | null = option?.trial?.period ?? null;
    const isYear = packageType === PackageType.Annual;
    const isOnce = product.productType === ProductType.Consumable;
    return `${product.title} ${price.formattedPrice} ${price.amountMicros} ${isYear} ${isOnce} ${trial?.number ?? 0}`;
  });
};

export const hasPaywall = (offering: Offering): boolean => offering.hasPaywall;

export const buy = async (purchases: Purchases, rcPackage: Package): Promise<PurchaseResult | null> => {
  const option: PurchaseOption = rcPackage.webBillingProduct.defaultPurchaseOption;
  const params: PurchaseParams = {
    rcPackage,
    purchaseOption: option,
    customerEmail: 'ada@example.org',
    selectedLocale: 'de',
    defaultLocale: 'en',
  };
  try {
    return await purchases.purchase(params);
  } catch (error) {
    if (error instanceof PurchasesError && error.errorCode === ErrorCode.UserCancelledError) return null;
    throw error;
  }
};

export const show = (purchases: Purchases, htmlTarget: HTMLElement): Promise<PaywallPurchaseResult> =>
  purchases.presentPaywall({
    htmlTarget,
    onBack: (close) => close(),
    onNavigateToUrl: (url) => void open(url),
  });

export const access = async (purchases: Purchases): Promise<boolean> => {
  const info: CustomerInfo = await purchases.getCustomerInfo();
  const pro: EntitlementInfo | undefined = info.entitlements.active['pro'];
  const isThere = pro?.isActive === true && pro.store !== 'promotional' && pro.periodType !== 'trial';
  return isThere || (await purchases.isEntitledTo('pro'));
};

export const change = async (purchases: Purchases): Promise<string> => {
  await purchases.changeUser('grace');
  purchases.close();
  return purchases.isSandbox() ? 'sandbox' : purchases.getAppUserId();
};
