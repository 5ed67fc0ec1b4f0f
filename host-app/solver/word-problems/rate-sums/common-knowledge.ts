import { num, quotient, type Expr } from '../../tree/expr.js';
import { TIMES } from '../rates/units.js';
import type { Amount } from './paths.js';

export const commonKnowledge = (units: ReadonlySet<string>): Amount[] =>
  TIMES.filter(([small, , large]) => units.has(small) && units.has(large)).map(([small, count, large]) => ({
    value: num(count),
    unit: small,
    per: [large],
    owner: '',
    verb: 'be',
  }));

/** Common knowledge about counted things. */
const COINS: Readonly<Record<string, readonly [number, number]>> = {
  penny: [1, 100],
  nickel: [1, 20],
  dime: [1, 10],
  quarter: [1, 4],
};
export const LEGS: Readonly<Record<string, number>> = {
  dog: 4,
  cat: 4,
  bird: 2,
  cow: 4,
  chicken: 2,
  horse: 4,
  sheep: 4,
  pig: 4,
  duck: 2,
  goat: 4,
  goose: 2,
  rabbit: 4,
  spider: 8,
  ant: 6,
  hen: 2,
};
export const common = (all: readonly Amount[], wanted: string): readonly Amount[] => {
  const fact = (unit: string, value: Expr): Amount => ({
    value,
    unit: wanted,
    per: [unit],
    owner: '',
    verb: 'be',
  });
  if (all.some((one) => one.per.length > 0)) return [];
  const units = [...new Set(all.map(({ unit }) => unit))];
  if (wanted === 'dollar' && units.every((unit) => COINS[unit]))
    return units.map((unit) => fact(unit, quotient(num(COINS[unit]?.[0] ?? 0), num(COINS[unit]?.[1] ?? 1))));
  if (wanted === 'leg' && units.every((unit) => LEGS[unit] !== undefined))
    return units.map((unit) => fact(unit, num(LEGS[unit] ?? 0)));
  return [];
};
