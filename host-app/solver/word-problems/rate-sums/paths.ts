import { product, quotient, sym, type Expr } from '../../tree/expr.js';
import { belongsTo } from '../categories.js';
import type { Measure } from './phrase.js';

/** A measure with its owner and its verb. */
export interface Amount extends Measure {
  readonly owner: string;
  readonly verb: string;
  readonly alone?: string;
  /** '3 buses each had …': the owners whose amounts were added up. */
  readonly several?: string;
  /** Part of the question. */
  readonly isAsked?: boolean;
}
export interface NamedAmount extends Amount {
  readonly name: Expr;
}
export const PRONOUN = /^(?:he|she|it|they|there|you|we|i)$/;
export const headOf = (unit: string): string => unit.split(' of ')[0] ?? unit;
export const matches = (one: string, other: string): boolean =>
  one === other || (one !== 'dollar' && belongsTo(one, other));

const many = (unit: string): string =>
  unit === 'foot' ? 'feet' : /(?:s|x|ch|sh)$/.test(unit) ? `${unit}es` : `${unit}s`;
/** Gives each a name of its own, for the lines of the solution. */
export const nameAll = (all: readonly Amount[]): readonly NamedAmount[] => {
  const used = new Map<string, number>();
  return all.map((one) => {
    const who = one.owner === '' || PRONOUN.test(one.owner) ? '' : ` (${one.owner})`;
    const title = `${[many(one.unit), ...one.per.map((per) => `per ${per}`)].join(' ')}${who}`;
    const count = (used.get(title) ?? 0) + 1;
    used.set(title, count);
    return { ...one, name: sym(count === 1 ? title : `${title} (${count})`) };
  });
};

/** A product with the requested unit, its factors, and its owner. */
export interface Path {
  readonly value: Expr;
  readonly used: readonly NamedAmount[];
}

/** All ways from one unit to the requested unit, along rates. */
const pathsFrom = (
  start: NamedAmount,
  all: readonly NamedAmount[],
  unit: string,
  per: string | null,
): readonly Path[] => {
  const found: Path[] = [];
  const go = (
    value: Expr,
    at: string,
    pers: readonly string[],
    used: readonly NamedAmount[],
    tag: number | undefined,
  ): void => {
    if (used.length > 5 || found.length > 24) return;
    const left = pers.filter((one) => one !== per);
    if (
      matches(at, unit) &&
      left.length === 0 &&
      pers.length === (per !== null && pers.includes(per) ? 1 : 0)
    ) {
      found.push({ value, used });
      return;
    }
    for (const other of all) {
      if (used.includes(other) || (other.tag !== tag && other.tag !== undefined && tag !== undefined))
        continue;
      if (other.per.length === 0) {
        // A number of days, for an amount per day.
        const via = left.find((one) => matches(other.unit, one));
        if (via !== undefined)
          go(
            product(value, other.name),
            at,
            pers.filter((one) => one !== via),
            [...used, other],
            tag,
          );
        continue;
      }
    }
    if (matches(at, unit)) return;
    for (const rate of all) {
      // '6 tulips in a row': rows from tulips.
      if (
        rate.per.length === 1 &&
        rate.per[0] === unit &&
        rate.unit === at &&
        pers.length === 0 &&
        !used.includes(rate) &&
        rate.tag === undefined
      )
        found.push({ value: quotient(value, rate.name), used: [...used, rate] });
    }
    for (const rate of all) {
      if (used.includes(rate) || rate.per.length === 0) continue;
      if (
        (rate.tag !== undefined || (tag !== undefined && rate.unit === 'dollar')) &&
        rate.tag !== tag &&
        !(rate.tag === undefined && rate.verb === 'sell')
      )
        continue;
      const via = rate.per.find((one) => matches(at, one));
      if (via !== undefined)
        go(
          product(value, rate.name),
          rate.unit,
          [...pers, ...rate.per.filter((one) => one !== via)],
          [...used, rate],
          tag,
        );
    }
  };
  go(start.name, start.unit, start.per, [start], start.tag);
  return found;
};

/**
 * All amounts that lead to the requested unit, each used once; null where one is left over or is used twice.
 */
export const pathsTo = (
  all: readonly NamedAmount[],
  unit: string,
  per: string | null,
): readonly Path[] | null => {
  const every = [
    ...all.filter((one) => one.per.length === 0),
    ...all.filter((one) => one.per.length > 0),
  ].flatMap((start) => pathsFrom(start, all, unit, per));
  // The same factors in another order are the same product.
  const seen = new Map<string, Path>();
  for (const path of every) {
    const key = path.used
      .map(({ name }) => name.key)
      .toSorted()
      .join('|');
    if (!seen.has(key)) seen.set(key, path);
  }
  const paths = [...seen.values()];
  const whole = paths.filter(
    (path) =>
      !paths.some(
        (other) =>
          other !== path &&
          other.used.length > path.used.length &&
          path.used.every((one) => other.used.includes(one)),
      ),
  );
  const used = new Set(whole.flatMap((path) => path.used));
  return used.size === all.length ? whole : null;
};
