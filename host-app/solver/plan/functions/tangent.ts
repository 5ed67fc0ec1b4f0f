import { approx } from '../../kernel/approx.js';
import { add, div, mul, neg, sub } from '../../kernel/canon.js';
import { canon, leftMinusRight } from '../../kernel/canonical.js';
import { definedOrNull } from '../../kernel/problem.js';
import type { Draft, Problem, Step } from '../../solution.js';
import {
  arg,
  call,
  list,
  MINUS_ONE,
  quotient,
  relation,
  sum,
  sym,
  termsOf,
  ZERO,
  ONE,
  type Expr,
} from '../../tree/expr.js';
import { substitute } from '../../tree/walk.js';
import { derive } from '../calculus/derivatives/derivative.js';
import { simplest, tidy } from '../simplify/index.js';
import { displayed } from '../../print/displayed.js';
import { draftOf, loose, step } from '../trace.js';
import { slopeOf, valueAt } from './analysis.js';
import { throughPoint } from './line.js';

type At = Readonly<Record<string, Expr>>;

const put = (e: Expr, at: At): Expr =>
  Object.entries(at).reduce((whole, [name, value]) => substitute(whole, sym(name), value), e);

/** Substitutes and works out; null where there is no value. */
const putValue = (e: Expr, at: At): Expr | null =>
  definedOrNull(() => {
    const value = tidy(canon(put(e, at)));
    return Number.isFinite(approx(value)) ? value : null;
  });
const putStep = (rule: Step['rule'], e: Expr, at: At, value: Expr): Step[] => {
  const written = put(e, at);
  return written.key === value.key ? [] : [step(rule, written, value, 'equal')];
};

interface Implicit {
  readonly slope: Expr;
  readonly steps: readonly Step[];
}
/** y′ on a curve: both sides differentiated, with y a function of x. */
const implicitSlope = (equation: Expr, x: string, y: string): Implicit | null => {
  const prime = sym(`${y}'`);
  const total = (side: Expr): Expr | null => {
    const [direct, through] = [derive(canon(side), x), derive(canon(side), y)];
    return direct && through && add(direct, mul(through, prime));
  };
  const [left, right] = [total(arg(equation, 0)), total(arg(equation, 1))];
  const gap = leftMinusRight(equation);
  const [byX, byY] = [derive(gap, x), derive(gap, y)];
  if (!left || !right || !byX || !byY || byY.key === '0') return null;
  const slope = simplest(neg(div(byX, byY))).form;
  const line = relation('=', left, right);
  const byTerm = (side: Expr): Expr =>
    sum(
      ...termsOf(displayed(side))
        .flatMap((term) => termsOf(displayed(total(term) ?? ZERO)))
        .filter(({ key }) => key !== '0'),
      ...zeroIfConstant(side),
    );
  const zeroIfConstant = (side: Expr): Expr[] =>
    termsOf(displayed(side)).every((term) => total(term)?.key === '0') ? [ZERO] : [];
  const each = relation('=', byTerm(arg(equation, 0)), byTerm(arg(equation, 1)));
  const together = loose(displayed(each)) === loose(displayed(line)) ? each : line;
  return {
    slope,
    steps: [
      step('implicit-derivative', equation, each, 'implies'),
      ...(together === each ? [] : [step('implicit-collect', each, together, 'implies')]),
      step('solve-slope', together, relation('=', prime, slope), 'implies'),
    ],
  };
};

const secondSlope = ({ slope }: Implicit, x: string, y: string): { value: Expr; step: Step } | null => {
  const [direct, through] = [derive(canon(slope), x), derive(canon(slope), y)];
  if (!direct || !through) return null;
  const value = simplest(add(direct, mul(through, canon(slope)))).form;
  const [one, two] = [sym(`${y}'`), sym(`${y}''`)];
  return {
    value,
    step: step('second-implicit', relation('=', one, slope), relation('=', two, value), 'implies'),
  };
};

/** dy/dx, or d²y/dx², of a curve given by an equation. */
export const planImplicit = ({ expression, variable: x, options }: Problem): Draft | null => {
  const y = options.unknowns?.[0] ?? 'y';
  const first = implicitSlope(expression, x, y);
  if (!first) return null;
  const second = options.order === 2 ? secondSlope(first, x, y) : null;
  if (options.order === 2 && !second) return null;
  if ((options.order ?? 1) > 2) return null;
  const exact = second?.value ?? first.slope;
  const steps = [...first.steps, ...(second ? [second.step] : [])];
  if (!options.at) return draftOf({ kind: 'expression', exact }, steps);
  const value = putValue(exact, options.at);
  return (
    value &&
    draftOf({ kind: 'value', exact: value }, [...steps, ...putStep('put-point', exact, options.at, value)])
  );
};

