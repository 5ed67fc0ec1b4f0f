import type { MessageKey } from '../i18n/en';
import type { Translator } from '../i18n/translator';
import type { CustomerInfo } from '../model/customer/customer-info';
import type { Store } from '../model/customer/entitlement';
import { holdingsOf } from './holding.view';
import type { Holding, HoldingState } from './holding.view';
import { managementAddressOf } from './management-address.view';
import { isPricedHere, planLine } from './plan-price.view';
import type { OfferedProduct } from './plan-price.view';
import { readableIdentifier } from './readable-identifier.view';

/** The products that are sold now, by product identifier. */
export type OfferedProducts = ReadonlyMap<string, OfferedProduct>;

/** The link of a card; `url` is safe to open. */
export interface CardAction {
  readonly kind: 'manage' | 'update-payment';
  readonly label: string;
  /** What can be done on the page; `null` for the page of another store. */
  readonly hint: string | null;
  readonly url: string;
}

/** One product that the customer has or had, as texts. */
export interface PurchaseCard {
  readonly productId: string;
  /** Identifiers of the entitlements that the product gives or gave. */
  readonly entitlements: readonly string[];
  readonly name: string;
  readonly state: HoldingState;
  readonly badge: string | null;
  /**
   * `'$9.99 / month'`, if that is what was paid last and what the product costs now; `'Regular price: $9.99 / month'`
   * during a trial or an introductory price; else the period alone. `null`: none of it is certain.
   */
  readonly price: string | null;
  /** Whether `products` can have the price: a current subscription of this provider. */
  readonly mayHavePrice: boolean;
  /** The next event, or the last one. */
  readonly next: string | null;
  /** When it was bought, or the last payment with its amount. */
  readonly bought: string | null;
  /** The end of a pause that has not begun. */
  readonly resumes: string | null;
  /** The store, if it is another one. */
  readonly store: string | null;
  /** That a member of the customer's family pays. */
  readonly family: string | null;
  readonly problem: string | null;
  readonly action: CardAction | null;
}

/** What the customer has and had, as it is shown. */
export interface CustomerView {
  /** Problems first, then by end date, then items without an end. */
  readonly current: readonly PurchaseCard[];
  /** The latest end first. */
  readonly past: readonly PurchaseCard[];
}

/** Names that are the same in every language. */
const STORES: Readonly<Partial<Record<Store, string>>> = {
  app_store: 'App Store',
  mac_app_store: 'Mac App Store',
  play_store: 'Google Play',
  amazon: 'Amazon Appstore',
  galaxy: 'Galaxy Store',
  paddle: 'Paddle',
};

const BADGES: Readonly<Record<HoldingState, MessageKey | null>> = {
  billing: 'customer.billing_badge',
  cancelled: 'customer.cancelled',
  trial: 'customer.trial_badge',
  active: 'customer.active',
  paused: 'customer.paused_badge',
  bought: null,
  refunded: 'customer.refunded_badge',
  ended: 'customer.ended_badge',
};

const nameOf = ({ productId, entitlements, displayName }: Holding, products: OfferedProducts): string => {
  const ids = entitlements.length > 0 ? entitlements : [productId];
  return (
    products.get(productId)?.title || displayName || ids.map(readableIdentifier).join(' · ') || productId
  );
};

const isSameTime = (a: Date | null, b: Date | null): boolean => a?.getTime() === b?.getTime();

const nextKey = (holding: Holding): MessageKey | null => {
  const { state, isTrial, end, willRenew, resumesAt, graceEnd } = holding;
  if (state === 'refunded') return 'customer.refunded';
  if (state === 'paused') return 'customer.resumes';
  if (!end) return state === 'active' ? 'customer.forever' : null;
  if (state === 'ended') return 'customer.ended';
  const renews = willRenew && (state === 'active' || state === 'trial');
  // A trial about which it is not known whether it renews is not promised to end without a payment.
  if (isTrial && willRenew !== null) return renews ? 'customer.trial_renews' : 'customer.trial_ends';
  if (resumesAt && state === 'active') return 'customer.pauses';
  // After a failed payment the access may go on: the payment can still be repaired. The end of the days of grace is in
  // the notice.
  if (state === 'billing') return isSameTime(graceEnd, end) ? null : 'customer.current_period';
  if (willRenew === null) return 'customer.current_period';
  return renews ? 'customer.renews' : 'customer.ends';
};

