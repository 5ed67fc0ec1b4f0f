import { canon } from '../../kernel/canonical.js';
import { written } from '../../plan/acts.js';
import { draftOf, Trace } from '../../plan/trace.js';
import { taskOf } from '../family.js';
import type { Draft, Problem } from '../../solution.js';
import { arg, list, membersOf, type Expr } from '../../tree/expr.js';

const keysOf = (all: readonly Expr[]): ReadonlySet<string> => new Set(all.map((one) => canon(one).key));
const said = (all: readonly Expr[]): string =>
  all.length === 0 ? 'No element' : all.map(written).join(', ');
const be = (all: readonly Expr[]): string => (all.length > 1 ? 'are' : 'is');

const MOST = 5;
/** All subsets, the smaller ones first. */
const planPower = (set: Expr): Draft | null => {
  const elements = membersOf(set);
  if (elements.length > MOST) return null;
  const all = elements.reduce<(readonly Expr[])[]>((made, one) => [...made, ...made.map((some) => [...some, one])], [[]]);
  const items = [...all].sort((a, b) => a.length - b.length).map((some) => list('set', some));
  const act = 'Each element is in a subset or not, so with each further element there are twice as many subsets.';
  return draftOf({ kind: 'list', items }, new Trace(set, 'implies').says('sets-power', list('set', items), act).steps);
}; // prettier-ignore

export const planSets = (problem: Problem): Draft | null => {
  if (taskOf(problem) === 'power set') return planPower(problem.expression);
  const [a, b] = [0, 1].map((k) => membersOf(arg(problem.expression, k))) as [readonly Expr[], readonly Expr[]];
  const [inA, inB] = [keysOf(a), keysOf(b)];
  const both = a.filter((one) => inB.has(canon(one).key));
  const isUnion = taskOf(problem) === 'union';
  const isBoth = taskOf(problem) === 'intersection';
  const found = isUnion ? [...a, ...b.filter((one) => !inA.has(canon(one).key))] : isBoth ? both : a.filter((one) => !inB.has(canon(one).key));
  const act = isBoth
    ? `${said(both)} ${be(both)} in both sets.`
    : isUnion
      ? `All elements of both sets are taken. ${said(both)} ${be(both)} in both, and written once.`
      : `${said(both)} of the first set ${be(both)} in the second one too, and left out.`;
  const set = list('set', found);
  return draftOf({ kind: 'list', items: found }, new Trace(problem.expression, 'implies').says('sets-join', set, act).steps);
}; // prettier-ignore
