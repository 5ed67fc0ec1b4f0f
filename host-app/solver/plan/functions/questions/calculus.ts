import { derivative, pointFor, repeated } from './derivatives.js';
import { DIFFERENCE_QUOTIENTS } from './difference-quotients.js';
import { IMPLICITLY, IMPLICITS } from './implicit.js';
import { AREAS, CONVERGE, POWER, SEQUENCE, SUMS, TAYLORS } from './series.js';
import { at, problem } from '../../../intent/text.js';
import type { Problem } from '../../../solution.js';
import { ZERO } from '../../../tree/expr.js';
import { variablesOf } from '../../../tree/walk.js';
import {
  resolveFunction,
  numbersOf,
  POINT,
  reference,
  type QuestionPattern,
  type QuestionContext,
  type NamedFunction,
  ORDER,
  orderOf,
} from './context.js';

const LETTER = '(theta|alpha|phi|[a-zθα])';
const letterName = (text: string): string => ({ theta: 'θ', alpha: 'α', phi: 'φ' })[text] ?? text;

const wholeOf = (text: string, context: QuestionContext): NamedFunction | null => {
  const many = several(text, context);
  return many ?? resolveFunction(text, context);
};
/** f(x, y) = … or the expression itself. */
const several = (text: string, context: QuestionContext): NamedFunction | null => {
  const body = /^(?:[a-z] ?\( ?[a-z](?: ?, ?[a-z])+ ?\)|[wzfu]) ?= ?(.+)$/i.exec(reference(text))?.[1];
  if (body === undefined) return null;
  const e = numbersOf(context, [body])[0];
  return e ? { body: e, variable: variablesOf(e)[0] ?? 'x' } : null;
};

const atPoint = (
  own: NamedFunction,
  by: readonly string[],
  operation: string,
  texts: readonly string[],
  context: QuestionContext,
): Problem => {
  const names = variablesOf(own.body);
  return derivative(own, by, pointFor(names, numbersOf(context, texts)), operation);
};

/** Numbers in the brackets, as in f_x(1, 2); f_x(x, y) is the function itself. */
const isPlace = (text: string | undefined): boolean => Boolean(text) && !/^[a-z]$/.test(text?.trim() ?? '');

/** f''(2), or f'(x) itself. */
const PRIMED = `([a-z])('{1,4}) ?\\(([^()]*(?:\\([^()]*\\)[^()]*)*)\\)`;
const primed = (
  [name = '', { length: order } = "'", place = '']: readonly string[],
  context: QuestionContext,
) => {
  const own = context.functions[name];
  if (!own) return null;
  if (place.trim() === own.variable) return problem('derivative', own.body, own.variable, { order });
  const [value = ZERO] = numbersOf(context, [place]);
  return derivative(own, repeated(own.variable, order), { [own.variable]: value });
};

