import { ParseProblem } from '../parse/index.js';
import { bound, mainVariable } from '../intent/calculus.js';
import { highDerivative } from '../families/calculus/high-derivative/read.js';
import { at, maths, problem, type Match, type Pattern } from '../intent/text.js';

const ORDERS: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, fourth: 4, fifth: 5 };
const orderOf = (word: string | undefined): number =>
  word ? (ORDERS[word.toLowerCase()] ?? (Number.parseInt(word, 10) || 1)) : 1;

const variableName = (text: string | undefined): string =>
  ({ theta: 'θ', alpha: 'α', phi: 'φ' })[text ?? ''] ?? text ?? '';

const derivative = (found: Match, body: string, variable?: string, order?: string) => {
  const expression = maths(found, body, variable ? [variableName(variable)] : []);
  // 'y = x^2' names the function that is differentiated.
  if (expression.kind === 'relation') return null;
  const x = variable ? variableName(variable) : mainVariable(expression);
  return (
    highDerivative(expression, x, orderOf(order)) ??
    problem('derivative', expression, x, { order: orderOf(order) })
  );
};
/** d²/dx²: above and below have the same number. */
const repeated = (found: Match, above: string, below: string) =>
  above === below ? derivative(found, found.parts[5] ?? '', found.parts[2], SMALL[above] ?? above) : null;
const SMALL: Readonly<Record<string, string>> = { '²': '2', '³': '3' };
/** d/dx (x^2) + 3: the bracket, with its power, ends what is differentiated, and something follows. */
const endsEarly = (body: string): boolean =>
  /^\([^()]*(?:\([^()]*\)[^()]*)*\)(?:\^(?:\([^()]*\)|[\w.]+))?\s*[-+−*/]/.test(body.trim());

const integral = (found: Match, body: string, variable: string | undefined, from?: string, to?: string) => {
  // A differential that is still in the body ended the integral before something else.
  if (/(?<!\p{L})d[a-zθ](?!\p{L})/u.test(body)) throw new ParseProblem('cannot.words', { start: 0, end: 0 });
  const name = variable ? variableName(variable) : null;
  const expression = maths(found, body, name ? [name] : []);
  if (from === undefined || to === undefined)
    return problem('integral', expression, name ?? mainVariable(expression));
  return problem('definite', expression, name ?? mainVariable(expression), {
    from: bound(found, from),
    to: bound(found, to),
  });
};
const limit = (found: Match, body: string, variable: string, point: string, side: string | undefined) => {
  const sign = /(.*[^\s^])\s*\^?\s*\{?([+-])\}?$/.exec(point.trim());
  const name = variableName(variable);
  const from =
    side?.includes('right') || side?.includes('above') || sign?.[2] === '+'
      ? 'right'
      : side || sign
        ? 'left'
        : undefined;
  return problem('limit', maths(found, body, [name]), name, {
    to: bound(found, sign?.[1] ?? point),
    ...(from ? { side: from } : {}),
  });
};

const SIDE = String.raw`(?:\s+from (?:the )?(right|left|above|below))?`;
const ASK = '(?:(?:find|evaluate|calculate|compute|determine|what is) )?(?:the )?';
const VARIABLE = String.raw`(theta|alpha|phi|[a-zA-Z]|θ)`;

