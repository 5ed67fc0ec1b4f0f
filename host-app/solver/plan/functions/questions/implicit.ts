import { at, problem } from '../../../intent/text.js';
import type { Problem } from '../../../solution.js';
import { ZERO } from '../../../tree/expr.js';
import { variablesOf } from '../../../tree/walk.js';
import {
  requested,
  equationIn,
  numbersOf,
  POINT,
  reference,
  VERB,
  type QuestionPattern,
  type QuestionContext,
} from './context.js';
import { derivative, pointFor, repeated } from './derivatives.js';

const SLOPE = String.raw`(?:dy ?/ ?dx|\\frac\{dy\}\{dx\}|y'|the derivative of y(?: with respect to x)?|the slope)`;
const SECOND = String.raw`(?:d\^?[2²] ?y ?/ ?dx\^?[2²]|\\frac\{d\^\{?2\}? ?y\}\{dx\^\{?2\}?\}|y'')`;
const higher = (order: number): string =>
  String.raw`(?:d\^?\{?[${order}${order === 3 ? '³' : '⁴'}]\}? ?y ?/ ?dx\^?\{?[${order}${order === 3 ? '³' : '⁴'}]\}?|\\frac\{d\^\{?${order}\}? ?y\}\{dx\^\{?${order}\}?\}|y'{${order}}(?!'))`;
const implicit = (
  text: string,
  context: QuestionContext,
  order: number,
  place?: readonly string[],
): Problem | null => {
  const own = context.functions['y'];
  if (own && /^y?$/.test(reference(text)))
    return place
      ? derivative(own, repeated('x', order), { x: numbersOf(context, place)[0] ?? ZERO })
      : requested('derivative', own, { order });
  const e = equationIn(text, context);
  if (!e || !variablesOf(e).includes('y')) return null;
  const values = place ? numbersOf(context, place) : [];
  return problem('implicit', e, 'x', {
    order,
    unknowns: ['y'],
    ...(place ? { at: pointFor(['x', 'y'], values) } : {}),
  });
};
const USING = String.raw`(?:use |by |using |with )?(?:implicit differentiation,? )?(?:to )?(?:${VERB})?`;
export const IMPLICITS: readonly QuestionPattern[] = [SLOPE, SECOND, higher(3), higher(4)].flatMap(
  (what, k): QuestionPattern[] => [
    [
      at(
        `${USING}${what}(?: by implicit differentiation| implicitly)?(?: if| for| of| when| where| given| from|:|,)+(?: the)?(?: equation| curve)?(?: that)? (.+?) at ${POINT}`,
      ),
      (parts, context) => implicit(parts[0] ?? '', context, k + 1, parts.slice(1)),
    ],
    [
      at(
        `${USING}${what}(?: at ${POINT})(?: by implicit differentiation| implicitly)?(?: if| for| of| when| where| given| from|:|,)+(?: the)?(?: equation| curve)?(?: that)? (.+?)`,
      ),
      (parts, context) => implicit(parts[2] ?? '', context, k + 1, parts.slice(0, 2)),
    ],
    [
      at(
        `${USING}${what}(?: by implicit differentiation| implicitly)?(?: if| for| of| when| where| given| from|:|,)+(?: the)?(?: equation| curve)?(?: that)? (.+?)(?: by implicit differentiation| implicitly)?`,
      ),
      (parts, context) => implicit(parts[0] ?? '', context, k + 1),
    ],
    [at(what), (_, context) => (context.functions['y'] ? implicit('y', context, k + 1) : null)],
    [
      at(
        `(?:(?:if|given|for|let)(?: that)?(?: the)?(?: equation| curve)? )?(.+?),? (?:then )?(?:find|what is|determine|calculate|compute) ${what}(?: at ${POINT})?`,
      ),
      (parts, context) => implicit(parts[0] ?? '', context, k + 1, parts[1] ? parts.slice(1) : undefined),
    ],
  ],
);
const firstDerivative: QuestionPattern[1] = (parts, context) => implicit(parts[0] ?? '', context, 1);
export const IMPLICITLY: readonly QuestionPattern[] = [
  [at(`(?:implicitly differentiate|differentiate implicitly:?) (.+?=.+)`), firstDerivative],
  [at(`differentiate (.+?=.+?) implicitly`), firstDerivative],
  [at(`implicit derivative of (.+?=.+)`), firstDerivative],
];
