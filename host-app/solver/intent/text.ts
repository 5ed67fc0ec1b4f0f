import { splitLetters } from '../parse/names.js';
import { parse, ParseProblem } from '../parse/index.js';
import type { Problem } from '../solution.js';
import type { Expr } from '../tree/expr.js';
import { isNoFormula } from './written.js';

/** The question with the groups of a matched pattern; maths is parsed with spans of the whole question. */
export interface Match {
  readonly text: string;
  readonly parts: readonly string[];
}
export type MatchReader = (found: Match) => Problem | null;
export type Pattern = readonly [RegExp, MatchReader];

/** Parses a part of the question; problems point into the question. */
export const maths = ({ text }: Match, part: string, variables: readonly string[] = []): Expr => {
  if (looksLikeProse(part) || isNoFormula(part))
    throw new ParseProblem('cannot.words', { start: 0, end: text.length });
  try {
    return parse(part, { variables });
  } catch (error) {
    const offset = text.indexOf(part);
    if (!(error instanceof ParseProblem) || offset < 0) throw error;
    throw new ParseProblem(error.messageKey, {
      start: error.span.start + offset,
      end: error.span.end + offset,
    });
  }
};

/** The whole text, in any case. */
export const at = (source: string): RegExp => new RegExp(`^(?:${source})$`, 'iu');

export const problem = (
  kind: Problem['kind'],
  expression: Expr,
  variable = '',
  options: Problem['options'] = {},
): Problem => ({ kind, expression, variable, options });

/** Function names that the engine does not know; a letter that is called like a function. */
const UNKNOWN_CALL =
  /(?<![\p{L}\\])(?:[fghFGHP]|erfc?|[SC]i|[EL]i|li|[Rr]e|[Ii]m|tr|phi|varphi|gamma|Gamma|zeta|psi|sigma|tau|mu|omega|[φϕϑγΓζψ])(?:\^\{?-1\}?|⁻¹)? ?(?=\()|\\(?:var)?(?:phi|gamma|Gamma|zeta|psi) *(?:\\left *)?(?=\()/u;
const UNIT = /^(?:[cdkm]m|[km]g|[cdm]l|mL|lb|oz|ft|yd|hr)$/;
/** Two letters that are a word, and three that are a formula of school books. */
const PAIR =
  /^(?:on|in|at|by|an|as|be|do|go|he|hi|me|my|no|or|so|ok|oh|up|us|we|it|if|im|am|is|of|to|yo|ty|pl|th|id|ur|ms|mr|dr|vs|rd|nd|st|eg|ie|etc)$/i;
const FORMULA = /^(?:lwh|mgh|[Pp]rt|nRT)$/;
const isAscending = (run: string): boolean =>
  /^a?[^aeiou]+$/.test(run) && /^[^y]*(?:x?y[^y]*)?$/.test(run) && [...run].sort().join('') === run;

const ROMAN = /^(?=.{2})M*(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;
/** Roman numbers: nothing but such letters, with an I, three of them or two alike. */
const isRoman = (runs: readonly string[]): boolean =>
  runs.every((run) => /^[IVXLCDM]*$/.test(run)) &&
  runs.some((run) => ROMAN.test(run) && /I|...|(.)\1/.test(run));
/** nC2 and 5Px: selections, as 5C2. */
const SELECTION = /(?<!\p{L})(?:n ?[CP] ?(?:[rkx]|\d+)|\d+ ?[CP] ?[nrkx])(?![\p{L}\d(])/u;

/** Runs of letters that no known name explains, with the text on both sides. */
const productsIn = (text: string): { letters: string; before: string; name: string }[] => {
  const plain = text.replace(/\\[a-z]+/gi, (command) => ' '.repeat(command.length));
  return [...plain.matchAll(/\p{L}+/gu)].flatMap(({ 0: run, index }) => {
    let at = index;
    const found: { letters: string; before: string; name: string }[] = [];
    for (const part of splitLetters(run)) {
      const last = found.at(-1);
      if (part.length > 1) found.push({ letters: '', before: '', name: part });
      else if (last && last.letters !== '') last.letters += part;
      else
        found.push({ letters: part, before: plain.slice(Math.max(0, at - 9), at), name: last?.name ?? '' });
      at += part.length;
    }
    return found.filter(({ letters }) => letters !== '');
  });
};

/** 'roots' is no √s and 'sines' no sin(es), but 'sinx', 'lne', 'sinxdx' and 'cost' beside t are functions. */
const isEndOfWord = (name: string, letters: string, others: string): boolean =>
  name !== '' &&
  ([...letters.replace(/d[a-z]$/, '')].some(
    (letter) =>
      /[c-jlopqs]/.test(letter) && !others.includes(letter) && !/^(?:lne|loge|lge|pii)$/.test(name + letter),
  ) ||
    (name + letters === 'cost' && !others.includes('t')));

/**
 * True for words: a run of letters that is no name of maths is a product only where its letters occur elsewhere in the
 * text, or where it is as short and as plain as xy and abc.
 */
export const looksLikeProse = (text: string): boolean => {
  if (UNKNOWN_CALL.test(text)) return true;
  const found = productsIn(text);
  if (SELECTION.test(text) || isRoman(found.map(({ letters }) => letters))) return true;
  return found.some((one) => {
    const { letters, before, name } = one;
    const named = found
      .filter((other) => other !== one && other.letters.length === 1)
      .map((other) => other.letters)
      .join('');
    if (isEndOfWord(name, letters, named)) return true;
    if (letters.length === 1) return false;
    if (letters.length > 6) return true;
    const others = found
      .map((other) => (other.letters === letters || PAIR.test(other.letters) ? '' : other.letters))
      .join('');
    if ([...letters].every((letter) => others.includes(letter))) return false;
    if (letters.length > 2)
      return /[\p{L}\d)] $/u.test(before)
        ? true
        : /^(?:add|all|a[cnpr]t)$/i.test(letters) ||
            !(isAscending(letters) || /^(?:[xyz]+|[abcd]+|[A-Z]{3})$/.test(letters) || FORMULA.test(letters));
    if (UNIT.test(letters) && /\d ?$/.test(before)) return true;
    if (letters === 'by' && /[+−-] ?$/.test(before) && others.includes('x')) return false;
    return PAIR.test(letters) || (/[\p{L}\d)] $/u.test(before) && !/^[a-cm-np-qu-z]+$/.test(letters));
  });
};
