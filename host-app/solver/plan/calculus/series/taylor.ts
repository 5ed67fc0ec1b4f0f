import { rational } from '../../../../maths/rational.js';
import { mul, sub } from '../../../kernel/canon.js';
import { canon } from '../../../kernel/canonical.js';
import type { Draft, Problem, Step } from '../../../solution.js';
import {
  call,
  isZeroNode,
  num,
  power,
  product,
  quotient,
  sum,
  sym,
  ZERO,
  type Expr,
} from '../../../tree/expr.js';
import { displayed } from '../../../print/displayed.js';
import { substitute } from '../../../tree/walk.js';
import { raised, written } from '../../acts.js';
import { listed } from '../../working/numbers/amounts.js';
import { valueAt } from '../../functions/analysis.js';
import { simplest } from '../../simplify/index.js';
import { draftOf, step } from '../../trace.js';
import { derive } from '../derivatives/derivative.js';

const MAX = 12;

interface Term {
  /** The derivative at the point. */
  readonly value: Expr;
  readonly coefficient: Expr;
  readonly exponent: number;
}

const termExpr = ({ coefficient, exponent }: Term, base: Expr): Expr => {
  if (exponent === 0) return coefficient;
  const raised = exponent === 1 ? base : power(base, num(exponent));
  return coefficient.key === '1' ? raised : product(coefficient, raised);
};

const MARKS = ['', '′', '″', '‴'];
/** f″ */
const nameOf = (k: number): string => `f${MARKS[k] ?? `⁽${raised(k)}⁾`}`;

/** The terms of well-known series at 0. */
const GENERAL: Readonly<Record<string, string>> = {
  'e^x': 'xⁿ/n! from n = 0',
  'sin(x)': '(−1)ⁿ · x²ⁿ⁺¹/(2n + 1)! from n = 0',
  'cos(x)': '(−1)ⁿ · x²ⁿ/(2n)! from n = 0',
  'ln(1 + x)': '(−1)ⁿ⁺¹ · xⁿ/n from n = 1',
  'ln(x + 1)': '(−1)ⁿ⁺¹ · xⁿ/n from n = 1',
  '1/(1 − x)': 'xⁿ from n = 0',
  '1/(1 + x)': '(−1)ⁿ · xⁿ from n = 0',
  'atan(x)': '(−1)ⁿ · x²ⁿ⁺¹/(2n + 1) from n = 0',
};

/** The polynomial of the given degree, or with the given number of terms, that fits best at a point. */
export const planTaylor = ({ expression, variable: x, options }: Problem): Draft | null => {
  const place = canon(options.at?.[x] ?? ZERO);
  const isSeries = options.operation === 'series';
  const byCount = isSeries || options.operation === 'terms';
  const wanted = options.order ?? 3;
  if (wanted > MAX) return null;
  const terms: Term[] = [];
  const steps: Step[] = [];
  let [current, factorial] = [canon(expression), 1];
  let derivative: Step | null = null;
  for (let k = 0; byCount ? terms.length < wanted && k <= 2 * MAX : k <= wanted; k += 1) {
    if (k > 0) {
      const slope = derive(current, x);
      if (!slope) return null;
      const next = simplest(slope).form;
      derivative = step('derivative', call('diff', current, sym(x)), next, 'equal');
      current = next;
      factorial *= k;
    }
    const value = valueAt(current, x, place);
    if (!value) return null;
    const said = `${nameOf(k)}(${written(place)}) = ${written(value)}.`;
    if (derivative) steps.push({ ...derivative, detail: nameOf(k), act: said });
    else
      steps.push(
        step(
          'function-value',
          substitute(displayed(expression), sym(x), place),
          value,
          'equal',
          [],
          undefined,
          said,
        ),
      );
    if (!isZeroNode(value))
      terms.push({ value, coefficient: mul(value, num(rational(1, factorial))), exponent: k });
  }
  const base = place.key === '0' ? sym(x) : sub(sym(x), place);
  const parts = terms.map((term) => termExpr(term, base));
  const exact = parts.length === 0 ? ZERO : sum(...parts);
  const open = terms.map(({ value, exponent: k }) =>
    termExpr(
      { value, coefficient: k < 2 ? value : quotient(value, call('factorial', num(k))), exponent: k },
      base,
    ),
  );
  const whole = open.length === 0 ? ZERO : sum(...open);
  const coefficients = terms.map(({ coefficient }) => written(coefficient));
  const act = `The coefficients f⁽ᵏ⁾(${written(place)})/k! are ${listed(coefficients)}.`;
  const known =
    isSeries && place.key === '0' ? GENERAL[written(substitute(expression, sym(x), sym('x')))] : undefined;
  const rest = known ? ` The series is the sum of ${known.replaceAll('x', x)}.` : '';
  const last = step('taylor-polynomial', whole, exact, 'equal', [], undefined, `${act}${rest}`);
  const isShown = last.before.key !== last.after.key;
  const draft = draftOf({ kind: 'expression', exact }, isShown ? [...steps, last] : steps);
  const goesOn = isSeries && derive(current, x)?.key !== '0';
  return goesOn ? { ...draft, notes: ['note.first-terms'] } : draft;
};
