export const currencies = ['USD', 'EUR', 'GBP', 'JPY'] as const;

export type Currency = (typeof currencies)[number];

/** The price in micros for each currency: 9.99 is 9_990_000. */
export type PriceTable = Readonly<Record<Currency, number>>;

export function pickCurrency(asked: string | null): Currency {
  return currencies.find((currency) => currency === asked) ?? 'USD';
}

export function formatMoney(amountMicros: number, currency: Currency): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amountMicros / 1_000_000);
}
