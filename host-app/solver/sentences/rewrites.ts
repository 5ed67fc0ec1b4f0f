import { mainVariable } from '../intent/calculus.js';
import { readRelation } from '../intent/algebra.js';
import { at, maths, problem, type Match, type Pattern } from '../intent/text.js';
import { splitTerm } from '../kernel/canon.js';
import { canon } from '../kernel/canonical.js';
import { expand } from '../kernel/expand.js';
import { rationalCoefficients } from '../kernel/normal.js';
import type { Problem } from '../solution.js';
import { arg, call, isCall, isNode, negative, num, PI, power, product, quotient, relation, sum, sym, TWO, factorsOf, type Expr } from '../tree/expr.js'; // prettier-ignore
import { pack } from '../packs/registry.js';
import { collectNodes, mapTree, substitute, variablesOf } from '../tree/walk.js';

const ASK = String.raw`(?:(?:what (?:is|are)|find|calculate|compute|determine|give|state|write|work out)(?: the)? |the )?`;

const rewrite = (expression: Expr, operation: string, options: Problem['options'] = {}): Problem =>
  problem('rewrite', expression, mainVariable(expression), { operation, ...options });
/** 'roots of' also accepts the left side of '… = 0'. */
const side = (e: Expr): Expr => (e.kind === 'relation' ? sum(arg(e, 0), negative(arg(e, 1))) : e);
const of =
  (operation: string) =>
  (f: Match): Problem | null => {
    const e = side(maths(f, (f.parts[0] ?? '').replace(/^(?:y|f\(x\)) ?= ?/, '')));
    const options = / solutions /.test(f.text) ? { order: 1 } : {};
    return variablesOf(e).length === 1 ? rewrite(e, operation, options) : null;
  };
const divided =
  (operation: string, turn = false) =>
  (f: Match): Problem | null => {
    const [a, b] = f.parts.map((part) => maths(f, part));
    if (!a || !b || variablesOf(product(a, b)).length !== 1) return null;
    return rewrite(turn ? quotient(b, a) : quotient(a, b), operation);
  };
const written = (f: Match): Problem | null => {
  const e = maths(f, f.parts[0] ?? '');
  return e.kind === 'quotient' && variablesOf(e).length === 1 ? rewrite(e, 'divide') : null;
};
const square = (f: Match): Problem | null => {
  const body = f.parts[0] ?? '';
  const named = /^(?:y|f\(x\)) ?= ?(.+)$/i.exec(body);
  if (!named && body.includes('=')) return readRelation(f, body);
  const e = maths(f, named?.[1] ?? body);
  return variablesOf(e).length === 1 ? rewrite(e, 'square') : null;
};

/** a + bi, whatever form it is written in. */
const complex =
  (operation: string) =>
  (f: Match): Problem | null => {
    const asked = problem('evaluate', maths(f, f.parts[0] ?? ''));
    if (variablesOf(asked.expression).length > 0) return null;
    const found = pack('expressions').planSimplify(asked).answer;
    const e = expand(canon('exact' in found ? found.exact : asked.expression));
    const unit = sym('ⅈ');
    const re = expand(canon(substitute(e, unit, num(0))));
    const im = expand(canon(sum(substitute(e, unit, num(1)), negative(re))));
    if (variablesOf(e).length > 0 || expand(canon(sum(re, product(im, unit)))).key !== e.key) return null;
    return problem('rewrite', asked.expression, '', { operation, items: [re, im] });
  };

/** The degree of a polynomial, its first coefficient or its constant. */
const polynomialPart = (f: Match): Problem | null => {
  const [part = '', body = ''] = f.parts;
  const e = maths(f, body.replace(/^(?:y|[a-z]\([a-z]\)) ?= ?/i, ''));
  const [x = '', ...more] = variablesOf(e);
  const terms = more.length === 0 ? rationalCoefficients(canon(e), x) : null;
  if (!terms || terms.length < 2 || e.kind === 'relation') return null;
  if (/^d/i.test(part)) return problem('rewrite', e, x, { operation: 'degree' });
  const order = /^l/i.test(part) ? terms.length - 1 : 0;
  return problem('rewrite', e, x, { operation: 'coefficient', order });
};

