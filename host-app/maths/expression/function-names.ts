/** The smallest and the largest number of arguments of each function. */
export const FUNCTIONS = {
  sqrt: [1, 1],
  cbrt: [1, 1],
  abs: [1, 1],
  sign: [1, 1],
  ln: [1, 1],
  log: [1, 1],
  log2: [1, 1],
  logb: [2, 2],
  exp: [1, 1],
  sin: [1, 1],
  cos: [1, 1],
  tan: [1, 1],
  sec: [1, 1],
  csc: [1, 1],
  cot: [1, 1],
  asin: [1, 1],
  acos: [1, 1],
  atan: [1, 1],
  asec: [1, 1],
  acsc: [1, 1],
  acot: [1, 1],
  atan2: [2, 2],
  sinh: [1, 1],
  cosh: [1, 1],
  tanh: [1, 1],
  asinh: [1, 1],
  acosh: [1, 1],
  atanh: [1, 1],
  floor: [1, 1],
  ceil: [1, 1],
  round: [1, 2],
  min: [1, 100],
  max: [1, 100],
  gcd: [2, 100],
  lcm: [2, 100],
  nCr: [2, 2],
  nPr: [2, 2],
  root: [2, 2],
  factorial: [1, 1],
  doubleFactorial: [1, 1],
  mod: [2, 2],
  deg: [1, 1],
  rad: [1, 1],
} as const satisfies Record<string, readonly [number, number]>;

export type FunctionName = keyof typeof FUNCTIONS;

/** Arguments of the operators that bind a variable: expression, variable, bounds. */
export const BINDERS = { sum: 4, product: 4, diff: 3, integral: 4, limit: 3 } as const;

/** Operators that bind a variable of their own. */
export type Binder = keyof typeof BINDERS;

const OTHER_SPELLINGS: Readonly<Record<string, FunctionName>> = {
  arcsin: 'asin',
  arccos: 'acos',
  arctan: 'atan',
  arcsec: 'asec',
  arccsc: 'acsc',
  arccot: 'acot',
  arsinh: 'asinh',
  arcosh: 'acosh',
  artanh: 'atanh',
  lg: 'log',
  lb: 'log2',
  sgn: 'sign',
  ncr: 'nCr',
  npr: 'nPr',
};

export const isBinder = (name: string): name is Binder => Object.hasOwn(BINDERS, name);
const isFunctionName = (name: string): name is FunctionName => Object.hasOwn(FUNCTIONS, name);

/** The function with the name `word`. Upper case is accepted, because phones write 'Sin'. */
export const functionNamed = (word: string): FunctionName | undefined => {
  if (isFunctionName(word)) return word;
  const lower = word.toLowerCase();
  if (isFunctionName(lower)) return lower;
  return Object.hasOwn(OTHER_SPELLINGS, lower) ? OTHER_SPELLINGS[lower] : undefined;
};

/** sin^-1 means the inverse function, not the reciprocal. */
export const INVERSES: Partial<Record<FunctionName, FunctionName>> = {
  sin: 'asin',
  cos: 'acos',
  tan: 'atan',
  sec: 'asec',
  csc: 'acsc',
  cot: 'acot',
  sinh: 'asinh',
  cosh: 'acosh',
  tanh: 'atanh',
};

/** What a word can begin with: sin30cos60, log_2x, log30. log2x could be log₂ x or log(2x), so it is neither. */
export const WORD_STARTS: readonly RegExp[] = [
  /^(sqrt|cbrt|ln|sin|cos|tan|sec|csc|cot|asin|acos|atan|sinh|cosh|tanh)\d/,
  /^(log(?:_\d+|[₀-₉]+))\p{L}/u,
  /^(log)\d+$/,
];
