import { add, div, mul, pow, sub } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { coefficientsIn } from '../../kernel/normal.js';
import type { Draft, Problem, Step } from '../../solution.js';
import { call, isInt, ONE, sym, ZERO, type Expr } from '../../tree/expr.js';
import { contains, substitute, variablesOf } from '../../tree/walk.js';
import { polynomialSum } from '../sequence.js';
import { simplest, tidy } from '../simplify/index.js';
import { step } from '../trace.js';
import { testSeries } from './convergence.js';
import { geometric, SUM_RULES, type Sum, type SumTask } from './known-sums.js';

const draftOf = (sum: Sum, whole: (a: Expr) => Expr, a: Expr): Draft => {
  const exact = tidy(expand(sum.value));
  const steps: Step[] =
    sum.form && sum.form.key !== a.key ? [step('partial-fractions', a, sum.form, 'equal')] : [];
  return {
    answer: { kind: 'value', exact },
    methods: [
      { nameKey: 'method.steps', steps: [...steps, step(sum.rule, whole(sum.form ?? a), exact, 'equal')] },
    ],
    notes: [],
    evidence: [],
  };
};

/** 1 + 2 + … + n: up to a number, or up to a letter. */
const upTo = ({ expression, variable: k, options }: Problem): Draft | null => {
  const [from, to] = [canon(options.from ?? ONE), canon(options.to ?? ZERO)];
  if (!isInt(from) || contains(to, k) || (variablesOf(to).length === 0 && !isInt(to))) return null;
  const term = expand(substitute(canon(expression), sym(k), add(sym(k), from)));
  const count = expand(add(sub(to, from), ONE));
  const weights = coefficientsIn(term, k);
  const powers = weights ? null : geometric(term, k);
  if (!weights && (!powers || powers[1].key === '1')) return null;
  const value = weights
    ? polynomialSum(weights, count)
    : powers && div(mul(powers[0], sub(pow(powers[1], count), ONE)), sub(powers[1], ONE));
  if (!value) return null;
  const exact = variablesOf(value).length === 0 ? tidy(value) : simplest(value).form;
  const whole = call('sum', expression, sym(k), from, to);
  return {
    answer: { kind: variablesOf(exact).length === 0 ? 'value' : 'expression', exact },
    methods: [
      {
        nameKey: 'method.steps',
        steps: [step(weights ? 'power-sum' : 'geometric-sum', whole, exact, 'equal')],
      },
    ],
    notes: [],
    evidence: [],
  };
};

/** Infinite sums with a known value or without one, and sums up to a letter. */
export const planSum = (problem: Problem): Draft | null => {
  const { expression, variable: n, options } = problem;
  if (options.to?.key !== '∞') return upTo(problem);
  const from = canon(options.from ?? ONE);
  if (!isInt(from) || from.value.n > 50n || from.value.n < -50n) return null;
  const a = canon(expression);
  const tested = testSeries(a, n);
  if (!tested) return null;
  if (tested.verdict === 'diverges')
    return {
      answer: { kind: 'verdict', verdict: 'diverges' },
      methods: [{ nameKey: 'method.steps', steps: tested.steps }],
      notes: [],
    };
  const task: SumTask = { a, n, from: Number(from.value.n) };
  for (const way of SUM_RULES) {
    const sum = way(task);
    if (sum) return draftOf(sum, (term) => call('sum', term, sym(n), from, options.to ?? ONE), a);
  }
  return null;
};
