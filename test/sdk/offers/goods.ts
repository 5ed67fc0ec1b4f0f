import { createTranslator, enFamily, offersView, offerTable, selectedOffer } from '../../../sdk/internal';
import type { OffersState, OffersView, Translator } from '../../../sdk/internal';
import type { Package } from '../../../sdk/index';
import { baseOption, priceWire } from '../support/fixtures';
import { packageFrom } from '../paywall/wire';

interface Extra {
  readonly title?: string;
  readonly currency?: string;
  readonly trial?: string;
  readonly trialPrice?: number;
  readonly description?: string | null;
}

/** A subscription: what it is called, how often it is paid, and its price in micros. */
export const plan = (id: string, duration: string | null, micros: number, extra: Extra = {}): Package => {
  const { title = `Lime ${id}`, currency = 'EUR', trial, trialPrice, description = null } = extra;
  const price = trialPrice === undefined ? null : priceWire(trialPrice, currency);
  return packageFrom(id, {
    identifier: `lime_${id}`,
    product_type: 'subscription',
    title,
    description,
    default_purchase_option_id: 'base_option',
    purchase_options: {
      base_option: {
        ...baseOption('P1M', micros),
        base: { period_duration: duration, cycle_count: 1, price: priceWire(micros, currency) },
        trial: trial ? { period_duration: trial, cycle_count: 1, price } : null,
      },
    },
  });
};

/** Something that is paid once. */
export const once = (id: string, micros: number, type = 'non_consumable'): Package =>
  packageFrom(id, {
    identifier: `lime_${id}`,
    product_type: type,
    title: `Lime ${id}`,
    description: null,
    default_purchase_option_id: 'base_option',
    purchase_options: { base_option: { id: 'base_option', price_id: 'prc', base_price: priceWire(micros) } },
  });

/** Two tiers, each by the month and by the year: 5 and 40, 10 and 60. */
export const tiers: readonly Package[] = [
  plan('plus_monthly', 'P1M', 5_000_000, { title: 'Plus monthly' }),
  plan('$rc_monthly', 'P1M', 10_000_000, { title: 'PRO monthly', trial: 'P3D' }),
  plan('plus_annual', 'P1Y', 40_000_000, { title: 'Plus annual' }),
  plan('$rc_annual', 'P1Y', 60_000_000, { title: 'PRO annual', trial: 'P1W' }),
];

export const english = createTranslator({ locale: 'en', messages: enFamily });

interface Shown extends Partial<Pick<OffersState, 'periods' | 'recommended' | 'isSwitch' | 'isRows'>> {
  readonly selected?: string;
  readonly owned?: readonly string[] | ReadonlySet<string>;
  readonly t?: Translator;
}

/** What a table of these packages shows. */
export const show = (packages: readonly Package[], shown: Shown = {}): OffersView => {
  const { selected = null, t = english, periods = 'auto', recommended = null, owned = [] } = shown;
  const { isSwitch = false, isRows = false } = shown;
  const table = offerTable(packages, isSwitch);
  const chosen = selectedOffer(table, selected);
  const state = { table, selected: chosen, periods, recommended, owned: new Set(owned), isSwitch, isRows };
  return offersView(state, t);
};

/** By package identifier. */
export const savings = (packages: readonly Package[]): Readonly<Record<string, number | null>> =>
  Object.fromEntries(
    offerTable(packages).offers.map(({ rcPackage, saving }) => [rcPackage.identifier, saving]),
  );
