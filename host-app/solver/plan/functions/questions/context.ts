import { maths, problem, type Match } from '../../../intent/text.js';
import { parsedOrNull } from '../../../parse/index.js';
import { mainVariable } from '../../../intent/calculus.js';
import type { Problem } from '../../../solution.js';
import { relation, sym, type Expr } from '../../../tree/expr.js';
import { substitute, variablesOf } from '../../../tree/walk.js';

/** A function that the question gives a name: f(x) = x^2, or y = x^2. */
export interface NamedFunction {
  readonly variable: string;
  readonly body: Expr;
}
/** A question without the definitions that came with it. */
export interface QuestionContext {
  readonly found: Match;
  readonly text: string;
  readonly functions: Readonly<Record<string, NamedFunction>>;
}
export type QuestionPattern = readonly [
  RegExp,
  (parts: readonly string[], context: QuestionContext) => Problem | null,
];

/** Verbs that only introduce a question; they are removed from its start. */
export const VERB = String.raw`(?:please )?(?:find|what is|what's|what are|determine|calculate|compute|give|state|identify|write|evaluate|work out|get|list|obtain)(?: me)? (?:all )?(?:the |an? )?`;
/** The words of 'let f(x) = … and g(x) = …' before the question itself. */
const GIVEN =
  /^(?:(?:let|given|if|suppose|consider|for|that|the|function|functions|we have) )*(?:[a-z]\([a-z]\)|y)(?:(?:,|,? and) [a-z]\([a-z]\))*[.,;:] (?:then )?(?=\S)/i;
const LEADING = new RegExp(`^(?:${VERB}|the )`, 'i');

const STOP = String.raw`(?=\s*(?:[,;.]\s*|\s)(?:and\s+)?(?:[a-zA-Z]\s*\(\s*[a-z]\s*\)\s*=|[a-zA-Z]'+\s*\(|find|what|determine|calculate|compute|evaluate|then|state|is\b|give|write|at\b|on\b|over\b|from\b|for\b|between\b|when\b|where\b|with\b|has\b|as\b|about\b|centered|around|using|increas|decreas|concave|convex|even\b|odd\b|into\b|in\b|to\b|by\b|implicitly|simplify|parallel|perpendicular|that\b|and (?:find|the)\b)|\s*[,;]\s*(?:[a-zA-Z]|\([a-zA-Z] ?(?:o|[∘+*/·-])? ?[a-zA-Z]\)) ?\([^=]*\)\s*$|[.;,]?\s*$)`;
const DEFINED = new RegExp(String.raw`\b([a-zA-Z])\s*\(\s*([a-zα-ω])\s*\)\s*=\s*(.+?)${STOP}`, 'giu');
const Y_DEFINED = new RegExp(String.raw`(?<![0-9)^*+/\-=<>] ?)\by\s*=\s*(.+?)${STOP}`, 'iu');

