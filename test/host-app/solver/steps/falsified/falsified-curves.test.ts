import { describe, expect, it } from 'vitest';
import { followable } from '../../../../../host-app/solver/gate/index.js';
import { solve, type Step } from '../../../../../host-app/solver/index.js';
import { parse } from '../../../../../host-app/solver/parse/index.js';
import { displayed } from '../../../../../host-app/solver/print/displayed.js';
import { list, sym } from '../../../../../host-app/solver/tree/expr.js';
import { CURVE_KINDS } from './curve-kinds.js';
import { FALSIFIED_CURVES } from './falsified-questions.js';
import { falsified, isSame, survivorsOf, withStep } from './falsify.js';

const killed = new Map<string, number>();
describe.each(FALSIFIED_CURVES.map(([question, equivalent = []]) => ({ question, equivalent })))(
  '$question',
  ({ question, equivalent }) => {
    it('is shown without steps when a number or a letter of a line is another one', () => {
      expect(
        survivorsOf(
          question,
          (rule) => CURVE_KINDS.has(rule),
          () => true,
          killed,
        ),
      ).toEqual(equivalent);
    });
  },
);

it('each kind of step of these groups is refused at least once', () => {
  expect([...CURVE_KINDS].filter((rule) => !killed.has(rule))).toEqual([]);
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
