import { standardLine } from '../line.js';
import { CIRCLES, TANGENTS } from './circles.js';
import { at, problem } from '../../../intent/text.js';
import type { Problem } from '../../../solution.js';
import {
  call,
  list,
  negative,
  power,
  quotient,
  relation,
  sum,
  sym,
  TWO,
  ZERO,
  type Expr,
} from '../../../tree/expr.js';
import { variablesOf } from '../../../tree/walk.js';
import {
  equationIn,
  numbersOf,
  POINT,
  type QuestionPattern,
  type QuestionContext,
  NUMBER,
  TWO_POINTS,
} from './context.js';

const LINE = String.raw`(?:(?:slope[- ]intercept|general|standard|point[- ]slope) form of )?(?:the )?(?:(?:equation|formula) (?:of|for) (?:the |a )?)?(?:straight )?line`;
const THROUGH = String.raw`(?:that |which )?(?:is |are )?(?:passing through|passes through|going through|goes through|through|containing|contains|joining|connecting|with|between)`;

const placed = (operation: string, items: readonly Expr[], e: Expr = list('tuple', items)): Problem =>
  problem('line', e, 'x', { operation, items });

const withPoints =
  (operation: string) =>
  (parts: readonly string[], context: QuestionContext): Problem =>
    placed(operation, numbersOf(context, parts));

/** The question names a line and a point, in this order or the other. */
const besideLine =
  (operation: string, lineAt: number, pointAt: readonly [number, number]) =>
  (parts: readonly string[], context: QuestionContext): Problem | null => {
    const equation = equationIn(parts[lineAt] ?? '', context);
    const items = numbersOf(context, [parts[pointAt[0]] ?? '', parts[pointAt[1]] ?? '']);
    return equation && items.length === 2 ? placed(operation, items, equation) : null;
  };
const beside = (word: string): readonly QuestionPattern[] => [
  [
    at(
      `${LINE} (?:that is |which is )?${word} to (.+?),? (?:and |that )?(?:passes |passing |goes |going )?(?:through|containing|at) ${POINT}`,
    ),
    besideLine(word, 0, [1, 2]),
  ],
  [
    at(`${LINE} ${THROUGH} ${POINT},? (?:and |that is |which is )?${word} to (.+)`),
    besideLine(word, 2, [0, 1]),
  ],
];

/** A formula for two points; with letters it is only worked out. */
const ofPoints = (
  operation: string,
  formula: Expr,
  [a = ZERO, b = ZERO, c = ZERO, d = ZERO]: readonly Expr[],
): Problem =>
  variablesOf(formula).length > 0
    ? problem('evaluate', formula)
    : problem('counted', formula, '', { operation, items: [list('tuple', [a, b]), list('tuple', [c, d])] });

const minus = (a: Expr, b: Expr): Expr => sum(a, negative(b));

const inForm =
  (operation: string): QuestionPattern[1] =>
  (parts, context) => {
    const e = equationIn(parts[0] ?? '', context);
    return e && (operation !== 'standard' || standardLine(e)) ? placed(operation, [], e) : null;
  };
const WRITE =
  '(?:(?:write|express|put|rewrite|convert|change) )?(?:the )?(?:(?:linear )?equation )?(?:of the line )?';
