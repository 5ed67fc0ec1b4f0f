import { pack } from '../packs/registry.js';
import { plain } from '../print/plain.js';
import type { Problem, ProblemKind } from '../solution.js';

/** Where the name of the kind and 'of' are not what is asked. */
const TASKS: Readonly<Partial<Record<ProblemKind, string>>> = {
  simplify: 'simplify',
  expand: 'expand',
  factor: 'factor',
  definite: 'definite integral of',
  double: 'double integral of',
  series: 'sum of',
  gcd: 'greatest common divisor of',
  lcm: 'least common multiple of',
  'prime-factors': 'prime factors of',
  'is-prime': 'whether this is prime:',
  'is-composite': 'whether this is composite:',
  identity: 'prove',
  story: 'the amounts',
  probability: 'the probability',
};

/** Where the name of the operation and 'of' are not what is asked. */
const OPERATIONS: Readonly<Record<string, string>> = {
  '': '',
  rref: 'reduced row echelon form of',
  characteristic: 'characteristic polynomial of',
  deviation: 'standard deviation of',
  'sample deviation': 'sample standard deviation of',
  'mean deviation': 'mean absolute deviation of',
  geometric: 'geometric mean of',
  harmonic: 'harmonic mean of',
  weighted: 'weighted mean of',
  lower: 'first quartile of',
  upper: 'third quartile of',
  iqr: 'interquartile range of',
  polygon: 'area of the polygon',
  'arithmetic step': 'common difference of',
  'geometric step': 'common ratio of',
  'infinite sum': 'sum of all terms of',
  next: 'next term of',
  distance: 'distance between',
  fractions: 'partial fractions of',
  square: 'complete the square in',
  divide: '',
  quadrant: '',
  congruences: '',
  tail: 'the probability, with',
};

const KINDS: Readonly<Record<string, string>> = {
  all: 'integers',
  prime: 'primes',
  square: 'square numbers',
  cube: 'cubes',
  multiple: 'multiples of',
  either: 'multiples of',
  both: 'common multiples of',
};
const wholeNumbers = (task: string): string => {
  const [base = '', kind = '', what = ''] = task.split('-');
  const [name = '', ...by] = kind.split(' ');
  const asked = what === 'count' ? 'the number of ' : what === 'list' ? 'the ' : `the ${what} of the `;
  if (base === 'factors') return `${asked}${name === 'all' ? '' : `${name} `}factors of`;
  const things = /^(?:even|odd)$/.test(name)
    ? `${name} ${by.length > 0 ? `multiples of ${by.join()}` : 'numbers'}`
    : `${KINDS[name] ?? `${name} numbers`} ${by.join(name === 'either' ? ' or ' : ' and ')}`.trim();
  if (what === 'last') return `the prime with place`;
  return base === 'first' ? `${asked}first ${things}; their number is` : `${asked}${things} with`;
};

