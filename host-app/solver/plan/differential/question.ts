import { maths, problem, type Match } from '../../intent/text.js';
import { parsedOrNull } from '../../parse/index.js';
import { coefficientsIn } from '../../kernel/normal.js';
import type { Problem } from '../../solution.js';
import { call, list, num, ONE, product, relation, sym, type Expr } from '../../tree/expr.js';
import { contains, mapTree, substitute, variablesOf } from '../../tree/walk.js';
import { marked, withDifferentials, type Marked } from './notation.js';
import { derivativeName, MOST_ORDER } from './ode.js';
import { leftMinusRight } from '../../kernel/canonical.js';

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
    String.raw`^(?:[\s,;:.]+|(?:the |an? |this )?${NOUN}(?![a-z])|(?:please |now )?(?:solve|find|determine|obtain|give|get|state|what is|compute|calculate)\b(?: all)?|(?:the |an? )?(?:general |particular |explicit |exact |complete )?solutions?(?: curve| function)?\b(?: of| to| for| satisfying)?|(?:of|to|for|the|an|if|given|that|let|suppose|consider|where|with|when|and|then|such that|subject to|satisfying|(?:the )?initial(?: conditions?| values?)?|conditions?)(?= [^+\-*/=^]|$)|${y}(?=\s+(?:if|given|when|where|such that|satisfying)\b)|for ${y}(?=\s*[:,])|${y}(?=\s*:)|(?:the )?function ${y}(?=\s+(?:if|with|such|satisfying)))`,
    'i',
  );
const trailing = (y: string): RegExp =>
  new RegExp(
    String.raw`(?:[\s,;:.?]+|\b${METHOD}|\b(?:solve |and )?for ${y}|\b(?:and )?(?:find|solve for|determine|what is) ${y}|\b(?:and )?(?:find|determine|give) (?:the |its |a )?(?:general |particular |explicit |exact )?solution|\b(?:with|where|given|and|if|when|subject to|satisfying|such that|(?:(?:that|which) )?satisf(?:ies|y|ying)|that|the|for|initial|conditions?|values?|curve|solution))$`,
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
    const [rest, slope] = coefficientsIn(leftMinusRight(e), `${y}_91`) ?? [];
    const other = rest && coefficientsIn(rest, 'w_91');
    if (!slope || !other || contains(slope, 'w_91') || other.length !== 2 || other[0]?.key !== '0')
      return null;
    e = mapTree(substitute(e, sym('w_91'), ONE), (part) =>
      part.kind === 'product' ? product(...withoutOnes(part.args)) : part,
    );
  }
  for (let k = 1; k <= MOST_ORDER; k += 1) e = substitute(e, sym(`${y}_9${k}`), sym(derivativeName(y, k)));
  return variablesOf(e).some((name) => name.includes('_9')) ? null : e;
};

const withoutOnes = (args: readonly Expr[]): readonly Expr[] => {
  const kept = args.filter(({ key }) => key !== '1');
  return kept.length === 0 ? [ONE] : kept;
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
  // Where y(x) is written, y(x - 1) is a value of y, and not a product.
  const isCalled = given.isCalled || plainText !== given.text;
  const wantsOne = /\bparticular\b/i.test(found.text);
  const { rest, conditions } = takeConditions(plainText, y, found);
  if (wantsOne && conditions.length === 0) return null;
  const body = stripped(stripped(rest.replace(/\s+/g, ' '), leading(y)), trailing(y));
  const called = new RegExp(`(?<![a-zA-Z])${y}\\s*\\(`, 'g');
  if (isCalled && called.test(body)) return null;
  const equation = equationOf(body.replace(called, `${y}*(`), y, found);
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
export const readDifferential = (found: Match): Problem | null => parsedOrNull(() => read(found));
