import fc from 'fast-check';
import type * as Choice from '../../../sdk/offers/choice.view';
import type * as Table from '../../../sdk/offers/offer-table';
import type * as View from '../../../sdk/offers/offers.view';
import type { Package } from '../../../sdk/index';
import { offerings } from './arbitraries';
import { english, once, plan, tiers } from './goods';

/** What of the price table's model is held to the laws: the sources, or a copy with a mistake in it. */
export type Subject = Pick<typeof Table, 'offerTable'> &
  Pick<typeof Choice, 'hasSwitch' | 'isOwned' | 'offerInPeriod' | 'selectedOffer'> &
  Pick<typeof View, 'offersView'>;

const always = (holds: (...packages: (readonly Package[])[]) => boolean, numRuns = 150): boolean =>
  !fc.check(
    fc.property(offerings, ([one, other]) => holds(one, other)),
    { numRuns, seed: 7 },
  ).failed;

const saved = ({ offerTable }: Subject, packages: readonly Package[]): string =>
  JSON.stringify(
    offerTable(packages)
      .offers.map(({ rcPackage, saving, perMonthMicros }) => [rcPackage.identifier, saving, perMonthMicros])
      .sort(([a], [b]) => String(a).localeCompare(String(b))),
  );

const percent = (subject: Subject, packages: readonly Package[]): readonly (number | null)[] =>
  subject.offerTable(packages).offers.map(({ saving }) => saving);