const LINES: readonly QuestionPattern[] = [
  ...beside('parallel'),
  ...beside('perpendicular'),
  [
    at(
      `${LINE} (?:with )?slope (?:of |= ?|m ?= ?)?${NUMBER},? (?:and |that |which )?(?:passes |passing |goes |going )?(?:through|containing|point) ${POINT}`,
    ),
    withPoints('point-slope'),
  ],
  [
    at(
      `${LINE} ${THROUGH} ${POINT},? (?:and |with |having |whose )+(?:a )?slope (?:of |is |= ?|m ?= ?)?${NUMBER}`,
    ),
    (parts, context) => {
      const [p = ZERO, q = ZERO, m = ZERO] = numbersOf(context, parts);
      return placed('point-slope', [m, p, q]);
    },
  ],
  [
    at(
      `${LINE} with slope (?:of |= ?|m ?= ?)?${NUMBER} and (?:a )?y-intercept (?:of |= ?|b ?= ?|at )?${NUMBER}`,
    ),
    (parts, context) => {
      const [m = ZERO, b = ZERO] = numbersOf(context, parts);
      return placed('point-slope', [m, ZERO, b]);
    },
  ],
  [
    at(
      `perpendicular bisector (?:of|between|for) (?:the )?(?:line )?(?:segment )?(?:joining |from |between |with end ?points |through |connecting )?${TWO_POINTS}`,
    ),
    withPoints('bisector'),
  ],
  [
    at(`${LINE}(?: segment)? ${THROUGH} ${TWO_POINTS}(?: in slope[- ]intercept form)?`),
    withPoints('through'),
  ],
  [
    at(
      `(?:gradient|slope)(?: of| between| from|:)? (?:the )?(?:line )?(?:segment )?(?:${THROUGH} )?${TWO_POINTS}`,
    ),
    (parts, context) => {
      const [a = ZERO, b = ZERO, c = ZERO, d = ZERO] = numbersOf(context, parts);
      return ofPoints('slope', quotient(minus(d, b), minus(c, a)), [a, b, c, d]);
    },
  ],
  [
    at(
      `mid-?point(?: of| between| for|:)? (?:the )?(?:line )?(?:segment )?(?:joining |from |between |with end ?points |connecting |and )?${TWO_POINTS}`,
    ),
    withPoints('midpoint'),
  ],
  [
    at(
      `(?:distance|length)(?: between| from| of|:)? (?:the )?(?:line )?(?:segment )?(?:joining |from |between |with end ?points |connecting )?${TWO_POINTS}`,
    ),
    (parts, context) => {
      const [a = ZERO, b = ZERO, c = ZERO, d = ZERO] = numbersOf(context, parts);
      const length = call('sqrt', sum(power(minus(c, a), TWO), power(minus(d, b), TWO)));
      return ofPoints('distance', length, [a, b, c, d]);
    },
  ],
  [
    at(
      `(?:shortest |perpendicular )?distance (?:from|between|of) ${POINT} (?:to|and|from) (?:the )?(?:line )?(.+)`,
    ),
    besideLine('distance', 2, [0, 1]),
  ],
  [
    at(
      `(?:shortest |perpendicular )?distance (?:from|between|of) (?:the )?(?:line )?(.+?) (?:to|and|from) ${POINT}`,
    ),
    besideLine('distance', 0, [1, 2]),
  ],
  [
    at(`(?:gradient|slope) of (?:the )?(?:line )?(.+?=.+)`),
    (parts, context) => {
      const e = equationIn(parts[0] ?? '', context);
      return e && placed('slope', [], e);
    },
  ],
  [
    at(`(?:gradient|slope) of (?:the )?(?:line |equation )?y`),
    (_, context) => {
      const e = equationIn('y', context);
      return e && placed('slope', [], e);
    },
  ],
  [at(`${WRITE}(.+?) (?:in|into|to) slope[- ]intercept form`), inForm('slope-intercept')],
  [at(`${WRITE}(.+?) (?:in|into|to) (?:the )?(?:standard|general) form(?: of a line)?`), inForm('standard')],
  [at(`slope[- ]intercept form of (.+)`), inForm('slope-intercept')],
  [
    at(
      `(?:(?:are|is|determine (?:if|whether)|tell whether|state whether)(?: the)?(?: graphs of| lines?)*:? )?(.+?=[^=]+?)(?:,? and |, ?|; ?)(.+?=[^=]+?)(?: are)?:?,? (?:parallel,? (?:or )?perpendicular,? (?:or|and) neither|parallel or perpendicular)(?: to each other)?`,
    ),
    (parts, context) => {
      const lines = parts.map((part) => equationIn(part, context));
      const known = lines.filter((line) => line !== null);
      return known.length === 2 ? placed('directions', known, list('and', known)) : null;
    },
  ],
  [
    at(`([xy])[- ]intercept of (?:the )?(?:line )?(.+?=.+)`),
    (parts, context) => {
      const e = equationIn(parts[1] ?? '', context);
      const [other, name] = parts[0]?.toLowerCase() === 'x' ? ['y', 'x'] : ['x', 'y'];
      if (!e) return null;
      return problem('system', list('system', [e, relation('=', sym(other), ZERO)]), name, {
        unknowns: [name],
      });
    },
  ],
];

const FORM = /\b(general|standard|point)[- ](?:slope )?form\b/i;
/** A line with the form that the question names: y = mx + b is the usual one. */
const inNamedForm =
  (build: QuestionPattern[1]): QuestionPattern[1] =>
  (parts, context) => {
    const found = build(parts, context);
    const [, form = ''] = FORM.exec(context.text) ?? [];
    if (found?.kind !== 'line' || form === '') return found;
    const lineForm = form === 'point' ? 'point-slope' : form === 'general' ? form : 'standard';
    return { ...found, options: { ...found.options, lineForm } };
  };

export const LINE_ASKS: readonly QuestionPattern[] = [
  ...CIRCLES,
  ...TANGENTS,
  ...LINES.map(([pattern, build]): QuestionPattern => [pattern, inNamedForm(build)]),
];
