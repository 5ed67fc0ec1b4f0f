import { describe, expect, it } from 'vitest';
import { identical } from '../../../../host-app/solver/check/identity.js';
import { followable } from '../../../../host-app/solver/gate/index.js';
import { solve, type Solution, type Step } from '../../../../host-app/solver/index.js';
import { plain } from '../../../../host-app/solver/print/plain.js';
import { ALGEBRA_STEPS } from '../../../../host-app/solver/texts/algebra.js';
import { APPLIED_STEPS } from '../../../../host-app/solver/texts/applied.js';
import { CONIC_STEPS } from '../../../../host-app/solver/texts/conics.js';
import { DIFFERENTIAL_STEPS } from '../../../../host-app/solver/texts/differential.js';
import { DISTRIBUTION_STEPS } from '../../../../host-app/solver/texts/distributions.js';
import { NUMBER_STEPS } from '../../../../host-app/solver/texts/numbers.js';
import { WORD_STEPS } from '../../../../host-app/solver/texts/word-problems.js';
import { arg, isNode, num, rebuild, sum, type Expr } from '../../../../host-app/solver/tree/expr.js';
import { FALSIFIED } from './falsified-questions.js';

const KINDS: ReadonlySet<string> = new Set(
  [
    ALGEBRA_STEPS,
    APPLIED_STEPS,
    CONIC_STEPS,
    DIFFERENTIAL_STEPS,
    DISTRIBUTION_STEPS,
    NUMBER_STEPS,
    WORD_STEPS,
  ].flatMap((table) => Object.keys(table)),
);

/** Lines about any constants say the same with a letter that is 1 larger. */
const HAS_ANY = new Set([...Object.keys(DIFFERENTIAL_STEPS), ...Object.keys(NUMBER_STEPS)]);

/** The line with 1 more at one place: at a number, or at a letter. */
const falsified = (e: Expr, hasLetters: boolean): Expr[] => {
  if (e.kind === 'num') return [num({ n: e.value.n + e.value.d, d: e.value.d })];
  if (!isNode(e)) return hasLetters || e.name === 'prime' ? [sum(e, num(1))] : [];
  if (e.args.length === 0) return [num(1)];
  return e.args.flatMap((part, at) =>
    falsified(part, hasLetters).map((one) =>
      rebuild(
        e,
        e.args.map((old, k) => (k === at ? one : old)),
      ),
    ),
  );
};
/** 0 · 3 is 0 · 2: the line still says the same. */
const isSame = (a: Expr, b: Expr): boolean => {
  if (a.key === b.key) return true;
  if (!isNode(a) || !isNode(b) || !/^(?:relation|list|call)$/.test(a.kind)) return identical(a, b) === 'yes';
  return a.args.length === b.args.length && a.args.every((part, at) => isSame(part, arg(b, at)));
};

const isKept = ({ reading, answer }: Solution, steps: readonly Step[]): boolean =>
  followable(
    // Lines that lead on are compared elsewhere; here each step is tested by itself.
    { kind: 'story', expression: reading.expression },
    [{ nameKey: 'method.steps', steps }],
    answer.exact,
  ).length > 0;

/** The steps with one of them, at any depth, replaced. */
const withStep = (steps: readonly Step[], old: Step, now: Step): Step[] =>
  steps.map((one) => (one === old ? now : { ...one, substeps: withStep(one.substeps, old, now) }));
const allSteps = (steps: readonly Step[]): Step[] => steps.flatMap((one) => [one, ...allSteps(one.substeps)]);

const killed = new Map<string, number>();
describe.each(FALSIFIED.map(([question, equivalent = []]) => ({ question, equivalent })))(
  '$question',
  ({ question, equivalent }) => {
    it('is shown without steps when a number or a letter of a line is another one', () => {
      const found = solve(question);
      if (found.kind !== 'solution') throw new Error(`${question}: ${found.messageKey}`);
      expect(found.methods.length).toBeGreaterThan(0);
      const survivors: string[] = [];
      for (const { steps } of found.methods) {
        expect(isKept(found, steps)).toBe(true);
        for (const one of allSteps(steps).filter(({ rule }) => KINDS.has(rule)))
          for (const after of falsified(one.after, !HAS_ANY.has(one.rule)).filter(
            (line) => !isSame(one.after, line),
          ))
            if (isKept(found, withStep(steps, one, { ...one, after })))
              survivors.push(`${one.rule}: ${plain(after)}`);
            else killed.set(one.rule, (killed.get(one.rule) ?? 0) + 1);
      }
      expect(survivors).toEqual(equivalent);
    });
  },
);

it('each kind of step of these groups is refused at least once', () => {
  expect([...KINDS].filter((rule) => !killed.has(rule))).toEqual([]);
});
