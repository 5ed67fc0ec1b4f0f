import { rational } from '../../../maths/rational.js';
import { looksLikeProse } from '../../intent/text.js';
import { isNoFormula } from '../../intent/written.js';
import { approx } from '../../kernel/approx.js';
import { canon } from '../../kernel/canonical.js';
import { definedOrNull } from '../../kernel/problem.js';
import { parse, parsedOrNull } from '../../parse/index.js';
import { derive } from '../../plan/calculus/derivatives/derivative.js';
import { simplest, tidy } from '../../plan/simplify/index.js';
import { planSolve } from '../../plan/solve.js';
import { displayed } from '../../print/displayed.js';
import { call, isNode, num, relation, sym, type Expr } from '../../tree/expr.js';
import { substitute, variablesOf } from '../../tree/walk.js';

/** The text of a question as the readers of this folder expect it. */
export const tidyQuestion = (text: string): string =>
  text
    .replace(/\$|\\left|\\right|\\,|\\;|\\!/g, '')
    .replace(/[’′]/g, "'")
    .replace(/≤|\\leq?(?![a-z])/g, '<=')
    .replace(/≥|\\geq?(?![a-z])/g, '>=')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[?.\s]+$/, '');

export const FIND = String.raw`(?:(?:please )?(?:find|what is|what are|what's|determine|calculate|compute|evaluate|give|state|work out|obtain)(?: all)?(?: of)?(?: the| an?)? )`;
/** 'the curve y =', 'the function f(x) =' before a formula. */
export const NAMED = String.raw`(?:(?:the |an? |this |given )*(?:function|curve|graph of|graph|equation|formula|line|parabola)? ?(?:[fghFy](?: ?\( ?[a-z] ?\))? ?= ?)?)`;

/** A formula; null for words, equations and lists. */
export const formulaOf = (text: string): Expr | null => {
  const plain = text.trim();
  if (plain === '' || looksLikeProse(plain) || isNoFormula(plain)) return null;
  const e = parsedOrNull(() => parse(plain));
  return e && e.kind !== 'relation' && e.kind !== 'list' ? e : null;
};
/** A formula of this one letter. */
export const formulaIn = (text: string, letter = 'x'): Expr | null => {
  const e = formulaOf(text);
  return e && variablesOf(e).join() === letter ? e : null;
};
/** A number that is written out: 3, −1/2, π/4. */
export const numberIn = (text: string): Expr | null => {
  const e = formulaOf(text);
  return e && variablesOf(e).length === 0 && Number.isFinite(approx(canon(e))) ? e : null;
};
/** The letter of a formula; null where it has several or none. */
export const letterOf = (e: Expr): string | null => {
  const [name, more] = variablesOf(e);
  return name !== undefined && more === undefined ? name : null;
};

export const of = (name: string, ...args: readonly Expr[]): Expr => call(name, ...args);
export const equals = (left: Expr, right: Expr): Expr => relation('=', left, right);
export const put = (body: Expr, letter: string, place: Expr): Expr => substitute(body, sym(letter), place);
/** The value at a place in its simplest form; null where there is none. */
export const valueAt = (body: Expr, letter: string, place: Expr): Expr | null => {
  const found = definedOrNull(() => tidy(canon(put(body, letter, place))));
  return found && (variablesOf(found).length > 0 || Number.isFinite(approx(canon(found)))) ? found : null;
};
export const slope = (body: Expr, letter: string): Expr | null => {
  const found = definedOrNull(() => derive(canon(body), letter));
  return found && displayed(simplest(found).form);
};
/** All real roots, or those between two ends; null where they repeat or cannot be found. */
export const rootsOf = (line: Expr, letter: string, ends?: readonly [Expr, Expr]): readonly Expr[] | null => {
  const options = ends ? { from: ends[0], to: ends[1], operation: '[]' } : {};
  const answer = definedOrNull(() => planSolve({ kind: 'solve', expression: line, variable: letter, options }))?.answer;
  return answer?.kind === 'roots' && !answer.rounded ? answer.roots : null;
}; // prettier-ignore
/** Sums, products and whole powers of the letter. */
export const isPolynomial = (e: Expr): boolean =>
  !isNode(e) ||
  (/^(?:sum|product|negative)$/.test(e.kind) && e.args.every(isPolynomial)) ||
  (e.kind === 'power' && e.args.every(isPolynomial) && /^\d+$/.test(e.args[1]?.key ?? '')) ||
  (e.kind === 'quotient' && e.args.every(isPolynomial) && variablesOf(e.args[1] ?? e).length === 0);

/** The groups of the first pattern that fits. */
export const firstFit = (patterns: readonly RegExp[], text: string): Readonly<Record<string, string>> | null => {
  for (const pattern of patterns) {
    const groups = pattern.exec(text)?.groups;
    if (groups) return Object.fromEntries(Object.entries(groups).filter(([, one]) => one !== undefined));
  }
  return null;
}; // prettier-ignore
export const whole = (source: string): RegExp => new RegExp(`^(?:${source})$`, 'iu');

/** The value with so many decimals, which are written as such. */
export const rounded = (x: number, digits: number): Expr => {
  const text = x.toFixed(digits);
  const exact = rational(BigInt(text.replace('.', '')), 10n ** BigInt(digits));
  return num(exact, text);
};
