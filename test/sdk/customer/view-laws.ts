import fc from 'fast-check';
import type { CustomerInfo, EntitlementInfo } from '../../../sdk/index';
import type { CustomerView, PurchaseCard, Translator } from '../../../sdk/internal';
import type * as Module from '../../../sdk/customer/customer.view';
import { anyCustomer } from './any-customer';

/** A text is its key and what fills it: what is said can be looked up. */
export const saying: Translator = {
  locale: 'en',
  direction: 'ltr',
  text: (key, variables = {}) => [key, ...Object.values(variables)].join(' '),
  price: () => '',
  percent: () => '',
  duration: () => '',
  per: () => '',
  frequency: () => '',
  date: (instant) => instant.toISOString(),
  dateTime: (instant) => instant.toISOString(),
};

export const TITLES: ReadonlyMap<string, string> = new Map([
  ['month', 'Lime monthly'],
  ['coins', 'A bag of coins'],
]);

interface Seen {
  readonly info: CustomerInfo;
  readonly view: CustomerView;
  readonly cards: readonly PurchaseCard[];
}

const said = (card: PurchaseCard): string =>
  [card.badge, card.next, card.bought, card.store, card.problem].filter(Boolean).join('\n');
/** Of the active entitlements of a card the one that lasts longest: what it opens, it opens until then. */
const leadOf = ({ info }: Seen, card: PurchaseCard): EntitlementInfo | null => {
  const lasts = ({ expirationDate }: EntitlementInfo): number => expirationDate?.getTime() ?? Infinity;
  const found = Object.values(info.entitlements.active).filter(({ identifier }) =>
    card.entitlements.includes(identifier),
  );
  return found.find((one) => found.every((other) => lasts(other) <= lasts(one))) ?? null;
};
const productsOf = (info: CustomerInfo): Set<string> =>
  new Set([
    ...Object.values(info.entitlements.all).map(({ productIdentifier }) => productIdentifier),
    ...Object.keys(info.allPurchaseDatesByProduct),
    ...info.activeSubscriptions,
  ]);
const isOtherStore = (store: string): boolean => !['rc_billing', 'stripe', 'unknown'].includes(store);
const dateIn = (text: string | null): number => Date.parse(/\d{4}-\S+/.exec(text ?? '')?.[0] ?? '');
const pairs = (cards: readonly PurchaseCard[]): [PurchaseCard, PurchaseCard][] =>
  cards.slice(1).flatMap((card, index) => (cards[index] ? [[cards[index], card]] : []));

