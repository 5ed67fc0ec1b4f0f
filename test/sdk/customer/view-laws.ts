import fc from 'fast-check';
import type { CustomerInfo } from '../../../sdk/index';
import type { PurchaseCard, Translator } from '../../../sdk/internal';
import type * as Module from '../../../sdk/customer/customer.view';
import { anyCustomer, APPLE } from './any-customer';
import { moneyLaws, OFFERED } from './money-laws';
import { isComing, isOver, isSafe, leadOf, recordOf, truthOf } from './view-truth';
import type { Seen } from './view-truth';

/** A text is its key and what fills it: what is said can be looked up. */
export const saying: Translator = {
  locale: 'en',
  direction: 'ltr',
  text: (key, variables = {}) => [key, ...Object.values(variables)].join(' '),
  price: ({ amountMicros, currency }) => `${amountMicros} ${currency}`,
  percent: () => '',
  duration: ({ number, unit }) => `${number} ${unit}`,
  per: ({ number, unit }) => `${number} ${unit}`,
  frequency: () => '',
  date: (instant) => instant.toISOString(),
  shortDate: (instant) => instant.toISOString(),
  dateTime: (instant) => instant.toISOString(),
};

const said = (card: PurchaseCard): string =>
  [card.badge, card.price, card.next, card.resumes, card.bought, card.store, card.family, card.problem]
    .filter(Boolean)
    .join('\n');
const productsOf = (info: CustomerInfo): Set<string> =>
  new Set([
    ...Object.values(info.entitlements.all).map(({ productIdentifier }) => productIdentifier),
    ...Object.keys(info.allPurchaseDatesByProduct),
    ...info.activeSubscriptions,
  ]);
const isApple = (url: string | null): boolean => url === APPLE;
const isOtherStore = (store: string): boolean => !['rc_billing', 'stripe', 'unknown'].includes(store);
const dateIn = (text: string | null): number => Date.parse(/\d{4}-\S+/.exec(text ?? '')?.[0] ?? '');
const pairs = (cards: readonly PurchaseCard[]): [PurchaseCard, PurchaseCard][] =>
  cards.slice(1).flatMap((card, index) => (cards[index] ? [[cards[index], card]] : []));

