/** Notations that the formula grammar would read as products of letters. */
const REWRITTEN: readonly (readonly [RegExp, string])[] = [
  // 5P2 and 5C2, as on a calculator's keys.
  [/^((?:what is |find |calculate |evaluate |compute )?)(\d+) ?P ?(\d+)$/i, '$1nPr($2, $3)'],
  [/^((?:what is |find |calculate |evaluate |compute )?)(\d+) ?C ?(\d+)$/i, '$1nCr($2, $3)'],
  [/^((?:what is |find |calculate |evaluate |compute )?)P\((\d+), ?(\d+)\)$/, '$1nPr($2, $3)'],
  [/^((?:what is |find |calculate |evaluate |compute )?)C\((\d+), ?(\d+)\)$/, '$1nCr($2, $3)'],
  [/^([^a-z]*\d) ?percent$/i, '$1%'],
  // sin 30° and sin(75 degrees)
  [
    /(?<![a-z])((?:sin|cos|tan|cot|sec|csc)(?:\s*\^\s*\{?\d\}?|[²³])?\s*\(?\s*-?)(\d+(?:\.\d+)?)\s*(?:°|\^?\\circ|\^\{\\circ\}|degrees?\b)/gi,
    '$1($2*pi/180)',
  ],
  // v = u + at: no preposition follows a sign.
  [/(?<=[+=−-] ?)at\b|\bat(?=\^|²)/g, 'a*t'],
  // log2(8), log10 50: digits at the name are the base when something follows to take the logarithm of.
  [/\blog(\d+) ?(?=\()/g, 'log_$1'],
  [/\blog(\d+) (?=[\w\\])/g, 'log_$1 '],
  // |2|x| - 3|: a number and an operator on both sides of the inner bars.
  [/(?<![\w)|])\|((?:[^|]*[-+*/])?\d+) ?\|(\w|\w[^|]*[\w)])\|( ?[-+][^|]*)\|/g, 'abs($1*abs($2)$3)'],
  // 'x^2 x from 0 to 3', 'n^2, n = 1 to 5': the letter named again is that of the range.
  [
    /((?<![a-z])([a-z])(?![a-z]).*)(?:(?<=[)!]|[\^/]\w|\d\2|(?<![a-z])d?\2|[-+] ?1)|,| for) \2(?!.* and \w )(?: from | ?= ?(?=\S+ to ))/i,
    '$1 from $2=',
  ],
  // 2.5e10; with a sign it could be Euler's number: 2e-1.
  [/(?<![\w.])(\d+(?:\.\d+)?)[eE](\d+)(?![\w.])/g, '($1*10^$2)'],
];

const CROSS = /(?<=[\d)]) x (?=[\d(])/g;
/** 7 x 8: where each x is between numbers, with spaces, it is the multiplication sign. */
const crosses = (text: string): string =>
  text.replace(CROSS, '').search(/x/i) < 0 ? text.replace(CROSS, ' * ') : text;

/** The question in notation that can be read one way only. */
export const written = (question: string): string =>
  REWRITTEN.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), crosses(question));

/** Words between two parts of a formula, the operator of a derivative inside one, an ambiguous sign. */
const NO_FORMULA: readonly RegExp[] = [
  /(?<![\p{L}])(?:or|not|int|wrt|then|where|if|mod)(?![\p{L}(])/iu,
  /[\p{L}\d)\]²³] (?:at|in|on|is|as|so|us|by) (?=[\p{L}\d([−-])/iu,
  /\bd(?:\^\S+|[²³])?[a-z]?\s*\/\s*d[a-z]/iu,
  /!!|[Σ∑∏]/,
  // 1e-5 may be a small number, or Euler's number minus 5.
  /(?<![\w.])\d+(?:\.\d+)?[eE][+−-]\d+(?![\w.])/,
  // 0.333... has unknown further digits.
  /\.\d+ ?(?:\.{2,}|…)/,
];
/** Whether a part of a question contains more than a formula. */
export const isNoFormula = (text: string): boolean => NO_FORMULA.some((pattern) => pattern.test(text));