const tidyText = (text: string): string =>
  text
    .replace(/\$|\\[()[\]]|\\left|\\right|\\,|\\;|\\!/g, '')
    .replace(/\\circ/g, '∘')
    .replace(/[’′]/g, "'")
    .replace(
      /\b([fgh])\s*\^\s*\{?\s*\((\d)\)\s*\}?(?=\s*\()|\b(y)\s*\^\s*\{\s*\((\d)\)\s*\}/g,
      (_, f = '', n = '', y = '', m = '') => `${f}${y}${"'".repeat(Number(n || m))}`,
    )
    .replace(/\s+/g, ' ')
    .replace(/[?.\s]+$/, '')
    .replace(/\s*=$/, '')
    .trim();

/** Removes the definitions from the text: 'domain of f(x) = sqrt(x)' becomes 'domain of f(x)'. */
export const contextOf = (found: Match): QuestionContext => {
  const functions: Record<string, NamedFunction> = {};
  let text = tidyText(found.text).replace(
    DEFINED,
    (whole: string, name: string, variable: string, body: string) => {
      const tree = readable(() => maths(found, clean(body), [variable]));
      // 'f(x) = 2x, find f(x) = 7': the second is an equation.
      if (!tree || (functions[name] && functions[name].body.key !== tree.key)) return whole;
      functions[name] = { variable, body: tree };
      return `${name}(${variable})`;
    },
  );
  if (Object.keys(functions).length === 0)
    text = text.replace(Y_DEFINED, (whole: string, body: string) => {
      const tree = readable(() => maths(found, clean(body)));
      const names = tree ? variablesOf(tree) : [];
      if (!tree || names.includes('y') || tree.kind === 'relation') return whole;
      functions['y'] = { variable: mainVariable(tree), body: tree };
      return 'y';
    });
  return { found, text: clean(clean(text).replace(GIVEN, '')).replace(LEADING, ''), functions };
};
const readable = (read: () => Expr): Expr | null => parsedOrNull(() => read());
const clean = (text: string): string => text.replace(/^[\s,.;:]+|[\s,.;:]+$/g, '');

const NOUN =
  /^(?:of |for |to |is |by |given |defined |the |function |functions |graph |curve |parabola |expression |equation |line |circle |a )+/i;

export const reference = (text: string): string => clean(text.replace(NOUN, ''));

/** The function of the question: by its name, or written out. */
export const resolveFunction = (
  text: string,
  { found, functions }: QuestionContext,
): NamedFunction | null => {
  const ref = reference(text);
  const names = Object.keys(functions);
  const [only] = names;
  const named = /^([a-zA-Z])(?: ?\( ?[a-zα-ω] ?\))?$/u.exec(ref)?.[1];
  if (named && functions[named]) return functions[named];
  if (ref === '' || /^(?:it|its|this|this function|function|curve|graph)$/i.test(ref))
    return only && names.length === 1 ? (functions[only] ?? null) : null;
  const body = maths(found, ref);
  if (body.kind === 'relation' || body.kind === 'list' || variablesOf(body).length === 0) return null;
  return { variable: mainVariable(body), body };
};

/** An equation in x and y. */
export const equationIn = (text: string, { found, functions }: QuestionContext): Expr | null => {
  const ref = reference(text);
  const y = functions['y'];
  if (y && /^y?$/.test(ref)) return relation('=', sym('y'), y.body);
  const e = maths(found, ref);
  return e.kind === 'relation' && e.name === '=' ? e : null;
};

export const requested = (
  kind: Problem['kind'],
  { body, variable }: NamedFunction,
  options: Problem['options'] = {},
): Problem => problem(kind, body, variable, options);

/** The outermost function of the last text that was resolved. */
export type Composed = NonNullable<Problem['options']['composed']>;

/** Replaces every f(…) by its definition, from the inside out; null when there is none. */
export const resolved = (text: string, context: QuestionContext): Expr | null =>
  composed(text, context)?.e ?? null;

/** The same with the function that is the whole text, as in f(g(x)). */
export const composed = (
  text: string,
  context: QuestionContext,
): { readonly e: Expr; readonly outer?: Composed } | null => {
  const { found, functions } = context;
  const values: Expr[] = [];
  let outer: Composed | undefined;
  const written = combined(text, functions);
  let rest = written;
  for (let round = 0; round < 12; round += 1) {
    const match = findCall(rest, functions);
    if (!match) break;
    const { name, inner, start, end } = match;
    const own = functions[name];
    if (!own) break;
    const whole = new RegExp(`^\\s*${name}\\s*\\((.+)\\)\\s*$`, 's').exec(written)?.[1];
    const value = filled(maths(found, inner), values);
    if (whole !== undefined && start === rest.search(/\S/))
      outer = { body: own.body, variable: own.variable, inner: whole.trim(), value };
    values.push(substitute(own.body, sym(own.variable), value));
    rest = `${rest.slice(0, start)} (q_${values.length}) ${rest.slice(end)}`;
  }
  if (values.length === 0) return null;
  const e = filled(maths(found, rest), values);
  return outer && /^\s*\(q_\d+\)\s*$/.test(rest) ? { e, outer } : { e };
};
const filled = (e: Expr, values: readonly Expr[]): Expr =>
  values.reduce((whole, value, k) => substitute(whole, sym(`q_${k + 1}`), value), e);

interface Call {
  readonly name: string;
  readonly inner: string;
  readonly start: number;
  readonly end: number;
}
/** The innermost call of a known function. */
const findCall = (text: string, functions: QuestionContext['functions']): Call | null => {
  for (let from = 0; from < text.length; from += 1) {
    const name = text[from] ?? '';
    if (!functions[name] || /[a-zA-Z\\_]/.test(text[from - 1] ?? '')) continue;
    const open = /^\s*\(/.exec(text.slice(from + 1));
    if (!open) continue;
    let depth = 0;
    const start = from + 1 + open[0].length;
    for (let k = start - 1; k < text.length; k += 1) {
      if (text[k] === '(') depth += 1;
      if (text[k] === ')') depth -= 1;
      if (depth !== 0) continue;
      const inner = text.slice(start, k);
      return findCall(inner, functions)
        ? shifted(findCall(inner, functions), start)
        : { name, inner, start: from, end: k + 1 };
    }
  }
  return null;
};
const shifted = (call: Call | null, by: number): Call | null =>
  call && { ...call, start: call.start + by, end: call.end + by };

/** (f ∘ g)(x) is f(g(x)), and (f + g)(x) is f(x) + g(x). */
const combined = (text: string, functions: QuestionContext['functions']): string =>
  text
    .replace(
      /\(?\s*\b([a-zA-Z])\s*(?:∘|\bo\b)\s*([a-zA-Z])\s*\)?\s*\(([^()]*)\)/gu,
      (whole: string, f: string, g: string, inner: string) =>
        functions[f] && functions[g] ? `${f}(${g}(${inner}))` : whole,
    )
    .replace(
      /\(\s*([a-zA-Z])\s*([-+*/·])\s*([a-zA-Z])\s*\)\s*\(([^()]*)\)/gu,
      (whole: string, f: string, sign: string, g: string, inner: string) =>
        functions[f] && functions[g] ? `(${f}(${inner}) ${sign} ${g}(${inner}))` : whole,
    )
    .replace(
      /\(\s*([a-zA-Z])([a-zA-Z])\s*\)\s*\(([^()]*)\)/gu,
      (whole: string, f: string, g: string, inner: string) =>
        functions[f] && functions[g] ? `(${f}(${inner}) * ${g}(${inner}))` : whole,
    );

const WITHIN = String.raw`[^,()]*(?:\([^()]*\)[^,()]*)*`;
/** (1, 2) */
export const POINT = String.raw`(?:the point )?\(\s*(${WITHIN})\s*,\s*(${WITHIN})\s*\)`;
/** [0, 3], or 0 to 3. */
export const SPAN = String.raw`(?:the )?(?:closed )?(?:interval )?(?:\[\s*([^\],]+?)\s*,\s*([^\]]+?)\s*\]|(?:x ?= ?)?([^,]+?) (?:to|and|≤ ?x ?≤|<= ?x ?<=) (?:x ?= ?)?([^,]+?)|([^,]+?) ?(?:<=|≤) ?[a-z] ?(?:<=|≤) ?([^,]+?))`;

export const numbersOf = (context: QuestionContext, parts: readonly string[]): Expr[] =>
  parts.filter((part) => part !== '').map((part) => maths(context.found, part));

export const TWO_POINTS = `(?:the )?(?:points )?${POINT}(?:,| and| to)? ?${POINT}`;
export const NUMBER = String.raw`(-?[^\s,;]+?)`;

const ORDERS: Readonly<Record<string, number>> = {
  first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10,
}; // prettier-ignore
export const orderOf = (word: string | undefined): number =>
  word ? (ORDERS[word.toLowerCase()] ?? (Number.parseInt(word, 10) || 1)) : 1;
export const ORDER = String.raw`(?:(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:st|nd|rd|th))(?:[- ]order)? )?`;