const dated = (key: MessageKey | null, date: Date | null, t: Translator): string | null =>
  key && t.text(key, date ? { date: t.date(date) } : {});

const storeLine = ({ store }: Holding, t: Translator): string | null => {
  if (store === 'promotional') return t.text('customer.granted');
  const name = STORES[store];
  return name ? t.text('customer.store', { store: name }) : null;
};

/** Access that is over. */
const isPast = ({ state }: Holding): boolean => state === 'ended' || state === 'refunded';

const hintKey = ({ state, isCancelled }: Holding): MessageKey | null => {
  if (state !== 'billing') return isCancelled ? 'customer.resume_hint' : 'customer.manage_hint';
  return isCancelled ? null : 'customer.update_hint';
};

const actionOf = (
  holding: Holding,
  url: string | null,
  isOnlyOurs: boolean,
  t: Translator,
): CardAction | null => {
  const { state, store, isSubscription, isFamilyShared } = holding;
  const target = managementAddressOf(holding, url, isOnlyOurs);
  if (!target || !isSubscription || isFamilyShared || isPast(holding)) return null;
  const key = store === 'rc_billing' ? hintKey(holding) : null;
  const hint = key && t.text(key);
  return state === 'billing'
    ? { kind: 'update-payment', label: t.text('customer.update_payment'), hint, url: target }
    : { kind: 'manage', label: t.text('customer.manage'), hint, url: target };
};

const boughtLine = ({ boughtAt, lastPaidAt, paid }: Holding, t: Translator): string | null => {
  if (boughtAt) return t.text('customer.bought', { date: t.date(boughtAt) });
  if (!lastPaidAt) return null;
  const date = t.date(lastPaidAt);
  return paid
    ? t.text('customer.last_paid_amount', { productPrice: t.price(paid), date })
    : t.text('customer.last_paid', { date });
};

const problemOf = ({ state, graceEnd }: Holding, t: Translator): string | null => {
  if (state !== 'billing') return null;
  return graceEnd ? t.text('customer.grace', { date: t.date(graceEnd) }) : t.text('customer.billing');
};

const endTime = ({ end }: Holding): number => end?.getTime() ?? Infinity;
/** One-time products that give no access come last. */
const rank = ({ state }: Holding): number => (state === 'billing' ? 0 : state === 'bought' ? 2 : 1);
const byUrgency = (a: Holding, b: Holding): number =>
  rank(a) - rank(b) || (endTime(a) === endTime(b) ? 0 : endTime(a) - endTime(b));

/**
 * The customer's purchases as texts of one language: current ones and past ones.
 * @param products the products of the offerings by product identifier: titles, prices and periods. Without its product
 * a purchase is called by a readable form of its identifier.
 *
 * @example
 * const t = createTranslator({ locale: 'en' });
 * const view = customerView(await purchases.getCustomerInfo(), new Map(), t);
 * view.past; // => []
 */
export const customerView = (info: CustomerInfo, products: OfferedProducts, t: Translator): CustomerView => {
  const holdings = holdingsOf(info);
  const isOnlyOurs = !holdings.some((holding) => !isPast(holding) && STORES[holding.store]);
  const card = (holding: Holding): PurchaseCard => {
    const { productId, entitlements, state, end, resumesAt } = holding;
    const badge = BADGES[state];
    return {
      productId,
      entitlements,
      name: nameOf(holding, products),
      state,
      badge: badge && t.text(badge),
      mayHavePrice: isPricedHere(holding),
      price: planLine(holding, products.get(productId), t),
      next: dated(nextKey(holding), end, t),
      bought: boughtLine(holding, t),
      resumes: dated(resumesAt && 'customer.resumes', resumesAt, t),
      store: storeLine(holding, t),
      family: holding.isFamilyShared ? t.text('customer.family') : null,
      problem: problemOf(holding, t),
      action: actionOf(holding, info.managementURL, isOnlyOurs, t),
    };
  };
  const current = holdings.filter((holding) => !isPast(holding)).sort(byUrgency);
  const past = holdings.filter(isPast).sort((a, b) => byUrgency(b, a));
  return { current: current.map(card), past: past.map(card) };
};
