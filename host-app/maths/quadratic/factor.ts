import * as exact from '../rational';
import { gcd, rational, type Rational } from '../rational';
import { polynomialText } from './polynomial-text';
import type { Coefficients } from './quadratic.types';

/**
 * factor·(p x + q)(r x + s); all are whole numbers except the factor, and the leading coefficients are
 * positive.
 */
export interface Factorisation {
  readonly factor: Rational;
  readonly first: readonly [p: bigint, q: bigint];
  readonly second: readonly [r: bigint, s: bigint];
}

/** a, b, c without fractions and common factors, the first one positive, and the factor that was taken out. */
export const wholeCoefficients = ({
  a,
  b,
  c,
}: Coefficients): { whole: readonly [bigint, bigint, bigint]; factor: Rational } => {
  const common = [a, b, c].reduce((lcm, { d }) => (lcm / gcd(lcm, d)) * d, 1n);
  const [x, y, z] = [a, b, c].map(({ n, d }) => n * (common / d)) as [bigint, bigint, bigint];
  const shared = gcd(gcd(x, y), z) * (x < 0n ? -1n : 1n);
  return { whole: [x / shared, y / shared, z / shared], factor: rational(shared, common) };
};

/** The linear factor with this root: 1/3 gives 3x − 1. */
const linear = ({ n, d }: Rational): readonly [bigint, bigint] => [d, -n];

export const factorise = (
  coefficients: Coefficients,
  roots: readonly Rational[],
): Factorisation | undefined => {
  const [low, high = low] = roots;
  if (!low || !high) return undefined;
  const { factor } = wholeCoefficients(coefficients);
  return { factor, first: linear(low), second: linear(high) };
};

const binomial = ([p, q]: readonly [bigint, bigint]): string => {
  const text = polynomialText([rational(p), rational(q)]);
  return q === 0n ? text : `(${text})`;
};

/** '(x - 3)*(x - 2)', '-(x - 3)*(x + 3)', '(x - 2)*(x - 1)/2', '3*(x + 1)^2', 'x*(x - 4)'. */
export const factoredText = ({ factor, first, second }: Factorisation): string => {
  const same = first[0] === second[0] && first[1] === second[1];
  // Sorts the factors of a product: x first, then the simpler and the smaller constant.
  const simpler = (left: readonly [bigint, bigint], right: readonly [bigint, bigint]): number => {
    if (left[1] === 0n || right[1] === 0n) return left[1] === 0n ? -1 : 1;
    if (left[0] !== right[0]) return left[0] < right[0] ? -1 : 1;
    return left[1] < right[1] ? -1 : 1;
  };
  const ordered = [first, second].sort(simpler).map(binomial);
  const product = same ? `${ordered[0]}^2` : ordered.join('*');
  const size = exact.absolute(factor);
  const front = size.n === 1n ? '' : `${size.n}*`;
  const back = size.d === 1n ? '' : `/${size.d}`;
  return `${factor.n < 0n ? '-' : ''}${front}${product}${back}`;
};
