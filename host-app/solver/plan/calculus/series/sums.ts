import { rational } from '../../../../maths/rational.js';
import { approx } from '../../../kernel/approx.js';
import { add, div, mul, pow, sub } from '../../../kernel/canon.js';
import { canon } from '../../../kernel/canonical.js';
import { expand } from '../../../kernel/expand.js';
import { coefficientsIn } from '../../../kernel/normal.js';
import type { Draft, Problem, Step } from '../../../solution.js';
import {
  call,
  isInt,
  negative,
  num,
  ONE,
  power,
  product,
  quotient,
  sum,
  sym,
  TWO,
  ZERO,
  type Expr,
} from '../../../tree/expr.js';
import { contains, substitute, variablesOf } from '../../../tree/walk.js';
import { displayed } from '../../../print/displayed.js';
import type { Rule } from '../../../texts/en.js';
import { written } from '../../acts.js';
import { listed } from '../../working/numbers/amounts.js';
import { simplest, tidy } from '../../simplify/index.js';
import { step } from '../../trace.js';
import { testSeries } from './convergence.js';
import { geometric, type Sum, type SumTask } from './geometric-sums.js';
import { SUM_RULES } from './known-sums.js';

/** Σ k^p from 0 to n - 1 by binomial sums: polynomials in the index. */
const polynomialSum = (coefficients: readonly Expr[], count: Expr): Expr => {
  const n = Math.max(coefficients.length, 1);
  const values = Array.from({ length: n }, (_, k) =>
    add(...coefficients.map((c, p) => mul(c, p === 0 ? ONE : k === 0 ? num(0) : pow(num(k), num(p))))),
  );
  let [row, total, falling] = [values, num(0) as Expr, ONE as Expr];
  for (let k = 0; k < n; k += 1) {
    falling = mul(falling, sub(count, num(k)), num(rational(1, k + 1)));
    total = add(total, mul(row[0] ?? num(0), falling));
    row = row.slice(1).map((value, at) => sub(value, row[at] ?? value));
  }
  return expand(total);
};

const draftOf = (found: Sum, whole: (a: Expr) => Expr, a: Expr): Draft => {
  const exact = tidy(expand(found.value));
  const steps: Step[] =
    found.form && found.form.key !== a.key ? [step('partial-fractions', a, found.form, 'equal')] : [];
  steps.push(...summed(found.rule, whole(found.form ?? a), found.open, exact, found.act));
  return {
    answer: { kind: 'value', exact },
    methods: [{ nameKey: 'method.steps', steps }],
    notes: [],
    evidence: [],
  };
};

/** The sum, the formula with its numbers, and its value. */
const summed = (rule: Rule, whole: Expr, open: Expr | undefined, exact: Expr, act?: string): Step[] => {
  const line = open ?? exact;
  const first = step(rule, whole, line, 'equal', [], undefined, act);
  return first.after.key === displayed(exact).key ? [first] : [first, step('evaluate', line, exact, 'equal')];
};

/** 1 + 2 + … + n and the sums of higher powers. */
const POWER_SUMS: readonly { readonly says: string; readonly of: (n: Expr) => Expr }[] = [
  { says: '1 + 1 + … + 1 is n', of: (n) => n },
  { says: '1 + 2 + … + n is n(n + 1)/2', of: (n) => quotient(product(n, sum(n, ONE)), TWO) },
  {
    says: '1² + 2² + … + n² is n(n + 1)(2n + 1)/6',
    of: (n) => quotient(product(n, sum(n, ONE), sum(product(TWO, n), ONE)), num(6)),
  },
  {
    says: '1³ + 2³ + … + n³ is n²(n + 1)²/4',
    of: (n) => quotient(product(power(n, TWO), power(sum(n, ONE), TWO)), num(4)),
  },
];
const byPowers = (weights: readonly Expr[], to: Expr, count = to): { open: Expr; act: string } | null => {
  const terms: Expr[] = [];
  const said: string[] = [];
  for (const [at, weight] of weights.entries()) {
    const known = POWER_SUMS[at];
    if (!known) return null;
    if (weight.key === '0') continue;
    const value = known.of(at === 0 ? count : to);
    terms.unshift(weight.key === '1' ? value : product(weight, value));
    if (at > 0) said.push(known.says);
  }
  return {
    open: sum(...terms),
    act:
      said.length > 0
        ? `${listed(said)}${to.key === 'n' ? '' : `; here n is ${written(to)}`}.`
        : `There are ${written(count)} equal terms.`,
  };
};

const MOST_TERMS = 15n;
/** Without a formula the few terms are written out. */
const termByTerm = (term: Expr, k: string, from: Expr, to: Expr): Draft | null => {
  if (!isInt(from) || !isInt(to) || to.value.n < from.value.n || to.value.n - from.value.n >= MOST_TERMS)
    return null;
  const [first, last] = [Number(from.value.n), Number(to.value.n)];
  const terms = Array.from({ length: last - first + 1 }, (_, n) => substitute(term, sym(k), num(first + n)));
  const exact = tidy(canon(sum(...terms)));
  if (variablesOf(exact).length > 0 || !Number.isFinite(approx(exact))) return null;
  const steps = summed('terms-written', call('sum', term, sym(k), from, to), sum(...terms), exact);
  return {
    answer: { kind: 'value', exact },
    methods: [{ nameKey: 'method.steps', steps }],
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
  if (!weights && (!powers || powers[1].key === '1')) return termByTerm(expression, k, from, to);
  const value = weights
    ? polynomialSum(weights, count)
    : powers && div(mul(powers[0], sub(pow(powers[1], count), ONE)), sub(powers[1], ONE));
  if (!value) return null;
  const exact = variablesOf(value).length === 0 ? tidy(value) : simplest(value).form;
  const whole = call('sum', expression, sym(k), from, to);
  const own = weights && from.key === '1' ? coefficientsIn(canon(expression), k) : null;
  const [first, last] = [written(from), sub(to, from)];
  const moved = weights && last.key !== '0' && byPowers(weights, last, count);
  const shift =
    from.key === '0' ? '' : `With ${k} + ${first} in place of ${k} the sum runs from 0 to ${written(last)}. `;
  const shown = own
    ? byPowers(own, to)
    : moved
      ? { ...moved, act: `${shift}${moved.act}` }
      : powers && {
          open: quotient(
            product(powers[0], sum(power(powers[1], count), negative(ONE))),
            sum(powers[1], negative(ONE)),
          ),
          act: `There are ${written(count)} terms, the first is ${written(powers[0])}, the ratio is ${written(powers[1])}.`,
        };
  const rule = weights ? 'power-sum' : 'geometric-sum';
  return {
    answer: { kind: variablesOf(exact).length === 0 ? 'value' : 'expression', exact },
    methods: [{ nameKey: 'method.steps', steps: summed(rule, whole, shown?.open, exact, shown?.act) }],
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
    const found = way(task);
    if (found) return draftOf(found, (term) => call('sum', term, sym(n), from, options.to ?? ONE), a);
  }
  return null;
};
