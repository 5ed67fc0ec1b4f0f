import type { SolutionAnswer, Interval } from './solution.js';
import { verdictText, type Fact } from './plan/functions/functions.types.js';
import { intervalsExpr } from './plan/inequality.js';
import type { TextKey } from './texts/en.js';
import { equals, parseRational } from '../maths/rational.js';
import { canon } from './kernel/canonical.js';
import { displayed } from './print/displayed.js';
import { mul } from './kernel/canon.js';
import { isNum, list, relation, sum, sym, ZERO, anyOf, type Expr } from './tree/expr.js';
import { isAllNumbers } from './tree/predicates.js';

/** centre = (1, 2) and radius = 3; an equation is listed without a name. */
const factsExpr = (facts: readonly Fact[]): Expr => {
  const lines = facts.map(({ name, value }) =>
    value.kind === 'relation' ? value : relation('=', sym(name), value),
  );
  const [only] = lines;
  return lines.length === 1 && only ? only : list(lines.length === 0 ? 'none' : 'and', lines);
};

/** Moved by any whole number of periods. */
export const moved = (e: Expr, period: Expr, letter: string): Expr =>
  e.key === '0' ? displayed(mul(period, sym(letter))) : sum(e, displayed(mul(period, sym(letter))));
/** The interval with both ends shifted by whole periods. */
const repeated = (intervals: readonly Interval[], period: Expr, letter: string): Interval[] =>
  intervals.map((one) => ({
    ...one,
    lo: moved(one.lo, period, letter),
    hi: moved(one.hi, period, letter),
  }));

/** The answer as one tree to print: x = 2 or x = 3. */
export const answerExpr = (answer: SolutionAnswer): Expr => {
  switch (answer.kind) {
    case 'value':
    case 'expression':
    case 'equation':
      return answer.exact;
    case 'facts':
      return factsExpr(answer.facts);
    case 'verdict':
      return sym(verdictText(answer.verdict));
    case 'roots':
      return anyOf(
        answer.roots.map((root) => relation(answer.rounded ? '≈' : '=', sym(answer.variable), root)),
      );
    case 'periodic':
      return anyOf(
        answer.roots.map((root) =>
          relation('=', sym(answer.variable), moved(root, answer.period, answer.letter)),
        ),
      );
    case 'everything':
      return list('all', []);
    case 'intervals':
      return intervalsExpr(
        answer.variable,
        answer.period ? repeated(answer.intervals, answer.period, answer.letter ?? 'k') : answer.intervals,
      );
    case 'points':
      return anyOf(
        answer.points.map((point) =>
          list(
            'and',
            answer.variables.map((name, at) => relation('=', sym(name), point[at] ?? ZERO)),
          ),
        ),
      );
    case 'family':
      return list(
        'and',
        answer.variables.map((name, at) => relation('=', sym(name), answer.point[at] ?? ZERO)),
      );
    case 'list':
      return list('set', answer.items);
    case 'truth':
      return list(answer.value ? 'all' : 'none', []);
  }
};

export const answerWords = (answer: SolutionAnswer): TextKey | null => {
  if (answer.kind === 'verdict') return `verdict.${answer.verdict}`;
  if (answer.kind === 'truth') return answer.value ? 'words.yes' : 'words.no';
  if (answer.kind === 'everything' || (answer.kind === 'intervals' && isAllNumbers(answerExpr(answer))))
    return 'words.all';
  if (answer.kind === 'intervals' && answer.intervals.length === 0) return 'words.no-real';
  if (answer.kind === 'family') return 'words.infinitely-many';
  if (answer.kind === 'points' && answer.points.length === 0)
    return answer.inconsistent ? 'words.none' : 'words.no-real';
  return (answer.kind === 'roots' && answer.roots.length === 0) ||
    (answer.kind === 'periodic' && answer.roots.length === 0)
    ? 'words.no-real'
    : null;
};

/** The decimal beside an exact value: '= 2.5' where it is the value itself, '≈ 0.3333333333' where it is rounded. */
export const besideExact = (exact: Expr, decimal: string, shown = decimal): string => {
  const value = canon(exact);
  const rounded = parseRational(decimal);
  return `${rounded && isNum(value) && equals(rounded, value.value) ? '=' : '≈'} ${shown}`;
};
