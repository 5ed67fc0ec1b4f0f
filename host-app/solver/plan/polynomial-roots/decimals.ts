import {
  add,
  compare,
  multiply,
  rational,
  roundHalfUp,
  sign,
  type Rational,
} from '../../../maths/rational.js';
import { fromNumber } from '../../../maths/rational.js';
import { countRealRoots, rootBound, squareFree, valueAt, type QPoly } from '../../poly/univariate.js';
import { num, type Expr } from '../../tree/expr.js';

const PLACES = 10;

/** The decimal at which the sign changes within half a unit of the last place. */
const refined = (p: QPoly, from: Rational, to: Rational): Rational => {
  let [low, high] = [from, to];
  const before = sign(valueAt(p, low));
  for (let k = 0; k < 220; k += 1) {
    const middle = multiply(add(low, high), rational(1, 2));
    const value = sign(valueAt(p, middle));
    if (value === 0) return middle;
    if (value === before) low = middle;
    else high = middle;
    if (compare(add(high, { n: -low.n, d: low.d }), rational(1n, 10n ** BigInt(PLACES + 4))) < 0) break;
  }
  return multiply(add(low, high), rational(1, 2));
};

const written = (value: Rational): Expr => {
  const digits = roundHalfUp(value, PLACES);
  const size = digits < 0n ? -digits : digits;
  const text = size.toString().padStart(PLACES + 1, '0');
  const plain = `${text.slice(0, -PLACES)}.${text.slice(-PLACES)}`.replace(/0+$/, '').replace(/\.$/, '');
  return num(rational(digits, 10n ** BigInt(PLACES)), `${digits < 0n ? '-' : ''}${plain}`);
};

/** All real roots as decimals; null when a search does not find as many as Sturm counts. */
export const decimalRoots = (polynomial: QPoly): Expr[] | null => {
  const p = squareFree(polynomial).reduce<QPoly | null>(
    (whole, [part]) => (whole ? times(whole, part) : part),
    null,
  );
  if (!p) return null;
  const count = countRealRoots(p);
  const bound = rootBound(p);
  for (let pieces = 64; pieces <= 65_536; pieces *= 8) {
    const step = (2 * bound) / pieces;
    const edges = Array.from({ length: pieces + 1 }, (_, k) =>
      fromNumber(Number((-bound - 0.000137 + k * step * 1.00001).toPrecision(9))),
    );
    const signs = edges.map((edge) => sign(valueAt(p, edge)));
    const found = signs.flatMap((s, k) => (k > 0 && s * (signs[k - 1] ?? 0) < 0 ? [k] : []));
    if (found.length !== count || signs.includes(0)) continue;
    return found.map((k) => written(refined(p, edges[k - 1] ?? rational(0), edges[k] ?? rational(0))));
  }
  return null;
};
const times = (a: QPoly, b: QPoly): QPoly => {
  const result = Array.from({ length: a.length + b.length - 1 }, () => rational(0));
  a.forEach((x, i) =>
    b.forEach((y, j) => (result[i + j] = add(result[i + j] ?? rational(0), multiply(x, y)))),
  );
  return result;
};
