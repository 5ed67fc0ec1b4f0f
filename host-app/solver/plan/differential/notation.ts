/** The question with y_91 for y', y_92 for y'', and what the notation says about the letters. */
export interface Marked {
  text: string;
  readonly unknowns: Set<string>;
  readonly variables: Set<string>;
  /** The unknown is dotted: it depends on time. */
  isDotted: boolean;
  /** y(x) is written for y. */
  isCalled: boolean;
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

export const marked = (question: string): Marked | null => {
  const found: Marked = {
    text: question,
    unknowns: new Set(),
    variables: new Set(),
    isDotted: false,
    isCalled: false,
  };
  let isMixed = false;
  const put = (letter: string, order: number, variable?: string): string => {
    found.unknowns.add(letter);
    if (variable !== undefined) found.variables.add(variable);
    return place(letter, order);
  };
  found.text = question
    .replace(/\\(?:left|right|,|;|!|quad)(?![a-z])/g, ' ')
    .replace(/(?<![a-zA-Z\\])([xt])(?=[a-zA-Z]\s*['′’])/g, '$1 ')
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
    .replace(PRIMES, (_, letter: string, marks: string, variable?: string) => {
      found.isCalled ||= variable !== undefined;
      return put(letter, orderIn(marks), variable);
    });
  return isMixed ? null : found;
};

/** x dx + y dy = 0: the differentials as letters, to be divided by dx. */
const DIFFERENTIALS = /(?<![a-zA-Z\\])d([a-zA-Z])(?![a-zA-Z])/g;
export const withDifferentials = (found: Marked): Marked | null => {
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
