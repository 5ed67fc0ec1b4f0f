import type { Discount } from '../catalogue/products';

/** Codes of the sandbox; `BAD`, and every other text, is refused. */
const codes: Readonly<Record<string, Discount>> = {
  SAVE20: { name: '20% off', mode: 'one_time', window: null, off: { percent: 20 } },
  HALF3: { name: 'Half price for three months', mode: 'time_window', window: 'P3M', off: { percent: 50 } },
  FOREVER10: { name: '10% off for good', mode: 'forever', window: null, off: { percent: 10 } },
  FREE: { name: 'On the house', mode: 'one_time', window: null, off: { percent: 100 } },
};

export function discountFor(code: string | null): Discount | undefined {
  const name = code?.toUpperCase() ?? '';
  return Object.hasOwn(codes, name) ? codes[name] : undefined;
}
