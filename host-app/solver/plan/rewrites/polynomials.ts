import { multiply, rational, subtract } from '../../../maths/rational.js';
import { add, mul, pow } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import { rationalCoefficients } from '../../kernel/normal.js';
import { pack } from '../../packs/registry.js';
import { displayed } from '../../print/displayed.js';
import { plain } from '../../print/plain.js';
import {
  coefficient,
  countRealRoots,
  degreeOf,
  divide2,
  leading,
  valueAt,
  type QPoly,
} from '../../poly/univariate.js';
import type { Draft, Problem, Step } from '../../solution.js';
import { arg, negative, num, power, product, quotient, sum, sym, TWO, ZERO, type Expr } from '../../tree/expr.js'; // prettier-ignore
import { substitute } from '../../tree/walk.js';
import { factoredExpr, polynomialExpr, termOf } from '../equation/polynomial.js';
import { Trace, step } from '../trace.js';

type Rewrite = (problem: Problem) => Draft | null;
const drafted = (exact: Expr, ...methods: (readonly Step[])[]): Draft => ({
  answer: { kind: exact.kind === 'num' ? 'value' : 'expression', exact },
  methods: methods
    .filter((steps) => steps.length > 0)
    .map((steps) => ({ nameKey: 'method.steps' as const, steps })),
  notes: [],
});
const polynomial = (e: Expr, x: string): QPoly | null => rationalCoefficients(canon(e), x);
const divisionSteps = (p: QPoly, d: QPoly, x: string): readonly Step[] => {
  const trace = new Trace(polynomialExpr(p, x), 'equal');
  for (const { rule, after, act } of pack('expressions').longDivision(p, d, x)) trace.says(rule, after, act);
  return trace.steps;
};

const divide: Rewrite = ({ expression, variable }) => {
  const [p, d] = [polynomial(arg(expression, 0), variable), polynomial(arg(expression, 1), variable)];
  if (!p || !d || d.length < 2 || p.length < d.length) return null;
  const [whole, rest] = divide2(p, d);
  const exact = add(
    polynomialExpr(whole, variable),
    rest.length > 0 ? mul(polynomialExpr(rest, variable), pow(polynomialExpr(d, variable), num(-1))) : ZERO,
  );
  return {
    ...drafted(exact, [...divisionSteps(p, d, variable), step('divide-out', expression, exact, 'equal')]),
    evidence: [polynomialExpr(whole, variable), polynomialExpr(rest, variable)],
  };
};

const remainder: Rewrite = ({ expression, variable }) => {
  const [p, d] = [polynomial(arg(expression, 0), variable), polynomial(arg(expression, 1), variable)];
  if (!p || !d || d.length < 2) return null;
  const [whole, rest] = divide2(p, d);
  const exact = polynomialExpr(rest, variable);
  // Of a high power the long division has too many lines.
  const isLong = p.length > 40;
  const draft = drafted(exact, isLong ? [] : divisionSteps(p, d, variable));
  const evidence = isLong ? {} : { evidence: [polynomialExpr(whole, variable), exact] };
  if (d.length !== 2) return { ...draft, ...evidence };
  // The remainder theorem: the value where the divisor is 0.
  const root = rational(-coefficient(d, 0).n * leading(d).d, coefficient(d, 0).d * leading(d).n);
  const put = substitute(arg(expression, 0), sym(variable), num(root));
  const theorem = [
    step('remainder-theorem', arg(expression, 0), put, 'case'),
    step('evaluate', put, num(valueAt(p, root)), 'equal'),
  ];
  return {
    ...draft,
    methods: [{ nameKey: 'method.remainder-theorem', steps: theorem }, ...draft.methods],
    ...evidence,
  };
};

