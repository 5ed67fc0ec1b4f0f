import { at, problem } from '../../../intent/text.js';
import { approx } from '../../../kernel/approx.js';
import type { Problem } from '../../../solution.js';
import { usesI } from '../../../tree/predicates.js';
import { negative, quotient, relation, sum, sym, ZERO, type Expr } from '../../../tree/expr.js';
import { substitute, variablesOf } from '../../../tree/walk.js';
import {
  requested,
  VERB,
  resolveFunction,
  numbersOf,
  composed,
  SPAN,
  type QuestionPattern,
  type QuestionContext,
  type NamedFunction,
} from './context.js';

const kindOf =
  (kind: Problem['kind'], options: Problem['options'] = {}) =>
  (parts: readonly string[], context: QuestionContext): Problem | null => {
    const own = resolveFunction(parts.at(-1) ?? '', context);
    return own && requested(kind, own, options);
  };
/** domain of f(x), domain f(x), or domain alone when the function comes first; f(x): domain */
const about = (words: string, kind: Problem['kind'], options: Problem['options'] = {}): QuestionPattern[] => [
  [at(`(?:its )?${words}(?:(?: of| for| to)?:? (.+))?`), kindOf(kind, options)],
  [
    at(`(.+?)[,:;.]? (?:then )?(?:${VERB})?(?:its )?${words}(?: of (?:f|it|the function))?`),
    kindOf(kind, options),
  ],
];

const zerosOf = (own: NamedFunction): Problem =>
  problem('solve', relation('=', own.body, ZERO), own.variable);
/** A function of real numbers has no value outside its domain: f(2) for √(x − 3). */
const isReal = (e: Expr): boolean => variablesOf(e).length > 0 || usesI(e) || Number.isFinite(approx(e));
const valueAt = (own: NamedFunction, place: Expr): Problem | null => {
  const e = substitute(own.body, sym(own.variable), place);
  return isReal(e) ? problem('evaluate', e) : null;
};

const spanned =
  (build: (own: NamedFunction, from: Expr, to: Expr) => Problem | null) =>
  (parts: readonly string[], context: QuestionContext): Problem | null => {
    const own = resolveFunction(parts[0] ?? '', context);
    const [from, to] = numbersOf(context, parts.slice(1));
    return own && from && to ? build(own, from, to) : null;
  };

/** On an interval, a local extremum is another one than the largest value. */
const EXTREME = String.raw`(?:absolute |global |all )*`;
const extreme = (from: Expr, to: Expr, operation: string): Problem['options'] => ({ from, to, operation });

const BOUNDED: readonly QuestionPattern[] = [
  [
    at(`average (?:rate of change|speed) (?:of|for) (.+?) (?:on|over|from|between) ${SPAN}`),
    spanned((own, from, to) => {
      const put = (place: Expr): Expr => substitute(own.body, sym(own.variable), place);
      return problem('evaluate', quotient(sum(put(to), negative(put(from))), sum(to, negative(from))));
    }),
  ],
  [
    at(`(?:average|mean) value of (.+?) (?:on|over|from|between) ${SPAN}`),
    spanned((own, from, to) =>
      problem('definite', quotient(own.body, sum(to, negative(from))), own.variable, { from, to }),
    ),
  ],
  [
    at(
      `${EXTREME}(?:extrema|extreme values?|maximum and minimum(?: values?)?|max and min|minimum and maximum(?: values?)?) (?:of|for) (.+?) (?:on|over) ${SPAN}`,
    ),
    spanned((own, from, to) => requested('extrema', own, extreme(from, to, 'absolute'))),
  ],
  [
    at(`${EXTREME}(?:maximum|max|largest|greatest|highest)(?: value)? (?:of|for) (.+?) (?:on|over) ${SPAN}`),
    spanned((own, from, to) => requested('extrema', own, extreme(from, to, 'maximum'))),
  ],
  [
    at(`${EXTREME}(?:minimum|min|smallest|least|lowest)(?: value)? (?:of|for) (.+?) (?:on|over) ${SPAN}`),
    spanned((own, from, to) => requested('extrema', own, extreme(from, to, 'minimum'))),
  ],
];

