import { at, problem } from '../../../intent/text.js';
import type { Problem } from '../../../solution.js';
import { list, ZERO, type Expr } from '../../../tree/expr.js';
import {
  requested,
  equationIn,
  resolveFunction,
  numbersOf,
  POINT,
  type QuestionPattern,
  type QuestionContext,
  NUMBER,
  TWO_POINTS,
} from './context.js';

const circle = (operation: string, items: readonly Expr[], e: Expr = list('tuple', items)): Problem =>
  problem('circle', e, 'x', { operation, items });
const fromEquation =
  (operation: string) =>
  (parts: readonly string[], context: QuestionContext): Problem | null => {
    const e = equationIn(parts[0] ?? '', context);
    return e && circle(operation, [], e);
  };
const standardForm: QuestionPattern[1] = (parts, context) =>
  /y\^2|y²/.test(context.text) ? fromEquation('form')(parts, context) : null;
const CENTER = '(?:cent(?:er|re))';
const CIRCLE = String.raw`(?:(?:standard form of )?(?:the )?equation (?:of|for) (?:the |a )?)?circle`;
const OF = String.raw`(?:of|for)(?: the)?(?: circle)?(?: with equation| given by| whose equation is)?:? (.+=.+)`;

export const CIRCLES: readonly QuestionPattern[] = [
  [
    at(
      `${CIRCLE} (?:with|having|whose|that has|of) (?:a |its )?${CENTER} (?:is |at )?(?:the )?origin(?:,? and)?(?: with| has| having| a)* radius (?:of |is |= ?|r ?= ?)?${NUMBER}`,
    ),
    (parts, context) => circle('equation', [ZERO, ZERO, ...numbersOf(context, parts)]),
  ],
  [
    at(
      `${CIRCLE} (?:with|having|whose|that has|of) (?:a |its )?radius (?:of |is |= ?|r ?= ?)?${NUMBER},? (?:and |with |centered |centred |its |a |${CENTER} |at )+${POINT}`,
    ),
    (parts, context) => {
      const [r = ZERO, a = ZERO, b = ZERO] = numbersOf(context, parts);
      return circle('equation', [a, b, r]);
    },
  ],
  [
    at(
      `${CIRCLE} (?:with |having |whose |that has |of |is |a |its |centered |centred |${CENTER} |at )+${POINT},? (?:and |with |having |whose |a |its |has )*radius (?:of |is |= ?|r ?= ?)?${NUMBER}`,
    ),
    (parts, context) => circle('equation', numbersOf(context, parts)),
  ],
  [
    at(
      `${CIRCLE} (?:with |having |whose |that has |a |its |centered |centred |${CENTER} |at |is )+${POINT},? (?:and |that |which )*(?:passes |passing |goes |going )?(?:through|containing) ${POINT}`,
    ),
    (parts, context) => circle('center-point', numbersOf(context, parts)),
  ],
  [
    at(
      `${CIRCLE} (?:with|having|whose|that has) (?:a |its )?(?:diameter )?(?:with )?(?:the )?(?:end ?points )?(?:of (?:a |its |the )?diameter )?(?:are |at |from |is )?${TWO_POINTS}(?: as (?:a |the )?(?:ends of a )?diameter)?`,
    ),
    (parts, context) => circle('diameter', numbersOf(context, parts)),
  ],
  [at(`${CENTER} and (?:the )?radius ${OF}`), fromEquation('both')],
  [at(`radius and (?:the )?${CENTER} ${OF}`), fromEquation('both')],
  [at(`${CENTER} ${OF}`), fromEquation('center')],
  [at(`radius ${OF}`), fromEquation('radius')],
  [
    at(
      `(?:(?:write|express|put|rewrite|convert) )?(.+?=.+?) (?:in|into|to) (?:the )?standard form(?: of a circle)?`,
    ),
    standardForm,
  ],
  [at(`standard form of (?:the )?(?:circle )?(.+?=.+)`), standardForm],
];

const CURVE = String.raw`(?:the )?(?:graph of |curve |circle |parabola |function |ellipse |hyperbola |line )*`;
const touching = (
  text: string,
  context: QuestionContext,
  operation: string,
  place: Record<string, Expr>,
): Problem | null => {
  const e = /=/.test(text) ? equationIn(text, context) : null;
  if (e) return problem('tangent', e, 'x', { operation, at: place });
  const own = resolveFunction(text, context);
  return own && requested('tangent', own, { operation, at: place });
};
const WORDS: readonly (readonly [string, string])[] = [
  ['tangent', '(?:tangent(?: line)?|lineari[sz]ation|linear approximation)'],
  ['normal', 'normal(?: line)?'],
  ['slope', '(?:slope|gradient) (?:of the tangent(?: line)?|of the curve|of the graph)'],
  ['slope', '(?:slope|gradient) of'],
];
const EQUATION = String.raw`(?:equation (?:of|for) )?(?:the |a )?`;
export const TANGENTS: readonly QuestionPattern[] = WORDS.flatMap(([operation, words]): QuestionPattern[] => [
  [
    at(
      `${EQUATION}(?:line )?${words}(?: line)? (?:to |of |for )?${CURVE}(.+?),? (?:at|through) (?:the point )?(?:where )?\\(\\s*([^,()]+(?:\\([^()]*\\)[^,()]*)*)\\s*,\\s*([^,()]+(?:\\([^()]*\\)[^,()]*)*)\\s*\\)`,
    ),
    (parts, context) => {
      const [x = ZERO, y = ZERO] = numbersOf(context, parts.slice(1));
      return touching(parts[0] ?? '', context, operation, { x, y });
    },
  ],
  [
    at(
      `${EQUATION}(?:line )?${words}(?: line)? (?:to |of |for )?${CURVE}(.*?),? ?(?:at|when|where) (?:the point )?(?:where )?([a-z]) ?= ?([^=]+)`,
    ),
    (parts, context) => {
      const [place = ZERO] = numbersOf(context, [parts[2] ?? '']);
      const name = parts[1] ?? 'x';
      const e = context.functions;
      const own = resolveFunction(parts[0] ?? '', context);
      return own && (own.variable === name || e[name])
        ? requested('tangent', own, { operation, at: { [own.variable]: place } })
        : null;
    },
  ],
]);
