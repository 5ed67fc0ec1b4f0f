import { canon } from '../kernel/canonical.js';
import { expand } from '../kernel/expand.js';
import { together } from '../kernel/normal.js';
import type { Draft, Problem } from '../solution.js';
import { arg, type Expr } from '../tree/expr.js';
import { countNodes } from '../tree/walk.js';
import { factorForm } from './simplify/factor.js';
import { hasTrig, inSinesAndCosines, trigForms } from './simplify/trigonometry.js';
import { Trace } from './trace.js';

/** Equal forms of one side, shortest first. */
const formsOf = (side: Expr): Expr[] => {
  const start = canon(side);
  const plain = [start, expand(start), together(start), factorForm(start) ?? start];
  const sinusoids = hasTrig(start)
    ? [together(inSinesAndCosines(start)), ...trigForms(start), ...trigForms(expand(start))]
    : [];
  return [...new Map([...plain, ...sinusoids].map((form) => [form.key, form])).values()].sort(
    (a, b) => countNodes(a) - countNodes(b),
  );
};

/** One side is brought to a form that the other side can be brought to as well; every line is an equality. */
export const planIdentity = ({ expression }: Problem): Draft | null => {
  const [left, right] = [arg(expression, 0), arg(expression, 1)];
  const [first, second] = [formsOf(left), formsOf(right)];
  const shared = first.find(({ key }) => second.some((form) => form.key === key));
  if (!shared) return null;
  const basic = together(inSinesAndCosines(canon(left)));
  const trace = new Trace(left, 'equal');
  if (hasTrig(left) && basic.key !== shared.key) trace.to('in-sines', basic);
  trace.to('to-shared-form', shared);
  trace.to('other-side', right);
  return {
    answer: { kind: 'truth', value: true },
    methods: [{ nameKey: 'method.left-side', steps: trace.steps }],
    notes: ['words.identity'],
  };
};
