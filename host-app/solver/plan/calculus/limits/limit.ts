import { approx, LETTERS } from '../../../kernel/approx.js';
import { canon } from '../../../kernel/canonical.js';
import { together } from '../../../kernel/normal.js';
import { BudgetSpent, withBudget } from '../../../kernel/problem.js';
import { displayed } from '../../../print/displayed.js';
import type { Draft, Problem, Step } from '../../../solution.js';
import { arg, call, isCall, negative, sym, type Expr } from '../../../tree/expr.js';
import { contains, mapTree } from '../../../tree/walk.js';
import { written } from '../../acts.js';
import { isInfinite } from '../../../tree/predicates.js';
import { tidy } from '../../simplify/index.js';
import { step } from '../../trace.js';
import { valueAt } from './parts.js';
import { waysTo } from './steps.js';
import { limitOf } from './limit-value.js';

/** Counted operations for the lines; the answer is known without them. */
const STEPS_BUDGET = 250_000;
const orNull = <T>(find: () => T): T | null => {
  try {
    return find();
  } catch (error) {
    if (error instanceof BudgetSpent) return null;
    throw error;
  }
};

type Way = Draft['methods'][number];

/** On one side of the point, |u| is u or −u. */
const withoutBars = (e: Expr, x: string, point: Expr, side: 'left' | 'right'): readonly [Expr, string] => {
  const place = approx(point, LETTERS) + (side === 'left' ? -1e-6 : 1e-6);
  let act = '';
  const open = mapTree(e, (part) => {
    if (!isCall(part, 'abs') || !contains(part, x)) return part;
    const inner = arg(part, 0);
    const isBelow = approx(inner, { ...LETTERS, [x]: place }) < 0;
    act = `On this side ${written(inner)} is ${isBelow ? 'negative' : 'positive'}, so its absolute value is ${isBelow ? written(negative(inner)) : written(inner)}.`;
    return isBelow ? negative(inner) : inner;
  });
  return [open, act];
};

export const planLimit = ({ expression, variable, options }: Problem): Draft | null => {
  const point = options.to && (isInfinite(options.to) ? options.to : canon(options.to));
  if (!point) return null;
  const e = canon(expression);
  const side = options.side ?? edgeSide(e, variable, point);
  const mark = side && sym(side === 'left' ? '-' : '+');
  const limOf = (body: Expr): Expr => call('lim', body, sym(variable), point, ...(mark ? [mark] : []));
  const approach = { x: variable, point, side: side ?? 'right', known: new Map() } as const;
  const direct = (body: Expr): Expr | null => (isInfinite(point) ? null : valueAt(body, approach));
  const found = direct(expression) ?? direct(together(e)) ?? fromSides(e, variable, point, side);
  if (!found) return null;
  const exact = isInfinite(found) ? found : tidy(found);
  const within = (find: () => Step[] | null): Step[] | null => orNull(() => withBudget(STEPS_BUDGET, find));
  const { byLaws, byRule } = waysTo(limOf, approach);
  const [open, act] =
    side && !isInfinite(point) ? withoutBars(expression, variable, point, side) : [expression, ''];
  const start = displayed(open);
  const laws = within(() => byLaws(start, exact));
  const rule = within(() => byRule(start, exact));
  const ways: Way[] = [
    ...(laws ? [{ nameKey: 'method.steps' as const, steps: laws }] : []),
    ...(rule ? [{ nameKey: 'method.lhopital' as const, steps: rule }] : []),
  ];
  const bars =
    act === ''
      ? []
      : [step('drop-bars', limOf(displayed(expression)), limOf(start), 'equal', [], undefined, act)];
  const growth = step('leading-behaviour', limOf(open), exact, 'equal');
  return {
    answer: { kind: 'value', exact },
    methods: (ways.length > 0 ? ways : [{ nameKey: 'method.steps' as const, steps: [growth] }]).map(
      (way) => ({ ...way, steps: [...bars, ...way.steps] }),
    ),
    notes: side === options.side ? [] : [side === 'left' ? 'note.from-left' : 'note.from-right'],
  };
};

const fromSides = (e: Expr, x: string, point: Expr, side: 'left' | 'right' | undefined): Expr | null => {
  const left = side === 'right' ? null : limitOf(e, x, point, 'left');
  const right = side === 'left' ? null : limitOf(e, x, point, 'right');
  if (side === undefined && !isInfinite(point)) return left && right && sameValue(left, right) ? right : null;
  return side === 'left' ? left : right;
};

const sameValue = (a: Expr, b: Expr): boolean =>
  a.key === b.key || Math.abs(approx(a, LETTERS) - approx(b, LETTERS)) < 1e-9;

/** At the edge of the domain the other side has no values at all. */
const edgeSide = (e: Expr, x: string, point: Expr): 'left' | 'right' | undefined => {
  if (isInfinite(point)) return undefined;
  const place = approx(point, LETTERS);
  const [left, right] = [-1, 1].map((way) =>
    [1e-3, 1e-5].filter((h) => !Number.isNaN(approx(e, { ...LETTERS, [x]: place + way * h }))),
  );
  if (left?.length === 0 && right?.length === 2) return 'right';
  return left?.length === 2 && right?.length === 0 ? 'left' : undefined;
};