/** Solutions that need be no integers. */
const SOLUTIONS: Readonly<Record<string, string>> = {
  all: '',
  every: '',
  complex: 'complex',
  above: 'positive',
  below: 'negative',
  unabove: 'nonpositive',
  unbelow: 'nonnegative',
};
const INTEGERS: Readonly<Record<string, string>> = {
  all: 'the integers that satisfy',
  positive: 'the positive integers that satisfy',
  nonnegative: 'the integers from 0 on that satisfy',
};
const FIGURES: Readonly<Record<string, string>> = {
  reflect: 'the reflection',
  origin: 'the reflection through the origin',
  rotate: 'the rotation about the origin',
  translate: 'the translation',
  dilate: 'the dilation from the origin',
  centroid: 'the centroid',
  'other-end': 'the other end for midpoint and end',
  polar: 'polar coordinates',
  rectangular: 'rectangular coordinates',
};
const SPACE: Readonly<Record<string, string>> = {
  plane: 'the plane through',
  circle: 'the circle through',
  area: 'the area of the triangle',
  distance: 'the distance between point and plane',
};
const figureWords = (task: string): string => {
  const [name = '', how = ''] = task.split('|');
  return `${FIGURES[name] ?? ''} ${how}of`;
};
const baseWords = (task: string): string => {
  const [base = '', what = ''] = task.split(' ');
  return /^\d/.test(what) ? `from base ${base} to base ${what}:` : `in base ${base}:`;
};
const POLYNOMIALS: Readonly<Record<string, string>> = {
  nature: 'the nature of the roots of',
  zeros: 'the zeros, with multiplicities, of',
  candidates: 'the possible rational roots of',
  signs: "Descartes' rule of signs for",
  gcd: 'greatest common divisor of',
  lcm: 'least common multiple of',
};
/** The task of a question of a family. Other families show it by their expression. */
const appliedWords = (family: string, task: string, amount = ''): string => {
  if (family === 'ratio') return 'the ratio';
  if (family === 'integer-equations') return INTEGERS[task] ?? '';
  if (family === 'figures') return figureWords(task);
  if (family === 'complex-unknowns')
    return task === 'real' ? 'the real numbers that satisfy' : 'the number z, with w for its conjugate, in';
  if (family === 'space') return SPACE[task] ?? '';
  if (family === 'bases') return baseWords(task);
  if (family === 'polynomials') return POLYNOMIALS[task] ?? '';
  if (family === 'sets') return `${task} of`;
  if (family === 'whole-numbers') return wholeNumbers(task);
  if (family === 'high-derivative') return 'the nth derivative, with';
  if (family !== 'solutions') return '';
  const [how = '', what = ''] = task.split('-');
  const some = SOLUTIONS[how];
  const kept =
    some === undefined
      ? `${how.replace(/^un/, 'not ')} integer`.replace(/^integer /, '')
      : `${some} solution`.trim();
  if (what === 'value') return `${amount} for`;
  if (/^(?:sum|product|average|difference)$/.test(what)) return `the ${what} of the solutions of`;
  if (what === 'list') return `the ${kept}s that satisfy`;
  if (what === 'keep') return `the ${kept}s ${some === undefined ? 'that satisfy' : 'of'}`;
  const asked = what === 'count' ? `the number of ${kept}s` : `the ${what} ${kept}`;
  return `${asked} ${some === undefined ? 'with' : 'of'}`;
};

const ORDERS = ['', '', 'second ', 'third ', 'fourth ', 'fifth '];
const derivative = (order: number): string =>
  `${ORDERS[order] ?? `${order}${{ 1: 'st', 2: 'nd', 3: 'rd' }[/1\d$/.test(`${order}`) ? 0 : order % 10] ?? 'th'} `}derivative of`;

/** The task in a student's words: 'greatest common divisor of', 'mean of', 'circle: area, given'. */
export const taskWords = (problem: Problem): string => {
  const { kind, variable, options } = problem;
  const [name = '', detail = ''] = (options.operation ?? '').split(':');
  if (kind === 'applied') return appliedWords(name, detail, options.items?.[0] && plain(options.items[0]));
  const known = TASKS[kind];
  if (known !== undefined) return known;
  if (kind === 'measure') return pack('wordProblems').measureTask(problem);
  if (kind === 'derivative') return derivative(options.order ?? 1);
  if (kind === 'sequence') return `term number ${variable} of`;
  if (name === '' && kind !== 'matrix') return `${kind} of`;
  if (kind === 'numbers' && name !== 'congruences') return `${name.replaceAll('-', ' ')}:`;
  if (name === 'count')
    return /^(?:draws|dice|cards|tries)$/.test(detail) ? 'the probability' : 'the number of ways';
  if (name === 'convert') return `change to ${options.unit ?? 'the other unit'}:`;
  const [first] = options.items ?? [];
  const count = first ? plain(first) : '';
  if (name === 'term') return `term number ${count} of`;
  if (name === 'place') return `number of the term ${count} in`;
  if (name === 'partial sum') return `sum of the first ${count} terms of`;
  if (name === 'coefficient')
    return options.order ? `coefficient of ${variable}^${options.order} in` : 'constant term of';
  return OPERATIONS[name] ?? `${name} of`;
};
