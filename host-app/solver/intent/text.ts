import { splitLetters } from '../parse/names.js';
import { parse, ParseProblem } from '../parse/index.js';
import type { Problem } from '../solution.js';
import type { Expr } from '../tree/expr.js';
import { isNoFormula } from './written.js';

/** The question with the parts a pattern found; maths is parsed with spans of the whole question. */
export interface Found {
  readonly text: string;
  readonly parts: readonly string[];
}
export type Reader = (found: Found) => Problem | null;
export type Pattern = readonly [RegExp, Reader];

/** Parses a part of the question; problems point into the question. */
export const maths = ({ text }: Found, part: string, variables: readonly string[] = []): Expr => {
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
/** Words that are no names of maths: the question is prose, not letters side by side. */
export const looksLikeProse = (text: string): boolean => {
  const runs = text.replace(/\\[a-z]+/gi, ' ').match(/\p{L}{2,}/gu) ?? [];
  return runs.some((run) => {
    if (WORDS.test(run.toLowerCase())) return true;
    // Four plain letters in a row are a word rather than a product.
    const single = splitLetters(run).reduce(
      (longest: number[], part) =>
        part.length === 1 ? [...longest.slice(0, -1), (longest.at(-1) ?? 0) + 1] : [...longest, 0],
      [0],
    );
    return Math.max(...single) > 3;
  });
};
