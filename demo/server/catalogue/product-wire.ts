import { discountedMicros } from './charge-plan';
import type { Currency } from './money';
import { priceId } from './products';
import type { Discount, Product, ProductOption } from './products';

export function toProductWire(product: Product, currency: Currency): object {
  return {
    identifier: product.id,
    product_type: product.type,
    title: product.title,
    description: product.description,
    default_purchase_option_id: product.defaultOptionId,
    purchase_options: Object.fromEntries(
      product.options.map((option) => [option.id, toOptionWire(product, option, currency)]),
    ),
  };
}

/** `code` is the discount of a code that the customer typed; it takes the place of the option's own reductions. */
export function toOptionWire(
  product: Product,
  option: ProductOption,
  currency: Currency,
  code?: Discount,
): object {
  const amount = option.prices[currency];
  const price = { amount_micros: amount, currency };
  const named = { id: option.id, price_id: priceId(product, option, currency) };
  const discount = toDiscountWire(code ?? option.discount, amount, currency);
  if (option.kind === 'one-time') return { ...named, base_price: price, discount };
  const intro = code === undefined ? option.intro : undefined;
  return {
    ...named,
    base: { period_duration: option.period, cycle_count: 1, price },
    trial: option.trial === null ? null : { period_duration: option.trial, cycle_count: 1, price: null },
    intro_price: intro
      ? {
          period_duration: intro.period,
          cycle_count: intro.cycles,
          price: { amount_micros: intro.prices[currency], currency },
        }
      : null,
    discount,
  };
}

function toDiscountWire(discount: Discount | undefined, amount: number, currency: Currency): object | null {
  if (!discount) return null;
  const { name, mode, window, off } = discount;
  return {
    amount_micros: discountedMicros(discount, amount, currency),
    currency,
    name,
    duration_mode: mode,
    time_window: window,
    discount_type: 'percent' in off ? 'percentage' : 'fixed_amount',
    percentage: 'percent' in off ? off.percent : null,
    fixed_amount_micros: 'prices' in off ? off.prices[currency] : null,
  };
}
