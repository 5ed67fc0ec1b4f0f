import { approx } from '../../../kernel/approx.js';
import { neg } from '../../../kernel/canon.js';
import { canon } from '../../../kernel/canonical.js';
import { coefficientsIn } from '../../../kernel/normal.js';
import { div, sub } from '../../../kernel/canon.js';
import { expand } from '../../../kernel/expand.js';
import { arg, isCall, list, num, sym, type Expr } from '../../../tree/expr.js';
import { collectNodes, contains, substitute } from '../../../tree/walk.js';
import { Trace } from '../../trace.js';
import { equation, distinct, type Handler } from '../equation.js';
import { solveCases } from '../factored.js';
import { tested } from './tested.js';

/** |a| = b means a = b or a = -b; candidates that do not satisfy the original are dropped at the end. */
export const absolute: Handler = (e) => {
  const whole = equation(canon(e.left), canon(e.right));
  const [bars] = collectNodes(whole, (part) => isCall(part, 'abs') && contains(part, e.x));
  if (!bars) return null;
  const inner = arg(bars, 0);
  const trace = new Trace(equation(e.left, e.right), 'implies');
  const [left, right] = [arg(whole, 0), arg(whole, 1)];
  const inBars = coefficientsIn(substitute(sub(left, right), bars, sym('bars')), 'bars');
  const slope = inBars?.[1];
  let cases: [Expr, Expr][] = [inner, neg(inner)].map((value) => [
    substitute(left, bars, value),
    substitute(right, bars, value),
  ]);
  if (isCall(left, 'abs') && isCall(right, 'abs')) {
    const [a, b] = [arg(left, 0), arg(right, 0)];
    cases = [
      [a, b],
      [a, neg(b)],
    ];
  } else if (inBars?.length === 2 && slope && !contains(slope, e.x)) {
    const value = expand(div(neg(inBars[0] ?? left), slope));
    trace.to('isolate-absolute', equation(bars, value), 'equivalent');
    if (approx(value) < -1e-12)
      return { roots: [], steps: trace.to('absolute-sign', list('none', [])).steps };
    cases = [[inner, value], ...(value.key === '0' ? [] : [[inner, neg(value)] as [Expr, Expr]])];
  }
  trace.to(
    'split-absolute',
    cases.length === 1
      ? equation(inner, num(0))
      : list(
          'or',
          cases.map(([a, b]) => equation(a, b)),
        ),
    'case',
  );
  const solved = cases.flatMap(([a, b]) => {
    const one = e.solve(a, b, e.x);
    return one && !one.everything ? [{ line: equation(a, b), solved: one }] : [];
  });
  if (solved.length < cases.length) return null;
  const each = solved.map((one) => one.solved);
  const shown = new Trace(trace.line, 'case');
  solveCases(shown, solved, e.x, distinct(each.flatMap((one) => one.roots)));
  return tested(e, each, [...trace.steps, ...shown.steps]);
};
