import { parse, ParseProblem } from '../parse/index.js';
import type { Problem } from '../solution.js';
import type { Expr } from '../tree/expr.js';

/** The question with the parts a pattern found; maths is parsed with spans of the whole question. */
export interface Found {
  readonly text: string;
  readonly parts: readonly string[];
}
export type Reader = (found: Found) => Problem | null;
export type Pattern = readonly [RegExp, Reader];

/** Parses a part of the question; problems point into the question. */
export const maths = ({ text }: Found, part: string, variables: readonly string[] = []): Expr => {
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

/** Words that are no names of maths: the question is prose. */
export const looksLikeProse = (text: string): boolean => {
  const words = text.toLowerCase().match(/[a-z]{2,}/g) ?? [];
  return words.some((word) =>
    /^(?:the|and|how|many|much|what|has|have|his|her|each|is|are|was|were|for|if|of|to|at|who|will|does|did|they|than|more|find|with|per)$/.test(
      word,
    ),
  );
};
