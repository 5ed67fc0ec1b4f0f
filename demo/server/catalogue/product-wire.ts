import type { Currency } from './money';
import { priceId } from './products';
import type { Product, ProductOption } from './products';

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

function toOptionWire(product: Product, option: ProductOption, currency: Currency): object {
  const price = { amount_micros: option.prices[currency], currency };
  const named = { id: option.id, price_id: priceId(product, option, currency) };
  if (option.kind === 'one-time') return { ...named, base_price: price };
  return {
    ...named,
    base: { period_duration: option.period, cycle_count: 1, price },
    trial: option.trial === null ? null : { period_duration: option.trial, cycle_count: 1, price: null },
  };
}
