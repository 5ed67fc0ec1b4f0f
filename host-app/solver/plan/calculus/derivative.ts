import { add, div, mul, neg, pow, sub } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import { fn } from '../../kernel/functions.js';
import { spend } from '../../kernel/problem.js';
import type { Draft, Problem, Step } from '../../solution.js';
import type { Rule } from '../../texts/en.js';
import {
  arg,
  call,
  E,
  HALF,
  isNode,
  ONE,
  power,
  product,
  sym,
  TWO,
  ZERO,
  type Expr,
} from '../../tree/expr.js';
import { isNegativeNumber } from '../../tree/predicates.js';
import { contains } from '../../tree/walk.js';
import { simplest } from '../simplify/index.js';
import { step, Trace } from '../trace.js';

const square = (e: Expr): Expr => pow(e, TWO);
const root = (e: Expr): Expr => pow(e, neg(HALF));

/** The derivative of a function of u by u. */
const OUTER: Readonly<Record<string, (u: Expr) => Expr>> = {
  sin: (u) => fn('cos', u),
  cos: (u) => neg(fn('sin', u)),
  tan: (u) => square(fn('sec', u)),
  cot: (u) => neg(square(fn('csc', u))),
  sec: (u) => mul(fn('sec', u), fn('tan', u)),
  csc: (u) => neg(mul(fn('csc', u), fn('cot', u))),
  asin: (u) => root(sub(ONE, square(u))),
  acos: (u) => neg(root(sub(ONE, square(u)))),
  atan: (u) => div(ONE, add(square(u), ONE)),
  sinh: (u) => fn('cosh', u),
  cosh: (u) => fn('sinh', u),
  tanh: (u) => sub(ONE, square(fn('tanh', u))),
  asinh: (u) => root(add(square(u), ONE)),
  acosh: (u) => root(sub(square(u), ONE)),
  atanh: (u) => div(ONE, sub(ONE, square(u))),
  ln: (u) => div(ONE, u),
  abs: (u) => div(u, call('abs', u)),
};

const powerDerivative = (base: Expr, exponent: Expr, x: string): Expr | null => {
  if (!contains(exponent, x)) {
    const inner = derive(base, x);
    return inner && mul(exponent, pow(base, sub(exponent, ONE)), inner);
  }
  const whole = pow(base, exponent);
  const slope = derive(exponent, x);
  if (!slope) return null;
  if (!contains(base, x)) return mul(whole, base.key === E.key ? ONE : fn('ln', base), slope);
  const inner = derive(base, x);
  return inner && mul(whole, add(mul(slope, fn('ln', base)), div(mul(exponent, inner), base)));
};

/** The derivative of a canonical expression; null for functions without one here. */
export const derive = (e: Expr, x: string): Expr | null => {
  spend(3);
  if (!contains(e, x)) return ZERO;
  if (e.kind === 'sym') return ONE;
  if (!isNode(e)) return ZERO;
  if (e.kind === 'sum') {
    const parts = e.args.map((part) => derive(part, x));
    return parts.some((part) => part === null) ? null : add(...parts.filter((part) => part !== null));
  }
  if (e.kind === 'product') {
    const parts = e.args.map((factor, at) => {
      const slope = derive(factor, x);
      return slope && mul(...e.args.map((other, k) => (k === at ? slope : other)));
    });
    return parts.some((part) => part === null) ? null : add(...parts.filter((part) => part !== null));
  }
  if (e.kind === 'power') return powerDerivative(arg(e, 0), arg(e, 1), x);
  const outer = e.kind === 'call' ? OUTER[e.name] : undefined;
  const inner = outer ? derive(arg(e, 0), x) : null;
  return outer && inner ? mul(outer(arg(e, 0)), inner) : null;
};

/** The rule for the outermost operation. */
const ruleFor = (e: Expr, x: string): Rule => {
  if (e.kind === 'sum') return 'sum-rule';
  if (e.kind === 'product') {
    const varying = e.args.filter((factor) => contains(factor, x));
    if (varying.some((factor) => factor.kind === 'power' && isNegativeNumber(arg(factor, 1))))
      return 'quotient-rule';
    return varying.length > 1 ? 'product-rule' : varying[0] ? ruleFor(varying[0], x) : 'derivative-rules';
  }
  if (e.kind === 'power') {
    if (contains(arg(e, 1), x) && contains(arg(e, 0), x)) return 'logarithmic-derivative';
    return arg(e, 0).kind === 'sym' && !contains(arg(e, 1), x) ? 'power-rule' : 'chain-rule';
  }
  return e.kind === 'call' && arg(e, 0).kind !== 'sym' ? 'chain-rule' : 'derivative-rules';
};

/** The parts and their derivatives, one line each, as nested steps. */
const partSteps = (e: Expr, x: string, depth = 0): Step[] => {
  if (!isNode(e) || depth > 2) return [];
  const parts = e.kind === 'call' || e.kind === 'power' ? [arg(e, 0)] : e.args;
  return parts
    .filter((part) => contains(part, x) && isNode(part))
    .flatMap((part) => {
      const slope = derive(part, x);
      return slope
        ? [step(ruleFor(part, x), call('diff', part, sym(x)), slope, 'equal', partSteps(part, x, depth + 1))]
        : [];
    });
};

/** u^v as e^(v ln u): the factor in front stays, the exponent is differentiated. */
const byLogarithm = (e: Expr, x: string, result: Expr): Step[] | null => {
  if (e.kind !== 'power' || !contains(arg(e, 0), x) || !contains(arg(e, 1), x)) return null;
  const exponent = product(arg(e, 1), call('ln', arg(e, 0)));
  const slope = derive(canon(exponent), x);
  if (!slope) return null;
  const [start, written] = [call('diff', e, sym(x)), call('diff', power(E, exponent), sym(x))];
  const chained = product(e, call('diff', exponent, sym(x)));
  const done = product(e, slope);
  const steps = [
    step('take-logarithms', start, written, 'equal'),
    step('chain-rule', written, chained, 'equal'),
    step('product-rule', chained, done, 'equal'),
  ];
  return done.key === result.key ? steps : [...steps, step('simplify', done, result, 'equal')];
};

export const planDerivative = ({ expression, variable, options }: Problem): Draft | null => {
  let current = canon(expression);
  const steps: Step[] = [];
  for (let k = 0; k < (options.order ?? 1); k += 1) {
    const slope = derive(current, variable);
    if (!slope) return null;
    const best = simplest(slope).form;
    const start = call('diff', k === 0 ? expression : current, sym(variable));
    const trace = new Trace(start, 'equal')
      .to(ruleFor(current, variable), slope, 'equal', partSteps(current, variable))
      .to('simplify', best);
    steps.push(...trace.steps);
    current = best;
  }
  const logarithmic = options.order && options.order > 1 ? null : byLogarithm(expression, variable, current);
  return {
    answer: { kind: 'expression', exact: current },
    methods: [
      { nameKey: 'method.steps', steps },
      ...(logarithmic ? [{ nameKey: 'method.logarithm' as const, steps: logarithmic }] : []),
    ],
    notes: [],
  };
};
