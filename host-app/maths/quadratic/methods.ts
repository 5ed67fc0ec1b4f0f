import * as exact from '../rational';
import { formatRational, rational, type Rational } from '../rational';
import { factoredText, wholeCoefficients, type Factorisation } from './factor';
import { operand, polynomialText } from './polynomial-text';
import type {
  Coefficients,
  QuadraticMethod,
  QuadraticStep,
  Root,
  QuadraticStepKind,
} from './quadratic.types';
import { squareRoot, surdText } from './surd';

const step = (
  kind: QuadraticStepKind,
  before: string,
  after: readonly string[],
  params: QuadraticStep['params'] = {},
): QuadraticStep => ({ kind, before, after, params });

const equation = (left: string, right = '0'): string => `${left} = ${right}`;
const solutions = (roots: readonly Root[]): string[] => roots.map((root) => `x = ${root.exact}`);
const named = (name: string, value: Rational): Record<string, string> => ({ [name]: formatRational(value) });

const solved = (before: string, roots: readonly Root[]): QuadraticStep =>
  step(roots.length === 1 ? 'double-solution' : 'two-solutions', before, solutions(roots));

/** Discriminant, formula, simplified root. */
export const formulaMethod = ({ a, b, c }: Coefficients, roots: readonly Root[]): QuadraticMethod => {
  const start = equation(polynomialText([a, b, c]));
  const discriminant = exact.subtract(
    exact.multiply(b, b),
    exact.multiply(rational(4), exact.multiply(a, c)),
  );
  const [minusB, twoA] = [exact.negate(b), exact.multiply(rational(2), a)];
  const text = formatRational(discriminant);
  const signs = exact.isZero(discriminant) ? [''] : [' - ', ' + '];
  const filled = signs.map((sign) =>
    sign === ''
      ? `x = ${formatRational(minusB)}/${operand(twoA)}`
      : `x = (${formatRational(minusB)}${sign}sqrt(${text}))/${operand(twoA)}`,
  );
  const root = squareRoot(discriminant);
  const simple = surdText({ ...root, rational: exact.zero });
  const simplifies = !exact.isZero(discriminant) && simple !== `sqrt(${text})`;
  return {
    name: 'formula',
    steps: [
      step('identify', start, [], { ...named('a', a), ...named('b', b), ...named('c', c) }),
      step(
        'discriminant',
        'D = b^2 - 4*a*c',
        [`D = ${operand(b)}^2 - 4*${operand(a)}*${operand(c)}`, `D = ${text}`],
        { ...named('discriminant', discriminant), sign: String(exact.sign(discriminant)) },
      ),
      step('substitute', 'x = (-b ± sqrt(D))/(2*a)', filled),
      ...(simplifies ? [step('simplify-root', `sqrt(${text})`, [simple])] : []),
      solved(filled.join(', '), roots),
    ],
  };
};

const perfect = ([p, q]: readonly [bigint, bigint]): string => polynomialText([rational(p), rational(q)]);

/** Splits the middle term by two numbers with the right product and sum; only for rational roots. */
export const factoringMethod = (
  coefficients: Coefficients,
  factored: Factorisation | undefined,
  roots: readonly Root[],
): QuadraticMethod | undefined => {
  if (!factored) return undefined;
  const { a, b, c } = coefficients;
  const start = equation(polynomialText([a, b, c]));
  const { whole, factor } = wholeCoefficients(coefficients);
  const [x, y, z] = whole;
  const cleared = equation(polynomialText(whole.map((value) => rational(value))));
  const { first, second } = factored;
  const [left, right] = [first[0] * second[1], first[1] * second[0]];
  const split = equation(
    [rational(left), rational(right)].reduce(
      (text, value) =>
        `${text} ${value.n < 0n ? '-' : '+'} ${polynomialText([exact.absolute(value), exact.zero])}`,
      polynomialText([rational(x), exact.zero, exact.zero]),
    ) + (z < 0n ? ` - ${-z}` : ` + ${z}`),
  );
  const product = equation(factoredText({ ...factored, factor: exact.one }));
  const pair = { product: `${x * z}`, sum: `${y}`, first: `${left}`, second: `${right}` };
  const splits = z !== 0n && y !== 0n;
  const lines = [first, second].map((pair_) => equation(perfect(pair_)));
  return {
    name: 'factoring',
    steps: [
      ...(exact.equals(factor, exact.one)
        ? []
        : [step('whole-coefficients', start, [cleared], named('factor', factor))]),
      ...(splits ? [step('find-pair', cleared, [], pair), step('split-middle', cleared, [split], pair)] : []),
      step('factor-groups', splits ? split : cleared, [product]),
      step('zero-product', product, roots.length === 1 ? lines.slice(0, 1) : lines),
      solved(lines.join(', '), roots),
    ],
  };
};

/** Divides by a, moves the constant, adds the square of half of b/a on both sides, takes the square root. */
export const squareMethod = ({ a, b, c }: Coefficients, roots: readonly Root[]): QuadraticMethod => {
  const start = equation(polynomialText([a, b, c]));
  const [p, q] = [exact.divide(b, a), exact.divide(c, a)];
  const half = exact.divide(p, rational(2));
  const square = exact.multiply(half, half);
  const right = exact.subtract(square, q);
  const left = polynomialText([exact.one, p, exact.zero]);
  const moved = equation(left, formatRational(exact.negate(q)));
  const completed = equation(polynomialText([exact.one, p, square]), formatRational(right));
  const base = exact.isZero(half) ? 'x' : `(${polynomialText([exact.one, half])})`;
  const written = equation(`${base}^2`, formatRational(right));
  const bare = exact.isZero(half) ? 'x' : polynomialText([exact.one, half]);
  const root = surdText({ ...squareRoot(right), rational: exact.zero });
  const taken = exact.isZero(right)
    ? [equation(bare)]
    : [`${bare} = -${operandText(root)}`, `${bare} = ${root}`];
  return {
    name: 'completing-the-square',
    steps: [
      ...(exact.equals(a, exact.one)
        ? []
        : [step('divide-by-a', start, [equation(polynomialText([exact.one, p, q]))], named('a', a))]),
      ...(exact.isZero(q)
        ? []
        : [
            step('move-constant', equation(polynomialText([exact.one, p, q])), [moved], named('constant', q)),
          ]),
      ...(exact.isZero(half)
        ? []
        : [
            step('complete-square', moved, [completed], {
              ...named('half', half),
              ...named('square', square),
            }),
            step('write-square', completed, [written]),
          ]),
      step('take-roots', written, taken, { sign: String(exact.sign(right)) }),
      ...(exact.isZero(half) ? [] : [step('isolate', taken.join(', '), solutions(roots))]),
    ],
  };
};

const operandText = (text: string): string => (/[ +-]/.test(text) ? `(${text})` : text);

/** a = 0: bx + c = 0. */
export const linearSteps = (b: Rational, c: Rational, root: Rational): QuadraticStep[] => {
  const start = equation(polynomialText([b, c]));
  const moved = equation(polynomialText([b, exact.zero]), formatRational(exact.negate(c)));
  const divides = !exact.equals(b, exact.one);
  return [
    ...(exact.isZero(c) ? [] : [step('move-constant', start, [moved], named('constant', c))]),
    ...(divides ? [step('divide', moved, [`x = ${formatRational(root)}`], named('by', b))] : []),
  ];
};
