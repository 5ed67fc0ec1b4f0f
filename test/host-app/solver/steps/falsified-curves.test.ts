import { describe, expect, it } from 'vitest';
import { followable } from '../../../../host-app/solver/gate/index.js';
import { solve, type Step } from '../../../../host-app/solver/index.js';
import { parse } from '../../../../host-app/solver/parse/index.js';
import { displayed } from '../../../../host-app/solver/print/displayed.js';
import { list, sym } from '../../../../host-app/solver/tree/expr.js';
import { FALSIFIED_CURVES } from './falsified-questions.js';
import { falsified, isSame, survivorsOf, withStep } from './falsify.js';

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Steps about curves, lines, matrices, sets of numbers and angles, which compare values. */
const KINDS: ReadonlySet<string> = new Set(
  words(`absolute-test add-matrices add-periods always-true angle-formula area-pieces attained-values augment
    characteristic circle-form cofactors common-period compare-ends complete-squares conclude conditions
    critical-points cross-product determinant diagonal distance divide-leading dot-product drop-bars
    drop-equation extreme-value far-away free-unknown function-value gaussian implicit-derivative in-range
    inflection-candidates inner-integral intersections inverse-formula inverse-function inverse-matrix
    join-pieces join-sets known-angle line-distance logarithm-laws meet-sets midpoint mirror neighbor-ratio
    no-value normal-slope null-vectors oscillation p-series parametric-again parametric-quotient
    parametric-rise parametric-run partial-derivative poles power-of-matrix projection-formula
    put-point rank rationalize read-amplitude read-circle reference-angle rewrite right-half row-by-column
    same-value scale-matrix second-derivative second-implicit series-verdict set-x-zero set-y-zero
    sides-differ sign-chart sign-of-bend sign-of-slope slant slope slope-at-point slope-intercept slope-zeros
    small-determinants solve-conditions solve-each solve-for solve-slope split-integral subtract-lambda
    subtract-value swap-variables taylor-polynomial test-value trace transpose trig-identities
    conclusion unbounded-area unit-vector vector-length vertex-formula vertical-line wave-parts`),
);

const killed = new Map<string, number>();
describe.each(FALSIFIED_CURVES.map(([question, equivalent = []]) => ({ question, equivalent })))(
  '$question',
  ({ question, equivalent }) => {
    it('is shown without steps when a number or a letter of a line is another one', () => {
      expect(
        survivorsOf(
          question,
          (rule) => KINDS.has(rule),
          () => true,
          killed,
        ),
      ).toEqual(equivalent);
    });
  },
);

it('each kind of step of these groups is refused at least once', () => {
  expect([...KINDS].filter((rule) => !killed.has(rule))).toEqual([]);
});

describe.each([
  'prove tan(x) + cot(x) = sec(x)csc(x)',
  'prove sin(x)^2/(1-cos(x)) = 1 + cos(x)',
  'is sin(2x) = 2sin(x)cos(x) an identity',
])('the proof %s', (question) => {
  const found = solve(question);
  const [method] = found.kind === 'solution' ? found.methods : [];
  const steps = method?.steps ?? [];
  const isProof = (lines: readonly Step[], expression: string = question): boolean => {
    const [, text = ''] = /^(?:prove|is) (.*?)(?: an identity)?$/.exec(expression) ?? [];
    return (
      followable(
        { kind: 'identity', expression: parse(text) },
        [{ nameKey: 'method.left-side', steps: lines }],
        list('all', []),
      ).length > 0
    );
  };

  it('is a proof as it is', () => {
    expect(steps.length).toBeGreaterThan(0);
    expect(isProof(steps)).toBe(true);
  });
  it('is refused when a number of a line is another one, and without its end', () => {
    const spoiled = steps.flatMap((one) =>
      falsified(one.after, true)
        .filter((line) => !isSame(one.after, line))
        .map((after) => withStep(steps, one, { ...one, after })),
    );
    expect(spoiled.length).toBeGreaterThan(0);
    expect(spoiled.filter((lines) => isProof(lines))).toEqual([]);
    expect(isProof(steps, `${question} + 1`)).toBe(false);
  });
});

it.each([
  ['is x^2 + x even or odd', 'even'],
  ['does sum 1/n from n=1 to infinity converge', 'converges'],
  ['limit of 1/x as x -> 0', 'none'],
])('%s: another verdict than the one that the lines show is refused', (question, verdict) => {
  const found = solve(question);
  if (found.kind !== 'solution') throw new Error(found.messageKey);
  const { reading, methods, answer } = found;
  expect(followable(reading, methods, answer.exact).length).toBe(1);
  expect(followable(reading, methods, sym(verdict))).toEqual([]);
});
it('91 is not shown to be prime by its factors', () => {
  const found = solve('is 91 prime');
  if (found.kind !== 'solution') throw new Error(found.messageKey);
  expect(followable(found.reading, found.methods, list('none', [])).length).toBe(1);
  expect(followable(found.reading, found.methods, list('all', []))).toEqual([]);
});
it('a family of roots that misses some, or has others, is refused', () => {
  const found = solve('sin(x) = 1/2');
  if (found.kind !== 'solution') throw new Error(found.messageKey);
  const kept = (...lines: string[]): number => {
    const cases = lines.map((line) => displayed(parse(line)));
    const after = cases.length === 1 && cases[0] ? cases[0] : list('or', cases);
    const steps = found.methods[0]?.steps ?? [];
    const last = steps.at(-1);
    const changed = last ? withStep(steps, last, { ...last, after }) : [];
    return followable(found.reading, [{ nameKey: 'method.steps', steps: changed }], after).length;
  };
  expect(kept('x = pi/6 + k*(2*pi)', 'x = 5*pi/6 + k*(2*pi)')).toBe(1);
  expect(kept('x = pi/6 + k*(2*pi)')).toBe(0);
  expect(kept('x = pi/6 + k*(4*pi)', 'x = 5*pi/6 + k*(4*pi)')).toBe(0);
  expect(kept('x = pi/6 + k*pi', 'x = 5*pi/6 + k*pi')).toBe(0);
});
