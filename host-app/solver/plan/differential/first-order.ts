import { approx } from '../../kernel/approx.js';
import { add, div, mul, neg, sub } from '../../kernel/canon.js';
import { canon, leftMinusRight } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { coefficientsIn } from '../../kernel/normal.js';
import type { Draft, Step } from '../../solution.js';
import { arg, call, product, sym, ZERO, type Expr } from '../../tree/expr.js';
import { contains, substitute } from '../../tree/walk.js';
import { integrate } from '../calculus/integrals/integral.js';
import { step, Trace } from '../trace.js';
import { equals, exponentialOf, neat, put, shownSteps, type Ode } from './ode.js';
import { C, planSeparable } from './separable.js';

/** The value of C, and the solution with it. */
const withInitial = (ode: Ode, general: Expr): { exact: Expr; steps: Step[] } | null => {
  const [start] = ode.initial;
  if (!start) return { exact: general, steps: [] };
  const right = arg(general, 1);
  const at = substitute(right, sym(ode.x), start.at);
  const [rest, factor] = coefficientsIn(canon(right), 'C') ?? [];
  if (!rest || !factor) return null;
  const value = put(
    div(sub(start.value, put(rest, ode.x, start.at)), put(factor, ode.x, start.at)),
    '',
    ZERO,
  );
  if (!Number.isFinite(approx(value))) return null;
  const line = equals(start.value, at);
  const exact = equals(sym(ode.y), canon(substitute(right, C, value)));
  return {
    exact,
    steps: [
      step('put-initial', general, line, 'case'),
      step('solve-constant', line, equals(C, value), 'equivalent'),
      step('put-constants', general, exact, 'case'),
    ],
  };
};

/** y' + P y = Q by an integrating factor. */
const planLinear = (ode: Ode, p: Expr, q: Expr): Draft | null => {
  const { x, y } = ode;
  const [letter, prime, variable] = [sym(y), sym(`${y}'`), sym(x)];
  const exponent = integrate(p, x);
  if (!exponent) return null;
  const factor = neat(exponentialOf(exponent.value, false));
  const weighted = neat(mul(factor, q));
  const found = integrate(weighted, x);
  if (!found) return null;
  const standard = equals(add(prime, mul(p, letter)), q);
  const quotient = div(found.value, factor);
  const particular = factor.kind === 'sum' ? neat(quotient) : expand(quotient);
  const general = equals(letter, add(particular, mul(C, neat(exponentialOf(neg(exponent.value), true)))));
  const multiplied = equals(call('diff', product(factor, letter), variable), weighted);
  const integrals = equals(product(factor, letter), call('int', weighted, variable));
  const done = equals(product(factor, letter), add(found.value, C));
  const trace = new Trace(ode.equation, 'implies').to('standard-form', standard);
  const last = withInitial(ode, general);
  if (!last) return null;
  const steps = [
    ...trace.steps,
    step('integrating-factor', standard, equals(sym('μ'), factor), 'case', shownSteps(ode, exponent)),
    step('multiply-factor', standard, multiplied, 'implies'),
    step('integrate-both', multiplied, integrals, 'implies'),
    step('integrals-done', integrals, done, 'implies', shownSteps(ode, found)),
    step('divide-factor', done, general, 'implies'),
    ...last.steps,
  ];
  return {
    answer: { kind: 'equation', exact: last.exact },
    methods: [{ nameKey: 'method.integrating-factor', steps }],
    notes: ode.initial.length > 0 ? [] : ['note.constant-letter'],
  };
};

export const planFirstOrder = (ode: Ode): Draft | null => {
  const { equation, x, y } = ode;
  const [rest, lead, ...more] = coefficientsIn(leftMinusRight(equation), `${y}'`) ?? [];
  if (!rest || !lead || more.length > 0) return null;
  const isAlone = arg(equation, 0).key === `${y}'`;
  const slope = isAlone ? canon(arg(equation, 1)) : neat(neg(div(rest, lead)));
  const [q = ZERO, minusP, ...higher] = coefficientsIn(slope, y) ?? [null];
  const isLinear = q !== null && higher.length === 0;
  const ratio = isLinear && minusP ? neat(div(q, minusP)) : null;
  if (isLinear && minusP && ratio && contains(ratio, x)) return planLinear(ode, neat(neg(minusP)), neat(q));
  const alone = new Trace(equation, 'implies').to('isolate-derivative', equals(sym(`${y}'`), slope));
  return planSeparable(ode, slope, alone.steps);
};