/** What must be true of what a customer is shown, whoever it is. */
export const laws: Readonly<Record<string, (seen: Seen) => boolean>> = {
  'every active entitlement is shown exactly once, among what is current': ({ info, view }) => {
    const shown = view.current.flatMap(({ entitlements }) => entitlements);
    return Object.values(info.entitlements.active).every(
      ({ identifier }) => shown.filter((id) => id === identifier).length === 1,
    );
  },
  'every product is one card, and nothing else is': ({ info, cards }) => {
    const ids = cards.map(({ productId }) => productId);
    return JSON.stringify(ids.toSorted()) === JSON.stringify([...productsOf(info)].toSorted());
  },
  'what is active is not past, and what is past has ended': ({ info, view }) =>
    view.current.every(({ state }) => state !== 'ended') &&
    view.past.every(({ state, productId }) => state === 'ended' && !info.activeSubscriptions.has(productId)),
  'an entitlement that has ended is past, unless its product goes on': ({ info, view }) => {
    const goesOn = (id: string): boolean =>
      info.activeSubscriptions.has(id) ||
      Object.values(info.entitlements.active).some(({ productIdentifier }) => productIdentifier === id);
    return view.current.every(
      ({ entitlements, productId }) => entitlements.length === 0 || goesOn(productId),
    );
  },
  'of what nobody has told whether it renews, neither is said': ({ cards }) =>
    cards.every((card) => card.entitlements.length > 0 || !/(renews|ends)\b/.test(said(card))),
  'a card that says it renews says nothing of an end': ({ cards }) =>
    cards.every(
      (card) => !/renews/.test(said(card)) || !/ends|ended|cancelled|billing|forever/.test(said(card)),
    ),
  'a card that has ended says that once, and when': ({ cards }) =>
    cards.every(
      ({ state, next }) => (state === 'ended') === (next?.startsWith('customer.ended') ?? false) || !next,
    ),
  'it is said to renew only when the server says so of that product': ({ info, cards }) =>
    cards.every(
      (card) =>
        !/renews/.test(said(card)) ||
        Object.values(info.entitlements.all).some(
          ({ productIdentifier, willRenew }) => productIdentifier === card.productId && willRenew,
        ),
    ),
  'it is said to end, or to be for good, only when the server says so': (seen) =>
    seen.cards.every((card) => {
      const lead = leadOf(seen, card);
      if (!lead || !lead.willRenew || !card.next) return true;
      return /renews|forever/.test(card.next);
    }),
  'a failed payment is said, and of nothing that has ended': (seen) =>
    seen.cards.every(
      (card) =>
        (card.problem !== null) === (card.badge === 'customer.billing_badge') &&
        (card.problem === null || card.state !== 'ended') &&
        (!leadOf(seen, card)?.billingIssueDetectedAt || card.problem !== null),
    ),
  'who has cancelled reads that, unless a payment failed or nothing ends': (seen) =>
    seen.cards.every((card) => {
      const lead = leadOf(seen, card);
      const isOpen = !lead?.expirationDate || lead.expirationDate.getFullYear() > 2100;
      if (!lead?.unsubscribeDetectedAt || lead.billingIssueDetectedAt || isOpen) return true;
      return card.badge === 'customer.cancelled';
    }),
  'a trial is called one, with the day on which it is over': (seen) =>
    seen.cards.every((card) => {
      const lead = leadOf(seen, card);
      const end = lead?.expirationDate;
      if (lead?.periodType !== 'trial' || !end || end.getFullYear() > 2100) return true;
      const isGoingOn = !lead.unsubscribeDetectedAt && !lead.billingIssueDetectedAt;
      if (isGoingOn && card.badge !== 'customer.trial_badge') return false;
      return /trial_(renews|ends)/.test(card.next ?? '') && dateIn(card.next) === end.getTime();
    }),
  'what is granted for good has no end': (seen) =>
    seen.cards.every((card) => !card.next || !(new Date(dateIn(card.next)).getFullYear() > 2150)),
  'problems come first, then what ends first': ({ view }) =>
    pairs(view.current).every(([before, after]) => {
      if (after.state === 'billing' && before.state !== 'billing') return false;
      if (before.state === 'bought') return after.state === 'bought';
      const isSameRank = (before.state === 'billing') === (after.state === 'billing');
      const [one, other] = [dateIn(before.next), dateIn(after.next)];
      return !isSameRank || after.state === 'bought' || Number.isNaN(other) || one <= other;
    }),
  'of what is past, the latest comes first': ({ view }) =>
    pairs(view.past).every(([before, after]) => !(dateIn(before.next) < dateIn(after.next))),
  'a link is shown only for what is managed here and goes on, and only to a safe place': (seen) =>
    seen.cards.every((card) => {
      if (!card.action) return true;
      const store = leadOf(seen, card)?.store ?? 'unknown';
      const isSubscription = Object.hasOwn(seen.info.allExpirationDatesByProduct, card.productId);
      const isSafe = /^https:\/\/pay\.lime\.example\/|^http:\/\/localhost:/.test(card.action.url);
      return isSafe && isSubscription && card.state !== 'ended' && !isOtherStore(store);
    }),
  'what is managed here has its link, and a failed payment one to mend it': (seen) =>
    seen.cards.every((card) => {
      const lead = leadOf(seen, card);
      const isSubscription = Object.hasOwn(seen.info.allExpirationDatesByProduct, card.productId);
      const isHere = lead && ['rc_billing', 'stripe'].includes(lead.store) && isSubscription;
      const isSafe = /^(https:|http:\/\/localhost)/.test(seen.info.managementURL ?? '');
      if (!isHere || !isSafe) return true;
      return card.action?.kind === (card.state === 'billing' ? 'update-payment' : 'manage');
    }),
  'other stores are named': (seen) =>
    seen.cards.every((card) => {
      const store = leadOf(seen, card)?.store;
      return !store || isOtherStore(store) === (card.store !== null);
    }),
  'a day of payment is not called the day on which it was bought': (seen) =>
    seen.cards.every((card) => {
      const lead = leadOf(seen, card);
      const isRenewed =
        Object.hasOwn(seen.info.allExpirationDatesByProduct, card.productId) && lead?.periodType !== 'trial';
      return !card.bought?.startsWith('customer.bought') || !lead || !isRenewed;
    }),
  'everything has a name, the shop’s where there is one': ({ cards }) =>
    cards.every(({ name, productId }) => name === (TITLES.get(productId) ?? name) && name !== ''),
};

/** The first law that some customer breaks; throwing breaks them all. */
export const breachIn = (module: typeof Module, customers = anyCustomer, numRuns = 1500): string | null => {
  let breach: string | null = null;
  const property = fc.property(customers, (info) => {
    breach = 'it throws';
    const view = module.customerView(info, TITLES, saying);
    const seen = { info, view, cards: [...view.current, ...view.past] };
    breach = Object.entries(laws).find(([, holds]) => !holds(seen))?.[0] ?? null;
    return breach === null;
  });
  const { failed, counterexample } = fc.check(property, { numRuns, seed: 20_310_504, endOnFailure: true });
  if (failed && process.env['WHY']) console.error(breach, JSON.stringify(counterexample, null, 1));
  return failed ? breach : null;
};
