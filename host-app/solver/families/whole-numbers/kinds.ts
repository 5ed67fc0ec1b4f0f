const isPrime = (n: number): boolean => {
  for (let d = 2; d * d <= n; d += 1) if (n % d === 0) return false;
  return n > 1;
};
const KINDS: Readonly<Record<string, (n: number, by: readonly number[]) => boolean>> = {
  all: () => true,
  even: (n, [by = 1]) => n % 2 === 0 && n % by === 0,
  odd: (n, [by = 1]) => n % 2 !== 0 && n % by === 0,
  prime: isPrime,
  composite: (n) => n > 3 && !isPrime(n),
  square: (n) => n >= 0 && Number.isInteger(Math.sqrt(n)),
  cube: (n) => Math.round(Math.cbrt(n)) ** 3 === n,
  multiple: (n, [by = 1]) => n % by === 0,
  either: (n, by) => by.some((k) => n % k === 0),
  both: (n, by) => by.every((k) => n % k === 0),
};
/** Whether a number is of a kind: 'prime', 'multiple 7', 'either 3 5'. */
export const isOfKind = (n: number, kind: string): boolean => {
  const [name = '', ...by] = kind.split(' ');
  return KINDS[name]?.(n, by.map(Number)) ?? false;
};
