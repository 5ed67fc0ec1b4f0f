import { readRelation } from '../intent/algebra.js';
import { maths, problem, type Match, type Pattern } from '../intent/text.js';
import type { Problem } from '../solution.js';
import { canon } from '../kernel/canonical.js';
import { arg, call, isCall, isNode, num, PI, product, quotient, type Expr } from '../tree/expr.js';
import { contains, mapTree, someNode, substitute } from '../tree/walk.js';

interface Conditions {
  readonly rest: string;
  readonly from?: string;
  readonly to?: string;
  readonly ends?: string;
  /** The letter of the range, if it has one. */
  readonly of?: string | undefined;
  readonly complex: boolean;
  readonly degrees: boolean;
}

const COMPLEX =
  /,?\s*(?:over|in|on|within)\s+(?:the\s+)?(?:set of\s+)?(?:complex (?:numbers?|plane|field)|ℂ|\\mathbb\{C\}|C)\b/iu;
const BRACKETS =
  /,?\s*(?:\b(?:on|in|over|within|for|where|with|if)\b|∈|\\in)?\s*(?:(\\?theta|(?<!\p{L})[a-zθ])\s*(?:∈|\\in|in)\s*)?(?:the\s+)?(?:closed\s+|open\s+|half-open\s+)?(?:interval\s*:?\s*)?([[(])\s*([^,()[\]]+)\s*,\s*([^,()[\]]+)\s*([\])])$/iu;
const BETWEEN =
  /[,;]?\s*(?:\b(?:for|where|with|if|and|given(?: that)?|such that|in the (?:range|interval|domain)|on)\b\s*:?|[,;])\s*(-?[^,=<>≤≥]+?)\s*(<=|≤|\\leq?|<)\s*([a-zθ]|\\theta|theta)\s*(<=|≤|\\leq?|<)\s*([^,=<>≤≥]+)$/iu;

/** A range such as 0 <= x <= 360 beside sin x: x is in degrees. */
const isTurn = (from: string, to: string, maths: string): boolean =>
  /\d/.test(to + from) &&
  Math.max(...`${from} ${to}`.split(/\D+/).map(Number)) >= 45 &&
  /(?:sin|cos|tan|cot|sec|csc)(?!h)/.test(maths) &&
  !/pi(?!\/180)|π|rad/.test(from + to + maths);

