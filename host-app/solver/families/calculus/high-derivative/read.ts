import { problem } from '../../../intent/text.js';
import { canon } from '../../../kernel/canonical.js';
import { coefficientsIn } from '../../../kernel/normal.js';
import type { Problem } from '../../../solution.js';
import { arg, call, factorsOf, isNum, list, num, ONE, product, relation, sym, type Expr } from '../../../tree/expr.js'; // prettier-ignore
import { contains, variablesOf } from '../../../tree/walk.js';
import { FIND, formulaOf, letterOf, tidyQuestion, whole } from '../formula.js';

/** k·g(ax + b), where the derivatives of g follow a rule; a polynomial is used up after some derivatives. */
export type Shape =
  | { readonly kind: 'sin' | 'cos' | 'exp' | 'ln' | 'over'; readonly factor: Expr; readonly inner: Expr; readonly slope: Expr }
  | { readonly kind: 'polynomial'; readonly degree: number; readonly top: Expr }; // prettier-ignore

const kindOf = (g: Expr): string => {
  if (g.kind === 'call') return g.name;
  if (g.kind !== 'power') return '';
  return arg(g, 0).key === 'ℯ' ? 'exp' : arg(g, 1).key === '-1' ? 'over' : '';
};
const linear = (e: Expr, x: string): Expr | null => {
  const found = coefficientsIn(e, x);
  const slope = found?.[1];
  return found?.length === 2 && slope && found.every(isNum) ? slope : null;
};
export const shapeOf = (expression: Expr, x: string): Shape | null => {
  const f = canon(expression);
  if (variablesOf(f).some((name) => name !== x)) return null;
  const coefficients = coefficientsIn(f, x);
  const top = coefficients?.at(-1);
  if (coefficients && top && coefficients.every(isNum)) return { kind: 'polynomial', degree: coefficients.length - 1, top };
  const factors = factorsOf(f);
  const open = factors.filter((one) => contains(one, x));
  const factor = canon(product(ONE, ...factors.filter((one) => !contains(one, x))));
  const [g, more] = open;
  if (!g || more || !isNum(factor)) return null;
  const kind = kindOf(g);
  if (kind !== 'sin' && kind !== 'cos' && kind !== 'ln' && kind !== 'exp' && kind !== 'over') return null;
  const inner = arg(g, kind === 'exp' ? 1 : 0);
  const slope = linear(inner, x);
  return slope && { kind, factor, inner, slope };
}; // prettier-ignore

/** Fewer derivatives are taken one by one. */
const LEAST = 7;
const MOST = 120;
/** Many derivatives of a function whose derivatives follow a rule. */
export const highDerivative = (expression: Expr, x: string, order: number): Problem | null => {
  const shape = order >= LEAST && order <= MOST ? shapeOf(expression, x) : null;
  if (!shape || (shape.kind === 'polynomial' && shape.degree >= order)) return null;
  const question = list('system', [relation('=', call('f', sym(x)), expression), relation('=', sym('n'), num(order))]);
  return problem('applied', question, x, { operation: 'high-derivative', order });
}; // prettier-ignore

const PATTERN = whole(
  String.raw`${FIND}?(?:the )?(?:n-?th|n\^th) derivative of (?<f>.+?),? (?:for|at|when|with|if|where) n ?= ?(?<n>\d+)`,
);
export const readHighDerivative = (text: string): Problem | null => {
  const { f = '', n = '' } = PATTERN.exec(tidyQuestion(text))?.groups ?? {};
  const e = formulaOf(f.replace(/^(?:f\(x\)|y) ?= ?/, ''));
  const letter = e && letterOf(e);
  if (!e || !letter) return null;
  return highDerivative(e, letter, Number(n)) ?? problem('derivative', e, letter, { order: Number(n) });
};