const WHERE = String.raw`(?:(?:open )?intervals? (?:on|in|over) which|intervals? where|where|when|for (?:which|what) (?:values of )?[a-z](?: values)?,?|on (?:which|what) intervals?)`;
const region = (word: string, operation: string): QuestionPattern[] => [
  [at(`${WHERE} (?:is )?(.+?)(?: is)? ${word}`), kindOf('monotonic', { operation })],
  [at(`intervals? of ${word}(?: (?:of|for) (.+))?`), kindOf('monotonic', { operation })],
  [at(`${word} intervals?(?: (?:of|for) (.+))?`), kindOf('monotonic', { operation })],
];
const REGIONS: readonly QuestionPattern[] = [
  ...region(
    '(?:increasing (?:and|or) decreasing|increasing and where (?:it is )?decreasing|increase and decrease|monotonicity)',
    'increasing|decreasing',
  ),
  ...region(
    '(?:concave up(?:ward)? (?:and|or) (?:concave )?down(?:ward)?|concavity)',
    'concave up|concave down',
  ),
  [at('concavity (?:of|for) (.+)'), kindOf('monotonic', { operation: 'concave up|concave down' })],
  ...region('(?:increasing|increase)', 'increasing'),
  ...region('(?:decreasing|decrease)', 'decreasing'),
  ...region('(?:concave up(?:wards?)?|convex)', 'concave up'),
  ...region('(?:concave down(?:wards?)?)', 'concave down'),
];

/** Vertex of a parabola first: its highest or lowest value is there. */
const extremeValue =
  (operation: 'maximum' | 'minimum') =>
  (parts: readonly string[], context: QuestionContext): Problem | null => {
    const own = resolveFunction(parts[0] ?? '', context);
    // A wave has its greatest value again and again: its range tells it.
    if (!own || /(?:sin|cos)/.test(own.body.key)) return null;
    return requested('vertex', own, { operation });
  };

const SHAPES: readonly QuestionPattern[] = [
  ...about('(?:natural |implied |maximal )?domain', 'domain'),
  ...about('(?:range|image)', 'range'),
  ...about('inverse(?: function)?', 'inverse'),
  [
    at(`([a-z])(?:\\^\\(?-1\\)?|\\^\\{-1\\}|⁻¹)(?: ?\\(?x\\)?)?(?:,? (?:if|when|for|where|of|given) (.+))?`),
    (parts, context) => {
      const own = context.functions[parts[0] ?? ''];
      // 'where x is negative' would be another function.
      return own && /^(?:[a-z] ?\([a-z]\)|y)?$/i.test(parts[1] ?? '') ? requested('inverse', own) : null;
    },
  ],
  [
    at(
      String.raw`(?:determine |decide |state |check |find out )?(?:whether |if |is )?(?:the function )?(.+?)(?: is)?:? (?:an )?(?:even,? or odd|odd,? or even|even,? odd,? or neither|odd,? even,? or neither|even or odd or neither)(?: function)?(?: or neither)?`,
    ),
    kindOf('symmetry'),
  ],
  // 'Is n² + n even?' is about whole numbers.
  [
    at(String.raw`is ((?!.*(?<![a-z])[nmk](?![a-z])).+?) (?:an )?(?:even|odd)(?: function)?`),
    kindOf('symmetry'),
  ],
  ...about('(?:symmetry|parity)', 'symmetry'),
  ...about('(?:fundamental |smallest |least )?period', 'period'),
  ...about('amplitude and (?:the )?period', 'period', { operation: 'all' }),
  ...about('period and (?:the )?amplitude', 'period', { operation: 'all' }),
  ...about('amplitude,? (?:the )?period,?(?: and)? (?:the )?(?:phase|horizontal) shift', 'period', {
    operation: 'every',
  }),
  ...about('amplitude', 'period', { operation: 'amplitude' }),
  ...about('(?:phase|horizontal) shift', 'period', { operation: 'shift' }),
  ...about('vertical asymptotes?(?:\\(s\\))?', 'asymptotes', { operation: 'vertical' }),
  ...about('horizontal asymptotes?(?:\\(s\\))?', 'asymptotes', { operation: 'horizontal' }),
  ...about('(?:slant|oblique) asymptotes?', 'asymptotes', { operation: 'slant' }),
  ...about('(?:vertical and horizontal )?asymptotes', 'asymptotes', { operation: 'all' }),
  ...about('(?:x- ?(?:and|&) y-)?intercepts', 'intercepts'),
  ...about('x[- ]and y[- ]intercepts', 'intercepts'),
  ...about('vertex form', 'vertex', { operation: 'form' }),
  [
    at(`(?:(?:write|express|put|rewrite|convert) )?(.+?) (?:in|into|to) vertex form`),
    kindOf('vertex', { operation: 'form' }),
  ],
  ...about('vertex', 'vertex'),
  ...about('axis of symmetry', 'vertex', { operation: 'axis' }),
  ...about('(?:critical (?:points?|numbers?|values?)|stationary points?)', 'extrema', {
    operation: 'critical',
  }),
  ...about('nature of (?:the |its )?stationary points?', 'extrema', { operation: 'nature' }),
  ...about('end[- ]behaviou?r', 'asymptotes', { operation: 'ends' }),
  ...about('(?:points? of inflection|inflection points?)', 'extrema', { operation: 'inflection' }),
  ...about(
    '(?:local |relative )?(?:extrema|extremes|extreme (?:points|values)|turning points|maxima and minima|maximum and minimum(?: points?| values?)?)',
    'extrema',
    { operation: 'local' },
  ),
  ...about('(?:local|relative) (?:maximum|maxima|max)(?: points?)?', 'extrema', { operation: 'maximum' }),
  ...about('(?:local|relative) (?:minimum|minima|min)(?: points?)?', 'extrema', { operation: 'minimum' }),
  [at(`(?:absolute |global )?(?:maximum|max|largest|greatest)(?: value)? of (.+)`), extremeValue('maximum')],
  [at(`(?:absolute |global )?(?:minimum|min|smallest|least)(?: value)? of (.+)`), extremeValue('minimum')],
];

