import { expect } from 'vitest';
import { sameMatrices } from '../../../../../host-app/solver/check/matrix/value.js';
import { identical } from '../../../../../host-app/solver/check/values/identity.js';
import { followable } from '../../../../../host-app/solver/gate/index.js';
import { solve, type Solution, type Step } from '../../../../../host-app/solver/index.js';
import { plain } from '../../../../../host-app/solver/print/plain.js';
import { arg, isNode, num, rebuild, sum, type Expr } from '../../../../../host-app/solver/tree/expr.js';

/** The line with 1 more at one place: at a number, or at a letter. */
export const falsified = (e: Expr, hasLetters: boolean): Expr[] => {
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
export const isSame = (a: Expr, b: Expr): boolean => {
  if (a.key === b.key) return true;
  if (sameMatrices(a, b) !== null) return true;
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
export const withStep = (steps: readonly Step[], old: Step, now: Step): Step[] =>
  steps.map((one) => (one === old ? now : { ...one, substeps: withStep(one.substeps, old, now) }));
const allSteps = (steps: readonly Step[]): Step[] => steps.flatMap((one) => [one, ...allSteps(one.substeps)]);

/** The falsified lines that the gate lets through; `killed` counts those that it refuses, by kind of step. */
export const survivorsOf = (
  question: string,
  isMeant: (rule: string) => boolean,
  hasLetters: (rule: string) => boolean,
  killed: Map<string, number>,
): readonly string[] => {
  const found = solve(question);
  if (found.kind !== 'solution') throw new Error(`${question}: ${found.messageKey}`);
  expect(found.methods.length).toBeGreaterThan(0);
  const survivors: string[] = [];
  for (const { steps } of found.methods) {
    expect(isKept(found, steps)).toBe(true);
    for (const one of allSteps(steps).filter(({ rule }) => isMeant(rule)))
      for (const after of falsified(one.after, hasLetters(one.rule)).filter(
        (line) => !isSame(one.after, line),
      ))
        if (isKept(found, withStep(steps, one, { ...one, after })))
          survivors.push(`${one.rule}: ${plain(after)}`);
        else killed.set(one.rule, (killed.get(one.rule) ?? 0) + 1);
  }
  return survivors;
};
