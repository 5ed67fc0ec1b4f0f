import { createTranslator, enFamily, offerFacts, offerView, totalsView } from '../../../sdk/internal';
import type { OfferFacts, PriceState, Translator } from '../../../sdk/internal';
import type { Package } from '../../../sdk/index';
import { baseOption, priceWire } from '../support/fixtures';
import { packageFrom } from '../paywall/wire';

export const t = createTranslator({ locale: 'en', messages: enFamily });
/** The end of a month, so that a month later is no plain addition. */
export const NOW = new Date(2026, 0, 31, 12);
export const NONE: PriceState = { status: 'none', value: null };

export const sold = (id: string, duration: string, micros: number, extra: object): Package =>
  packageFrom(id, {
    identifier: `lime_${id}`,
    product_type: 'subscription',
    title: `Lime ${id}`,
    description: null,
    default_purchase_option_id: 'base_option',
    purchase_options: { base_option: baseOption(duration, micros, extra) },
  });
export const off = (
  micros: number,
  duration_mode: string,
  time_window: string | null = null,
  percentage = 50,
) => ({
  discount: { ...priceWire(micros), name: 'Spring', duration_mode, time_window, percentage },
});
const week = { period_duration: 'P1W', cycle_count: 1, price: null };
const intro = (period_duration: string, cycle_count: number, micros: number) => ({
  intro_price: { period_duration, cycle_count, price: priceWire(micros) },
});
const life = packageFrom('life', {
  identifier: 'lime_life',
  product_type: 'non_consumable',
  title: 'Lime for life',
  description: null,
  default_purchase_option_id: 'a',
  purchase_options: {
    a: {
      id: 'a',
      price_id: 'p',
      base_price: priceWire(100_000_000),
      ...off(75_000_000, 'one_time', null, 25),
    },
  },
});

export const GOODS = {
  intro: sold('intro', 'P1M', 10_000_000, intro('P1M', 3, 5_000_000)),
  term: sold('term', 'P1M', 10_000_000, { ...intro('P3M', 1, 15_000_000), trial: week }),
  window: sold('window', 'P1M', 10_000_000, off(5_000_000, 'time_window', 'P3M')),
  short: sold('short', 'P1M', 10_000_000, off(5_000_000, 'time_window', 'P2W')),
  forever: sold('forever', 'P1Y', 60_000_000, { ...off(48_000_000, 'forever', null, 20), trial: week }),
  first: sold('first', 'P1W', 3_000_000, off(2_000_000, 'one_time', null, 0)),
  life,
} as const;
export type Good = keyof typeof GOODS;
export const factsOf = (good: Good): OfferFacts =>
  offerFacts(GOODS[good], GOODS[good].webBillingProduct.defaultPurchaseOption);
export const offerOf = (good: Good, price: PriceState = NONE, locale: Translator = t) =>
  offerView(factsOf(good), { showDescription: false, price, now: NOW, pricedTotals: totalsView }, locale);
