import type { CheckWay, ProblemKind, Reading } from '../solution.js';
import { plain } from '../print/plain.js';

/** The verb before the formula; equations and inequalities need none. */
const TASKS: Readonly<Partial<Record<ProblemKind, string>>> = {
  evaluate: 'work out',
  simplify: 'simplify',
  expand: 'expand',
  factor: 'factor',
  solve: 'solve',
  inequality: 'solve',
  system: 'solve the system',
  derivative: 'derivative of',
  integral: 'integral of',
  definite: 'definite integral of',
  limit: 'limit of',
  series: 'sum of',
  differential: 'solve the differential equation',
  gcd: 'greatest common divisor of',
  lcm: 'least common multiple of',
  'prime-factors': 'prime factors of',
  'is-prime': 'whether this is prime:',
  'is-composite': 'whether this is composite:',
};
const WITH_VARIABLE = new Set<ProblemKind>([
  'solve',
  'inequality',
  'derivative',
  'integral',
  'definite',
  'limit',
]);

export const readingText = ({ kind, expression, variable }: Reading): string => {
  const task = TASKS[kind] ?? `${kind.replaceAll('-', ' ')}:`;
  const unknown = kind === 'solve' || kind === 'inequality' ? 'for' : 'with respect to';
  const rest = WITH_VARIABLE.has(kind) && variable !== '' ? ` ${unknown} ${variable}` : '';
  return `${task} ${plain(expression)}${rest}`;
};

export const CHECKED: Readonly<Record<CheckWay, string>> = {
  identity: 'both lines have the same value',
  substitution: 'the solutions satisfy it',
  numeric: 'compared with numbers',
  recomputed: 'worked out a second time, in another way',
};
