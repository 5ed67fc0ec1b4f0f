import type { Pattern } from '../../../intent/text.js';
import { ParseProblem } from '../../../parse/index.js';
import { pack } from '../../../packs/registry.js';
import { contains, someNode, variablesOf } from '../../../tree/walk.js';
import type { Problem } from '../../../solution.js';
import { CALCULUS_ASKS } from './calculus.js';
import { contextOf, type QuestionPattern, type QuestionContext } from './context.js';
import { CURVE_ASKS } from './curves.js';
import { LINE_ASKS } from './lines.js';
import { readParametric } from './parametric.js';

const ASKS: readonly QuestionPattern[] = [...CALCULUS_ASKS, ...LINE_ASKS, ...CURVE_ASKS];

/** Six letters in a row are probably words that were read as a product. */
const sensible = ({ expression }: Problem): boolean =>
  variablesOf(expression).length <= 5 &&
  !someNode(expression, (part) => part.kind === 'sym' && part.name.startsWith('q_'));

const tried = ([pattern, build]: QuestionPattern, context: QuestionContext): Problem | null => {
  const match = pattern.exec(context.text);
  if (!match) return null;
  try {
    const found = build(
      match.slice(1).map((part: string | undefined) => part ?? ''),
      context,
    );
    return found && sensible(found) ? found : null;
  } catch (error) {
    // Another pattern may match.
    if (error instanceof ParseProblem) return null;
    throw error;
  }
};

/** A word for a conic or its parts, or an equation with both squares. */
const CONICS =
  /^(?=[^]*=)(?:[^]*(?:\bconic|ellipse|hyperbola|parabola|\bfoc(?:us|i)\b|\bvert(?:ex|ices)\b|eccentricity|directri|asymptotes?|major axis|minor axis|standard form|\bcent(?:er|re)\b|axis of symmetry)|(?=.*x)(?=.*y)(?=.*(?:\^2|²).*(?:\^2|²))[\dxy^²+\-−*/(). =]+$)/i;

/** y', dy/dx or dy in an equation. */
const DERIVATIVES =
  /^(?=[^]*=)[^]*(?:[a-zA-Z] ?['′’´`"”″‴]|\\d*dot|\\prime|\bd\^?[{(]?[2-4²³]?[)}]? ?[a-zA-Z](?:\([a-z]\))? ?(?:\)? ?\/ ?\(?|\} ?\{) ?d|d ?\} ?\{ ?d|\bd ?\/ ?d|\bdy\b)/;

/** 'y = x^2 at y = 3': a place of a letter that the one function does not have. */
const isElsewhere = ({ text, functions }: QuestionContext): boolean => {
  const [only, ...more] = Object.values(functions);
  const [, letter = ''] = /\b(?:at|when|where) ([a-z]) ?= ?[^=]+$/i.exec(text) ?? [];
  return (
    letter !== '' && !!only && more.length === 0 && letter !== only.variable && !contains(only.body, letter)
  );
};

/** Questions about functions, curves, lines, circles, series; each may contain definitions (f(x) = …). */
export const FUNCTION_QUESTIONS: readonly Pattern[] = [
  [/x ?(?:\([a-zθ]\))? ?=[^]*\by ?(?:\([a-zθ]\))? ?=/i, readParametric],
  [CONICS, (found) => pack('conics').readConic(found)],
  [DERIVATIVES, (found) => pack('differential').readDifferential(found)],
  [
    /^[^]+$/u,
    (found) => {
      const context = contextOf(found);
      if (isElsewhere(context)) return null;
      for (const ask of ASKS) {
        const problem = tried(ask, context);
        if (problem) return problem;
      }
      return null;
    },
  ],
];
