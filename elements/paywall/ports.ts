import { newElement, purchasesContext } from '../../sdk/internal';
import type { PaywallPorts } from '../../sdk/internal';
import { isPurchasesError } from '../../sdk/index';
import type {
  AppearanceOptions,
  CustomVariables,
  Offering,
  Package,
  PaywallPurchaseResult,
  Purchases,
  PurchasesError,
  TextOverrides,
} from '../../sdk/index';
import type { Tell } from './host';

/** What a paywall sells, and the settings of its checkout. */
export interface PaywallOrder {
  readonly purchases: Purchases;
  readonly offering: Offering;
  readonly locale: string | null;
  readonly email: string | null;
  /** Values of custom variables, or their JSON. */
  readonly customVariables: CustomVariables | string | null;
  /** Used in addition to those of `configure`. */
  readonly texts: TextOverrides | null;
  /** The appearance of the checkout; its `theme` also applies to the paywall. Read when the paywall is shown. */
  readonly appearance: AppearanceOptions | null;
  /** The element that shows the checkout; `null`: above the page. */
  readonly purchaseTarget: HTMLElement | null;
  /** The purchase whose success is shown. */
  readonly purchased: PaywallPurchaseResult | null;
}

interface Surroundings {
  readonly tell: Tell;
  close(): void;
  /** Called if there is no management page. */
  unmanaged(): void;
}

const CANCELLED = 1;
const UNKNOWN = 0;

/** Clicks an anchor, so that mail and telephone links open no empty tab. */
const openInNewTab = (url: string): void => {
  const link = newElement('a');
  link.href = url;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.click();
};

const sell =
  ({ purchases, email, locale, texts, appearance, purchaseTarget }: PaywallOrder): PaywallPorts['purchase'] =>
  (rcPackage, attributes) => {
    const customerEmail = email || attributes['$email'];
    return purchases.purchase({
      rcPackage,
      ...(customerEmail ? { customerEmail } : {}),
      ...(locale ? { selectedLocale: locale } : {}),
      ...(texts ? { texts } : {}),
      ...(appearance ? { appearance } : {}),
      ...(purchaseTarget ? { htmlTarget: purchaseTarget } : {}),
    });
  };

const asError = (error: unknown, purchases: Purchases): PurchasesError | Error =>
  error instanceof Error ? error : purchasesContext(purchases).error(UNKNOWN, String(error));

const asPurchasesError = (error: unknown, purchases: Purchases): PurchasesError =>
  isPurchasesError(error) ? error : purchasesContext(purchases).error(UNKNOWN, String(error));

/** Fires an event for each action of the customer, and performs the action unless the page prevents it. */
export const paywallPorts = (order: PaywallOrder, { tell, close, unmanaged }: Surroundings): PaywallPorts => {
  const { purchases } = order;
  const error = (error: unknown): void => {
    purchasesContext(purchases).log.error(`Paywall: ${String(error)}`);
    tell('paywall-error', asError(error, purchases));
  };
  const manage = async (): Promise<void> => {
    const { managementURL } = await purchases.getCustomerInfo();
    if (managementURL) openInNewTab(managementURL);
    else unmanaged();
  };
  /** `false`: the page sells itself. */
  const announce = (selectedPackage: Package, attributes: Readonly<Record<string, string>>): boolean => {
    if (!tell('paywall-purchase', { selectedPackage })) return false;
    tell('paywall-purchase-started', { selectedPackage });
    // The sale does not wait for it, and does not fail with it.
    if (Object.keys(attributes).length > 0) purchases.setAttributes(attributes).catch(error);
    return true;
  };
  return {
    walletPurchase: announce,
    purchase: async (selectedPackage, attributes) => {
      if (!announce(selectedPackage, attributes)) throw purchasesContext(purchases).error(CANCELLED);
      try {
        return await sell(order)(selectedPackage, attributes);
      } catch (error) {
        const known = asPurchasesError(error, purchases);
        if (known.errorCode === CANCELLED) tell('paywall-purchase-cancelled', { selectedPackage });
        else tell('paywall-purchase-failed', known);
        throw error;
      }
    },
    restore: async () => {
      const customerInfo = await purchases.getCustomerInfo();
      const found = Object.keys(customerInfo.entitlements.active).length > 0;
      tell('paywall-restored', { customerInfo, found });
      return found;
    },
    openUrl: (url, method) => {
      if (tell('paywall-navigate', { url, method })) openInNewTab(url);
    },
    visitCustomerCenter: () => {
      if (tell('paywall-customer-center', null)) manage().catch(error);
    },
    back: () => {
      if (tell('paywall-back', null)) close();
    },
    interaction: (interaction) => void tell('paywall-interaction', interaction),
    error,
  };
};