const shown = (subject: Subject, packages: readonly Package[], selected = '') => {
  const table = subject.offerTable(packages);
  const state = {
    table,
    selected: subject.selectedOffer(table, selected),
    owned: new Set(['lime_plus_monthly']),
  };
  return subject.offersView({ ...state, periods: 'auto', recommended: 'annual' }, english);
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What holds for every price table. */
export const laws: Readonly<Record<string, (subject: Subject) => Promise<boolean>>> = {
  'a saving is not more than there is': async (subject) =>
    same(percent(subject, [plan('m', 'P1M', 9_990_000), plan('y', 'P1Y', 49_990_000)]), [null, 58]),
  'the dearest is looked for everywhere': async (subject) =>
    same(percent(subject, [plan('w', 'P1W', 5_000_000), plan('m', 'P1M', 10_000_000)]), [null, 53]),
  'tiers are compared with themselves': async (subject) =>
    same(percent(subject, tiers), [null, null, 33, 50]),
  'currencies are not compared': async (subject) =>
    same(percent(subject, [plan('m', 'P1M', 10_000_000), plan('y', 'P1Y', 1_000_000, { currency: 'USD' })]), [
      null,
      null,
    ]),
  'days and weeks count as the provider counts': async (subject) =>
    same(
      subject
        .offerTable([
          plan('d', 'P60D', 20_000_000),
          plan('w', 'P8W', 20_000_000),
          plan('m', 'P1M', 1_000_000),
        ])
        .offers.map((o) => o.perMonthMicros),
      [10_000_000, 10_860_000, null],
    ),
  'a week alone is compared with nothing': async (subject) =>
    same(
      subject.offerTable([plan('w', 'P1W', 2_990_000)]).offers.map((o) => o.perMonthMicros),
      [null],
    ),
  'thirty days alone are compared with nothing': async (subject) =>
    same(
      subject.offerTable([plan('d', 'P30D', 2_990_000)]).offers.map((o) => o.perMonthMicros),
      [null],
    ),
  'what is free saves nothing': async (subject) =>
    same(percent(subject, [plan('m', 'P1M', 9_990_000), plan('y', 'P1Y', 0)]), [null, null]),
  'a price per month is rounded down to the cent': async (subject) =>
    same(
      subject.offerTable([plan('y', 'P1Y', 49_990_000)]).offers.map((o) => o.perMonthMicros),
      [4_160_000],
    ),
  'what is written in two ways is one period': async ({ offerTable }) =>
    same(
      offerTable([
        plan('a', 'P12M', 1),
        plan('b', 'P1Y', 1),
        plan('c', 'P7D', 1),
        plan('d', 'P1W', 1),
      ]).groups.map((g) => g.billing.key),
      ['week-1', 'year-1'],
    ),
  'what is paid once stands last': async ({ offerTable }) =>
    same(
      offerTable([once('o', 1), plan('u', null, 1), plan('y', 'P1Y', 1), plan('m', 'P1M', 1)]).groups.map(
        (g) => g.billing.key,
      ),
      ['month-1', 'year-1', 'unknown', 'once'],
    ),
  'there is a switch where a period has several packages': async ({ offerTable, hasSwitch }) => {
    const alone = offerTable([plan('m', 'P1M', 1), plan('y', 'P1Y', 1)]);
    const wishes = ['auto', 'always', 'never'] as const;
    return same(
      [offerTable(tiers), alone, offerTable(tiers.slice(0, 2))].map((table) =>
        wishes.map((wish) => hasSwitch(table, wish)),
      ),
      [
        [true, true, false],
        [false, true, false],
        [false, false, false],
      ],
    );
  },
  'the tier is kept when the period is switched': async ({ offerTable, offerInPeriod, selectedOffer }) => {
    const table = offerTable(tiers);
    return (
      offerInPeriod(table, 'year-1', selectedOffer(table, 'monthly'), 'plus_annual')?.rcPackage.identifier ===
      '$rc_annual'
    );
  },
  'what the customer has is not sold again, but what is used up is': async ({ offerTable, isOwned }) =>
    same(
      offerTable([plan('m', 'P1M', 1), once('c', 1, 'consumable'), once('l', 1)]).offers.map((offer) =>
        isOwned(offer, new Set(['lime_m', 'lime_c', 'lime_l'])),
      ),
      [true, false, true],
    ),
  'the switch says the most that is saved': async (subject) =>
    same(
      shown(subject, tiers).periods.map(({ saving }) => saving),
      [null, 'Save up to 50%'],
    ),
  'only what is shown is for the selected period': async (subject) =>
    same(
      shown(subject, tiers, 'annual').cards.map(({ id }) => id),
      ['plus_annual', '$rc_annual'],
    ),
  'a card that the customer has says so, and its button is off': async (subject) => {
    const { cards, button } = shown(subject, tiers);
    return (
      cards[0]?.badge?.kind === 'current' &&
      button.isDisabled &&
      !shown(subject, tiers, 'monthly').button.isDisabled
    );
  },
  'a paid trial is not called free': async (subject) =>
    shown(subject, [plan('m', 'P1M', 9_000_000, { trial: 'P1W', trialPrice: 1_000_000 })]).cards[0]?.trial ===
    '€1.00 / 1 week',
  'terms follow from the trial and from renewing': async (subject) =>
    same(
      [
        shown(subject, tiers, 'annual').terms.length,
        shown(subject, tiers, 'plus_annual').terms.length,
        shown(subject, [once('o', 1)]).terms.length,
      ],
      [3, 1, 0],
    ),
  'a tier is known where only one of a period is left': async (subject) =>
    same(
      percent(subject, [
        plan('a', 'P1M', 10_000_000, { title: 'Plus monthly' }),
        plan('b', 'P1M', 5_000_000, { title: 'PRO monthly' }),
        plan('c', 'P1Y', 48_000_000, { title: 'PRO annual' }),
      ]),
      [null, null, 20],
    ),
  'less than a percent is nothing': async (subject) =>
    same(percent(subject, [plan('m', 'P1M', 10_000_000), plan('y', 'P1Y', 119_000_000)]), [null, null]),
  'other products are no other way to pay': async (subject) =>
    same(
      percent(subject, [
        plan('a', 'P1M', 5_000_000, { title: 'Plus' }),
        plan('b', 'P1M', 10_000_000, { title: 'PRO' }),
        plan('c', 'P1Y', 60_000_000, { title: 'Team' }),
        plan('d', 'P3M', 9_000_000, { title: 'School' }),
      ]),
      [null, null, null, null],
    ),
  'a product that is paid in one period only saves nothing': async (subject) =>
    same(
      percent(subject, [
        plan('m', 'P1M', 10_000_000, { title: 'PRO monthly' }),
        plan('h', 'P6M', 30_000_000, { title: 'Plus half-year' }),
        plan('y', 'P1Y', 60_000_000, { title: 'PRO annual' }),
      ]),
      [null, null, 50],
    ),
  'titles of what is paid once say nothing of periods': async (subject) =>
    same(percent(subject, [...tiers, once('annual', 1)]), [null, null, 33, 50, null]),
  'a saving is a whole percentage from 1 to 99, or nothing': async (subject) =>
    always((packages = []) =>
      percent(subject, packages).every(
        (saving) => saving === null || (Number.isInteger(saving) && saving > 0 && saving < 100),
      ),
    ),
  'the order of packages changes nothing of what is saved': async (subject) =>
    always((one = [], other = []) => saved(subject, one) === saved(subject, other)),
  'money is whole micros, and never more than the exact price per month': async (subject) =>
    always((packages = []) =>
      subject
        .offerTable(packages)
        .offers.every(
          ({ perMonthMicros: money, facts }) =>
            money === null ||
            (Number.isInteger(money) && money >= 0 && money <= facts.price.amountMicros * 30),
        ),
    ),
  'every package is in one group, and no group is empty': async ({ offerTable }) =>
    always((packages = []) => {
      const { groups, offers } = offerTable(packages);
      const all = groups.flatMap((group) => group.offers);
      return (
        all.length === packages.length &&
        new Set(all).size === offers.length &&
        groups.every((g) => g.offers.length > 0)
      );
    }),
  'words hold no slip of arithmetic, and one card is selected': async (subject) =>
    always((packages = []) => {
      const view = shown(subject, packages);
      const selected = view.cards.filter(({ isSelected }) => isSelected).length;
      return (
        !/NaN|undefined|null|Infinity|-\d/.test(
          JSON.stringify([
            view.cards.map((c) => [c.priceWords, c.perMonth ?? '', c.saving ?? '']),
            view.periods.map((p) => p.saving ?? ''),
          ]),
        ) && selected === Math.min(packages.length, 1)
      );
    }, 60),
};
