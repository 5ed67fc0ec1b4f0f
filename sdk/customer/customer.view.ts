import type { MessageKey } from '../i18n/en';
import type { Translator } from '../i18n/translator';
import type { CustomerInfo } from '../model/customer-info';
import type { Store } from '../model/entitlement';
import { webAddress } from '../model/web-address';
import { holdingsOf } from './holding.view';
import type { Holding, HoldingState } from './holding.view';

/** Product titles by product identifier. */
export type ProductTitles = ReadonlyMap<string, string>;

/** The link of a card; `url` is safe to open. */
export interface CardAction {
  readonly kind: 'manage' | 'update-payment';
  readonly label: string;
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
  /** The next event, or the last one. */
  readonly next: string | null;
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

/** `premium_access`, `premiumAccess` and `com.example.premium_access` are all 'Premium access'. */
export const readableIdentifier = (identifier: string): string => {
  const last = identifier.replace(/^[a-z]+\.[^.]+\.(?=.)/i, '').replace(/^\$rc_/, '');
  const words = last
    .replace(/(\p{Ll})(\p{Lu})/gu, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replace(/[\s_.:-]+/g, ' ')
    .trim();
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : identifier;
};

const nameOf = ({ productId, entitlements, displayName }: Holding, titles: ProductTitles): string => {
  const ids = entitlements.length > 0 ? entitlements : [productId];
  return titles.get(productId) || displayName || ids.map(readableIdentifier).join(' · ') || productId;
};

const nextKey = ({ state, isTrial, end, willRenew, resumesAt }: Holding): MessageKey | null => {
  if (state === 'refunded') return 'customer.refunded';
  if (state === 'paused') return 'customer.resumes';
  if (!end) return state === 'active' ? 'customer.forever' : null;
  if (state === 'ended') return 'customer.ended';
  const renews = willRenew && (state === 'active' || state === 'trial');
  // A trial about which it is not known whether it renews is not promised to end without a payment.
  if (isTrial && willRenew !== null) return renews ? 'customer.trial_renews' : 'customer.trial_ends';
  if (resumesAt && state === 'active') return 'customer.pauses';
  // After a failed payment the access may go on: the payment can still be repaired.
  if (state === 'billing') return 'customer.current_period';
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

/** The customer's own address is not of a product: products of other stores are not managed there. */
const actionOf = (
  holding: Holding,
  url: string | null,
  isOnlyOurs: boolean,
  t: Translator,
): CardAction | null => {
  const { state, store, isSubscription, isFamilyShared, managementURL } = holding;
  const isHere = store === 'rc_billing' || store === 'stripe' || (store === 'unknown' && isOnlyOurs);
  const target = webAddress(managementURL) ?? (isHere ? url : null);
  if (!target || !isSubscription || isFamilyShared || isPast(holding)) return null;
  return state === 'billing'
    ? { kind: 'update-payment', label: t.text('customer.update_payment'), url: target }
    : { kind: 'manage', label: t.text('customer.manage'), url: target };
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
 * @param titles product titles by product identifier; a readable form of the identifier where one is missing.
 *
 * @example
 * const t = createTranslator({ locale: 'en' });
 * const view = customerView(await purchases.getCustomerInfo(), new Map(), t);
 * view.past; // => []
 */
export const customerView = (info: CustomerInfo, titles: ProductTitles, t: Translator): CustomerView => {
  const holdings = holdingsOf(info);
  const url = webAddress(info.managementURL);
  const isOnlyOurs = !holdings.some((holding) => !isPast(holding) && STORES[holding.store]);
  const card = (holding: Holding): PurchaseCard => {
    const { productId, entitlements, state, end, boughtAt, lastPaidAt, resumesAt } = holding;
    const badge = BADGES[state];
    return {
      productId,
      entitlements,
      name: nameOf(holding, titles),
      state,
      badge: badge && t.text(badge),
      next: dated(nextKey(holding), end, t),
      bought:
        dated(boughtAt && 'customer.bought', boughtAt, t) ??
        dated(lastPaidAt && 'customer.last_paid', lastPaidAt, t),
      resumes: dated(resumesAt && 'customer.resumes', resumesAt, t),
      store: storeLine(holding, t),
      family: holding.isFamilyShared ? t.text('customer.family') : null,
      problem: problemOf(holding, t),
      action: actionOf(holding, url, isOnlyOurs, t),
    };
  };
  const current = holdings.filter((holding) => !isPast(holding)).sort(byUrgency);
  const past = holdings.filter(isPast).sort((a, b) => byUrgency(b, a));
  return { current: current.map(card), past: past.map(card) };
};
