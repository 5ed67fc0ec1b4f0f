import type { Currency, PriceTable } from './money';

export interface IntroPrice {
  period: string;
  cycles: number;
  prices: PriceTable;
}

export interface Discount {
  name: string;
  mode: 'one_time' | 'time_window' | 'forever';
  /** An ISO 8601 duration for `time_window`, otherwise null. */
  window: string | null;
  /** The part of the price that is taken off: a percentage, or an amount for each currency. */
  off: { percent: number } | { prices: PriceTable };
}

export interface SubscriptionOption {
  kind: 'subscription';
  id: string;
  period: string;
  trial: string | null;
  prices: PriceTable;
  intro?: IntroPrice;
  discount?: Discount;
}

export interface OneTimeOption {
  kind: 'one-time';
  id: string;
  prices: PriceTable;
  discount?: Discount;
}

export type ProductOption = SubscriptionOption | OneTimeOption;

export const isPlanOf = (option: ProductOption): option is SubscriptionOption =>
  option.kind === 'subscription';

export interface Product {
  id: string;
  type: 'subscription' | 'consumable' | 'non_consumable';
  title: string;
  description: string | null;
  defaultOptionId: string;
  options: readonly ProductOption[];
}

const BASE = 'base_option';
const SOLUTIONS = 'Unlimited step-by-step solutions for all of math.';
const TEN_A_DAY = 'Ten worked solutions a day.';

function prices(usd: number, eur: number, gbp: number, jpy: number): PriceTable {
  const micros = (amount: number): number => Math.round(amount * 100) * 10_000;
  return { USD: micros(usd), EUR: micros(eur), GBP: micros(gbp), JPY: micros(jpy) };
}

const percentOff = (
  percent: number,
  mode: Discount['mode'],
  name: string,
  window: string | null = null,
): Discount => ({
  name,
  mode,
  window,
  off: { percent },
});

function plan(id: string, period: string, trial: string | null, table: PriceTable): SubscriptionOption {
  return { kind: 'subscription', id, period, trial, prices: table };
}

function subscription(
  id: string,
  title: string,
  description: string | null,
  ...options: readonly SubscriptionOption[]
): Product {
  return { id, type: 'subscription', title, description, defaultOptionId: BASE, options };
}

function oneTime(
  id: string,
  type: 'consumable' | 'non_consumable',
  title: string,
  description: string,
  table: PriceTable,
): Product {
  return {
    id,
    type,
    title,
    description,
    defaultOptionId: BASE,
    options: [{ kind: 'one-time', id: BASE, prices: table }],
  };
}

const monthlyPrices = prices(9.99, 9.99, 8.99, 1500);

export const products: readonly Product[] = [
  subscription(
    'weekly',
    'Stepwise PRO weekly',
    SOLUTIONS,
    plan(BASE, 'P1W', null, prices(2.99, 2.99, 2.49, 450)),
  ),
  subscription('monthly', 'Stepwise PRO monthly', SOLUTIONS, plan(BASE, 'P1M', 'P3D', monthlyPrices)),
  subscription('monthly_no_trial', 'Stepwise PRO monthly', SOLUTIONS, plan(BASE, 'P1M', null, monthlyPrices)),
  subscription(
    'quarterly',
    'Stepwise PRO for a term',
    SOLUTIONS,
    plan(BASE, 'P3M', null, prices(24.99, 24.99, 21.99, 3800)),
  ),
  subscription(
    'half_year',
    'Stepwise PRO half-year',
    SOLUTIONS,
    plan(BASE, 'P6M', null, prices(39.99, 39.99, 34.99, 6000)),
  ),
  subscription(
    'annual',
    'Stepwise PRO annual',
    SOLUTIONS,
    plan(BASE, 'P1Y', 'P3D', prices(59.99, 59.99, 49.99, 9000)),
  ),
  subscription(
    'student',
    'Stepwise PRO for students',
    'Everything in PRO at a student price.',
    plan(BASE, 'P1M', null, prices(6.99, 6.99, 5.99, 1000)),
    plan('student_offer', 'P1M', 'P3D', prices(4.99, 4.99, 3.99, 750)),
  ),
  subscription(
    'plus_monthly',
    'Stepwise Plus monthly',
    TEN_A_DAY,
    plan(BASE, 'P1M', null, prices(4.99, 4.99, 4.49, 750)),
  ),
  subscription(
    'plus_annual',
    'Stepwise Plus annual',
    TEN_A_DAY,
    plan(BASE, 'P1Y', null, prices(39.99, 39.99, 34.99, 6000)),
  ),
  ...reducedProducts(),
  oneTime(
    'coins',
    'consumable',
    '100 solution coins',
    'One coin opens one worked solution.',
    prices(4.99, 4.99, 3.99, 750),
  ),
  oneTime(
    'lifetime',
    'non_consumable',
    'Stepwise PRO for life',
    'One payment, PRO for good.',
    prices(149, 149, 129, 22000),
  ),
];

/** Products whose first payments are lower than the later ones. */
function reducedProducts(): readonly Product[] {
  const title = 'Stepwise PRO monthly';
  const monthly = plan(BASE, 'P1M', null, monthlyPrices);
  const threeMonths: IntroPrice = { period: 'P1M', cycles: 3, prices: prices(4.99, 4.99, 4.49, 750) };
  const firstTerm: IntroPrice = { period: 'P3M', cycles: 1, prices: prices(14.99, 14.99, 13.49, 2250) };
  const annual = plan(BASE, 'P1Y', 'P7D', prices(59.99, 59.99, 49.99, 9000));
  const weekly = plan(BASE, 'P1W', null, prices(2.99, 2.99, 2.49, 450));
  const life = oneTime(
    'sale_lifetime',
    'non_consumable',
    'Stepwise PRO for life',
    'One payment, PRO for good.',
    prices(149, 149, 129, 22000),
  );
  return [
    subscription('intro_monthly', title, SOLUTIONS, { ...monthly, intro: threeMonths }),
    subscription('intro_term', title, SOLUTIONS, { ...monthly, trial: 'P1W', intro: firstTerm }),
    subscription('sale_monthly', title, SOLUTIONS, {
      ...monthly,
      discount: percentOff(50, 'time_window', 'Back to school', 'P3M'),
    }),
    subscription('sale_annual', 'Stepwise PRO annual', SOLUTIONS, {
      ...annual,
      discount: percentOff(20, 'forever', 'Early bird'),
    }),
    subscription('sale_weekly', 'Stepwise PRO weekly', SOLUTIONS, {
      ...weekly,
      discount: { name: 'First week', mode: 'one_time', window: null, off: { prices: prices(1, 1, 1, 150) } },
    }),
    {
      ...life,
      options: life.options.map((option) => ({
        ...option,
        discount: percentOff(25, 'one_time', 'Exam week'),
      })),
    },
  ];
}

const PLUS = ['plus_monthly', 'plus_annual'];

/** The products that give each entitlement. */
export const entitlements: Readonly<Record<string, readonly string[]>> = {
  plus: PLUS,
  pro: products.map(({ id }) => id).filter((id) => id !== 'coins' && !PLUS.includes(id)),
};

export function findProduct(id: string): Product | undefined {
  return products.find((product) => product.id === id);
}

/** The currency is part of the price id, because a purchase names its price but no currency. */
export function priceId(product: Product, option: ProductOption, currency: Currency): string {
  return `prc_${product.id}_${option.id}_${currency.toLowerCase()}`;
}
