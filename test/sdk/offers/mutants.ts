import type { Mistake } from '../support/plant';

const period = (name: string, from: string, to: string): Mistake => ({
  name,
  file: 'billing-period.ts',
  from,
  to,
});
const rate = (name: string, from: string, to: string): Mistake => ({
  name,
  file: 'price-rate.ts',
  from,
  to,
});
const tier = (name: string, from: string, to: string): Mistake => ({ name, file: 'tiers.ts', from, to });
const saving = (name: string, from: string, to: string): Mistake => ({ name, file: 'savings.ts', from, to });
const table = (name: string, from: string, to: string): Mistake => ({
  name,
  file: 'offer-table.ts',
  from,
  to,
});
const choice = (name: string, from: string, to: string): Mistake => ({
  name,
  file: 'choice.view.ts',
  from,
  to,
});
const view = (name: string, from: string, to: string): Mistake => ({
  name,
  file: 'offers.view.ts',
  from,
  to,
});

const price = (name: string, from: string, to: string): Mistake => ({
  name,
  file: 'price.view.ts',
  from,
  to,
});

/** Mistakes that somebody could make in the price table's model. */
export const offersMutants: readonly Mistake[] = [
  rate('a year has ten months', '[1n, 12n]', '[1n, 10n]'),
  rate('a month has four weeks', '[365n, 84n]', '[4n, 1n]'),
  rate('a month has 31 days', '[30n, 1n]', '[31n, 1n]'),
  period('twelve months are no year', 'number % MONTHS_OF_YEAR === 0', 'false'),
  period('seven days are no week', 'number % DAYS_OF_WEEK === 0', 'false'),
  period('a month is long', 'ONE_MONTH) > 0', 'ONE_MONTH) >= 0'),
  rate('the longest period comes first', 'left < right ? -1 : 1', 'left < right ? 1 : -1'),
  period(
    'what is paid once comes first',
    'Number(!a.period) - Number(!b.period)',
    'Number(!b.period) - Number(!a.period)',
  ),
  period(
    'what can’t be read comes last',
    'Number(a.isOnce) - Number(b.isOnce)',
    'Number(b.isOnce) - Number(a.isOnce)',
  ),
  rate(
    'a price per month is rounded up',
    '(over / (under * unit)) * unit',
    '((over + under * unit - 1n) / (under * unit)) * unit',
  ),
  tier('a word of the period stays in the tier', '!spoken.get(key)?.has(word)', 'word'),
  tier(
    'a word of one title is taken for the period',
    'others.every((words) => words.includes(word))',
    'true',
  ),
  tier('a word of other periods is taken for the period', '!elsewhere.has(word) &&', ''),
  rate('the cheapest is compared with', '< 0 ? b : a', '< 0 ? a : b'),
  rate('savings are rounded up', '? saved / full :', '? (saved + full - 1n) / full :'),
  rate('nothing is a saving, too', 'if (saved < full) return null;', ''),
  rate('what is free saves all', 'paid <= 0n || ', ''),
  saving('currencies are mixed', 'currency === own.currency &&', ''),
  saving('tiers are mixed', '(!isTold || tier === own.tier)', 'true'),
  saving(
    'two of a period tell nothing',
    'a.key === b.key ? a.tier !== b.tier :',
    'a.key === b.key ? false :',
  ),
  saving('two periods tell nothing', 'a.tier !== null && a.tier === b.tier', 'false'),
  saving('what has no tier is compared with all', ' || (isTold && own.tier === null)', ''),
  table(
    'one-time products are compared with subscriptions',
    'plain.filter(({ billing }) => !billing.isOnce)',
    'plain',
  ),
  table('a month has a price per month beside it', "billing.key !== 'month-1' && ", ''),
  table('a week alone has a price per month beside it', '(isMixed || isLong(billing.period))', 'true'),
  table(
    'the groups stand in the server’s order',
    '.sort((a, b) => comparePeriods(a.billing, b.billing))',
    '',
  ),
  choice('there is a switch for one period', 'groups.length > 1 &&', ''),
  choice('there is a switch for single packages', 'offers.length > 1', 'offers.length > 0'),
  choice('the switch can’t be asked for', "wish === 'always' ||", ''),
  choice('another tier is selected after a switch', 'tier !== null && tier === before?.tier', 'false'),
  choice('a short name is not known', '|| identifier === `$rc_${name}`', ''),
  choice('coins are bought once', "product.productType !== 'consumable' &&", ''),
  view('the least that is saved is said', 'Math.max(...savings)', 'Math.min(...savings)'),
  view('all save the same', "isAll ? 'offers.save' : 'offers.save_up_to'", "'offers.save'"),
  view('all packages are shown', 'isSwitched && group ? group.offers : table.offers', 'table.offers'),
  view(
    'what the customer has is recommended',
    'if (isOwned(offer, state.owned)) return { kind',
    'if (false) return { kind',
  ),
  view(
    'what the customer has is sold again',
    'if (isOwned(selected, owned)) return { label',
    'if (false) return { label',
  ),
  price('every trial is free', '?? 0) > 0', '?? 0) < 0'),
  view('a one-time product can be cancelled', 'facts.base ?', 'true ?'),
  view('nobody says what follows a trial', '...(trial ? [', '...(false ? ['),
];
