import { polynomialText } from '../../../maths/quadratic/polynomial-text';
import type { Quadratic } from '../../../maths/quadratic/quadratic.types';
import { absolute, formatRational, isZero, one, equals, negate } from '../../../maths/rational';

export interface Fact {
  readonly name: string;
  /** Calculator notation, drawn as a formula. */
  readonly maths?: string;
  readonly words?: string;
}

/** 'a·(x − h)² + k' */
export const vertexForm = ({ coefficients: { a }, vertex }: Quadratic): string => {
  const base = isZero(vertex.x) ? 'x^2' : `(${polynomialText([one, negate(vertex.x)])})^2`;
  const size = absolute(a);
  const front = equals(size, one) ? '' : size.d === 1n ? `${size.n}*` : `(${formatRational(size)})*`;
  const constant = isZero(vertex.y)
    ? ''
    : ` ${vertex.y.n < 0n ? '-' : '+'} ${formatRational(absolute(vertex.y))}`;
  return `${a.n < 0n ? '-' : ''}${front}${base}${constant}`;
};

const pair = (x: string, y: string): string => `(${x}, ${y})`.replaceAll('-', '−');

const xIntercepts = (quadratic: Quadratic): Fact => {
  const name = quadratic.type === 'two real' ? 'x-intercepts' : 'x-intercept';
  if (quadratic.type === 'two complex') return { name, words: 'none: it does not reach the x axis' };
  return { name, maths: quadratic.roots.map((root) => `x = ${root.exact}`).join(', ') };
};

const factors = ({ factored }: Quadratic): Fact => ({
  name: 'Factored form',
  ...(factored === undefined
    ? { words: 'none with rational numbers: the roots are not rational' }
    : { maths: factored }),
});

/** Further properties of the parabola. */
export const factsOf = (quadratic: Quadratic): readonly Fact[] => {
  const { vertex, opens, axis, yIntercept, sum, product } = quadratic;
  const height = formatRational(vertex.y).replace('-', '−');
  return [
    { name: 'Vertex', words: pair(formatRational(vertex.x), formatRational(vertex.y)) },
    { name: 'Axis of symmetry', maths: axis },
    {
      name: 'Opens',
      words:
        opens === 'up'
          ? `upwards: the least value is ${height}`
          : `downwards: the greatest value is ${height}`,
    },
    xIntercepts(quadratic),
    { name: 'y-intercept', words: pair('0', formatRational(yIntercept)) },
    factors(quadratic),
    { name: 'Vertex form', maths: vertexForm(quadratic) },
    { name: 'Sum of the roots', maths: formatRational(sum) },
    { name: 'Product of the roots', maths: formatRational(product) },
  ];
};

export const discriminantMeaning = ({ type }: Quadratic): string => {
  if (type === 'two real') return 'Above zero: two real solutions. The parabola crosses the x axis twice.';
  return type === 'one real'
    ? 'Exactly zero: one solution, counted twice. The parabola touches the x axis at its vertex.'
    : 'Below zero: no real solution, but two complex ones. The parabola does not meet the x axis.';
};
