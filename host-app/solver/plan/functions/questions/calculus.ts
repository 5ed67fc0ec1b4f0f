import { problem } from '../../../intent/text.js';
import type { Problem } from '../../../solution.js';
import { INFINITY, list, num, sym, ZERO, type Expr } from '../../../tree/expr.js';
import { variablesOf } from '../../../tree/walk.js';
import {
  asked,
  at,
  equationIn,
  VERB,
  meant,
  numbersOf,
  POINT,
  reference,
  SPAN,
  type Ask,
  type Context,
  type Named,
} from './context.js';

const ORDERS: Readonly<Record<string, number>> = {
  first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10,
}; // prettier-ignore
const orderOf = (word: string | undefined): number =>
  word ? (ORDERS[word.toLowerCase()] ?? (Number.parseInt(word, 10) || 1)) : 1;

const LETTER = '(theta|alpha|phi|[a-zθα])';
const letterName = (text: string): string => ({ theta: 'θ', alpha: 'α', phi: 'φ' })[text] ?? text;
const ORDER = String.raw`(?:(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:st|nd|rd|th))(?:[- ]order)? )?`;

const repeated = (name: string, order: number): string[] => Array.from({ length: order }, () => name);
const pointFor = (names: readonly string[], values: readonly Expr[]): Record<string, Expr> =>
  Object.fromEntries(names.map((name, k) => [name, values[k] ?? ZERO]));

/** 'the function f' and what it is to be differentiated by, at a point when there is one. */
const derivative = (
  own: Named,
  by: readonly string[],
  place?: Record<string, Expr>,
  operation = 'plain',
): Problem =>
  problem('partial', own.body, by[0] ?? own.variable, { by, operation, ...(place ? { at: place } : {}) });

const wholeOf = (text: string, context: Context): Named | null => {
  const many = several(text, context);
  return many ?? meant(text, context);
};
/** f(x, y) = … or the expression itself. */
const several = (text: string, context: Context): Named | null => {
  const body = /^(?:[a-z] ?\( ?[a-z](?: ?, ?[a-z])+ ?\)|[wzfu]) ?= ?(.+)$/i.exec(reference(text))?.[1];
  if (body === undefined) return null;
  const e = numbersOf(context, [body])[0];
  return e ? { body: e, variable: variablesOf(e)[0] ?? 'x' } : null;
};

const atPoint = (
  own: Named,
  by: readonly string[],
  operation: string,
  texts: readonly string[],
  context: Context,
): Problem => {
  const names = variablesOf(own.body);
  return derivative(own, by, pointFor(names, numbersOf(context, texts)), operation);
};

/** Numbers in the brackets of f_x(1, 2); f_x(x, y) is the function itself. */
const isPlace = (text: string | undefined): boolean => Boolean(text) && !/^[a-z]$/.test(text?.trim() ?? '');

