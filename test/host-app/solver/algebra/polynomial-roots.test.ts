import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  complexRootsHold,
  decimalRootsHold,
} from '../../../../host-app/solver/check/solutions/polynomial-roots.js';
import { exactRootCount } from '../../../../host-app/solver/check/solutions/isolate.js';
import { solve } from '../../../../host-app/solver/index.js';
import { parse } from '../../../../host-app/solver/parse/index.js';
import { allSteps, answerText, solved } from '../answer-text.js';

test.each([
  ['x^3 + 3x + 2 = 0', 'x = cbrt(-1 + sqrt(2)) - cbrt(1 + sqrt(2))'],
  [
    'x^4 - 6x^2 + 4 = 0',
    'x = -sqrt(3 + sqrt(5)) or x = -sqrt(3 - sqrt(5)) or x = sqrt(3 - sqrt(5)) or x = sqrt(3 + sqrt(5))',
  ],
  ['x^5 + x + 3 = 0', 'x ≈ -1.1329975659'],
  ['Solve x^2 - 2x + 10 = 0 over the complex numbers', 'x = 1 - 3*i or x = 1 + 3*i'],
  ['Find all complex roots of x^4 = 16', 'x = 2 or x = -2 or x = -2*i or x = 2*i'],
  ['Solve sin(x) = -1/2 for 0 <= x < 2pi', 'x = 7*pi/6 or x = 11*pi/6'],
  ['Solve 2sin(x) = 1 for 0° <= x < 360°', 'x = 30 or x = 150'],
  ['Find all x in [0, 2pi) such that tan(x) = -1', 'x = 3*pi/4 or x = 7*pi/4'],
  ['What are the roots of x^2 - 2x - 1', 'x = 1 - sqrt(2) or x = 1 + sqrt(2)'],
  ['Find the zeros of f(x) = x^3 - 9x', 'x = -3 or x = 0 or x = 3'],
  ['divisors of 28', '{1, 2, 4, 7, 14, 28}'],
  ['3^45 mod 7', '6'],
  ['convert 37 to binary', '100101'],
  ['convert 1101 from binary to decimal', '13'],
  ['write 5/11 as a decimal', '0.(45)'],
  ['write 0.1(6) as a fraction', '1/6'],
  ["What is the n'th term of 4, 9, 16, 25, 36?", 'n^2 + 2*n + 1'],
])('%s: %s', (question, expected) => {
  expect(answerText(question)).toBe(expected);
  expect(solved(question).verification).toBe('steps');
});

test('an identity is proven line by line; what is none is not proven', () => {
  expect(solved('Prove that cot(x)*sin(x) = cos(x)').answer.words).toBe('words.yes');
  expect(solved('Prove that cot(x)*sin(x) = sin(x)').answer.words).toBe('words.no');
});

test('counts the roots a polynomial was made from, exactly', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: -30, max: 30 }), { minLength: 1, maxLength: 6 }),
      (roots) => {
        const equation = parse(`${roots.map((root) => `(x - (${root}))`).join('*')}*(x^2 + 1) = 0`);
        expect(exactRootCount(equation, 'x')).toBe(roots.length);
      },
    ),
    // The example: both ends of an interval are other roots.
    { numRuns: 30, examples: [[[-1, 1, 0, 4]]] },
  );
});

describe('near misses are refused', () => {
  it('a decimal that is one unit off, or one too few of them', () => {
    const equation = parse('x^2 = 2');
    expect(decimalRootsHold(equation, 'x', [parse('-1.41421'), parse('1.41421')].map(unsigned))).toBe(true);
    expect(decimalRootsHold(equation, 'x', [parse('-1.41421'), parse('1.41422')].map(unsigned))).toBe(false);
    expect(decimalRootsHold(equation, 'x', [parse('1.41421')])).toBe(false);
  });
  it('complex roots of which one is missing or wrong', () => {
    const equation = parse('x^2 + 4 = 0');
    expect(complexRootsHold(equation, 'x', [parse('-2i'), parse('2i')])).toBe(true);
    expect(complexRootsHold(equation, 'x', [parse('2i')])).toBe(false);
    expect(complexRootsHold(equation, 'x', [parse('-2i'), parse('2.001i')])).toBe(false);
  });
});

/** -1.41 is read as the negative of 1.41; a planner writes it as one number. */
const unsigned = (e: ReturnType<typeof parse>): ReturnType<typeof parse> => {
  const inner = e.kind === 'negative' ? e.args[0] : undefined;
  return inner?.kind === 'num'
    ? {
        kind: 'num',
        value: { n: -inner.value.n, d: inner.value.d },
        text: `-${inner.text ?? ''}`,
        key: `-${inner.key}`,
      }
    : e;
};

const ASKED = [
  'x^2 - 5x + 6 = 0',
  '6 - 5x + x^2 = 0',
  'x^2 = 9',
  'tan(x) = 1',
  '|2x - 1| = x',
  'Simplify x + x',
  'x + y = 2, x - y = 0',
  'x^2 >= 4',
  'det [[1,2],[3,4]]',
  'gcd of 84 and 36',
];

/** Read in place where it is; none of it is kept here. */
const pool = (): string[] => {
  const path = process.env['SOLVER_PROBLEMS'];
  if (path === undefined) return [];
  const { problems } = JSON.parse(readFileSync(path, 'utf8')) as { problems: { question: string }[] };
  return problems.map(({ question }) => question);
};

test('no step is shown that changes nothing', () => {
  const idle = [...ASKED, ...pool()].filter((question) => {
    const solution = solve(question);
    return (
      solution.kind === 'solution' && allSteps(solution).some(({ before, after }) => before.key === after.key)
    );
  });
  expect(idle).toEqual([]);
}, 900_000);
