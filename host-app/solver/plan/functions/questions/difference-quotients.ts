import { bound } from '../../../intent/calculus.js';
import { at, problem } from '../../../intent/text.js';
import type { Problem } from '../../../solution.js';
import { negative, quotient, sum, sym, ZERO, type Expr } from '../../../tree/expr.js';
import { contains, substitute } from '../../../tree/walk.js';
import {
  reference,
  resolved,
  resolveFunction,
  type NamedFunction,
  type QuestionContext,
  type QuestionPattern,
} from './context.js';

/** (f(x + h) − f(x))/h */
const quotientOf = ({ body, variable }: NamedFunction): [quotient: Expr, step: string] => {
  const h = contains(body, 'h') || variable === 'h' ? 'k' : 'h';
  const moved = substitute(body, sym(variable), sum(sym(variable), sym(h)));
  return [quotient(sum(moved, negative(body)), sym(h)), h];
};
const byDefinition = (parts: readonly string[], context: QuestionContext): Problem | null => {
  const text = parts.find((part) => part !== '') ?? '';
  const own = resolveFunction(reference(text.replace(/'(?=\(|$)/, '')), context);
  if (!own) return null;
  const [expression, h] = quotientOf(own);
  return problem('limit', expression, h, { to: ZERO });
};
const limitOfNamed = (body: string, letter: string, point: string, context: QuestionContext) => {
  const expression = resolved(
    body.replace(/[,;]?(?: (?:for|where|if|when|with|given))? [a-z]\([a-z]\)$/i, ''),
    context,
  );
  const to = bound(context.found, point);
  return expression && problem('limit', expression, letter, { to });
};

const USING = '(?:(?:using|use|by|from|with|via|through) )?';
const DEFINITION = `${USING}(?:the )?(?:(?:limit )?definition(?: of (?:the |a )?(?:derivative|limits?))?|limit process|first principles?|difference quotient)`;
const DERIVATIVE = String.raw`(?:(?:find |calculate |compute |determine |work out )?(?:the )?derivative(?: of)?|differentiate|find(?: the)?)`;
const TO = String.raw`([a-zθ])\s*(?:->|→|approaches|goes to|tends to|\\to)\s*`;

export const DIFFERENCE_QUOTIENTS: readonly QuestionPattern[] = [
  [
    at('difference quotient(?: of| for)? (.+)'),
    (parts, context) => {
      const own = resolveFunction(parts[0] ?? '', context);
      return own && problem('simplify', quotientOf(own)[0]);
    },
  ],
  [at(`${DERIVATIVE} (.+?),? ${DEFINITION}`), byDefinition],
  [at(`${DERIVATIVE} ${DEFINITION}(?: of| for|:)? (.+)`), byDefinition],
  [at(`([a-z]'?\\([a-z]\\)),? ${DEFINITION}`), byDefinition],
  [at(`${DEFINITION},? (?:to )?(?:find |calculate |compute |determine )?${DERIVATIVE} (.+)`), byDefinition],
  [at(`${DEFINITION},? (?:to )?find [a-z]'\\([a-z]\\)(?: for| if| when| where|,)? (.+)`), byDefinition],
  [
    at(String.raw`\\?lim(?:it)?\s*(?:as )?_?\s*[{(]?\s*${TO}([^\s{}()]+?)\s*[})]?(?: of)? (.+)`),
    (parts, context) => limitOfNamed(parts[2] ?? '', parts[0] ?? '', parts[1] ?? '', context),
  ],
  [
    at(`lim(?:it)? of (.+) as ${TO}(\\S+?)((?:,? (?:for|where|if|when|with|given))? [a-z]\\([a-z]\\))?`),
    (parts, context) => limitOfNamed(parts[0] ?? '', parts[1] ?? '', parts[2] ?? '', context),
  ],
];