const QUADRANTS: Readonly<Record<string, number>> = { first: 1, '1st': 1, i: 1, '1': 1, second: 2, '2nd': 2, ii: 2, '2': 2, third: 3, '3rd': 3, iii: 3, '3': 3, fourth: 4, '4th': 4, iv: 4, '4': 4, acute: 1, obtuse: 2 }; // prettier-ignore
const double = (name: string, a: Expr): Expr | null => {
  const [s, c, t] = ['sin', 'cos', 'tan'].map((fn) => call(fn, a)) as [Expr, Expr, Expr];
  if (name === 'sin') return product(TWO, s, c);
  if (name === 'cos') return sum(power(c, TWO), negative(power(s, TWO)));
  return name === 'tan' ? quotient(product(TWO, t), sum(num(1), negative(power(t, TWO)))) : null;
};
/** sin x = 3/5 with x in a quadrant: the other functions of x, or of 2x. */
const quadrant = (f: Match): Problem | null => {
  const [given = '', word = '', wanted = ''] = f.parts;
  const [known, requested] = [maths(f, given), maths(f, wanted)];
  const which = QUADRANTS[word.toLowerCase()];
  if (known.kind !== 'relation' || !isCall(arg(known, 0)) || which === undefined) return null;
  const angle = arg(arg(known, 0), 0);
  if (angle.kind !== 'sym' || variablesOf(arg(known, 1)).length > 0) return null;
  if (!isCall(requested)) {
    const rest = mapTree(requested, (part) =>
      isCall(part) && arg(part, 0).key === angle.key ? num(0) : part,
    );
    return variablesOf(rest).length === 0
      ? problem('rewrite', known, '', { operation: `quadrant:${which}`, items: [requested] })
      : null;
  }
  const inner = arg(requested, 0);
  const isDouble = canon(inner).key === canon(product(TWO, angle)).key;
  const target = isDouble ? double(requested.name, angle) : inner.key === angle.key ? requested : null;
  if (!target || !isNode(requested)) return null;
  return problem('rewrite', known, '', {
    operation: `quadrant:${which}`,
    items: isDouble ? [target, requested] : [target],
  });
};
const IN = String.raw`(?:(?:and |with |where |, )+)?(?:[a-zθα]|theta|alpha|the angle|the terminal side|it)? ?(?:is |lies |being )?(?:in |an )?(?:the )?(?:quadrant )?`;
const ASKED = String.raw`(?:find|calculate|compute|determine|what is|evaluate)(?: the)?(?: exact)?(?: value of)? (.+)`;

/** 3x^2 - 2x for x = 4. */
const valueAt = (f: Match): Problem | null => {
  const [body = '', where = ''] = f.parts;
  const places = where.split(/,? and |, /).map((part) => maths(f, part));
  let e = maths(f, body);
  // 'at x = 2 and x = 3' asks for two values.
  if (new Set(places.map((place) => isNode(place) && arg(place, 0).key)).size < places.length) return null;
  for (const place of places) {
    if (place.kind !== 'relation' || place.name !== '=' || arg(place, 0).kind !== 'sym') return null;
    e = substitute(e, arg(place, 0), arg(place, 1));
  }
  return variablesOf(e).length === 0 && e.kind !== 'relation' ? problem('evaluate', e) : null;
};

const logarithmsIn = (e: Expr): readonly Expr[] =>
  collectNodes(e, (part) => isCall(part) && (part.name === 'ln' || part.name === 'log'));
/** Several logarithms become one, without a number before it. */
const condensed = (f: Match): Problem | null => {
  const asked = problem('simplify', maths(f, f.parts[0] ?? ''));
  if (asked.expression.kind !== 'sum' || logarithmsIn(asked.expression).length < 2) return null;
  if (variablesOf(asked.expression).length === 0) return problem('evaluate', asked.expression);
  const { answer } = pack('expressions').planSimplify(asked);
  if (answer.kind !== 'expression' && answer.kind !== 'value') return null;
  // A common logarithm is a quotient of natural ones here.
  const [coefficient, rest] = splitTerm(canon(answer.exact));
  const factors = factorsOf(rest).filter((one) => variablesOf(one).length > 0);
  const [only] = factors;
  const isOne = factors.length === 1 && coefficient.n === coefficient.d;
  return isOne && only && isCall(only, 'ln') && logarithmsIn(only).length === 1 ? asked : null;
};

/** An angle asked for in degrees. */
const inDegrees = (f: Match): Problem | null => {
  const e = maths(f, f.parts[0] ?? '');
  return isCall(e) && /^a(?:sin|cos|tan|cot)$/.test(e.name) && variablesOf(e).length === 0
    ? problem('evaluate', quotient(product(e, num(180)), PI))
    : null;
};