const VALUES: readonly QuestionPattern[] = [
  [
    at(`(?:zeros?|roots?|x[- ]intercepts?)(?: of| for)? (.+)`),
    (parts, context) => {
      const own = resolveFunction(parts[0] ?? '', context);
      return own && zerosOf(own);
    },
  ],
  [
    at(`y[- ]intercept(?: of| for)? (.+)`),
    (parts, context) => {
      const own = resolveFunction(parts[0] ?? '', context);
      return own && valueAt(own, ZERO);
    },
  ],
  [
    at(`(?:value of )?(.+?) (?:at|when|if|for) ([a-z]) ?= ?([^=]+)`),
    (parts, context) => {
      const [ref = '', name = '', place = ''] = parts;
      if (Object.keys(context.functions).length === 0) return null;
      const own = resolveFunction(ref.replace(/^value of /, ''), context);
      const [value] = numbersOf(context, [place]);
      return own && own.variable === name && value ? valueAt(own, value) : null;
    },
  ],
  [
    at('(.+)'),
    (parts, context) => {
      if (Object.keys(context.functions).length === 0) return null;
      const text = (parts[0] ?? '').replace(
        /^(?:(?:let|given|if|for|suppose|consider|assume|that|the|an?|and|functions?|is|are|be|defined|by|as|rule|with|where|we have|y|[a-z]\([a-z]\))[,.;:]? )*(?:then )?(?:find|calculate|compute|evaluate|determine|what is|simplify|give|work out)\b(?: the value of| the)?:? /i,
        '',
      );
      const body = text
        .replace(
          /,? (?:if|when|where|given|for|with|let)(?: that)? [a-z]\([a-z]\)(?:(?:,| and|, and) [a-z]\([a-z]\))*$/i,
          '',
        )
        .replace(
          /^(?:(?:let|given|if|for|suppose) )?[a-z]\([a-z]\)(?:(?:,| and|, and) [a-z]\([a-z]\))*[,.;:]? (?:then )?/i,
          '',
        );
      const { e, outer } = composed(body, context) ?? {};
      if (!e || e.kind === 'relation' || e.kind === 'list') return null;
      if (!isReal(e)) return null;
      return problem(
        variablesOf(e).length === 0 ? 'evaluate' : 'simplify',
        e,
        undefined,
        outer && { composed: outer },
      );
    },
  ],
];

export const CURVE_ASKS: readonly QuestionPattern[] = [...BOUNDED, ...REGIONS, ...SHAPES, ...VALUES];
