import { approx } from '../../../kernel/approx.js';
import { add, mul } from '../../../kernel/canon.js';
import { canon } from '../../../kernel/canonical.js';
import { expand } from '../../../kernel/expand.js';
import type { Step } from '../../../solution.js';
import { num, sym, type Expr } from '../../../tree/expr.js';
import { contains, divisors, substitute, variablesOfAll } from '../../../tree/walk.js';
import { leftOut, written } from '../../acts.js';
import { Trace } from '../../trace.js';
import { distinct, equation, rootLine, satisfies, type Equation, type Solved } from '../equation.js';

/** Periodic roots of several cases with one common period; null when the periods do not fit or only some repeat. */
export const joined = (
  cases: readonly Pick<Solved, 'roots' | 'period' | 'steps'>[],
): { roots: readonly Expr[]; period?: Expr } | null => {
  const full = cases.filter(({ roots }) => roots.length > 0);
  const periods = full.flatMap(({ period }) => (period ? [period] : []));
  const [first] = periods;
  if (!first) return { roots: full.flatMap(({ roots }) => roots) };
  if (periods.length < full.length) return null;
  const longest = periods.reduce((a, b) => (approx(a) >= approx(b) ? a : b), first);
  const roots: Expr[] = [];
  for (const { roots: some, period = longest } of full) {
    const times = approx(longest) / approx(period);
    if (Math.abs(times - Math.round(times)) > 1e-9) return null;
    for (let k = 0; k < Math.round(times); k += 1)
      roots.push(...some.map((root) => expand(add(root, mul(num(k), period)))));
  }
  return { roots, period: longest };
};

/** A number as short text; null where it is long, or no number. */
const short = (e: Expr): string | null => {
  const text = written(e);
  return Number.isFinite(approx(e)) && text.length < 12 && !/ |ln/.test(text) ? text : null;
};
/** What the equation says with a candidate in it. */
const testAt = ({ left, right, x }: Equation, root: Expr): readonly string[] => {
  if (variablesOfAll(left, right, root).some((name) => name !== x)) return [];
  const place = `At ${x} = ${written(root)}`;
  const at = (e: Expr): Expr => substitute(e, sym(x), root);
  const zero = divisors(equation(left, right)).find(
    (part) => contains(part, x) && Math.abs(approx(at(canon(part)))) < 1e-12,
  );
  if (zero) return [`${place} the denominator ${written(zero)} is 0.`];
  if (!Number.isFinite(approx(at(left)) + approx(at(right))))
    return [`${place} a part of the question has no value.`];
  const [a, b] = [left, right].map((side) => short(expand(canon(at(side)))));
  if (!a || !b || short(root) === null) return [];
  return [
    a === b ? `${place} both sides are ${a}.` : `${place} the left side is ${a} and the right side is ${b}.`,
  ];
};
/** Squares and denominators may have added roots. */
const MAY_ADD = new Set(['raise', 'multiply-denominator', 'numerator-zero']);

/** Keeps the candidates that satisfy the original equation, which is tested aloud. */
export const tested = (
  e: Equation,
  cases: readonly Pick<Solved, 'roots' | 'period' | 'steps'>[],
  steps: readonly Step[],
): Solved | null => {
  const together = joined(cases);
  if (!together) return null;
  const found = distinct(together.roots);
  const kept = found.filter((root) => satisfies(e.left, e.right, e.x, root));
  const dropped = found.filter((root) => !kept.includes(root));
  const isOpen = dropped.length > 0 || (e.depth === 0 && steps.some(({ rule }) => MAY_ADD.has(rule)));
  const tests =
    isOpen && !together.period && found.length < 5 ? found.flatMap((root) => testAt(e, root)) : [];
  const last = steps.at(-1);
  const shown =
    dropped.length > 0
      ? new Trace(rootLine(e.x, found), 'case').says(
          'test-roots',
          rootLine(e.x, kept),
          [...tests, leftOut(e.x, dropped)].join(' '),
        ).steps
      : [];
  const ended =
    last && dropped.length === 0 && tests.length > 0
      ? [...steps.slice(0, -1), { ...last, act: [last.act ?? '', ...tests].join(' ').trim() }]
      : steps;
  return {
    roots: kept,
    steps: [...ended, ...shown],
    ...(together.period && kept.length > 0 ? { period: together.period } : {}),
  };
};