export const REWRITE_QUESTIONS: readonly Pattern[] = [
  [at(String.raw`${ASK}(?:polynomial|long|synthetic)?(?: long)? ?division(?: of|:)? (.+)`), written],
  [at(String.raw`(?:divide|use (?:polynomial )?(?:long|synthetic) division to divide) (.+) by (.+?)(?: using (?:long|synthetic|polynomial long) division)?`), divided('divide')],
  [at(String.raw`${ASK}quotient (?:when|of) (.+) (?:is )?divided by (.+)`), divided('divide')],
  [at(String.raw`${ASK}remainder (?:when|of|if) (.+?) (?:is )?divided by (.+)`), divided('remainder')],
  [at(String.raw`${ASK}remainder when dividing (.+?) by (.+)`), divided('remainder')],
  [at(String.raw`(?:complete|completing) the square(?: for| of| in| on|:)? (.+)`), square],
  [at(String.raw`(?:write|express|rewrite|put) (.+) (?:in vertex form|in completed square form|by completing the square)`), square],
  [at(String.raw`${ASK}partial fractions?(?: decomposition)?(?: of| for|:)? (.+)`), of('fractions')],
  [at(String.raw`(?:decompose|split|express|write|resolve) (.+) (?:in|into|as)(?: a sum of)? partial fractions`), of('fractions')],
  [at(String.raw`${ASK}discriminant of(?: the)?(?: quadratic)?(?: equation| polynomial)? (.+)`), of('discriminant')],
  [at(String.raw`${ASK}(?:sum of (?:the |all )?(?:roots|zeros|solutions)) of(?: the)?(?: equation| polynomial)? ([^<>≤≥]+)`), of('sum of the roots')],
  [at(String.raw`${ASK}(?:product of (?:the |all )?(?:roots|zeros|solutions)) of(?: the)?(?: equation| polynomial)? ([^<>≤≥]+)`), of('product of the roots')],
  [
    at(String.raw`${ASK}coefficient of (?:the )?([a-z])(?:\^?\{?(\d+|[²³])\}?)?(?:[- ]term)? in(?: the)?(?: expansion of)? (.+)`),
    (f) => {
      const [x = '', k = '', body = ''] = f.parts;
      const e = maths(f, body);
      const order = Number({ '²': '2', '³': '3', '': '1' }[k] ?? k);
      return variablesOf(e).join() === x ? problem('rewrite', e, x, { operation: 'coefficient', order }) : null;
    },
  ],
  [at(String.raw`${ASK}(degree|leading coefficient|constant(?: term)?) (?:of|in)(?: the)?(?: polynomial| expansion of| expression)?:? (.+)`), polynomialPart],
  [at(String.raw`${ASK}(?:complex )?conjugate of (.+)`), complex('conjugate')],
  [at(String.raw`${ASK}(?:modulus|absolute value|magnitude) of(?: the complex number)? (.*i.*)`), complex('modulus')],
  [at(String.raw`${ASK}real part of (.+)`), complex('real part')],
  [at(String.raw`${ASK}imaginary part of (.+)`), complex('imaginary part')],
  [at(String.raw`(?:${ASK}(?:principal )?argument of(?: the complex number)? |arg ?)(.*i.*)`), complex('argument')],
  [at(String.raw`${ASK}(?:polar|trigonometric|trig) form of(?: the complex number)? (.*i.*)`), complex('polar')],
  [at(String.raw`(?:write|express|convert|put|change)(?: the complex number)? (.*i.*?) (?:in|into|to|as)(?: its)? (?:polar|trigonometric|trig)(?: form)?`), complex('polar')],
  [at(String.raw`(?:if|given(?: that)?|suppose) (.+?=.+?),? ${IN}(first|second|third|fourth|1st|2nd|3rd|4th|iv|iii|ii|i|[1-4]|acute|obtuse)(?: quadrant| angle)?[.,;]? (?:then )?${ASKED}`), quadrant],
  [at(String.raw`(?:evaluate|find|calculate|compute|work out|what is)(?: the value of)? (.+?),? (?:when|if|for|at|where|given) ([a-z] ?= ?[^=]+(?:(?:,| and) [a-z] ?= ?[^=]+)*)`), valueAt],
  [at(String.raw`rationali[sz]e(?: the denominator(?: of| in)?)?:? (.+)`), (f) => problem('simplify', maths(f, f.parts[0] ?? ''))],
  [at(String.raw`solve(?: the)? proportion:? (.+)`), (f) => readRelation(f, f.parts[0] ?? '')],
  [
    at(String.raw`is (.+=.+) (?:an identity|always true)`),
    (f) => {
      const e = maths(f, f.parts[0] ?? '');
      return e.kind === 'relation' && e.name === '=' ? problem('identity', relation('=', arg(e, 0), arg(e, 1))) : null;
    },
  ],
  [at(String.raw`${ASK}(.+) in degrees`), inDegrees],
  [at(String.raw`(?:condense|contract|combine)(?: the (?:logarithms?|logs?|logarithmic expression))?:? (.*(?:log|ln).*?)(?: (?:in)?to (?:a single|one) log(?:arithm)?)?`), condensed],
  [at(String.raw`(?:write|express|combine|rewrite)(?: the expression)? (.*(?:log|ln).*) (?:as|into) (?:a single|one) log(?:arithm)?`), condensed],
]; // prettier-ignore
