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

export const problem = (
  kind: Problem['kind'],
  expression: Expr,
  variable = '',
  options: Problem['options'] = {},
): Problem => ({ kind, expression, variable, options });

const WORDS =
  /^(?:the|and|how|many|much|what|has|have|his|her|each|is|are|was|were|for|if|of|to|who|will|does|did|they|than|more|less|find|with|per|from|when|that|she)$/;
/** Words of two or three letters, which are more likely than a product of letters. */
const SHORT_WORDS =
  /^(?:off|tip|tax|out|add|age|ago|all|any|big|box|boy|buy|can|car|cat|cup|cut|day|dog|eat|egg|end|far|few|get|got|had|her|him|its|job|let|lot|low|man|men|new|not|now|odd|old|one|own|pay|pen|put|ran|red|row|run|saw|say|see|set|she|six|sum|ten|too|top|toy|two|use|was|way|why|win|won|yet|you)$/;
const TINY_WORDS = /^(?:on|in|at|by|an|as|be|do|go|he|me|my|no|or|so|up|us|we|it|if|am)$/;
/** True for words that are not names of maths: the question is prose, and not a product of letters. */
export const looksLikeProse = (text: string): boolean => {
  const runs = text.replace(/\\[a-z]+/gi, ' ').match(/\p{L}{2,}/gu) ?? [];
  // One of these may be a product, as in ax + by; two are a sentence.
  if (new Set(runs.filter((run) => TINY_WORDS.test(run.toLowerCase()))).size > 1) return true;
  return runs.some((run) => {
    if (WORDS.test(run.toLowerCase()) || SHORT_WORDS.test(run.toLowerCase())) return true;
    // Four plain letters in a row are a word rather than a product.
    const single = splitLetters(run).reduce(
      (longest: number[], part) =>
        part.length === 1 ? [...longest.slice(0, -1), (longest.at(-1) ?? 0) + 1] : [...longest, 0],
      [0],
    );
    return Math.max(...single) > 3;
  });
};
