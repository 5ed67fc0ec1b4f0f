import { isInteger, rational } from '../../../maths/rational.js';
import { mul } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import type { QPoly } from '../../poly/univariate.js';
import { displayed } from '../../print/displayed.js';
import { plain } from '../../print/plain.js';
import type { Draft, Step } from '../../solution.js';
import { lcm } from '../../kernel/whole-functions.js';
import {
  arg,
  factorsOf,
  isNode,
  isNum,
  negative,
  num,
  product,
  quotient,
  rebuild,
  sum,
  termsOf,
  ZERO,
  type Expr,
} from '../../tree/expr.js';
import { collectNodes, someNode } from '../../tree/walk.js';
import { multiplied, tidied } from '../acts.js';
import { equation } from '../equation/equation.js';
import { polynomialExpr } from '../equation/polynomial.js';
import { denominators } from '../equation/standard.js';
import type { Trace } from '../trace.js';
import { decimal, isDecimal } from './numbers/amounts.js';
import { factoringLines } from './factoring.js';

/** 3x/10 as 0.3x, where the digits end. */
export const inDecimals = (e: Expr): Expr => {
  const line = displayed(e);
  if (!isNode(line)) return line;
  const args = line.args.map(inDecimals);
  const [top = ZERO, bottom] = args;
  if (line.kind !== 'quotient' || !bottom || !isNum(bottom) || top.kind === 'sum') return rebuild(line, args);
  const [first = top, ...rest] = top.kind === 'product' && isNum(arg(top, 0)) ? top.args : [num(1), top];
  const [value, others] = isNum(top) ? [top, []] : [first, rest];
  const shown = isNum(value) && bottom.key !== '0' ? decimal(rational(value.value.n, bottom.value.n)) : null;
  return shown && isNum(value) && isInteger(value.value) ? product(shown, ...others) : rebuild(line, args);
};

const placesOf = (e: Expr): number =>
  Math.max(
    0,
    ...collectNodes(e, isDecimal).map((part) => (isNum(part) ? (part.text?.split('.')[1]?.length ?? 0) : 0)),
  );
/** A term as its sign, its top, and the whole number below; null for another kind of fraction. */
const overNumber = (term: Expr): readonly [isMinus: boolean, top: Expr, bottom: bigint] | null => {
  const isMinus = term.kind === 'negative';
  const inner = isMinus ? arg(term, 0) : term;
  if (inner.kind !== 'quotient') return someNode(inner, isQuotient) ? null : [isMinus, inner, 1n];
  const [top, bottom] = [arg(inner, 0), arg(inner, 1)];
  const isWhole = isNum(bottom) && isInteger(bottom.value) && !someNode(top, isQuotient);
  return isWhole ? [isMinus, top, bottom.value.n] : null;
};
const isQuotient = ({ kind }: Expr): boolean => kind === 'quotient';
const times = (factor: bigint, top: Expr): Expr => {
  const [first, ...rest] = factorsOf(top);
  if (factor === 1n || !first) return top;
  if (isNum(first) && isInteger(first.value)) return product(num(factor * first.value.n), ...rest);
  return top.key === '1' ? num(factor) : product(num(factor), ...factorsOf(top));
};
/** (2x − 1)/3 − (x + 2)/4 = 1 as 4(2x − 1) − 3(x + 2) = 12 */
export const withoutDenominators = (trace: Trace): Trace => {
  const sides = [0, 1].map((k) => termsOf(displayed(arg(trace.line, k))).map(overNumber));
  const known = sides.flat().filter((one) => one !== null);
  const common = known.reduce((found, [, , bottom]) => lcm(found, bottom), 1n);
  // (4n + 8)/4 is n + 2.
  const isDone = known.some(
    ([, top, bottom]) => bottom > 1n && denominators(expand(canon(quotient(top, num(bottom))))) === 1n,
  );
  if (known.length < sides.flat().length || common === 1n || isDone) return trace;
  const [left, right] = sides.map((terms) =>
    sum(
      ...terms.flatMap((term) => {
        const scaled = term ? times(common / term[2], term[1]) : ZERO;
        return term?.[0] ? negative(scaled) : scaled;
      }),
    ),
  );
  return left && right
    ? trace.says('clear-fractions', equation(left, right), multiplied(common, 'fractions'))
    : trace;
};
/** Both sides without brackets, and then without decimals. */
export const clearedDecimals = (trace: Trace, sides: readonly [Expr, Expr]): [Expr, Expr] => {
  const shown = equation(...(sides.map(inDecimals) as [Expr, Expr]));
  trace.says('expand-sides', shown, tidied([arg(trace.line, 0), arg(trace.line, 1)], inDecimals));
  const factor = num(10n ** BigInt(placesOf(shown)));
  const whole = sides.map((side) => expand(mul(factor, side))) as [Expr, Expr];
  trace.says('clear-decimals', equation(...whole), multiplied(factor.value.n, 'decimals'));
  return whole;
};
/** 3/2 in a sentence as 1.5. */
const saidInDecimals = (act: string): string =>
  act.replace(/(?<![\w./])(\d+)\/(\d+)(?!\w|[./]\d)/g, (fraction, top: string, bottom: string) => {
    const shown = decimal(rational(BigInt(top), BigInt(bottom)));
    return shown ? plain(shown) : fraction;
  });