/** Differentiates by one letter after the other; at a point if one is given. */
export const planPartial = ({ expression, options }: Problem): Draft | null => {
  const steps: Step[] = [];
  if (options.operation === 'gradient') {
    const parts = (options.by ?? []).map((name) => slopeOf(expression, name));
    if (parts.some((part) => part === null)) return null;
    const known = parts.filter((part) => part !== null);
    known.forEach((part, k) =>
      steps.push(
        step('partial-derivative', call('diff', expression, sym(options.by?.[k] ?? 'x')), part, 'equal'),
      ),
    );
    const exact = list('tuple', known);
    const { at } = options;
    if (!at) return draftOf({ kind: 'expression', exact }, steps);
    const values = known.map((part) => putValue(part, at));
    if (values.some((value) => value === null)) return null;
    return draftOf(
      {
        kind: 'expression',
        exact: list(
          'tuple',
          values.filter((value) => value !== null),
        ),
      },
      steps,
    );
  }
  let current = expression;
  const several = (options.by?.length ?? 0) > 0 && new Set(options.by).size > 1;
  for (const name of options.by ?? []) {
    const slope = slopeOf(current, name);
    if (!slope) return null;
    steps.push(
      step(
        several || options.operation === 'partial' ? 'partial-derivative' : 'derivative',
        call('diff', current, sym(name)),
        slope,
        'equal',
      ),
    );
    current = slope;
  }
  if (!options.at) return draftOf({ kind: 'expression', exact: current }, steps);
  const value = putValue(current, options.at);
  return (
    value &&
    draftOf({ kind: 'value', exact: value }, [...steps, ...putStep('put-point', current, options.at, value)])
  );
};

interface Contact {
  readonly p: Expr;
  readonly q: Expr;
  /** null: the tangent is vertical. */
  readonly m: Expr | null;
  readonly steps: readonly Step[];
}
const onGraph = (e: Expr, x: string, at: At): Contact | null => {
  const place = at[x];
  const slope = slopeOf(e, x);
  const q = place ? valueAt(e, x, place) : null;
  const m = place && slope ? valueAt(slope, x, place) : null;
  if (!place || !slope || !q || !m) return null;
  const given = at['y'];
  if (given && Math.abs(approx(canon(given)) - approx(q)) > 1e-9) return null;
  return {
    p: tidy(canon(place)),
    q,
    m,
    steps: [
      ...putStep('function-value', e, { [x]: place }, q),
      step('derivative', call('diff', e, sym(x)), slope, 'equal'),
      ...putStep('slope-at-point', slope, { [x]: place }, m),
    ],
  };
};

const onCurve = (equation: Expr, at: At): Contact | null => {
  const [p, q] = [at['x'], at['y']];
  const found = implicitSlope(equation, 'x', 'y');
  if (!p || !q || !found) return null;
  const gap = leftMinusRight(equation);
  const value = putValue(gap, at);
  if (!value || Math.abs(approx(value)) > 1e-12) return null;
  const [byX, byY] = ['x', 'y'].map((name) => derive(gap, name));
  const [rise, run] = [byX && putValue(byX, at), byY && putValue(byY, at)];
  if (!rise || !run || (rise.key === '0' && run.key === '0')) return null;
  const upright = run.key === '0';
  const m = upright ? null : tidy(neg(div(rise, run)));
  return {
    p: tidy(canon(p)),
    q: tidy(canon(q)),
    m,
    steps: [...found.steps, ...(m ? putStep('slope-at-point', found.slope, at, m) : [])],
  };
};

/** The tangent or normal line at a point of a graph or of a curve. */
export const planTangent = ({ expression, variable: x, options }: Problem): Draft | null => {
  const at = options.at ?? {};
  const contact = expression.kind === 'relation' ? onCurve(expression, at) : onGraph(expression, x, at);
  if (!contact) return null;
  const { p, q, m, steps } = contact;
  if (options.operation === 'slope') return m && draftOf({ kind: 'value', exact: m }, steps);
  const normal = options.operation === 'normal';
  const flat = m?.key === '0';
  const letter = sym('x');
  if ((normal && flat) || (!normal && !m))
    return draftOf({ kind: 'equation', exact: relation('=', letter, p) }, [
      ...steps,
      step('vertical-line', relation('=', sub(letter, p), ZERO), relation('=', letter, p), 'equivalent'),
    ]);
  const own = normal ? (m ? tidy(neg(div(ONE, m))) : ZERO) : (m ?? ZERO);
  const turn = normal && m ? [step('normal-slope', quotient(MINUS_ONE, m), own, 'equal')] : [];
  const line = throughPoint(own, p, q);
  return draftOf({ kind: 'equation', exact: line.exact }, [...steps, ...turn, ...line.steps]);
};
