import { at, maths, problem, type Match, type Pattern } from '../../intent/text.js';
import { canon } from '../../kernel/canonical.js';
import { approx } from '../../kernel/approx.js';
import type { Problem } from '../../solution.js';
import { pack } from '../../packs/registry.js';
import type { Progression } from '../../plan/formulas/progression.js';
import { list, negative, num, power, product, quotient, sum, type Expr } from '../../tree/expr.js';
import { ASK, counted } from './statistics.js';

interface Kind {
  readonly first: Expr;
  readonly items: readonly Expr[];
  readonly rule: Progression;
}

const itemsOf = (f: Match, text: string): Expr[] =>
  text.split(/\s*[,;]\s*|\s*\+\s*|\s+(?=[-−] )/).map((part) => canon(maths(f, part)));
const kindOf = (f: Match, text: string): Kind | null => {
  const items = itemsOf(f, text);
  const [rule, first] = [pack('numbers').progressionOf(items), items[0]];
  const said = /\b(?:arithmetic|geometric)\b/i.exec(f.text)?.[0].toLowerCase() ?? rule?.kind;
  return first && rule && rule.kind === said ? { first, items, rule } : null;
};
const term = ({ first, rule: { step, kind } }: Kind, n: number): Expr =>
  kind === 'geometric' ? product(first, power(step, num(n - 1))) : sum(first, product(num(n - 1), step));
const partial = (kind: Kind, n: number): Expr => {
  const { first, rule } = kind;
  if (rule.kind === 'arithmetic') return product(quotient(num(n), num(2)), sum(first, canon(term(kind, n))));
  return quotient(product(first, sum(power(rule.step, num(n)), num(-1))), sum(rule.step, num(-1)));
};
const made =
  (operation: string, build: (kind: Kind, n: number) => Expr, order: readonly [list: number, n: number]) =>
  (f: Match): Problem | null => {
    const n = Number(f.parts[order[1]]);
    const kind = kindOf(f, f.parts[order[0]] ?? '');
    if (!kind || !['arithmetic', 'geometric'].includes(kind.rule.kind)) return null;
    return n > 0 && n <= 500 ? counted(build(kind, n), operation, [num(n), ...kind.items]) : null;
  };
const whole = (f: Match): Problem | null => {
  const kind = kindOf(f, f.parts[0] ?? '');
  if (kind?.rule.kind !== 'geometric' || Math.abs(approx(kind.rule.step)) > 0.97) return null;
  return counted(quotient(kind.first, sum(num(1), negative(kind.rule.step))), 'infinite sum', kind.items);
};
/** Number n of a term, where it is the given one; 0 where it is none. */
const placeOf = (kind: Kind, last: Expr): number => {
  const [from, to, by] = [kind.first, last, kind.rule.step].map((e) => approx(canon(e))) as [
    number,
    number,
    number,
  ];
  const n = kind.rule.kind === 'geometric' ? Math.log(to / from) / Math.log(by) + 1 : (to - from) / by + 1;
  const found = Math.round(n);
  return found > 0 && canon(term(kind, found)).key === canon(last).key ? found : 0;
};
/** 2 + 5 + 8 + … + 62 */
const upTo = (f: Match): Problem | null => {
  const kind = kindOf(f, f.parts[0] ?? '');
  if (!kind || !['arithmetic', 'geometric'].includes(kind.rule.kind)) return null;
  const n = placeOf(kind, maths(f, f.parts[1] ?? ''));
  return n > kind.items.length && n <= 500
    ? counted(partial(kind, n), 'partial sum', [num(n), ...kind.items])
    : null;
};
/** (last - first)/d + 1 */
const place = (f: Match): Problem | null => {
  const [kind, last] = [kindOf(f, f.parts[0] ?? ''), maths(f, f.parts[1] ?? '')];
  if (kind?.rule.kind !== 'arithmetic' || placeOf(kind, last) === 0) return null;
  const n = sum(quotient(sum(last, negative(kind.first)), kind.rule.step), num(1));
  return counted(n, 'place', [last, ...kind.items]);
};
const next = (f: Match): Problem | null => {
  const kind = kindOf(f, f.parts[0] ?? '');
  return kind && counted(kind.rule.next, 'next', kind.items);
};
const common =
  (kind: Progression['kind']) =>
  (f: Match): Problem | null => {
    const found = kindOf(f, f.parts[0] ?? '');
    const [first = num(0), second = num(0)] = found?.items ?? [];
    const gap = kind === 'geometric' ? quotient(second, first) : sum(second, canon(negative(first)));
    return found?.rule.kind === kind ? counted(gap, `${kind} step`, found.items) : null;
  };
