import { compare, divide, one, parseRational, toFixed, type Rational } from '../../maths/rational.js'; // prettier-ignore
import { list, num, product, quotient, relation, sym, type Expr, type Num } from '../tree/expr.js';

export interface NamedUnit {
  readonly kind: string;
  readonly size: Rational;
  /** Its name after 1, and after other numbers. */
  readonly one: string;
  readonly many: string;
}
export interface Conversion {
  readonly value: Expr;
  /** The amount, the factors as equations, and the size of each of their units. */
  readonly data: Expr;
}

/** A space keeps the unit apart from its number, and one letter upright. */
const unitName = (name: string): Expr => sym(`\u00a0${name}`);

const DIGITS = 8;
/** A factor of few digits is written as a decimal, as tables have it. */
const decimalOf = (value: Rational): Num | null => {
  const text = toFixed(value, DIGITS).replace(/\.?0+$/, '');
  const isExact = parseRational(text)?.n === value.n && parseRational(text)?.d === value.d;
  return isExact ? num(value, value.d === 1n ? undefined : text) : null;
};

interface Factor {
  readonly times: readonly Num[];
  readonly over: readonly Num[];
  readonly equations: readonly Expr[];
  readonly sizes: readonly Expr[];
}
const SAME: Factor = { times: [], over: [], equations: [], sizes: [] };
const ONE = num(one, '1');

/** What the sizes of a kind of unit are given in. */
const BASES: Readonly<Record<string, string>> = {
  length: 'm',
  'length^2': 'm²',
  'length^3': 'm³',
  mass: 'kg',
  time: 's',
};
/** 1 acre and 1 hectare in square meters. */
const overBase = (from: NamedUnit, to: NamedUnit): Factor => {
  const base = BASES[from.kind];
  const [times, over] = [decimalOf(from.size), decimalOf(to.size)];
  const ratio = divide(from.size, to.size);
  if (base === undefined || !times || !over) return { ...SAME, times: [num(ratio.n)], over: [num(ratio.d)] };
  const sized = (unit: NamedUnit): Expr => relation('=', unitName(unit.one), num(unit.size));
  return {
    times: [times],
    over: [over],
    equations: [
      relation('=', product(ONE, unitName(from.one)), product(times, unitName(base))),
      relation('=', product(ONE, unitName(to.one)), product(over, unitName(base))),
    ],
    sizes: [sized(from), sized(to), relation('=', unitName(base), num(one))],
  };
};
/** '1 mile = 1.609344 km', and what an amount is multiplied with or divided by. */
const factorOf = (from: NamedUnit, to: NamedUnit): Factor => {
  const ratio = divide(from.size, to.size);
  if (compare(ratio, one) === 0) return SAME;
  const [times, over] = [decimalOf(ratio), decimalOf(divide(to.size, from.size))];
  const isOver = over && (ratio.d !== 1n || !times) && (!times || over.value.d === 1n);
  const by = isOver ? over : times;
  if (!by) return overBase(from, to);
  const [left, right] = isOver ? [to, from] : [from, to];
  return {
    times: isOver ? [] : [by],
    over: isOver ? [by] : [],
    equations: [relation('=', product(ONE, unitName(left.one)), product(by, unitName(right.many)))],
    sizes: [
      relation('=', unitName(left.one), num(left.size)),
      relation('=', unitName(right.many), num(right.size)),
    ],
  };
};

/** The amount in the other unit, with the factors of the table; null for units of different kinds. */
export const conversion = (
  amount: Num,
  unit: string,
  [from, below]: readonly [NamedUnit, NamedUnit?],
  [to, toBelow]: readonly [NamedUnit, NamedUnit?],
): Conversion | null => {
  if (from.kind !== to.kind || below?.kind !== toBelow?.kind) return null;
  const top = factorOf(from, to);
  const bottom = below && toBelow ? factorOf(below, toBelow) : null;
  const [tops, bottoms] = [
    [...top.times, ...(bottom?.over ?? [])],
    [...top.over, ...(bottom?.times ?? [])],
  ];
  const above = tops.length === 0 ? amount : product(amount, ...tops);
  const [first, second] = bottoms;
  const equations = [...top.equations, ...(bottom?.equations ?? [])];
  return {
    value: first ? quotient(above, second ? product(first, second) : first) : tops.length === 0 ? product(amount, num(1)) : above, // prettier-ignore
    data: list('tuple', [
      product(amount, unitName(unit)),
      list('and', equations),
      list('tuple', [...top.sizes, ...(bottom?.sizes ?? [])]),
      list(
        'tuple',
        [from, to, ...(below && toBelow ? [below, toBelow] : [])].map((unit) => num(unit.size)),
      ),
    ]),
  };
};