/** What is left of the definitions in 'f'(2) if f(x) = x^3 and g(x) = 2x'. */
const DEFINITIONS = String.raw`(?: that| the| an?| functions?| curve)*(?:,? (?:and )?(?:[a-z] ?\([a-z]\)|y))+`;
const PLACE = String.raw`(?: evaluated)? (?:at|when|for|if) ${LETTER} ?= ?([^=]+)`;
const PARTIALS: readonly QuestionPattern[] = [
  [
    at(
      `${ORDER}(?:mixed )?partial derivatives? of (.+?) (?:with respect to|wrt) ${LETTER}(?: twice)?(?:,? at ${POINT})?`,
    ),
    (parts, context) => {
      const own = wholeOf(parts[1] ?? '', context);
      const by = repeated(letterName(parts[2] ?? 'x'), /twice/.test(context.text) ? 2 : orderOf(parts[0]));
      if (!own) return null;
      return parts[3]
        ? atPoint(own, by, 'partial', parts.slice(3), context)
        : derivative(own, by, undefined, 'partial');
    },
  ],
  [
    at(
      `(?:second )?(?:mixed )?(?:second )?partial derivatives? of (.+?) (?:with respect to|wrt) ${LETTER}(?: first)?,?(?: and)?(?: then)?(?: with respect to)? ${LETTER}`,
    ),
    (parts, context) => {
      const own = wholeOf(parts[0] ?? '', context);
      return (
        own &&
        derivative(own, [letterName(parts[1] ?? 'x'), letterName(parts[2] ?? 'y')], undefined, 'partial')
      );
    },
  ],
  [
    at(
      `(?:\\\\frac\\{\\\\partial(?: ?[fzuw])?\\}\\{\\\\partial ?([a-z])\\}|∂[fzuw]? ?/ ?∂([a-z]))(?: of| for| if| when| where|,)? ?(.+)`,
    ),
    (parts, context) => {
      const own = wholeOf(parts[2] ?? '', context);
      return own && derivative(own, [parts[0] || (parts[1] ?? 'x')], undefined, 'partial');
    },
  ],
  [
    at(
      `(?:∂\\^?[2²] ?[fzuw]? ?/ ?\\(? ?∂([a-z]) ?(?:∂([a-z])|\\^?[2²]) ?\\)?|\\\\frac\\{\\\\partial\\^\\{?2\\}?(?: ?[fzuw])?\\}\\{\\\\partial ?([a-z])(?: ?\\\\partial ?([a-z])|\\^\\{?2\\}?)\\})(?: of| for| if| when| where|,)? ?(.+)`,
    ),
    (parts, context) => {
      const own = wholeOf(parts[4] ?? '', context);
      const first = parts[0] || (parts[2] ?? 'x');
      const second = parts[1] || parts[3] || first;
      return own && derivative(own, [second, first], undefined, 'partial');
    },
  ],
  [
    at(
      `([fzuw])_\\{?([a-z]{1,3})\\}?(?: ?\\( ?([^,()]+), ?([^,()]+) ?\\))?(?: of| for| if| when| where| given|,) (.+)`,
    ),
    (parts, context) => {
      const own = wholeOf(parts[4] ?? '', context);
      if (!own) return null;
      const by = [...(parts[1] ?? 'x')];
      return isPlace(parts[2])
        ? atPoint(own, by, 'partial', parts.slice(2, 4), context)
        : derivative(own, by, undefined, 'partial');
    },
  ],
  [
    at(
      `(?:let |if |given |for )?(.+?=.+?),? (?:find|calculate|compute|determine|what is|evaluate) ([fzuw])_\\{?([a-z]{1,3})\\}?(?: ?\\( ?([^,()]+), ?([^,()]+) ?\\))?`,
    ),
    (parts, context) => {
      const own = wholeOf(parts[0] ?? '', context);
      const by = [...(parts[2] ?? 'x')];
      if (!own) return null;
      return isPlace(parts[3])
        ? atPoint(own, by, 'partial', parts.slice(3), context)
        : derivative(own, by, undefined, 'partial');
    },
  ],
  [
    at(`gradient (?:vector )?of (.+?)(?:,? at ${POINT})?`),
    (parts, context) => {
      const own = wholeOf(parts[0] ?? '', context);
      const names = own ? variablesOf(own.body) : [];
      if (!own || names.length < 2) return null;
      return parts[1]
        ? atPoint(own, names, 'gradient', parts.slice(1), context)
        : derivative(own, names, undefined, 'gradient');
    },
  ],
];

const AT_PLACE: readonly QuestionPattern[] = [
  [
    at(`${ORDER}derivative of (.+?)(?: with respect to [a-z])?,?${PLACE}`),
    (parts, context) => {
      const own = resolveFunction(parts[1] ?? '', context);
      const [value = ZERO] = numbersOf(context, [parts[3] ?? '']);
      if (own?.variable !== letterName(parts[2] ?? '')) return null;
      return derivative(own, repeated(own.variable, orderOf(parts[0])), { [own.variable]: value });
    },
  ],
  [at(`(?:value of )?${PRIMED}(?:,? (?:if|when|for|where|of|given)${DEFINITIONS})?`), primed],
  [
    at(
      `(?:(?:if|let|given|for|suppose) )?(?:[a-z]\\([a-z]\\)|y)[,.;:]? (?:then )?(?:find |calculate |compute |determine |what is |evaluate )?(?:the )?${PRIMED}`,
    ),
    primed,
  ],
];

export const CALCULUS_ASKS: readonly QuestionPattern[] = [
  ...DIFFERENCE_QUOTIENTS,
  ...PARTIALS,
  ...AT_PLACE,
  ...IMPLICITLY,
  ...IMPLICITS,
  ...TAYLORS,
  ...POWER,
  ...CONVERGE,
  ...SUMS,
  ...SEQUENCE,
  ...AREAS,
];