const general = (f: Match): Problem | null => {
  const items = itemsOf(f, f.parts[1] ?? '');
  if (/\b(?:arithmetic|geometric)\b/i.test(f.text) && !kindOf(f, f.parts[1] ?? '')) return null;
  return problem('sequence', list('tuple', items), f.parts[0] || 'n', { items });
};

const VALUE = String.raw`-?\d+(?:\.\d+)?(?:/\d+)?`;
const DOTS = String.raw`(?:,? ?(?:\.{2,}|…)?)`;
const LIST = String.raw`(?:(?:the|this|an?|arithmetic|geometric|sequence|series|progression|is|with terms|:) )*:?\s*(${VALUE}(?:\s*,\s*${VALUE}){2,})${DOTS}`;
const SERIES = String.raw`(${VALUE}(?:\s+[-−+]\s+${VALUE}){2,})(?: ?[-−+]? ?(?:\.{2,}|…)?)?`;
const NTH = String.raw`(\d+)(?:st|nd|rd|th)`;

const RULE = String.raw`(?:an? )?(?:explicit |general )?(?:formula|rule|expression)`;
const TERM = String.raw`(?:term|number|value|one)`;

export const SEQUENCE_QUESTIONS: readonly Pattern[] = [
  [at(String.raw`${ASK}(?:${RULE}(?: (?:for|of))? )?(?:the )?(?:([a-z])(?:['’-]? ?th)|general) term(?: formula| rule)?(?: (?:of|in|for))?:? ?${LIST}`), general],
  [at(String.raw`${ASK}${RULE} (?:for|of)() ${LIST}`), general],
  [at(String.raw`${ASK}common difference (?:of|in|for) ${LIST}`), common('arithmetic')],
  [at(String.raw`${ASK}common ratio (?:of|in|for) ${LIST}`), common('geometric')],
  [at(String.raw`${ASK}next ${TERM}(?: (?:of|in|for|after))?:? ?${LIST}`), next],
  [at(String.raw`(?:what (?:${TERM} )?(?:comes|is) next(?: in| after)?)[:?]? ?${LIST}`), next],
  [at(String.raw`${LIST}[,.;:?]* (?:what (?:${TERM} )?(?:comes|is) next|${ASK}next ${TERM}(?: in the (?:sequence|series|pattern))?)`), next],
  [at(String.raw`${ASK}${NTH} term (?:of|in) ${LIST}`), made('term', term, [1, 0])],
  [at(String.raw`${ASK}sum of (?:the )?first (\d+) terms (?:of|in) ${LIST}`), made('partial sum', partial, [1, 0])],
  [at(String.raw`${ASK}sum of (?:the )?first (\d+) terms (?:of|in) (?:the )?(?:arithmetic |geometric )?(?:series )?${SERIES}`), made('partial sum', partial, [1, 0])],
  [at(String.raw`${ASK}sum of (?:the |an )?infinite (?:geometric )?(?:series|sum) ${SERIES}`), whole],
  [at(String.raw`${ASK}sum to infinity of ${LIST}`), whole],
  [at(String.raw`${ASK}(?:sum(?: of)? )?(${VALUE}(?: ?\+ ?${VALUE}){2,}) ?\+ ?(?:\.{2,}|…|\\[cl]?dots) ?\+ ?(${VALUE})`), upTo],
  [at(String.raw`${ASK}(?:sum(?: of)? )?(${VALUE}(?: ?\+ ?${VALUE}){2,}) ?\+ ?(?:\.{2,}|…|\\[cl]?dots)`), whole],
  [at(String.raw`(?:how many|number of) terms (?:are )?(?:there )?(?:in|of|does)(?: the (?:arithmetic )?(?:sequence|series|progression))? (${VALUE}(?:, ?${VALUE}){2,}),? ?(?:\.{2,}|…),? ?(${VALUE})(?: have)?`), place],
  [at(String.raw`which term (?:of|in) ${LIST} is (${VALUE})`), place],
]; // prettier-ignore