/** The conditions beside the equation: the range and the kind of numbers. */
const conditions = (text: string): Conditions => {
  let rest = text;
  const complex = COMPLEX.test(rest) || /\bcomplex\b/iu.test(rest);
  rest = rest
    .replace(COMPLEX, '')
    .replace(/\b(?:including\s+)?(?:all\s+)?complex\s+(?=roots?|solutions?|zeros?)/iu, '');
  const degrees = /°|\\circ|\bdegrees?\b/iu.test(rest);
  rest = rest
    .replace(/\^?\{?\\circ\}?|°/gu, '')
    .replace(
      /,?\s*\(?(?:(?:where|with|for)\s+\w\s+(?:is\s+)?)?(?:measured\s+)?in degrees\)?|\bdegrees\b/giu,
      '',
    )
    .trim();
  const between = BETWEEN.exec(rest);
  if (between) {
    const [whole, from = '', low = '', of, high = '', to = ''] = between;
    const open = (sign: string): boolean => sign === '<';
    return {
      rest: rest.replace(whole, ''),
      from,
      to,
      ends: `${open(low) ? '(' : '['}${open(high) ? ')' : ']'}`,
      of,
      complex,
      degrees,
    };
  }
  const brackets = BRACKETS.exec(rest);
  if (brackets && /[=<>≤≥]/.test(rest.replace(brackets[0], ''))) {
    const [whole, of, left = '[', from = '', to = '', right = ']'] = brackets;
    const before = rest.slice(0, -whole.length);
    // 'cos x in [0, 2π)': the letter belongs to the equation as well.
    const isCut =
      of !== undefined &&
      (/(?:[=<>≤≥+\-*/^(]|\b(?:sin|cos|tan|cot|sec|csc))\s*$/.test(before) ||
        (/\d$/.test(before) && /^[a-zθ\\]/.test(whole)));
    return {
      rest: isCut ? `${before} ${of}` : before,
      from,
      to,
      ends: `${left}${right}`,
      of,
      complex,
      degrees,
    };
  }
  const inside =
    /\b([a-zθ])\s+(?:∈|in)\s+(?:the\s+)?(?:interval\s+)?([[(])\s*([^,()[\]]+)\s*,\s*([^,()[\]]+)\s*([\])])\s*(?=such that|so that|for which|satisfying|with|where)/iu.exec(
      rest,
    );
  if (inside) {
    const [whole, of, left = '[', from = '', to = '', right = ']'] = inside;
    return { rest: rest.replace(whole, ' x '), from, to, ends: `${left}${right}`, of, complex, degrees };
  }
  return { rest, complex, degrees };
};

const TRIG = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc']);
/** sin of x degrees is sin(πx/180); π in the angle, as in sin(x + π/6) or where 40° was read, is 180°. */
const inDegrees = (e: Expr): Expr =>
  mapTree(e, (part) => {
    if (!isCall(part) || !TRIG.has(part.name)) return part;
    const inner = arg(part, 0);
    const angle = contains(inner, 'π') ? canon(substitute(inner, PI, num(180))) : inner;
    return call(part.name, quotient(product(PI, angle), num(180)));
  });

const VERB = String.raw`(?:solve|find|determine|compute|calculate|give|list|state|what (?:is|are)|which are)`;
const FILLER = String.raw`(?:\s+(?:all|the|any|each|every|possible|real|exact|distinct|general|complete|of|set))*`;
const THING = String.raw`(?:\s+(?:solutions?|roots?|zeros?|zeroes|values?(?: of)?(?: the)?(?: variable)?(?: ([a-zθ]))?|([a-zθ])\b|x-intercepts?))?`;
const LINK = String.raw`(?:\s+(?:for which|such that|so that|that satisf(?:y|ies)|which satisf(?:y|ies)|satisfying|of|to|for|where|in|if|when))?`;
const OBJECT = String.raw`(?:\s+(?:the|this|following|given|trigonometric|polynomial|quadratic|cubic|quartic|rational|radical|exponential|logarithmic|absolute value|linear|compound|double|equation|inequality|inequalities|equations|polynomial|function|expression|system))*`;
const ASKED = new RegExp(`^(?:please\\s+)?${VERB}${FILLER}${THING}${LINK}${OBJECT}\\s*:?\\s+(.+)$`, 'iu');
/** 'Find the value when x = 2': of what, another sentence says. */
const HAS_NO_EXPRESSION =
  /\bvalues? (?:if|when|where|for|in|at) [a-zθ] ?= ?[^a-z=]+(?:(?:,| and) [a-zθ] ?= ?[^a-z=]+)*$/iu;
/** 'The rational roots' are not all roots. */
const SOME_ROOTS =
  /\b(?:rational|radical|linear|exponential|logarithmic|polynomial|trigonometric|quadratic|cubic|quartic|double|compound) (?:roots?|zeros?|zeroes|solutions?|values?|x-intercepts?)\b/iu;
const NAMED = /^(?:y|[a-z]\s*\(\s*[a-zθ]\s*\))\s*=\s*(?=.)/iu;

const withOptions = (
  found: Problem,
  f: Match,
  { from, to, ends, complex, degrees }: Conditions,
): Problem => ({
  ...found,
  expression: degrees ? inDegrees(found.expression) : found.expression,
  options: {
    ...found.options,
    ...(from !== undefined && to !== undefined && ends !== undefined
      ? { from: maths(f, from.trim()), to: maths(f, to.trim()), operation: ends }
      : {}),
    ...(complex ? { complex } : {}),
    ...(degrees ? { degrees } : {}),
  },
});

/** Equations and inequalities in the usual wordings; roots and zeros of an expression are where it is 0. */
const requested = (f: Match): Problem | null => {
  const written = conditions(f.text);
  const found = {
    ...written,
    degrees: written.degrees || isTurn(written.from ?? '', written.to ?? '', written.rest),
  };
  const zeros = /\b(?:roots?|zeros?|zeroes|x-intercepts?)\b/iu.test(found.rest);
  if (HAS_NO_EXPRESSION.test(found.rest) || SOME_ROOTS.test(found.rest)) return null;
  const [, value, letter = value, asked = found.rest] = ASKED.exec(found.rest) ?? [];
  let body = asked
    .trim()
    .replace(
      /^(?:(?:the|all) )*(?:roots?|zeros?|zeroes|solutions?) of (?:the )?(?:equation |polynomial |function )?/i,
      '',
    )
    .replace(/[,;]$/, '');
  const named = /,?\s+for\s+(?:all\s+)?(?:the\s+)?(?:variable\s+)?([a-zθ])$/iu.exec(body);
  if (named) body = body.replace(named[0], '');
  // The first letter of 'find a root of' is a word.
  const variable = named?.[1] ?? (letter === 'a' && /^[a-z]{4}/i.test(asked) ? undefined : letter);
  if (zeros && !/[<>≤≥]/.test(body)) body = body.replace(NAMED, '');
  if (!/[=<>≤≥≠]/.test(body)) {
    if (!zeros) return null;
    body = `${body} = 0`;
  }
  const relation = readRelation(f, body, variable);
  if (!relation || !['solve', 'inequality', 'system'].includes(relation.kind)) return null;
  return fits(relation, found) ? withOptions(relation, f, found) : null;
};
/** A range belongs to the one unknown, degrees to an angle, complex numbers to an equation. */
const fits = (
  { kind, variable, expression }: Problem,
  { from, to, of, complex, degrees }: Conditions,
): boolean =>
  // Degrees from 0 to 2π are a slip of the question.
  !(degrees && /pi|π/.test(`${from ?? ''}${to ?? ''}`)) &&
  !(kind === 'system' && from !== undefined) &&
  !(kind !== 'solve' && complex) &&
  (of === undefined || of.replace(/^\\?theta$/, 'θ') === variable) &&
  (!degrees || someNode(expression, isAngular));
const isAngular = (part: Expr): boolean => isCall(part) && /^a?(?:sin|cos|tan|cot|sec|csc)$/.test(part.name);

/** Both sides of 'prove that a = b'. */
const identity = (f: Match): Problem | null => {
  const expression = maths(f, f.parts[0] ?? '');
  return expression.kind === 'relation' && isNode(expression) && expression.name === '='
    ? problem('identity', expression)
    : null;
};

/** 'make t the subject of v = u + a t': solved for t. */
const rearranged = (f: Match): Problem | null => {
  const [letter = '', body = ''] = f.parts;
  const relation = readRelation(f, body, letter);
  return relation?.kind === 'solve' ? relation : null;
};

export const EQUATION_QUESTIONS: readonly Pattern[] = [
  [
    /^(?:make|rearrange (?:for|to make)) ([a-zθ])(?: the subject)? (?:of|in)(?: the (?:formula|equation))?:? (.+=.+)$/iu,
    rearranged,
  ],
  [
    /^(?:prove|verify|show|establish|confirm)(?: that)?(?: the)?(?: following)?(?: trigonometric)?(?: identity)?:?(?: that)? (.+)$/iu,
    identity,
  ],
  [/^.*[=<>≤≥≠].*$/su, requested],
  [/^.*\b(?:roots?|zeros?|zeroes|x-intercepts?) of .+$/isu, requested],
];