const square: Rewrite = ({ expression, variable }) => {
  const p = polynomial(expression, variable);
  if (p?.length !== 3) return null;
  const [c, b, a] = [0, 1, 2].map((k) => coefficient(p, k)) as [QPoly[0], QPoly[0], QPoly[0]];
  const half = rational(b.n * a.d, 2n * b.d * a.n);
  const rest = subtract(c, multiply(a, multiply(half, half)));
  const x = sym(variable);
  const scaled = (e: Expr): Expr => (num(a).key === '1' ? e : product(num(a), e));
  const shifted = sum(power(x, TWO), product(num(rational(2n * half.n, half.d)), x));
  const exact = sum(scaled(power(sum(x, num(half)), TWO)), num(rest));
  const trace = new Trace(expression, 'equal');
  if (num(a).key !== '1') trace.to('factor-lead', sum(scaled(shifted), num(c)));
  trace.to(
    'add-square',
    sum(scaled(sum(shifted, power(num(half), TWO), negative(power(num(half), TWO)))), num(c)),
  );
  const answer = canonSquare(exact);
  return drafted(answer, trace.to('write-square', answer).steps);
};
/** Keeps the square: canonical order, without expanding it. */
const canonSquare = (e: Expr): Expr => canon(e);

const fractions: Rewrite = ({ expression, variable }) => {
  const parts = pack('calculus').splitFraction(canon(expression), variable);
  if (!parts) return null;
  const trace = new Trace(expression, 'equal').to(
    'factor',
    quotient(polynomialExpr(parts.top, variable), factoredExpr(parts.bottom, variable)),
  );
  return drafted(parts.sum, trace.to('partial-fractions', parts.sum).steps);
};

const discriminant: Rewrite = ({ expression, variable }) => {
  const p = polynomial(expression, variable);
  if (p?.length !== 3) return null;
  const [c, b, a] = [0, 1, 2].map((k) => num(coefficient(p, k))) as [Expr, Expr, Expr];
  const formula = sum(power(b, TWO), negative(product(num(4), a, c)));
  const exact = canon(formula);
  return drafted(exact, [
    step('discriminant', expression, formula, 'case'),
    step('evaluate', formula, exact, 'equal'),
  ]);
};

/** Sums and products of the roots are in the coefficients; those of the solutions, where there are as many of these. */
const vieta =
  (isSum: boolean): Rewrite =>
  ({ expression, variable, options }) => {
    const p = polynomial(expression, variable);
    if (!p || p.length < 3) return null;
    const n = degreeOf(p);
    if (options.order === 1 && countRealRoots(p) < n) return null;
    const top = num(coefficient(p, isSum ? n - 1 : 0));
    const formula = quotient(isSum || n % 2 === 1 ? negative(top) : top, num(leading(p)));
    const exact = canon(formula);
    const rule = isSum ? 'vieta-sum' : 'vieta-product';
    // (−3)/2 is only written in another way.
    if (plain(displayed(formula)).replace(/[()]/g, '') === plain(exact))
      return drafted(exact, [step(rule, expression, exact, 'case')]);
    return drafted(exact, [
      step(rule, expression, formula, 'case'),
      step('evaluate', formula, exact, 'equal'),
    ]);
  };

const coefficientOf: Rewrite = ({ expression, variable, options }) => {
  const p = polynomial(expression, variable);
  const k = options.order ?? 0;
  if (!p || p.length > 60) return null;
  const exact = num(coefficient(p, k));
  return drafted(exact, [
    ...inTerms(expression, p, variable),
    step('read-coefficient', k > 0 ? termOf(p, k, variable) : polynomialExpr(p, variable), exact, 'case'),
  ]);
};
const degree: Rewrite = ({ expression, variable }) => {
  const p = polynomial(expression, variable);
  if (!p || p.length < 2 || p.length > 60) return null;
  const term = termOf(p, degreeOf(p), variable);
  return drafted(num(degreeOf(p)), [
    ...inTerms(expression, p, variable),
    step('read-degree', term, num(degreeOf(p)), 'case'),
  ]);
};
/** Brackets are multiplied out. */
const inTerms = (expression: Expr, p: QPoly, x: string): readonly Step[] => {
  const terms = polynomialExpr(p, x);
  return canon(expression).key === canon(terms).key ? [] : [step('expand', expression, terms, 'equal')];
};

export const POLYNOMIALS: Readonly<Record<string, Rewrite>> = {
  divide,
  remainder,
  square,
  fractions,
  discriminant,
  'sum of the roots': vieta(true),
  'product of the roots': vieta(false),
  coefficient: coefficientOf,
  degree,
};
