import { at, problem } from '../../../intent/text.js';
import type { Problem } from '../../../solution.js';
import { INFINITY, list, num, sym, ZERO, type Expr } from '../../../tree/expr.js';
import { variablesOf, variablesOfAll } from '../../../tree/walk.js';
import {
  requested,
  resolveFunction,
  numbersOf,
  reference,
  SPAN,
  type QuestionPattern,
  type QuestionContext,
  ORDER,
  orderOf,
} from './context.js';

const POLY = String.raw`(?:taylor|maclaurin)(?: polynomial| series| expansion| approximation)?`;
const taylor = (
  text: string,
  context: QuestionContext,
  order: number,
  place: string | undefined,
  operation?: string,
): Problem | null => {
  const own = resolveFunction(text, context);
  const [value = ZERO] = place ? numbersOf(context, [place]) : [];
  return (
    own &&
    requested('taylor', own, { order, at: { [own.variable]: value }, ...(operation ? { operation } : {}) })
  );
};
const CENTRED = String.raw`(?:,? ?(?:centered |centred |expanded )?(?:at|about|around|near) (?:[a-z] ?= ?|the point )?([^,]+?))?`;
const DEGREE = String.raw`(?:degree|order)[- ]`;
const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };
/** Of a series that goes on, so many terms are worked out. */
const FIRST_TERMS = 4;
export const TAYLORS: readonly QuestionPattern[] = [
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
    at(`${POLY} of (.+?) of ${DEGREE.replace('[- ]', ' ')}(\\d+)${CENTRED}`),
    (parts, context) => taylor(parts[0] ?? '', context, Number(parts[1]), parts[2] || undefined),
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
  [
    at(
      `(taylor|maclaurin|power) (?:series|expansion)(?: expansion| representation)?(?: of| for)?:? (.+?)${CENTRED}`,
    ),
    ([name, body = '', place = ''], context) => {
      const isElsewhere = name?.toLowerCase() === 'maclaurin' && !/^(?:the origin|0|)$/.test(place);
      return isElsewhere ? null : taylor(body, context, FIRST_TERMS, place || undefined, 'series');
    },
  ],
];

const SUM = String.raw`(?:the )?(?:infinite )?(?:series |sum |of )*`;
const FROM = String.raw`(?:,? ?(?:from|for) ([a-z]) ?= ?(-?\d+) to (?:infinity|oo|∞|\\infty))`;
const SIGMA = String.raw`(?:\\sum|∑|Σ)_?\{?\(? ?([a-z]) ?= ?(-?\d+) ?\)?\}? ?\^? ?\{?(?:\\infty|∞|infinity|oo)\}? ?(.+?)`;
const seriesOf = (body: string, name: string, context: QuestionContext): Problem | null => {
  const [term] = numbersOf(context, [body]);
  return term ? problem('convergence', term, name) : null;
};
const TESTS = String.raw`(?:converges?|diverges?|is convergent|is divergent|convergent|divergent)(?: or (?:diverges?|converges?|divergent|convergent))?(?: or not)?(?:,? absolutely or conditionally)?`;
export const CONVERGE: readonly QuestionPattern[] = [
  [
    at('convergence of the series (.+)'),
    (parts, context) => {
      const [term] = numbersOf(context, [parts[0] ?? '']);
      const [name] = term ? variablesOf(term) : [];
      return term && name ? problem('convergence', term, name) : null;
    },
  ],
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
const powerSeries = (
  operation: string,
  body: string,
  n: string,
  context: QuestionContext,
): Problem | null => {
  const [term] = numbersOf(context, [body]);
  const [x] = term ? variablesOf(term).filter((name) => name !== n) : [];
  return term && x ? problem('power-series', term, x, { operation, unknowns: [n] }) : null;
};
export const POWER: readonly QuestionPattern[] = (['radius', 'interval'] as const).flatMap(
  (what): QuestionPattern[] => [
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
  ],
);
export const SUMS: readonly QuestionPattern[] = [
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
export const SEQUENCE: readonly QuestionPattern[] = [
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
const curveIn = (text: string, context: QuestionContext): Expr | null => {
  const body = reference(text).replace(/^(?:y|[a-z]\([a-z]\)) ?= ?/, '');
  if (/^(?:x[- ]axis|0)$/i.test(body)) return ZERO;
  const named = /^([a-z])(?:\([a-z]\))?$/.exec(body)?.[1];
  const own = named ? context.functions[named] : undefined;
  return own?.body ?? numbersOf(context, [body])[0] ?? null;
};
const BOUNDED = String.raw`(?:area|area of the region)(?: of the region)?(?: enclosed| bounded)?`;
export const AREAS: readonly QuestionPattern[] = [
  [
    at(
      `${BOUNDED} (?:between|by|enclosed by|bounded by|enclosed between)(?: the)?(?: curves?| graphs? of| functions?| lines?)? (.+?) and (.+?)(?:,? (?:on|over|from|for|between) ${SPAN})?`,
    ),
    (parts, context) => {
      const [f, g] = [curveIn(parts[0] ?? '', context), curveIn(parts[1] ?? '', context)];
      if (!f || !g || [f, g].some((e) => e.kind === 'relation')) return null;
      const names = variablesOfAll(f, g);
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
