import { add, multiply, rational, subtract, type Rational } from '../../../maths/rational.js';
import { canon } from '../../kernel/canonical.js';
import { add as plus, mul, pow, splitTerm, sqrt } from '../../kernel/canon.js';
import { displayed } from '../../print/displayed.js';
import type { Draft, Problem } from '../../solution.js';
import { arg, I, isCall, isNum, num, termsOf, type Expr } from '../../tree/expr.js';
import { usesI } from '../../tree/predicates.js';
import { collectNodes, mapTree, someNode } from '../../tree/walk.js';
import { written } from '../acts.js';
import { step } from '../trace.js';
import { planExpand, planSimplify } from './plan.js';

const HALF = rational(1, 2);
/** a and b of a + bi; null for another number. */
const partsOf = (e: Expr): readonly [re: Rational, im: Rational] | null => {
  let [re, im] = [rational(0), rational(0)];
  for (const term of termsOf(canon(e))) {
    const [size, rest] = splitTerm(term);
    if (rest.key === I.key) im = add(im, size);
    else if (isNum(rest)) re = add(re, size);
    else return null;
  }
  return [re, im];
};

/** √(3 + 4i) = 2 + i: the root with a positive real part, where the modulus is a rational number. */
const rootOf = (e: Expr): Expr | null => {
  const inside = isCall(e, 'sqrt') && usesI(arg(e, 0)) ? partsOf(arg(e, 0)) : null;
  if (!inside) return null;
  const [re, im] = inside;
  const modulus = sqrt(num(add(multiply(re, re), multiply(im, im))));
  if (modulus.kind !== 'num') return null;
  const [above, below] = [add(modulus.value, re), subtract(modulus.value, re)].map((one) =>
    sqrt(num(multiply(one, HALF))),
  );
  return above && below ? displayed(plus(above, mul(num(im.n < 0n ? -1 : 1), mul(below, I)))) : null;
};

const isPowerOfSum = (e: Expr): boolean =>
  e.kind === 'power' && arg(e, 0).kind === 'sum' && isNum(arg(e, 1)) && usesI(e);

/** Roots of complex numbers come first; then the expression is simplified. */
export const planWithRoots = (problem: Problem): Draft => {
  const { expression } = problem;
  const roots = collectNodes(expression, (part) => rootOf(part) !== null);
  if (roots.length === 0) {
    const draft = planSimplify(problem);
    // (1 + 2i)³ is multiplied out.
    const isOpen =
      'exact' in draft.answer &&
      !('text' in draft.answer.exact) &&
      someNode(draft.answer.exact, isPowerOfSum);
    return (isOpen && problem.kind === 'evaluate' ? planExpand(problem) : null) ?? draft;
  }
  const after = mapTree(expression, (part) => rootOf(part) ?? part);
  const act = roots
    .map((part) => `${written(pow(canon(rootOf(part) ?? part), num(2)))} = ${written(arg(part, 0))}.`)
    .join(' ');
  const draft = planWithRoots({ ...problem, expression: after });
  const [method] = draft.methods;
  const first = step('complex-root', expression, after, 'equal', [], undefined, act);
  return method ? { ...draft, methods: [{ ...method, steps: [first, ...method.steps] }] } : draft;
};
