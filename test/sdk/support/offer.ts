import { toProduct } from '../../../sdk/model/catalogue/product';
import { productsAnswer } from '../../../sdk/net/wire';
import type { CheckoutRequest, PaymentForm } from '../../../sdk/internal';
import { plainBranding } from '../../../sdk/internal';
import type { Package } from '../../../sdk/index';
import { month, oneTimeWire, products, SESSION_DATA } from './fixtures';

const silent = { error() {}, warn() {}, info() {}, debug() {}, verbose() {} };
const context = { offeringIdentifier: 'spring', targetingContext: null, placementIdentifier: null };

const packageFrom = (identifier: string, wire: unknown): Package => {
  const [product] = productsAnswer(products(wire), '').product_details;
  const found = product && toProduct(product, context, silent);
  if (!found) throw new Error('The fixture is not a product that can be sold.');
  return { identifier, rcBillingProduct: found, webBillingProduct: found, packageType: 'custom' };
};

export const monthly = packageFrom('$rc_monthly', month());
export const coins = packageFrom('coins', oneTimeWire('lime_coins'));
export const otherProduct = (wire: unknown): Package => packageFrom('other', wire);

/** What is bought: the package with its default option, or another by its key. */
export const buying = (
  rcPackage: Package = monthly,
  { email = null, option }: { readonly email?: string | null; readonly option?: string } = {},
): CheckoutRequest => ({
  rcPackage,
  purchaseOption:
    rcPackage.webBillingProduct.subscriptionOptions[option ?? ''] ??
    rcPackage.webBillingProduct.defaultPurchaseOption,
  customerEmail: email,
});

export const session = {
  clientSecret: SESSION_DATA.client_secret,
  publishableKey: SESSION_DATA.publishable_api_key,
  accountId: SESSION_DATA.stripe_account_id,
};

export const branding = { ...plainBranding(), appName: 'Lime & Co', supportEmail: 'help@lime.example' };

export const forms: readonly PaymentForm[] = [
  { name: 'loading', notice: null },
  { name: 'incomplete' },
  { name: 'ready' },
  { name: 'processing' },
  { name: 'notice', message: 'Try another card.', complete: true, reason: 'refused' },
  { name: 'notice', message: null, complete: false, reason: 'refused' },
  { name: 'notice', message: null, complete: false, reason: 'undecided' },
  { name: 'notice', message: null, complete: false, reason: 'offline' },
  { name: 'unavailable' },
];

/** What every state of a checkout has, with nothing open. */
export const nothingOpen = {
  isMine: true,
  isOnline: true,
  now: 0,
  ownedBefore: [],
  unansweredStart: null,
  payment: null,
  startMayCharge: true,
  discountCode: null,
  price: null,
  asksEmail: true,
  emailWithPayment: false,
  managementUrl: null,
  changesPlan: false,
  consent: 'not-needed',
  priceTicket: 0,
} as const;
