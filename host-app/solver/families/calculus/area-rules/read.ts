import { problem } from '../../../intent/text.js';
import { approx } from '../../../kernel/approx.js';
import { canon } from '../../../kernel/canonical.js';
import type { Problem } from '../../../solution.js';
import { call, list, num, relation, sym, type Expr } from '../../../tree/expr.js';
import { equals, formulaOf, letterOf, numberIn, tidyQuestion } from '../formula.js';

/** How the values at the places of a rule are weighted. */
export type AreaRule = 'left' | 'right' | 'midpoint' | 'trapezoidal' | 'simpson';
const RULES: readonly (readonly [RegExp, AreaRule])[] = [
  [/\bleft\b(?:[- ](?:hand|end-?points?))?/i, 'left'],
  [/\bright\b(?:[- ](?:hand|end-?points?))?/i, 'right'],
  [/\bmid-?points?\b/i, 'midpoint'],
  [/\b(?:trapezoid(?:al|s)?|trapezium|trapezia)\b/i, 'trapezoidal'],
  [/\bsimpson(?:['’]?s)?\b(?: 1\/3(?:rd)?)?/i, 'simpson'],
];
const INTEGRALS: readonly RegExp[] = [
  /(?:∫|\\?int) ?_ ?\{?(?<a>[^{}^\s]+)\}? ?\^ ?(?:\{(?<b>[^{}]+)\}|(?<b2>[^\s{}]+)) (?<f>.+?) ?d ?(?<x>[a-z])(?![a-z])/i,
  /(?:the )?(?:definite )?(?:integral|∫)(?: of)? (?<f>.+?)(?: ?d[a-z])? (?:from|between) (?:[a-z] ?= ?)?(?<a>\S+) (?:to|and) (?:[a-z] ?= ?)?(?<b>[^\s,]+)/i,
  /(?:the )?(?:definite )?(?:integral|∫) from (?<a>\S+) to (?<b>\S+) (?:of )?(?<f>.+?) ?d(?<x>[a-z])(?![a-z])/i,
  /(?:the )?(?:area )?(?:under|below|of|for|to) (?:the )?(?:area (?:under|below) )?(?:the )?(?:curve |graph |function )?(?:of )?(?:y ?= ?|f ?\([a-z]\) ?= ?)?(?<f>[^=]+?) (?:from|between|on|over|in)(?: the)?(?: interval)? (?:\[ ?(?<a>[^,\]]+), ?(?<b>[^\]]+)\]|(?:[a-z] ?= ?)?(?<a2>\S+) (?:to|and) (?:[a-z] ?= ?)?(?<b2>[^\s,]+))/i,
  /^(?<f>[^=]+?) (?:from|between|on|over|in)(?: the)?(?: interval)? (?:\[ ?(?<a>[^,\]]+), ?(?<b>[^\]]+)\]|(?:[a-z] ?= ?)?(?<a2>\S+) (?:to|and) (?:[a-z] ?= ?)?(?<b2>[^\s,]+))/i,
];
const COUNT =
  /,? ?(?:(?:with|using|by|for|and|if|where|into|taking) )*(?:n ?= ?(?<n>\d+)(?: (?:equal )?(?:sub-?intervals|intervals|strips|rectangles|trapezoids|parts))?|(?<m>\d+|two|three|four|five|six|eight|ten)(?: equal)?(?: [a-z]+)? ?(?:sub-?intervals|intervals|strips|rectangles|trapezoids|trapeziums|parts|subdivisions)(?: of equal (?:length|width))?)/i;
const WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
};
/** Words between the parts: nothing of the question may be left. */
const IDLE =
  /\b(?:use|using|apply|find|calculate|compute|evaluate|approximate|approximation|estimate|estimated?|determine|the|an?|of|for|to|by|with|and|rule|sums?|riemann|method|value|area|under|curve|endpoints?|what|is|in|on|from|formula|integral|numerically|hand)\b|[,.:;]/gi;

export const readAreaRule = (text: string): Problem | null => {
  const plain = tidyQuestion(text);
  const count = COUNT.exec(plain)?.groups;
  const n = Number(count?.['n'] ?? WORDS[(count?.['m'] ?? '').toLowerCase()] ?? count?.['m']);
  const rest = plain.replace(COUNT, ' ').replace(/ {2,}/g, ' ').trim();
  const [rule, another] = RULES.filter(([pattern]) => pattern.test(rest));
  if (!rule || another || !(n > 0 && n <= 20)) return null;
  if (rule[1] === 'simpson' && n % 2 === 1) return null;
  const bare = rest.replace(rule[0], ' ').replace(/ {2,}/g, ' ').trim();
  for (const pattern of INTEGRALS) {
    const stripped = pattern.source.startsWith('^') ? bare.replace(/^(?:use|apply|find|the|rule|riemann|sums?|for|of|approximation| )+\b/gi, '').trim() : bare;
    const found = pattern.exec(stripped);
    const { f = '', a, b, a2, b2, x } = found?.groups ?? {};
    const body = found && formulaOf(f.replace(/^(?:the )?(?:function |curve )?(?:y|f ?\([a-z]\)) ?= ?/i, ''));
    const letter = body && (letterOf(body) ?? null);
    const [from, to] = [a ?? a2, b ?? b2].map((one) => numberIn(one ?? ''));
    const left = stripped.replace(found?.[0] ?? '', ' ').replace(IDLE, ' ').trim();
    if (!body || !letter || (x && x !== letter) || !from || !to || left !== '') continue;
    if (!(approx(canon(from)) < approx(canon(to)))) return null;
    return setUp(rule[1], body, letter, [from, to], n);
  }
  return null;
}; // prettier-ignore

const SIGNS: Readonly<Record<AreaRule, string>> = {
  left: 'L',
  right: 'R',
  midpoint: 'M',
  trapezoidal: 'T',
  simpson: 'S',
};
const setUp = (rule: AreaRule, body: Expr, letter: string, [from, to]: readonly [Expr, Expr], n: number): Problem =>
  problem(
    'applied',
    list('system', [relation('≈', sym(SIGNS[rule]), call('defint', body, sym(letter), from, to)), equals(sym('n'), num(n))]),
    letter,
    { operation: `area-rule:${rule}` },
  ); // prettier-ignore
