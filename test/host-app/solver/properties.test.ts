import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plain, solve } from '../../../host-app/solver/index.js';

const whole = fc.integer({ min: -12, max: 12 });
const nonZero = whole.filter((n) => n !== 0);
const text = (question: string): string => {
  const solution = solve(question);
  return solution.kind === 'solution'
    ? plain(solution.answer.exact)
    : `${solution.kind} ${solution.messageKey}`;
};
const or = (values: readonly number[]): string =>
  [...new Set(values)]
    .sort((a, b) => a - b)
    .map((value) => `x = ${value}`)
    .join(' or ');
const runs = { numRuns: 25 };

it('finds the root a linear equation was made from', () => {
  fc.assert(
    fc.property(nonZero, whole, whole, whole, (a, b, c, root) => {
      fc.pre(a !== c);
      expect(text(`Solve ${a}*x + ${b} = ${c}*x + ${(a - c) * root + b}`)).toBe(`x = ${root}`);
    }),
    runs,
  );
});

it('finds the roots a product of factors was made from', () => {
  fc.assert(
    fc.property(nonZero, fc.array(whole, { minLength: 2, maxLength: 4 }), (a, roots) => {
      expect(text(`Solve ${a}*${roots.map((root) => `(x - (${root}))`).join('*')} = 0`)).toBe(or(roots));
    }),
    runs,
  );
});

it('finds the point a linear system was made from', () => {
  fc.assert(
    fc.property(nonZero, nonZero, nonZero, nonZero, whole, whole, (a, b, c, d, x, y) => {
      fc.pre(a * d !== b * c);
      expect(
        text(`Solve the system: ${a}*x + ${b}*y = ${a * x + b * y}, ${c}*x + ${d}*y = ${c * x + d * y}`),
      ).toBe(`x = ${x} and y = ${y}`);
    }),
    runs,
  );
});

it('integrates what it differentiates, up to a constant', () => {
  fc.assert(
    fc.property(
      nonZero,
      nonZero,
      fc.integer({ min: 1, max: 5 }),
      fc.constantFrom('sin', 'cos', 'exp'),
      (a, b, n, f) => {
        const solution = solve(`integrate ${a}*x^${n} + ${b}*${f}(${n}*x) dx`);
        expect(solution).toMatchObject({ kind: 'solution', verification: 'steps' });
      },
    ),
    runs,
  );
});

it('never throws and always ends, whatever is typed', () => {
  const token = fc.constantFrom(
    'x',
    '2',
    '+',
    '-',
    '*',
    '/',
    '^',
    '(',
    ')',
    '|',
    '=',
    '<',
    'sin',
    'ln',
    'sqrt',
    ' ',
    ',',
    'pi',
    'Solve ',
    'limit of ',
    '²',
    '\\frac',
    '{',
    '}',
    '0',
    'e',
    'i',
    '!',
  );
  fc.assert(
    fc.property(fc.array(token, { maxLength: 14 }), (tokens) => {
      expect(['solution', 'misread', 'cannot-solve']).toContain(
        solve(tokens.join(''), { budget: 60_000 }).kind,
      );
    }),
    { numRuns: 150 },
  );
});
