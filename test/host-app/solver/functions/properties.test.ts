import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plain, solve } from '../../../../host-app/solver/index.js';

const whole = fc.integer({ min: -9, max: 9 });
const nonZero = whole.filter((n) => n !== 0);
const positive = fc.integer({ min: 1, max: 9 });
const runs = { numRuns: 12 };

const text = (question: string): string => {
  const found = solve(question);
  return found.kind === 'solution' ? plain(found.answer.exact) : `${found.kind} ${found.messageKey}`;
};
const number = (question: string): number => {
  const found = solve(question);
  if (found.kind !== 'solution') return Number.NaN;
  const shown = plain(found.answer.exact);
  const [top, bottom = '1'] = shown.split('/');
  return Number(top) / Number(bottom);
};

it('finds the centre and radius a circle was made from', () => {
  fc.assert(
    fc.property(whole, whole, positive, (a, b, r) => {
      const constant = a * a + b * b - r * r;
      expect(text(`center and radius of x^2 + y^2 + (${-2 * a})*x + (${-2 * b})*y + (${constant}) = 0`)).toBe(
        `center = (${a}, ${b}) and radius = ${r}`,
      );
    }),
    runs,
  );
});

it('finds the vertex a parabola was made from', () => {
  fc.assert(
    fc.property(nonZero, whole, whole, (a, h, k) => {
      expect(text(`vertex of y = ${a}*x^2 + (${-2 * a * h})*x + (${a * h * h + k})`)).toBe(`(${h}, ${k})`);
    }),
    runs,
  );
});

it('finds the extremes a cubic was made from', () => {
  fc.assert(
    fc.property(whole, positive, (p, gap) => {
      const q = p + gap;
      // f' = 6 (x - p)(x - q)
      const f = (x: number): number => 2 * x ** 3 - 3 * (p + q) * x ** 2 + 6 * p * q * x;
      expect(text(`local extrema of 2x^3 + (${-3 * (p + q)})*x^2 + (${6 * p * q})*x`)).toBe(
        `maximum = (${p}, ${f(p)}) and minimum = (${q}, ${f(q)})`,
      );
    }),
    runs,
  );
});

it('finds the slope of a line through two points of it', () => {
  fc.assert(
    fc.property(nonZero, whole, whole, positive, (m, b, x, step) => {
      const y = (t: number): number => m * t + b;
      expect(number(`slope of the line through (${x}, ${y(x)}) and (${x + step}, ${y(x + step)})`)).toBe(m);
    }),
    runs,
  );
});

it('gives the tangent of a parabola the slope 2ax + b', () => {
  fc.assert(
    fc.property(nonZero, whole, whole, whole, (a, b, c, x) => {
      expect(number(`slope of the tangent line to y = ${a}*x^2 + (${b})*x + (${c}) at x = ${x}`)).toBe(
        2 * a * x + b,
      );
    }),
    runs,
  );
});

it('takes a partial derivative back to what it was made from', () => {
  fc.assert(
    fc.property(nonZero, positive, positive, whole, whole, (a, p, q, x, y) => {
      fc.pre(p < 6 && q < 6 && x !== 0 && y !== 0);
      const wanted = a * p * x ** (p - 1) * y ** q;
      expect(number(`Let f(x,y) = ${a}*x^${p}*y^${q}. Find f_x(${x}, ${y})`)).toBeCloseTo(wanted, 6);
    }),
    runs,
  );
});

it('composes and inverts straight lines', () => {
  fc.assert(
    fc.property(nonZero, whole, nonZero, whole, whole, (a, b, c, d, x) => {
      expect(number(`f(x) = ${a}*x + (${b}), g(x) = ${c}*x + (${d}), find f(g(${x}))`)).toBe(
        a * (c * x + d) + b,
      );
    }),
    runs,
  );
});

it('decides p-series by p', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 6 }), (top, bottom) => {
      const found = solve(`does the series 1/n^(${top}/${bottom}) converge`);
      const verdict =
        found.kind === 'solution' && found.answer.value.kind === 'verdict' && found.answer.value.verdict;
      expect(verdict).toBe(top > bottom ? 'converges' : 'diverges');
    }),
    runs,
  );
});

it('adds up telescoping sums', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 4 }), (shift, from) => {
      // Σ 1/(n (n + s)) = (1/s) (1/from + … + 1/(from + s - 1))
      const wanted =
        Array.from({ length: shift }, (_, k) => 1 / (from + k)).reduce((a, b) => a + b, 0) / shift;
      expect(number(`sum of 1/(n*(n + ${shift})) from n=${from} to infinity`)).toBeCloseTo(wanted, 9);
    }),
    runs,
  );
});

it('finds the area between a parabola and a chord', () => {
  fc.assert(
    fc.property(whole, positive, (p, gap) => {
      const q = p + gap;
      // x^2 - (p + q) x + p q lies below the axis between p and q.
      expect(number(`area between y = x^2 + (${-(p + q)})*x + (${p * q}) and y = 0`)).toBeCloseTo(
        gap ** 3 / 6,
        9,
      );
    }),
    runs,
  );
});