/** The answer with decimals; null where a number of it is no fraction. */
const answerInDecimals = (answer: Draft['answer']): Draft['answer'] | null => {
  if (answer.kind === 'roots')
    return answer.roots.every(isNum) ? { ...answer, roots: answer.roots.map(inDecimals) } : null;
  if (answer.kind === 'points')
    return answer.points.flat().every(isNum)
      ? { ...answer, points: answer.points.map((point) => point.map(inDecimals)) }
      : null;
  if (answer.kind !== 'intervals' || answer.period) return null;
  const intervals = answer.intervals.map((one) => ({
    ...one,
    lo: inDecimals(one.lo),
    hi: inDecimals(one.hi),
  }));
  return { ...answer, intervals };
};
/** Numbers of the answer as decimals, where the question has decimals. */
export const withDecimals = (draft: Draft): Draft => {
  const answer = answerInDecimals(draft.answer);
  if (!answer) return draft;
  const isEquation = answer.kind === 'roots';
  const inRoots = (e: Expr): Expr => {
    if (e.kind === 'list') return rebuild(e, e.args.map(inRoots));
    return e.kind === 'relation' && (!isEquation || arg(e, 0).kind === 'sym') ? inDecimals(e) : e;
  };
  const inStep = (step: Step): Step => ({
    ...step,
    before: inRoots(step.before),
    after: inRoots(step.after),
    ...(step.act !== undefined && !isEquation ? { act: saidInDecimals(step.act) } : {}),
    substeps: step.substeps.map(inStep),
  });
  const methods = draft.methods.map((method) => ({ ...method, steps: method.steps.map(inStep) }));
  return { ...draft, answer, methods };
};

/** Where one line says what two would: the factor before the bracket, and squares at once. */
const PREPARED = new Set(['find-common-factor', 'as-squares', 'as-cubes']);
/** How p = 0 becomes a product = 0. */
export const toFactors = (trace: Trace, p: QPoly, x: string): Trace => {
  const lines = factoringLines(displayed(polynomialExpr(p, x)), true);
  let said: string | undefined;
  lines.forEach(({ rule, after, act }, at) => {
    const next = lines[at + 1];
    if (PREPARED.has(rule) && next) {
      said = rule === 'find-common-factor' ? act : undefined;
      return;
    }
    trace.says(rule, equation(after, ZERO), said ?? act);
    said = undefined;
  });
  const powers = equation(canon(arg(trace.line, 0)), ZERO);
  return lines.length > 0 ? trace.says('simplify', powers, 'Equal factors are written as a power.') : trace;
};
