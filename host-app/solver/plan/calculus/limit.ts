import { approx } from '../../kernel/approx.js';
import { canon } from '../../kernel/canonical.js';
import { together } from '../../kernel/normal.js';
import { MathProblem } from '../../kernel/problem.js';
import { displayed } from '../../print/displayed.js';
import type { Draft, Problem, Step } from '../../solution.js';
import { call, sym, type Expr } from '../../tree/expr.js';
import { isInfinite } from '../../tree/predicates.js';
import { substitute, variablesOf } from '../../tree/walk.js';
import { tidy } from '../simplify/index.js';
import { Trace } from '../trace.js';
import { hopital } from './hopital.js';
import { limitOf } from './limit-value.js';

/** The value itself, where nothing divides by 0. */
const direct = (e: Expr, x: string, point: Expr): Expr | null => {
  if (isInfinite(point)) return null;
  try {
    const value = canon(substitute(e, sym(x), point));
    return Number.isFinite(approx(value)) || variablesOf(value).length > 0 ? value : null;
  } catch (error) {
    if (error instanceof MathProblem) return null;
    throw error;
  }
};

type Way = Draft['methods'][number];

export const planLimit = ({ expression, variable, options }: Problem): Draft | null => {
  const point = options.to && (isInfinite(options.to) ? options.to : canon(options.to));
  if (!point) return null;
  const e = canon(expression);
  const side = options.side && sym(options.side === 'left' ? '-' : '+');
  const limOf = (body: Expr): Expr => call('lim', body, sym(variable), point, ...(side ? [side] : []));
  const trace = new Trace(limOf(expression), 'equal');
  const short = together(e);
  const put = direct(expression, variable, point) ?? direct(short, variable, point);
  const finish = (exact: Expr): Draft => ({
    answer: { kind: 'value', exact: isInfinite(exact) ? exact : tidy(exact) },
    methods: withRule(
      { nameKey: 'method.steps', steps: trace.steps },
      hopital(
        expression,
        limOf,
        variable,
        point,
        options.side ?? 'right',
        isInfinite(exact) ? exact : tidy(exact),
      ),
    ),
    notes: [],
  });
  if (put) {
    const isDirect = direct(expression, variable, point) !== null;
    if (!isDirect) trace.to('cancel', limOf(short));
    const exact = tidy(put);
    const place = options.to ?? point;
    trace.to(
      'direct-substitution',
      substitute(isDirect ? expression : displayed(short), sym(variable), place),
    );
    trace.to('evaluate', exact);
    return finish(exact);
  }
  const left = options.side !== 'right' ? limitOf(e, variable, point, 'left') : null;
  const right = options.side !== 'left' ? limitOf(e, variable, point, 'right') : null;
  const oneSided = options.side !== undefined || isInfinite(point);
  const exact = oneSided
    ? options.side === 'left'
      ? left
      : right
    : left && right && sameValue(left, right)
      ? right
      : onlySide(e, variable, point, left, right);
  if (!exact) return null;
  trace.to('leading-behaviour', exact);
  return finish(exact);
};

/** L'Hôpital's rule says more than a comparison of growth. */
const withRule = (first: Way, rule: readonly Step[] | null): Way[] => {
  if (!rule) return [first];
  const second: Way = { nameKey: 'method.lhopital', steps: rule };
  return first.steps.at(-1)?.rule === 'leading-behaviour' ? [second, first] : [first, second];
};

const sameValue = (a: Expr, b: Expr): boolean => a.key === b.key || Math.abs(approx(a) - approx(b)) < 1e-9;

/** At the edge of the domain the other side has no values at all. */
const onlySide = (e: Expr, x: string, point: Expr, left: Expr | null, right: Expr | null): Expr | null => {
  const defined = (h: number): boolean => Number.isFinite(approx(e, { [x]: approx(point) + h }));
  if (right && !left && !defined(-1e-3) && !defined(-1e-5)) return right;
  return left && !right && !defined(1e-3) && !defined(1e-5) ? left : null;
};
