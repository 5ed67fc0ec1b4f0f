import type { Rule } from '../../texts/en.js';
import {
  arg,
  isNode,
  isNum,
  negative,
  num,
  product,
  quotient,
  rebuild,
  sum,
  ZERO,
  type Expr,
} from '../../tree/expr.js';
import { someNode } from '../../tree/walk.js';

/** What a law makes of one node, and what it did there, with its numbers. */
export interface Move {
  readonly after: Expr;
  readonly act?: string;
}
/** A law looks at a node whose parts no law of its kind can change any more. */
export interface Law {
  readonly rule: Rule;
  readonly at: (e: Expr) => Move | null;
}
export interface Line {
  readonly rule: Rule;
  readonly after: Expr;
  readonly detail?: string;
  readonly act?: string;
}

const MOST_LINES = 30;
/** More sentences than these are no help beside one line. */
const MOST_ACTS = 3;

/** Factors or terms without a bracket around a part of them. */
const flat = (kind: 'sum' | 'product', args: readonly Expr[]): readonly Expr[] =>
  args.flatMap((part) => (isNode(part) && part.kind === kind ? part.args : [part]));

/** The sign of a product in front of it, and its factors without signs. */
const unsigned = (factors: readonly Expr[]): [isMinus: boolean, factors: readonly Expr[]] => [
  factors.filter((factor) => factor.kind === 'negative').length % 2 === 1,
  factors.map((factor) => (factor.kind === 'negative' ? arg(factor, 0) : factor)),
];
const signed = (isMinus: boolean, e: Expr): Expr => (isMinus ? negative(e) : e);

const tidyProduct = (args: readonly Expr[]): Expr => {
  const [first, ...rest] = flat('product', args);
  // The minus of a number further back stays in its bracket until the product is worked out.
  const outside = [first, ...rest].find(
    (factor) => factor?.kind === 'negative' && (factor === first || !isNum(arg(factor, 0))),
  );
  const factors = first ? [first, ...rest] : [];
  if (outside)
    return negated(tidyProduct(factors.map((factor) => (factor === outside ? arg(factor, 0) : factor))));
  if (factors.some((factor) => factor.key === '0')) return ZERO;
  const shown = factors.filter((factor) => factor.key !== '1');
  return shown.length === 0 ? num(1) : product(...shown);
};

export const negated = (e: Expr): Expr => (e.kind === 'negative' ? arg(e, 0) : negative(e));

/** Removes brackets, factors of 1 and terms of 0 that change nothing. */
export const tidied = (e: Expr): Expr => {
  const once = tidiedOnce(e);
  return once.key === e.key ? once : tidied(once);
};
const tidiedOnce = (e: Expr): Expr => {
  if (!isNode(e)) return e;
  const args = e.args.map(tidiedOnce);
  const [a, b] = args;
  if (e.kind === 'sum') {
    const terms = flat('sum', args).filter((term) => term.key !== '0');
    return terms.length === 0 ? ZERO : sum(...terms);
  }
  if (e.kind === 'product') return tidyProduct(args);
  if (e.kind === 'negative' && a) return a.key === '0' ? a : negative(a);
  if (e.kind === 'quotient' && a && b) {
    if (b.key === '1') return a;
    if (a.key === '0' && isNum(b) && b.key !== '0') return ZERO;
    const [isMinus, parts] = unsigned([a, b]);
    return signed(isMinus, quotient(parts[0] ?? a, parts[1] ?? b));
  }
  if (e.kind === 'power' && a && b?.key === '1') return a;
  return rebuild(e, args);
};

/** The law at every innermost place where it applies. */
const applied = (e: Expr, { at }: Law, acts: string[]): Expr => {
  if (!isNode(e)) return e;
  const args = e.args.map((part) => applied(part, { rule: 'simplify', at }, acts));
  if (args.some((part, k) => part !== e.args[k])) return rebuild(e, args);
  const move = at(e);
  if (!move || move.after.key === e.key) return e;
  if (move.act !== undefined && !acts.includes(move.act)) acts.push(move.act);
  return move.after;
};

/** The law inside brackets of numbers only, before what is done to the brackets. */
export const inBracket = (law: Law): Law => ({
  rule: law.rule,
  at: (e) => {
    if (!isNode(e) || (e.kind !== 'power' && e.kind !== 'product')) return null;
    const acts: string[] = [];
    const args = e.args.map((part) => (isNumbersOnly(part) ? applied(part, law, acts) : part));
    return args.every((part, at) => part === e.args[at])
      ? null
      : { after: rebuild(e, args), ...(acts.length > 0 ? { act: acts.join(' ') } : {}) };
  },
});
const isNumbersOnly = (e: Expr): boolean =>
  (e.kind === 'sum' || (e.kind === 'quotient' && someNode(e, ({ kind }) => kind === 'sum'))) &&
  !someNode(e, ({ kind }) => kind === 'sym' || kind === 'call');

/** What is left out without a law of its own, because it changes nothing. */
const idleParts = (e: Expr): string | undefined => {
  const has = (kind: string, key: string): boolean =>
    someNode(e, (part) => isNode(part) && part.kind === kind && part.args.some((one) => one.key === key));
  if (has('product', '0')) return 'A product with a factor 0 is 0.';
  if (has('sum', '0')) return 'A term 0 changes nothing.';
  return has('product', '1') ? 'A factor 1 changes nothing.' : undefined;
};

/** Lines from `start` until no law applies; in each line the first law that applies. */
export const linesBy = (start: Expr, laws: readonly Law[]): readonly Line[] => {
  const lines: Line[] = [];
  let line = tidied(start);
  const seen = new Set([line.key]);
  const act = idleParts(start);
  if (act !== undefined && line.key !== start.key) lines.push({ rule: 'evaluate', after: line, act });
  while (lines.length < MOST_LINES) {
    const next = firstOf(laws, (law) => {
      const found = step(line, law);
      return found && !seen.has(found.after.key) ? found : null;
    });
    if (!next) break;
    seen.add(next.after.key);
    lines.push(next);
    line = next.after;
  }
  return lines;
};

const firstOf = (laws: readonly Law[], find: (law: Law) => Line | null): Line | null => {
  for (const law of laws) {
    const found = find(law);
    if (found) return found;
  }
  return null;
};

const step = (line: Expr, law: Law): Line | null => {
  const acts: string[] = [];
  const after = tidied(applied(line, law, acts));
  if (after.key === line.key) return null;
  return { rule: law.rule, after, ...(acts.length > 0 ? { act: acts.slice(0, MOST_ACTS).join(' ') } : {}) };
};

export { signed, unsigned };
