import { maths, problem, type Match } from '../../intent/text.js';
import { ParseProblem } from '../../parse/index.js';
import { sub } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import { coefficientsIn } from '../../kernel/normal.js';
import type { Problem } from '../../solution.js';
import { arg, call, list, num, ONE, relation, sym, type Expr } from '../../tree/expr.js';
import { contains, substitute, variablesOf } from '../../tree/walk.js';
import { derivativeName, MOST_ORDER } from './ode.js';

/** The question with y_91 for y', y_92 for y'', and what the notation says about the letters. */
interface Marked {
  text: string;
  readonly unknowns: Set<string>;
  readonly variables: Set<string>;
  /** The unknown is dotted: it depends on time. */
  isDotted: boolean;
}
const SMALL: Readonly<Record<string, string>> = { '²': '2', '³': '3' };
const COUNT = String.raw`(?:\s*\^?\s*[{(]?\s*([2-4])\s*[})]?|\s*([²³]))?`;
const LEIBNIZ = new RegExp(
  String.raw`(?:\\[dt]?frac\s*\{|\(|\b|(?<=\d))\s*d${COUNT}\s*([a-zA-Z])(?:\s*\(\s*[a-z]\s*\))?\s*(?:\}\s*\{|\)?\s*\/\s*\(?)\s*d\s*([a-z])${COUNT}\s*(?:\}|(?<=\(\s*d[^()]*)\)|(?![a-zA-Z]))`,
  'g',
);
const OPERATOR =
  /(?:\\frac\s*\{\s*d\s*\}\s*\{\s*d([a-z])\s*\}|\bd\s*\/\s*d([a-z]))\s*\(?\s*([a-zA-Z])(?![a-zA-Z(])\s*\)?/g;
const PRIMES =
  /(?<![a-zA-Z\\])([a-zA-Z])\s*((?:['′’´`"”″‴]|\^\s*\{?(?:\s*\\prime)+\s*\}?)+)(?:\s*\(\s*([a-z])\s*\))?/g;
const DOTS = /\\(d{1,2})ot\s*\{?\s*([a-z])\s*\}?/g;

const orderIn = (marks: string): number =>
  (marks.match(/\\prime|['′’´`]/g) ?? []).length +
  2 * (marks.match(/["”″]/g) ?? []).length +
  3 * (marks.match(/‴/g) ?? []).length;

const place = (letter: string, order: number): string => ` ${letter}_9${order} `;

const marked = (question: string): Marked | null => {
  const found: Marked = { text: question, unknowns: new Set(), variables: new Set(), isDotted: false };
  let isMixed = false;
  const put = (letter: string, order: number, variable?: string): string => {
    found.unknowns.add(letter);
    if (variable !== undefined) found.variables.add(variable);
    return place(letter, order);
  };
  found.text = question
    .replace(/\\(?:left|right|,|;|!|quad)(?![a-z])/g, ' ')
    .replace(LEIBNIZ, (_, a: string, b: string, letter: string, variable: string, c: string, d: string) => {
      const [above, below] = [a || SMALL[b] || '1', c || SMALL[d] || '1'];
      isMixed ||= above !== below;
      return put(letter, Number(above), variable);
    })
    .replace(OPERATOR, (_, a: string, b: string, letter: string) => put(letter, 1, a || b))
    .replace(DOTS, (_, dots: string, letter: string) => {
      found.isDotted = true;
      return put(letter, dots.length);
    })
    .replace(PRIMES, (_, letter: string, marks: string, variable?: string) =>
      put(letter, orderIn(marks), variable),
    );
  return isMixed ? null : found;
};

/** x dx + y dy = 0: the differentials as letters, to be divided by dx. */
const DIFFERENTIALS = /(?<![a-zA-Z\\])d([a-zA-Z])(?![a-zA-Z])/g;
const withDifferentials = (found: Marked): Marked | null => {
  const letters = new Set([...found.text.matchAll(DIFFERENTIALS)].map(([, letter = '']) => letter));
  const variable = letters.has('x') && letters.has('y') ? 'x' : letters.has('t') ? 't' : '';
  const [unknown, ...more] = [...letters].filter((letter) => letter !== variable);
  if (variable === '' || unknown === undefined || more.length > 0) return null;
  return {
    ...found,
    text: found.text.replace(DIFFERENTIALS, (_, letter: string) =>
      place(letter === variable ? 'dif' : unknown, 1).replace('dif', 'w'),
    ),
    unknowns: new Set([unknown]),
    variables: new Set([variable]),
  };
};

const END = String.raw`(?=\s*(?:[,;]|\.?\s*$|\b(?:and|with|where|when|if|given|find|solve|for|by|using|subject|determine|then)\b))`;
const INNER = String.raw`([^()=,;]+(?:\([^()]*\)[^()=,;]*)*)`;
const VALUE = String.raw`([^=,;]+?)`;

interface Condition {
  readonly order: number;
  readonly at: Expr;
  readonly value: Expr;
}
/** Takes y(0) = 1, 'y = 1 when x = 0' and 'through (0, 1)' out of the text. */
const takeConditions = (text: string, y: string, found: Match): { rest: string; conditions: Condition[] } => {
  const conditions: Condition[] = [];
  const add = (order: string | undefined, at: string, value: string): string => {
    conditions.push({
      order: Number(order ?? 0),
      at: maths(found, at.trim()),
      value: maths(found, value.trim()),
    });
    return ' , ';
  };
  const own = `(?<![a-zA-Z])${y}(?:_9(\\d))?`;
  const rest = text
    .replace(
      new RegExp(`${own}\\s*\\(${INNER}\\)\\s*=\\s*${own}\\s*\\(${INNER}\\)\\s*=\\s*${VALUE}${END}`, 'g'),
      (_, k: string, a: string, j: string, b: string, value: string) => add(k, a, value) + add(j, b, value),
    )
    .replace(
      new RegExp(`${own}\\s*\\(${INNER}\\)\\s*=\\s*${VALUE}${END}`, 'g'),
      (whole: string, k: string, at: string, value: string) =>
        /^\s*[a-z]\s*$/.test(at) ? whole : add(k, at, value),
    )
    .replace(
      new RegExp(
        `${own}\\s*=\\s*${VALUE},?\\s+(?:when|at|if|for|where)\\s+[a-z]\\s*=\\s*${VALUE}${END}`,
        'g',
      ),
      (_, k: string, value: string, at: string) => add(k, at, value),
    )
    .replace(
      new RegExp(
        String.raw`(?:(?:that |which )?(?:pass(?:es|ing)?|go(?:es|ing)?) )through (?:the point )?\(${VALUE},${VALUE}\)`,
        'g',
      ),
      (_, at: string, value: string) => add(undefined, at, value),
    );
  return { rest, conditions };
};

const METHOD = String.raw`(?:by|using|with|via)(?: the)?(?: method of)? (?:separation of variables|separating(?: the)? variables|(?:an |the )?integrating factor(?: method)?|undetermined coefficients|(?:the )?characteristic equation)`;
const NOUN = String.raw`(?:(?:first|second|third)[- ]order |linear |separable |(?:non-?|in)?homogeneous |ordinary |following |autonomous )*(?:differential equations?|d\.?e\.?|o\.?d\.?e\.?|initial[- ]value problem|i\.?v\.?p\.?|equation)(?: with constant coefficients)?`;
const leading = (y: string): RegExp =>
  new RegExp(
    String.raw`^(?:[\s,;:.]+|(?:please |now )?(?:solve|find|determine|obtain|give|get|state|what is|compute|calculate)\b(?: all)?|(?:the |an? )?(?:general |particular |explicit |exact |complete )?solutions?(?: curve| function)?\b(?: of| to| for| satisfying)?|(?:of|to|for|the|an|if|given|that|let|suppose|consider|where|with|when|and|then|such that|subject to|satisfying|(?:the )?initial(?: conditions?| values?)?|conditions?)(?= [^+\-*/=^]|$)|(?:the |a |this )?${NOUN}\b|${y}(?=\s+(?:if|given|when|where|such that|satisfying)\b)|for ${y}(?=\s*[:,])|(?:the )?function ${y}(?=\s+(?:if|with|such|satisfying)))`,
    'i',
  );
const trailing = (y: string): RegExp =>
  new RegExp(
    String.raw`(?:[\s,;:.?]+|\b${METHOD}|\b(?:solve |and )?for ${y}|\b(?:and )?(?:find|solve for|determine|what is) ${y}|\b(?:and )?(?:find|determine|give) (?:the |its |a )?(?:general |particular |explicit |exact )?solution|\b(?:with|where|given|and|if|when|subject to|satisfying|such that|that|the|for|initial|conditions?|values?|curve|solution))$`,
    'i',
  );
const stripped = (text: string, pattern: RegExp): string => {
  let result = text;
  for (let round = 0; round < 14; round += 1) {
    const next = result.replace(pattern, '').trim();
    if (next === result) break;
    result = next;
  }
  return result;
};

/** Letters that stand for a number where another letter is the variable. */
const PARAMETER = /^[abckmnpqrABKLM]$/;

const variableOf = (e: Expr, y: string, found: Marked): string | null => {
  const [named, ...others] = [...found.variables];
  if (others.length > 0) return null;
  const letters = variablesOf(e).filter((name) => name !== y && !name.startsWith(`${y}'`));
  const known = ['x', 't'].filter((name) => letters.includes(name) && name !== y);
  const usual = found.isDotted || (y !== 'y' && !/^[fgu]$/.test(y)) ? 't' : 'x';
  const variable = named ?? (known.length === 1 ? known[0] : known.length === 0 ? usual : null) ?? null;
  return variable !== null &&
    variable !== y &&
    letters.every((name) => name === variable || PARAMETER.test(name))
    ? variable
    : null;
};

/** The equation with y', y'' as letters; null when it has no derivative, or one inside a function. */
const equationOf = (text: string, y: string, found: Match): Expr | null => {
  const parsed = maths(found, text);
  if (parsed.kind !== 'relation' || parsed.name !== '=') return null;
  let e: Expr = parsed;
  if (contains(e, 'w_91')) {
    const [rest, slope] = coefficientsIn(sub(canon(arg(e, 0)), canon(arg(e, 1))), `${y}_91`) ?? [];
    const other = rest && coefficientsIn(rest, 'w_91');
    if (!slope || !other || contains(slope, 'w_91') || other.length !== 2 || other[0]?.key !== '0')
      return null;
    e = substitute(e, sym('w_91'), ONE);
  }
  for (let k = 1; k <= MOST_ORDER; k += 1) e = substitute(e, sym(`${y}_9${k}`), sym(derivativeName(y, k)));
  return variablesOf(e).some((name) => name.includes('_9')) ? null : e;
};

const read = (found: Match): Problem | null => {
  if (
    /[a-zA-Z]_\{?\d|\b(?:parametric|implicit\w*|tangent|normal|slope field|verify|show that|laplace)\b/i.test(
      found.text,
    )
  )
    return null;
  const first = marked(found.text);
  const isForm = first?.unknowns.size === 0;
  const given = first && isForm ? withDifferentials(first) : first;
  const [y, ...others] = [...(given?.unknowns ?? [])];
  if (!given || y === undefined || others.length > 0 || /[eidw]/.test(y)) return null;
  // y(x) is y.
  const plainText = given.text.replace(
    new RegExp(`(?<![a-zA-Z])${y}\\s*\\(\\s*([xt])\\s*\\)`, 'g'),
    (_, variable: string) => {
      given.variables.add(variable);
      return ` ${y} `;
    },
  );
  const wantsOne = /\bparticular\b/i.test(found.text);
  const { rest, conditions } = takeConditions(plainText, y, found);
  if (wantsOne && conditions.length === 0) return null;
  const body = stripped(stripped(rest.replace(/\s+/g, ' '), leading(y)), trailing(y));
  const equation = equationOf(body, y, found);
  if (!equation) return null;
  const x = variableOf(equation, y, given);
  let order = 0;
  for (let k = 1; k <= MOST_ORDER; k += 1) if (contains(equation, derivativeName(y, k))) order = k;
  if (!x || order === 0) return null;
  const lines = conditions.map(({ order: k, at, value }) =>
    relation('=', call(derivativeName(y, k), at), value),
  );
  return problem('differential', lines.length === 0 ? equation : list('and', [equation, ...lines]), x, {
    unknowns: [y],
    order,
    items: conditions.map(({ order: k, at, value }) => list('tuple', [num(k), at, value])),
  });
};

/** An equation for a function and its derivatives, with values at a point if there are any. */
export const readDifferential = (found: Match): Problem | null => {
  try {
    return read(found);
  } catch (error) {
    if (error instanceof ParseProblem) return null;
    throw error;
  }
};