const PLACE = String.raw`(?: evaluated)? (?:at|when|for|if) ${LETTER} ?= ?([^=]+)`;
const PARTIALS: readonly Ask[] = [
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
      `(?:let |if |given |for )?(.+?=.+?),? (?:find|calculate|compute|determine|what is|evaluate) ([fzuw])_\\{?([a-z]{1,3})\\}?(?: ?\\( ?${'([^,()]+), ?([^,()]+)'} ?\\))?`,
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

const AT_PLACE: readonly Ask[] = [
  [
    at(`${ORDER}derivative of (.+?)(?: with respect to [a-z])?,?${PLACE}`),
    (parts, context) => {
      const own = meant(parts[1] ?? '', context);
      const [value = ZERO] = numbersOf(context, [parts[3] ?? '']);
      return own && derivative(own, repeated(own.variable, orderOf(parts[0])), { [own.variable]: value });
    },
  ],
  [
    at(
      `(?:value of )?([a-z])('{1,4}) ?\\(([^()]*(?:\\([^()]*\\)[^()]*)*)\\)(?:,? (?:if|when|for|where|of|given) .*)?`,
    ),
    (parts, context) => {
      const own = context.functions[parts[0] ?? ''];
      const order = (parts[1] ?? "'").length;
      if (!own) return null;
      if ((parts[2] ?? '').trim() === own.variable)
        return problem('derivative', own.body, own.variable, { order });
      const [value = ZERO] = numbersOf(context, [parts[2] ?? '']);
      return derivative(own, repeated(own.variable, order), { [own.variable]: value });
    },
  ],
  [
    at(
      `(?:(?:if|let|given|for|suppose) )?(?:[a-z]\\([a-z]\\)|y)[,.;:]? (?:then )?(?:find |calculate |compute |determine |what is |evaluate )?(?:the )?([a-z])('{1,4}) ?\\(([^()]*(?:\\([^()]*\\)[^()]*)*)\\)`,
    ),
    (parts, context) => {
      const own = context.functions[parts[0] ?? ''];
      const order = (parts[1] ?? "'").length;
      if (!own) return null;
      if ((parts[2] ?? '').trim() === own.variable)
        return problem('derivative', own.body, own.variable, { order });
      const [value = ZERO] = numbersOf(context, [parts[2] ?? '']);
      return derivative(own, repeated(own.variable, order), { [own.variable]: value });
    },
  ],
];

const SLOPE = String.raw`(?:dy ?/ ?dx|\\frac\{dy\}\{dx\}|y'|the derivative of y(?: with respect to x)?|the slope)`;
const SECOND = String.raw`(?:d\^?[2²] ?y ?/ ?dx\^?[2²]|\\frac\{d\^\{?2\}? ?y\}\{dx\^\{?2\}?\}|y'')`;
const implicit = (
  text: string,
  context: Context,
  order: number,
  place?: readonly string[],
): Problem | null => {
  const own = context.functions['y'];
  if (own && /^y?$/.test(reference(text)))
    return place
      ? derivative(own, repeated('x', order), { x: numbersOf(context, place)[0] ?? ZERO })
      : asked('derivative', own, { order });
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
const IMPLICITS: readonly Ask[] = [SECOND, SLOPE].flatMap((what, k): Ask[] => [
  [
    at(
      `${USING}${what}(?: by implicit differentiation| implicitly)?(?: if| for| of| when| where| given| from|:|,)+(?: the)?(?: equation| curve)?(?: that)? (.+?) at ${POINT}`,
    ),
    (parts, context) => implicit(parts[0] ?? '', context, 2 - k, parts.slice(1)),
  ],
  [
    at(
      `${USING}${what}(?: at ${POINT})(?: by implicit differentiation| implicitly)?(?: if| for| of| when| where| given| from|:|,)+(?: the)?(?: equation| curve)?(?: that)? (.+?)`,
    ),
    (parts, context) => implicit(parts[2] ?? '', context, 2 - k, parts.slice(0, 2)),
  ],
  [
    at(
      `${USING}${what}(?: by implicit differentiation| implicitly)?(?: if| for| of| when| where| given| from|:|,)+(?: the)?(?: equation| curve)?(?: that)? (.+?)(?: by implicit differentiation| implicitly)?`,
    ),
    (parts, context) => implicit(parts[0] ?? '', context, 2 - k),
  ],
  [
    at(
      `(?:if|given|for|let)(?: that)?(?: the)?(?: equation| curve)? (.+?),? (?:then )?(?:find|what is|determine|calculate|compute) ${what}(?: at ${POINT})?`,
    ),
    (parts, context) => implicit(parts[0] ?? '', context, 2 - k, parts[1] ? parts.slice(1) : undefined),
  ],
]);
const IMPLICITLY: readonly Ask[] = [
  [
    at(`(?:implicitly differentiate|differentiate implicitly:?) (.+?=.+)`),
    (parts, context) => implicit(parts[0] ?? '', context, 1),
  ],
  [at(`differentiate (.+?=.+?) implicitly`), (parts, context) => implicit(parts[0] ?? '', context, 1)],
  [at(`implicit derivative of (.+?=.+)`), (parts, context) => implicit(parts[0] ?? '', context, 1)],
];

const POLY = String.raw`(?:taylor|maclaurin)(?: polynomial| series| expansion| approximation)?`;
const taylor = (
  text: string,
  context: Context,
  order: number,
  place: string | undefined,
  operation?: string,
): Problem | null => {
  const own = meant(text, context);
  const [value = ZERO] = place ? numbersOf(context, [place]) : [];
  return (
    own && asked('taylor', own, { order, at: { [own.variable]: value }, ...(operation ? { operation } : {}) })
  );
};
const CENTRED = String.raw`(?:,? ?(?:centered |centred |expanded )?(?:at|about|around|near) (?:[a-z] ?= ?|the point )?([^,]+?))?`;
const DEGREE = String.raw`(?:degree|order)[- ]`;
const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };
const TAYLORS: readonly Ask[] = [
  [
    at(`${ORDER}(?:degree |order )?${POLY} (?:of|for) (.+?)${CENTRED}`),
    (parts, context) =>
      parts[0] ? taylor(parts[1] ?? '', context, orderOf(parts[0]), parts[2] || undefined) : null,
  ],
  [
    at(`${DEGREE}(\\d+) ${POLY} (?:of|for) (.+?)${CENTRED}`),
    (parts, context) => taylor(parts[1] ?? '', context, Number(parts[0]), parts[2] || undefined),
  ],
  [
    at(`${POLY} of ${DEGREE.replace('[- ]', ' ')}(\\d+) (?:of|for) (.+?)${CENTRED}`),
    (parts, context) => taylor(parts[1] ?? '', context, Number(parts[0]), parts[2] || undefined),
  ],
  [
    at(
      `${POLY} (?:of|for) (.+?)${CENTRED},? (?:of|up to|to|with) (?:the )?(?:${DEGREE.replace('[- ]', ' ')}|x\\^)(\\d+)`,
    ),
    (parts, context) => taylor(parts[0] ?? '', context, Number(parts[2]), parts[1] || undefined),
  ],
  [
    at(`first (\\w+) (?:non-?zero )?terms (?:of|in) (?:the )?${POLY} (?:of|for) (.+?)${CENTRED}`),
    (parts, context) => {
      const count = COUNTS[parts[0] ?? ''] ?? Number(parts[0]);
      return Number.isInteger(count) && count > 0
        ? taylor(parts[1] ?? '', context, count, parts[2] || undefined, 'terms')
        : null;
    },
  ],
];

const SUM = String.raw`(?:the )?(?:infinite )?(?:series |sum |of )*`;
const FROM = String.raw`(?:,? ?(?:from|for) ([a-z]) ?= ?(-?\d+) to (?:infinity|oo|∞|\\infty))`;
const SIGMA = String.raw`(?:\\sum|∑|Σ)_?\{?\(? ?([a-z]) ?= ?(-?\d+) ?\)?\}? ?\^? ?\{?(?:\\infty|∞|infinity|oo)\}? ?(.+?)`;
const seriesOf = (body: string, name: string, context: Context): Problem | null => {
  const [term] = numbersOf(context, [body]);
  return term ? problem('convergence', term, name) : null;
};
const TESTS = String.raw`(?:converges?|diverges?|is convergent|is divergent|convergent|divergent)(?: or (?:diverges?|converges?|divergent|convergent))?(?: or not)?(?:,? absolutely or conditionally)?`;
const CONVERGE: readonly Ask[] = [
  [
    at(
      String.raw`(?:determine |decide |test |check |find out |state |tell )?(?:whether |if |does |is |do )?${SUM}(.+?)${FROM} ${TESTS}`,
    ),
    (parts, context) => seriesOf(parts[0] ?? '', parts[1] ?? 'n', context),
  ],
  [
    at(
      String.raw`(?:determine |decide |test |check |find out |state |tell )?(?:whether |if |does |is |do )?${SUM}${SIGMA} ${TESTS}`,
    ),
    (parts, context) => seriesOf(parts[2] ?? '', parts[0] ?? 'n', context),
  ],
  [
    at(
      String.raw`(?:test|determine|find|check|investigate) (?:the )?(?:convergence|convergence or divergence) of ${SUM}(.+?)${FROM}(?: for convergence)?`,
    ),
    (parts, context) => seriesOf(parts[0] ?? '', parts[1] ?? 'n', context),
  ],
  [
    at(String.raw`test ${SUM}(.+?)${FROM} for (?:convergence|divergence)`),
    (parts, context) => seriesOf(parts[0] ?? '', parts[1] ?? 'n', context),
  ],
  [
    at(
      String.raw`(?:test|determine|find|check|investigate) (?:the )?(?:convergence|convergence or divergence) of ${SUM}${SIGMA}`,
    ),
    (parts, context) => seriesOf(parts[2] ?? '', parts[0] ?? 'n', context),
  ],
  [
    at(String.raw`(?:does|do|is|determine whether|determine if) ${SUM}(.+?) ${TESTS}`),
    (parts, context) => {
      const [term] = numbersOf(context, [(parts[0] ?? '').replace(/^the series /, '')]);
      const names = term ? variablesOf(term) : [];
      const [name] = names;
      return term && name && names.length === 1 && /^[nkj]$/.test(name)
        ? problem('convergence', term, name)
        : null;
    },
  ],
];
const powerSeries = (operation: string, body: string, n: string, context: Context): Problem | null => {
  const [term] = numbersOf(context, [body]);
  const [x] = term ? variablesOf(term).filter((name) => name !== n) : [];
  return term && x ? problem('power-series', term, x, { operation, unknowns: [n] }) : null;
};
const POWER: readonly Ask[] = (['radius', 'interval'] as const).flatMap((what): Ask[] => [
  [
    at(`${what} of convergence (?:of|for) ${SUM}(?:power series )?(.+?)${FROM}`),
    (parts, context) => powerSeries(what, parts[0] ?? '', parts[1] ?? 'n', context),
  ],
  [
    at(`${what} of convergence (?:of|for) ${SUM}(?:power series )?${SIGMA}`),
    (parts, context) => powerSeries(what, parts[2] ?? '', parts[0] ?? 'n', context),
  ],
  [
    at(`${what} of convergence (?:of|for) ${SUM}(?:power series )?(.+)`),
    (parts, context) => powerSeries(what, parts[0] ?? '', 'n', context),
  ],
]);
const SUMS: readonly Ask[] = [
  [
    at(String.raw`${SUM}(.+?),? (?:from|for) ([a-z]) ?= ?(-?\d+) to ([a-z]|[a-z] ?[-+] ?\d+)`),
    (parts, context) => {
      const [term, from = num(1), to = sym('n')] = numbersOf(context, [
        parts[0] ?? '',
        parts[2] ?? '1',
        parts[3] ?? 'n',
      ]);
      return term && parts[1] !== parts[3] ? problem('series', term, parts[1] ?? 'k', { from, to }) : null;
    },
  ],
  [
    at(String.raw`sum of the (?:infinite )?series (.+?)${FROM}`),
    (parts, context) => {
      const [term, from = num(1)] = numbersOf(context, [parts[0] ?? '', parts[2] ?? '1']);
      return term ? problem('series', term, parts[1] ?? 'n', { from, to: INFINITY }) : null;
    },
  ],
];
const SEQUENCE: readonly Ask[] = [
  [
    at(String.raw`does (?:the )?limit of (.+?) as ([a-z]) (?:->|→|approaches|goes to|tends to) (.+?) exist`),
    (parts, context) => {
      const [e, to] = numbersOf(context, [parts[0] ?? '', parts[2] ?? '']);
      return e && to ? problem('limit', e, parts[1] ?? 'x', { to }) : null;
    },
  ],
  [
    at(
      String.raw`limit of the sequence (?:[a-z]_\{?n\}? ?= ?|\{)?(.+?)\}?(?: as n (?:->|→|approaches|goes to|tends to) (?:infinity|∞|oo))?`,
    ),
    (parts, context) => {
      const [term] = numbersOf(context, [parts[0] ?? '']);
      return term && variablesOf(term).join() === 'n' ? problem('limit', term, 'n', { to: INFINITY }) : null;
    },
  ],
];

const areaOf = (
  items: readonly Expr[],
  variable: string,
  ends: readonly Expr[],
  operation: string,
): Problem => {
  const [from, to] = ends;
  return problem('area', items.length === 1 && items[0] ? items[0] : list('tuple', items), variable, {
    items,
    operation,
    ...(from && to ? { from, to } : {}),
  });
};
const curveIn = (text: string, context: Context): Expr | null => {
  const body = reference(text).replace(/^(?:y|[a-z]\([a-z]\)) ?= ?/, '');
  if (/^(?:x[- ]axis|0)$/i.test(body)) return ZERO;
  const named = /^([a-z])(?:\([a-z]\))?$/.exec(body)?.[1];
  const own = named ? context.functions[named] : undefined;
  return own?.body ?? numbersOf(context, [body])[0] ?? null;
};
const BOUNDED = String.raw`(?:area|area of the region)(?: of the region)?(?: enclosed| bounded)?`;
const AREAS: readonly Ask[] = [
  [
    at(
      `${BOUNDED} (?:between|by|enclosed by|bounded by|enclosed between)(?: the)?(?: curves?| graphs? of| functions?| lines?)? (.+?) and (.+?)(?:,? (?:on|over|from|for|between) ${SPAN})?`,
    ),
    (parts, context) => {
      const [f, g] = [curveIn(parts[0] ?? '', context), curveIn(parts[1] ?? '', context)];
      if (!f || !g || [f, g].some((e) => e.kind === 'relation')) return null;
      const names = [...new Set([...variablesOf(f), ...variablesOf(g)])];
      return names.length === 1
        ? areaOf([f, g], names[0] ?? 'x', numbersOf(context, parts.slice(2)), 'between')
        : null;
    },
  ],
  [
    at(`area under(?: the)?(?: curve| graph)?(?: of)? (.+?),? (?:on|over|from|for|between) ${SPAN}`),
    (parts, context) => {
      const f = curveIn(parts[0] ?? '', context);
      return f && f.kind !== 'relation'
        ? areaOf([f], variablesOf(f)[0] ?? 'x', numbersOf(context, parts.slice(1)), 'under')
        : null;
    },
  ],
];

export const CALCULUS_ASKS: readonly Ask[] = [
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