export const CALCULUS: readonly Pattern[] = [
  [
    at(String.raw`${ASK}(?:(\w+) )?(?:partial )?derivative of (.+?) (?:wrt|with respect to) ${VARIABLE}`),
    (f) => derivative(f, f.parts[1] ?? '', f.parts[2], f.parts[0]),
  ],
  [
    at(String.raw`${ASK}(?:(first|second|third|fourth|fifth|\d+\w\w) )?derivative(?: of)? (.+)`),
    (f) => derivative(f, f.parts[1] ?? '', undefined, f.parts[0]),
  ],
  [
    at(String.raw`differentiate (.+?)(?: (?:wrt|with respect to) ${VARIABLE})?`),
    (f) => derivative(f, f.parts[0] ?? '', f.parts[1]),
  ],
  [
    at(String.raw`(?:\\frac\{d\}\{d([a-z])\}|d\s*/\s*d([a-z]))\s*(.+)`),
    (f) => (endsEarly(f.parts[2] ?? '') ? null : derivative(f, f.parts[2] ?? '', f.parts[0] || f.parts[1])),
  ],
  [
    at(
      String.raw`(?:\\frac)?\{?d\s*(?:\^\s*\{?([2-9]|[1-9]\d\d?)\}?|([²³]))\}?\s*/?\s*\{?d\s*([a-z])\s*(?:\^\s*\{?([2-9]|[1-9]\d\d?)\}?|([²³]))\}?\s*(.+)`,
    ),
    (f) => repeated(f, f.parts[0] || f.parts[1] || '', f.parts[3] || f.parts[4] || ''),
  ],
  [
    at(
      String.raw`${ASK}(?:(?:definite |improper )?integral(?: of)?|integrate|∫|\\?int)(?![a-z_]) ?(.+?)(?:\s*d${VARIABLE},?)? from (?:[a-z]\s*=\s*)?(.+?) to (?:[a-z]\s*=\s*)?(.+)`,
    ),
    (f) => integral(f, f.parts[0] ?? '', f.parts[1], f.parts[2], f.parts[3]),
  ],
  [
    at(
      String.raw`(?:∫|\\?int)\s*(?:_\s*|(?=(?:[01]|-\d+)\^))\{?([^{}^]+?)\}?\s*\^\s*(?:\{([^{}]+)\}|(\S+))\s*(.+?)\s*d${VARIABLE}`,
    ),
    (f) => integral(f, f.parts[3] ?? '', f.parts[4], f.parts[0], f.parts[1] || f.parts[2]),
  ],
  [
    at(
      String.raw`${ASK}(?:(?:definite |improper )?integral|integrate|∫|\\?int) from (.+?) to (.+?) (?:of )?(.+?)(?:\s*d${VARIABLE})?`,
    ),
    (f) => integral(f, f.parts[2] ?? '', f.parts[3], f.parts[0], f.parts[1]),
  ],
  [
    at(
      String.raw`(?:${ASK}(?:indefinite )?(?:integral|antiderivative) of|integrate) (.+?)(?: with respect to ${VARIABLE}|\s*d${VARIABLE})?`,
    ),
    (f) => integral(f, f.parts[0] ?? '', f.parts[1] || f.parts[2]),
  ],
  [at(String.raw`(?:∫|\\?int)\s*(.+?)\s*d${VARIABLE}`), (f) => integral(f, f.parts[0] ?? '', f.parts[1])],
  [
    at(
      String.raw`${ASK}lim(?:it)?(?: of)? (.+?),? (?:as )?${VARIABLE}\s*(?:->|→|approaches|goes to|tends to|\\to)\s*(.+?)${SIDE}`,
    ),
    (f) => limit(f, f.parts[0] ?? '', f.parts[1] ?? '', f.parts[2] ?? '', f.parts[3]),
  ],
  [
    at(
      String.raw`${ASK}lim(?:it)? as ${VARIABLE}\s*(?:->|→|approaches|goes to|tends to)\s*(.+?)${SIDE} of (.+)`,
    ),
    (f) => limit(f, f.parts[3] ?? '', f.parts[0] ?? '', f.parts[1] ?? '', f.parts[2]),
  ],
  [
    at(
      String.raw`${ASK}\\?lim(?:it)?\s*_?\s*[{(]?\s*(?:as )?${VARIABLE}\s*(?:->|→|\\?to|approaches)\s*([^\s{}()]+)\s*[})]?\s*(?:of )?(.+)`,
    ),
    (f) => limit(f, f.parts[2] ?? '', f.parts[0] ?? '', f.parts[1] ?? '', undefined),
  ],
];
