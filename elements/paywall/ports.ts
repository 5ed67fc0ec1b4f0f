import { newElement, purchasesContext } from '../../sdk/internal';
import type { PaywallPorts } from '../../sdk/internal';
import type { AppearanceOptions, Offering, Purchases, PurchasesError, TextOverrides } from '../../sdk/index';
import type { Tell } from './host';

/** What a paywall sells, and how. */
export interface PaywallOrder {
  readonly purchases: Purchases;
  readonly offering: Offering;
  readonly locale: string | null;
  readonly email: string | null;
  /** Those of `configure` count, too. */
  readonly texts: TextOverrides | null;
  /** Of its checkout, and of the paywall itself whether it is light or dark; read when it is shown. */
  readonly appearance: AppearanceOptions | null;
  /** Where the checkout goes; above the page when `null`. */
  readonly purchaseTarget: HTMLElement | null;
}

interface Surroundings {
  readonly tell: Tell;
  close(): void;
  /** There is no management page to go to. */
  unmanaged(): void;
}

const CANCELLED = 1;
const UNKNOWN = 0;

/** As an anchor that is pressed: mail and telephone links open no empty tab that way. */
const openInNewTab = (url: string): void => {
  const link = newElement('a');
  link.href = url;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.click();
};

const sell =
  ({ purchases, email, locale, texts, appearance, purchaseTarget }: PaywallOrder): PaywallPorts['purchase'] =>
  (rcPackage) =>
    purchases.purchase({
      rcPackage,
      ...(email ? { customerEmail: email } : {}),
      ...(locale ? { selectedLocale: locale } : {}),
      ...(texts ? { texts } : {}),
      ...(appearance ? { appearance } : {}),
      ...(purchaseTarget ? { htmlTarget: purchaseTarget } : {}),
    });

const asError = (error: unknown, purchases: Purchases): PurchasesError | Error =>
  error instanceof Error ? error : purchasesContext(purchases).error(UNKNOWN, String(error));

/** What the customer does becomes an event; what the page does not see to itself is done here. */
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
  return {
    purchase: async (selectedPackage) => {
      if (!tell('paywall-purchase', { selectedPackage })) throw purchasesContext(purchases).error(CANCELLED);
      return sell(order)(selectedPackage);
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
    error,
  };
};
