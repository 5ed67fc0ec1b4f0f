import { verdictText, type Fact } from '../plan/functions/functions.types.js';
import type { SolutionAnswer } from '../solution.js';
import { canon } from '../kernel/canonical.js';
import { isNode, isNum, sym, type Expr } from '../tree/expr.js';
import { ascii } from './ascii.js';

/** An answer as JSON; docs/solver.md describes each form. */
export type AnswerForm =
  | null
  | boolean
  | string
  | readonly AnswerForm[]
  | { readonly [name: string]: AnswerForm };

const ALL: AnswerForm = [{ lo: '-oo', hi: 'oo', loOpen: true, hiOpen: true }];

/** A decimal as its fraction: answers for programs are exact. */
const exact = (e: Expr): Expr => (isNum(e) || e.kind === 'negative' ? canon(e) : e);

const LISTED = new Set(['matrix', 'row', 'set', 'tuple']);

/** Matrices as rows, vectors and points as lists, no solution as no items; anything else is maths. */
const valueForm = (e: Expr): AnswerForm => {
  if (!isNode(e) || e.kind !== 'list') return ascii(e);
  if (e.name === 'none') return [];
  if (e.name === 'all') return ALL;
  return LISTED.has(e.name) ? e.args.map(valueForm) : ascii(e);
};

const periodicForm = ({
  roots,
  period,
  letter,
}: Extract<SolutionAnswer, { kind: 'periodic' }>): AnswerForm => {
  const turn = ascii(period);
  const step = /^[\w.]+$|^\d+\*\w+$/.test(turn) ? `${turn}*${letter}` : `(${turn})*${letter}`;
  return roots.map((root) => (root.key === '0' ? step : `${ascii(root)} + ${step}`));
};

const pointForm = (names: readonly string[], values: readonly Expr[]): AnswerForm =>
  Object.fromEntries(names.map((name, at) => [name, valueForm(values[at] ?? sym(name))]));

/** Everything found under its name, in the order found: there may be two maxima. */
const factsForm = (facts: readonly Fact[]): AnswerForm => {
  const byName = new Map<string, AnswerForm[]>();
  for (const { name, value } of facts) byName.set(name, [...(byName.get(name) ?? []), valueForm(value)]);
  return Object.fromEntries(byName);
};

export const answerForm = (answer: SolutionAnswer): AnswerForm => {
  switch (answer.kind) {
    case 'value':
    case 'expression':
    case 'equation':
      return valueForm(answer.exact);
    case 'roots':
      return answer.roots.map((root) => valueForm(exact(root)));
    case 'periodic':
      return periodicForm(answer);
    case 'everything':
      return ALL;
    case 'intervals':
      return answer.intervals.map(({ lo, hi, loOpen, hiOpen }) => ({
        lo: ascii(lo),
        hi: ascii(hi),
        loOpen,
        hiOpen,
        ...(answer.period && { period: ascii(answer.period) }),
      }));
    case 'points':
      return answer.points.map((point) => pointForm(answer.variables, point));
    case 'family':
      return [pointForm(answer.variables, answer.point)];
    case 'list':
      return answer.items.map(valueForm);
    case 'facts':
      return factsForm(answer.facts);
    case 'verdict':
      return verdictText(answer.verdict);
    case 'truth':
      return answer.value;
  }
};
