/** The meaning of letter sequences: the spellings of a function in text and LaTeX -> its name in the tree. */
export const FUNCTIONS: Readonly<Record<string, string>> = {
  sin: 'sin', cos: 'cos', tan: 'tan', cot: 'cot', sec: 'sec', csc: 'csc', cosec: 'csc', tg: 'tan', ctg: 'cot',
  arcsin: 'asin', arccos: 'acos', arctan: 'atan', arctg: 'atan', asin: 'asin', acos: 'acos', atan: 'atan',
  arccot: 'acot', acot: 'acot', arcsec: 'asec', asec: 'asec', arccsc: 'acsc', acsc: 'acsc',
  sinh: 'sinh', cosh: 'cosh', tanh: 'tanh', asinh: 'asinh', acosh: 'acosh', atanh: 'atanh', arsinh: 'asinh',
  arcsinh: 'asinh', arccosh: 'acosh', arctanh: 'atanh',
  ln: 'ln', log: 'log', lg: 'log', exp: 'exp', sqrt: 'sqrt', cbrt: 'cbrt', root: 'root', abs: 'abs', Abs: 'abs',
  floor: 'floor', ceil: 'ceil', det: 'det', gcd: 'gcd', lcm: 'lcm', min: 'min', max: 'max', nCr: 'binomial', nPr: 'permutations',
  binom: 'binomial', factorial: 'factorial', mod: 'mod',
}; // prettier-ignore

export const GREEK: Readonly<Record<string, string>> = {
  pi: 'π', infinity: '∞', infty: '∞', oo: '∞', alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ε', varepsilon: 'ε',
  theta: 'θ', lambda: 'λ', mu: 'μ', rho: 'ρ', sigma: 'σ', tau: 'τ', phi: 'φ', varphi: 'φ', omega: 'ω',
}; // prettier-ignore

const KNOWN = [...Object.keys(FUNCTIONS), ...Object.keys(GREEK), 'choose'].sort(
  (a, b) => b.length - a.length,
);

/** 'xsin' -> ['x', 'sin']: the longest known name at each place, single letters otherwise. */
export const splitLetters = (run: string): string[] => {
  const parts: string[] = [];
  for (let at = 0; at < run.length;) {
    const name = KNOWN.find((known) => run.startsWith(known, at)) ?? run[at] ?? '';
    parts.push(name);
    at += name.length;
  }
  return parts;
};

export const SUPERSCRIPTS: Readonly<Record<string, string>> = {
  '⁰': '0', '¹': '1', '²': '2', '³': '3', '⁴': '4', '⁵': '5', '⁶': '6', '⁷': '7', '⁸': '8', '⁹': '9', '⁻': '-', '⁺': '+', 'ⁿ': 'n', 'ˣ': 'x',
}; // prettier-ignore

export const VULGAR: Readonly<Record<string, readonly [number, number]>> = {
  '½': [1, 2], '⅓': [1, 3], '⅔': [2, 3], '¼': [1, 4], '¾': [3, 4], '⅕': [1, 5], '⅖': [2, 5], '⅗': [3, 5], '⅘': [4, 5], '⅙': [1, 6], '⅛': [1, 8], '⅜': [3, 8], '⅝': [5, 8], '⅞': [7, 8],
}; // prettier-ignore

/** Characters and LaTeX commands for operators. */
export const OPERATORS: Readonly<Record<string, string>> = {
  '×': '*', '·': '*', '⋅': '*', '∙': '*', '∕': '/', '−': '-', '–': '-', '≤': '<=', '≥': '>=', '≠': '!=', '**': '^', '==': '=', '=<': '<=', '=>': '>=',
  '\\cdot': '*', '\\times': '*', '\\div': '÷', '\\le': '<=', '\\leq': '<=', '\\ge': '>=', '\\geq': '>=', '\\ne': '!=', '\\neq': '!=', '\\lt': '<', '\\gt': '>',
  '\\{': '(', '\\}': ')', '\\lvert': '|', '\\rvert': '|', '\\vert': '|', '\\mid': '|',
}; // prettier-ignore

export const SILENT = new Set([
  '\\left',
  '\\right',
  '\\,',
  '\\;',
  '\\!',
  '\\:',
  '\\ ',
  '\\quad',
  '\\displaystyle',
  '\\mathrm',
  '\\operatorname',
  '\\text',
  '\\$',
  '$',
]);
