import type { Mistake } from '../support/plant';

export const VIEW_FILES = [
  'customer.view.ts',
  'holding.view.ts',
  'plan-price.view.ts',
  'management-address.view.ts',
] as const;

const inFile =
  (file: (typeof VIEW_FILES)[number]) =>
  (name: string, from: string, to: string): Mistake => ({ name, file, from, to });
const view = inFile('customer.view.ts');
const holding = inFile('holding.view.ts');
const plan = inFile('plan-price.view.ts');
const address = inFile('management-address.view.ts');

/** Possible mistakes in the machine; each would harm a customer. */
export const mistakes: readonly Mistake[] = [
  holding('a payment that failed is not seen', "if (billingIssue) return 'billing';", ''),
  holding('a cancelled subscription seems to renew', 'unsubscribeDetectedAt && end', 'false'),
  holding('a trial is not called one', "periodType === 'trial' && end ? 'trial'", "false ? 'trial'"),
  holding('another product decides the state', 'const facts = record\n', 'const facts = false as never\n'),
  holding('what ended is called refunded', 'refundedAt >= purchaseDate', 'true'),
  holding('a refund is not seen', 'if (isRefunded) return', 'if (false as boolean) return'),
  holding('a pause is an end', 'if (isPaused) return', 'if (false as boolean) return'),
  holding(
    'a pause that is over goes on',
    'const isPaused = isLater(autoResumeDate, requestDate)',
    'const isPaused = autoResumeDate !== null',
  ),
  holding(
    'the family mends what it does not pay',
    'isFamilyShared ? null : record.billing',
    'record.billing',
  ),
  holding(
    'access that lasts longer than its subscription is lost',
    'if (record.isActive || lasting) {',
    'if (record.isActive) {',
  ),
  holding(
    'what ended still opens doors',
    ": ('ended' as const),\n    isTrial,",
    ": ('active' as const),\n    isTrial,",
  ),
  holding(
    'the wrong one of two entitlements counts',
    'return lead.isActive ? lead : next;',
    'return lead.isActive ? next : lead;',
  ),
  holding(
    'a subscription that opens nothing is forgotten',
    '...info.activeSubscriptions,\n    ...Object.keys(info.allExpirationDatesByProduct),\n    ...Object.keys(info.allPurchaseDatesByProduct),',
    '',
  ),
  holding('two hundred years are a date', 'FOR_GOOD_MS = 100 *', 'FOR_GOOD_MS = 1000 *'),
  holding('a renewal is the day of the purchase', 'boughtAt: isFirst && !isGiven ?', 'boughtAt: !isGiven ?'),
  view(
    'what a failed payment will end is said to renew',
    "const renews = willRenew && (state === 'active' || state === 'trial');",
    'const renews = willRenew !== null;',
  ),
  view('an unknown end is shown as certain', "if (willRenew === null) return 'customer.current_period';", ''),
  view(
    'a failed payment is said to end the access',
    "if (state === 'billing') return isSameTime(graceEnd, end) ? null : 'customer.current_period';",
    '',
  ),
  view('what ended is said to end', "if (state === 'ended') return 'customer.ended';", ''),
  address('any address is followed', 'webAddress(customerUrl)', 'customerUrl'),
  address(
    'what is managed elsewhere gets a link',
    "return store === 'rc_billing'",
    "return store || store === 'rc_billing'",
  ),
  address(
    'the page of an app store is used for what is sold here',
    'if (Object.values(HOSTS)',
    'if (false && Object.values(HOSTS)',
  ),
  view('a one-time purchase gets a link', '!isSubscription ||', ''),
  view('what has ended gets a link', ' || isPast(holding)) return null;', ') return null;'),
  view('what the family pays gets a link', '|| isFamilyShared ', ''),
  address(
    'the page of a subscription is not used',
    'const own = webAddress(managementURL);',
    'const own = null;',
  ),
  view(
    'days of grace are not named',
    'return graceEnd ? t.text',
    'return (false as boolean) && graceEnd ? t.text',
  ),
  view(
    'the end of a pause is not said',
    "resumes: dated(resumesAt && 'customer.resumes', resumesAt, t)",
    'resumes: null',
  ),
  view('the name on the dashboard is not used', '|| displayName ', ''),
  view('problems are at the end', "state === 'billing' ? 0", "state === 'billing' ? 3"),
  view('the last end comes first', 'endTime(a) - endTime(b))', 'endTime(b) - endTime(a))'),
  view('the oldest of the past comes first', 'byUrgency(b, a)', 'byUrgency(a, b)'),
  view(
    'past and present are mixed',
    'current: current.map(card), past: past.map(card)',
    'current: [...current, ...past].map(card), past: []',
  ),
  view('the name of the shop is not used', 'products.get(productId)?.title ||', ''),
  view('the amount of the last payment is not shown', 'return paid\n', 'return (false as boolean) && paid\n'),
  view('another store’s page is described as ours', "store === 'rc_billing' ? hintKey", 'store ? hintKey'),
  holding(
    'a payment of nothing is a payment',
    'isOwnPayment && !isTrial && !isFree',
    'isOwnPayment && !isTrial',
  ),
  holding(
    'what others have paid is a payment of the customer',
    '!isTrial && !isFree',
    "store !== 'promotional'",
  ),
  plan('a price that was never paid is shown', 'isSamePrice(lastingPriceOf(option), paid)', 'true'),
  plan('an amount of another currency is the same', '&& a?.currency === b?.currency', ''),
  plan('the prices of another store are ours', "store === 'rc_billing'", 'store'),
  plan('what has ended has a price', "state !== 'ended' && state !== 'refunded'", 'state'),
  plan('the first price is the lasting one', 'if (isTrial || isIntro) {', 'if (isTrial) {'),
  plan('a regular price is promised that will not be paid', 'willRenew && price &&', 'price &&'),
  plan('one of two prices is the regular one', 'others.every((other) => isSame(first, other))', 'others'),
];
