import { num, product, quotient, relation, sym, type Expr } from '../../tree/expr.js';

/** A number of things, or of things for each of another: 50 pounds for a bag. */
export interface Rate {
  readonly value: Expr;
  readonly unit: string;
  readonly per: readonly string[];
  /** 'A farmer has 900 eggs' is not about every farmer: this unit counts only where others use it. */
  readonly loose?: true;
}

export const TIMES: readonly (readonly [small: string, count: number, large: string])[] = [
  ['second', 60, 'minute'], ['minute', 60, 'hour'], ['hour', 24, 'day'], ['day', 7, 'week'], ['week', 52, 'year'], ['month', 12, 'year'], ['year', 10, 'decade'],
  ['inch', 12, 'foot'], ['foot', 3, 'yard'], ['ounce', 16, 'pound'], ['gram', 1000, 'kilogram'], ['meter', 1000, 'kilometer'], ['centimeter', 100, 'meter'], ['cent', 100, 'dollar'],
]; // prettier-ignore
export const isTime = (unit: string): boolean =>
  ['second', 'minute', 'hour', 'day', 'week', 'month', 'year', 'decade', 'night'].includes(unit);

const many = (unit: string): string => (unit === 'foot' ? 'feet' : unit === 'inch' ? 'inches' : `${unit}s`);
const name = ({ unit, per }: Rate): Expr => sym([many(unit), ...per.map((one) => `per ${one}`)].join(' '));

type Powers = ReadonlyMap<string, number>;
const powers = (rates: readonly Rate[], signs: number): Powers => {
  const found = new Map<string, number>();
  const addTo = (unit: string, power: number): void => {
    found.set(unit, (found.get(unit) ?? 0) + power);
  };
  for (const [at, { unit, per }] of rates.entries()) {
    const sign = (signs >> at) & 1 ? -1 : 1;
    addTo(unit, sign);
    for (const one of per) addTo(one, -sign);
  }
  return found;
};
const fits = (found: Powers, unit: string, per: string | null): boolean =>
  [...found].every(([one, power]) => power === (one === unit ? 1 : one === per ? -1 : 0)) &&
  found.get(unit) === 1;

/** The ways to multiply and divide all of the rates so that the requested unit is left. */
const ways = (rates: readonly Rate[], unit: string, per: string | null): number[] =>
  Array.from({ length: 2 ** rates.length }, (_, signs) => signs).filter((signs) =>
    fits(powers(rates, signs), unit, per),
  );

const written = (rates: readonly Rate[], signs: number): Expr => {
  const [tops, bottoms] = [0, 1].map((side) =>
    rates.filter((_, at) => ((signs >> at) & 1) === side).map(name),
  );
  const top = product(...(tops ?? []));
  if (!tops || tops.length === 0) return quotient(num(1), product(...(bottoms ?? [])));
  return bottoms && bottoms.length > 0 ? quotient(top, product(...bottoms)) : top;
};

export interface Chain {
  readonly facts: readonly Expr[];
  readonly expression: Expr;
}

const isUsed = (rates: readonly Rate[], at: number, unit: string, per: string | null): boolean =>
  [unit, per, ...rates.flatMap((rate, k) => (k === at ? [] : [rate.unit, ...rate.per]))].some((one) =>
    rates[at]?.per.includes(one ?? ''),
  );

/** Uses every number once; there must be exactly one way. If there is none, adds one well-known conversion. */
export const chain = (givenRates: readonly Rate[], unit: string, per: string | null): Chain | null => {
  const rates = givenRates.map((rate, at) =>
    rate.loose && !isUsed(givenRates, at, unit, per) ? { ...rate, per: [] } : rate,
  );
  if (rates.length < 2 || rates.length > 7 || rates.some((rate) => rate.per.includes(rate.unit))) return null;
  const units = new Set([...rates.flatMap((rate) => [rate.unit, ...rate.per]), unit, per]);
  const known: Rate[] = TIMES.filter(([small, , large]) => units.has(small) && units.has(large)).map(
    ([small, count, large]) => ({ value: num(count), unit: small, per: [large] }),
  );
  for (const more of [
    [],
    ...known.map((one) => [one]),
    ...known.flatMap((one, k) => known.slice(k + 1).map((two) => [one, two])),
  ]) {
    const all = [...rates, ...more];
    const found = ways(all, unit, per);
    if (found.length > 1) return null;
    const [signs] = found;
    if (signs === undefined) continue;
    const names = all.map((rate) => name(rate).key);
    if (new Set(names).size < names.length) return null;
    return {
      facts: all.map((rate) => relation('=', name(rate), rate.value)),
      expression: written(all, signs),
    };
  }
  return null;
};