/** What must be true of what a customer is shown, whoever it is. */
export const laws: Readonly<Record<string, (seen: Seen) => boolean>> = {
  ...moneyLaws,
  'what can be done on the page is named for this provider’s page only': (seen) =>
    seen.cards.every((card) => {
      const record = recordOf(seen, card);
      if (!card.action?.hint || !record) return true;
      const isRight = card.state !== 'cancelled' || card.action.hint === 'customer.resume_hint';
      return record.store === 'rc_billing' && isRight;
    }),
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
    view.current.every((card) => !isOver(card)) &&
    view.past.every((card) => isOver(card) && !info.activeSubscriptions.has(card.productId)),
  'an entitlement that has ended is past, unless its product goes on': ({ info, view }) => {
    const goesOn = (id: string): boolean =>
      info.activeSubscriptions.has(id) ||
      Object.values(info.entitlements.active).some(({ productIdentifier }) => productIdentifier === id);
    return view.current.every(
      ({ entitlements, productId, state }) =>
        entitlements.length === 0 || state === 'paused' || goesOn(productId),
    );
  },
  'a card of an unknown renewal shows neither a renewal nor an end': (seen) =>
    seen.cards.every(
      (card) => recordOf(seen, card) || card.entitlements.length > 0 || !/(renews|ends)\b/.test(said(card)),
    ),
  'a card that says it renews says nothing of an end': ({ cards }) =>
    cards.every(
      (card) => !/renews/.test(said(card)) || !/ends|ended|cancelled|billing|forever/.test(said(card)),
    ),
  'a card with a payment problem does not say that the access ends': ({ cards }) =>
    cards.every(({ state, next }) => state !== 'billing' || !next?.startsWith('customer.ends')),
  'a card that has ended says that once, and when': ({ cards }) =>
    cards.every(
      ({ state, next }) => (state === 'ended') === (next?.startsWith('customer.ended') ?? false) || !next,
    ),
  'it is said to renew only when the server says so of that product': (seen) =>
    seen.cards.every((card) => {
      const willRenew = Object.values(seen.info.entitlements.all).some(
        (item) => item.productIdentifier === card.productId && item.willRenew,
      );
      const record = recordOf(seen, card);
      return !/renews/.test(said(card)) || (record?.isActive ? record.willRenew : willRenew);
    }),
  'it is said to end, or to be for good, only when the server says so': (seen) =>
    seen.cards.every((card) => {
      const truth = truthOf(seen, card);
      if (!truth?.willRenew || truth.pauses || !card.next) return true;
      return /renews|forever/.test(card.next);
    }),
  'a failed payment is said, and of nothing that has ended': (seen) =>
    seen.cards.every(
      (card) =>
        (card.problem !== null) === (card.badge === 'customer.billing_badge') &&
        (card.problem === null || !isOver(card)) &&
        (!truthOf(seen, card)?.hasProblem || card.problem !== null),
    ),
  'a failed payment names the day until which access stays': (seen) =>
    seen.cards.every((card) => {
      const grace = recordOf(seen, card)?.gracePeriodExpiresDate ?? null;
      const isNamed = card.problem?.startsWith('customer.grace') ?? false;
      if (card.problem === null) return true;
      const end = truthOf(seen, card)?.end ?? null;
      const isLast = grace !== null && end !== null && grace >= end && end.getFullYear() < 2100;
      return isComing(seen, grace) && isLast ? dateIn(card.problem) === grace?.getTime() : !isNamed;
    }),
  'what is refunded says so, and when': (seen) =>
    seen.cards.every((card) => {
      const record = recordOf(seen, card);
      const isRefunded = !!record?.refundedAt && record.refundedAt >= record.purchaseDate;
      if (truthOf(seen, card) || !isRefunded) return card.state !== 'refunded';
      return card.badge === 'customer.refunded_badge' && dateIn(card.next) === record.refundedAt?.getTime();
    }),
  'a pause says when it ends': (seen) =>
    seen.cards.every((card) => {
      const resumes = recordOf(seen, card)?.autoResumeDate ?? null;
      const isPaused = isComing(seen, resumes) && !truthOf(seen, card) && card.state !== 'refunded';
      if ((card.state === 'paused') !== isPaused) return false;
      const says = isPaused ? card.next : card.resumes;
      const isDue = isPaused || (truthOf(seen, card)?.pauses ?? false);
      return isDue
        ? says?.startsWith('customer.resumes') === true && dateIn(says) === resumes?.getTime()
        : says === null || !/resumes/.test(says);
    }),
  'what the family pays has no link and no problem to mend, and says whose it is': (seen) =>
    seen.cards.every((card) => {
      const isFamily = recordOf(seen, card)?.ownershipType === 'FAMILY_SHARED';
      return isFamily
        ? card.family !== null && card.action === null && card.problem === null && card.bought === null
        : card.family === null;
    }),
  'who has cancelled reads that, unless a payment failed or nothing ends': (seen) =>
    seen.cards.every((card) => {
      const truth = truthOf(seen, card);
      const isOpen = !truth?.end || truth.end.getFullYear() > 2100;
      if (!truth?.isCancelled || truth.hasProblem || isOpen) return true;
      return card.badge === 'customer.cancelled';
    }),
  'a trial is called one, with the day on which it is over': (seen) =>
    seen.cards.every((card) => {
      const truth = truthOf(seen, card);
      const end = truth?.end;
      if (!truth?.isTrial || !end || end.getFullYear() > 2100) return true;
      const isGoingOn = !truth.isCancelled && !truth.hasProblem;
      if (isGoingOn && card.badge !== 'customer.trial_badge') return false;
      // What comes after it is not promised if it is not known.
      const next = truth.willRenew === null ? /current_period|pauses/ : /trial_(renews|ends)/;
      return next.test(card.next ?? '') && dateIn(card.next) === end.getTime();
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
  'a link is shown only for what is managed here or has a page of its own, and only to a safe place': (
    seen,
  ) =>
    seen.cards.every((card) => {
      if (!card.action) return true;
      const record = recordOf(seen, card);
      const store = record?.store ?? leadOf(seen, card)?.store ?? 'unknown';
      const isSubscription = Object.hasOwn(seen.info.allExpirationDatesByProduct, card.productId);
      const isOwn = isSafe(record?.managementURL ?? null);
      const { url } = card.action;
      const isGood = isApple(url) || /^https:\/\/pay\.lime\.example\/|^http:\/\/localhost:/.test(url);
      const isItsOwn = isApple(url) ? /app_store/.test(store) : !isOtherStore(store);
      return isGood && isSubscription && !isOver(card) && (isOwn || isItsOwn);
    }),
  'the page of a subscription itself comes before the customer’s': (seen) =>
    seen.cards.every((card) => {
      const { managementURL = null, ownershipType } = recordOf(seen, card) ?? {};
      if (isOver(card) || ownershipType === 'FAMILY_SHARED' || !isSafe(managementURL)) return true;
      return card.action?.url === managementURL;
    }),
  'what is managed here has its link, and a failed payment one to mend it': (seen) =>
    seen.cards.every((card) => {
      const truth = truthOf(seen, card);
      const isSubscription = Object.hasOwn(seen.info.allExpirationDatesByProduct, card.productId);
      const isHere = truth && ['rc_billing', 'stripe'].includes(truth.store) && isSubscription;
      const { managementURL } = seen.info;
      if (!isHere || truth.isFamily || !isSafe(managementURL) || isApple(managementURL)) return true;
      return card.action?.kind === (card.state === 'billing' ? 'update-payment' : 'manage');
    }),
  'other stores are named': (seen) =>
    seen.cards.every((card) => {
      const store = truthOf(seen, card)?.store;
      return !store || isOtherStore(store) === (card.store !== null);
    }),
  'a day of payment is not called the day on which it was bought': (seen) =>
    seen.cards.every((card) => {
      const truth = truthOf(seen, card);
      const isRenewed =
        Object.hasOwn(seen.info.allExpirationDatesByProduct, card.productId) && !truth?.isTrial;
      return !card.bought?.startsWith('customer.bought') || !truth || !isRenewed;
    }),
  'everything has a name, the shop’s where there is one': (seen) =>
    seen.cards.every((card) => {
      const known = OFFERED.get(card.productId)?.title ?? recordOf(seen, card)?.displayName;
      return card.name === (known ?? card.name) && card.name !== '';
    }),
};

/** The first law that some customer breaks; throwing breaks them all. */
export const breachIn = (module: typeof Module, customers = anyCustomer, numRuns = 1500): string | null => {
  let breach: string | null = null;
  const property = fc.property(customers, (info) => {
    breach = 'it throws';
    const view = module.customerView(info, OFFERED, saying);
    const seen = { info, view, cards: [...view.current, ...view.past] };
    breach = Object.entries(laws).find(([, holds]) => !holds(seen))?.[0] ?? null;
    return breach === null;
  });
  const { failed, counterexample } = fc.check(property, { numRuns, seed: 20_310_504, endOnFailure: true });
  if (failed && process.env['WHY']) console.error(breach, JSON.stringify(counterexample, null, 1));
  return failed ? breach : null;
};
