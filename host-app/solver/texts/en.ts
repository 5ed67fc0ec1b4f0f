import type { Change } from '../gate/changes.js';
import type { Test } from '../gate/tests.js';
import type { FUNCTION_MESSAGES, FUNCTION_STEPS } from './functions.js';
import type { APPLIED_MESSAGES, APPLIED_STEPS } from './families/applied.js';
import type { CALCULUS_TASK_MESSAGES, CALCULUS_TASK_STEPS } from './families/calculus-tasks.js';
import type { CONIC_STEPS } from './conics.js';
import type { DIFFERENTIAL_MESSAGES, DIFFERENTIAL_STEPS } from './differential.js';
import type { DISTRIBUTION_MESSAGES, DISTRIBUTION_STEPS } from './distributions.js';
import type { ALGEBRA_MESSAGES, ALGEBRA_STEPS } from './algebra.js';
import type { MATRIX_MESSAGES, MATRIX_STEPS } from './matrices.js';
import type { NUMBER_MESSAGES, NUMBER_STEPS } from './numbers.js';
import type { EXPRESSION_MESSAGES, EXPRESSION_STEPS } from './expressions.js';
import { STEPS } from './steps.js';
import type { WORD_MESSAGES, WORD_STEPS } from './word-problems.js';

export type Rule =
  | keyof typeof STEPS
  | keyof typeof EXPRESSION_STEPS
  | keyof typeof FUNCTION_STEPS
  | keyof typeof DISTRIBUTION_STEPS
  | keyof typeof ALGEBRA_STEPS
  | keyof typeof APPLIED_STEPS
  | keyof typeof CALCULUS_TASK_STEPS
  | keyof typeof CONIC_STEPS
  | keyof typeof DIFFERENTIAL_STEPS
  | keyof typeof MATRIX_STEPS
  | keyof typeof NUMBER_STEPS
  | keyof typeof WORD_STEPS;

/** Title and reason of a step, and what it changes: the gate tests that. */
export type StepTexts = Readonly<
  Record<string, readonly [title: string, why: string, change?: Change | Test]>
>;

/** Texts that come with a pack. */
const more: { steps: StepTexts; messages: Record<string, string> } = { steps: {}, messages: {} };
export const addTexts = (steps: StepTexts, messages: Readonly<Record<string, string>>): void => {
  more.steps = { ...more.steps, ...steps };
  more.messages = { ...more.messages, ...messages };
};

const MESSAGES = {
  'method.evaluate': 'Step by step',
  'method.linear': 'Balance both sides',
  'method.factoring': 'Factoring',
  'method.formula': 'Quadratic formula',
  'method.square': 'Completing the square',
  'method.roots': 'Taking roots',
  'method.steps': 'Step by step',
  'method.cases': 'By cases',
  'method.substitution': 'Substitution',
  'method.elimination': 'Elimination',
  'method.gauss': 'Gaussian elimination',
  'method.sign-chart': 'Sign chart',
  'parse.bracket': 'A bracket is missing here.',
  'parse.bar': 'A bar | is missing here.',
  'parse.command': 'This command is not known.',
  'parse.deep': 'This is nested too deeply.',
  'parse.number': 'This number is too long.',
  'parse.end': 'Something is missing at the end.',
  'parse.unexpected': 'This does not fit here.',
  'parse.two-numbers': 'No sign before a number.',
  'parse.empty': 'Nothing to solve yet.',
  'parse.long': 'This is too long.',
  'math.zero-division': 'This divides by zero.',
  'math.zero-to-zero': '0^0 has no value.',
  'math.log-zero': 'log 0 has no value.',
  'math.log-negative': 'A negative number has no real logarithm.',
  'math.log-base': 'The base of a logarithm is positive and not 1.',
  'math.domain': 'No real value there.',
  'math.factorial': 'Factorials are for whole numbers from 0.',
  'math.undefined': 'This has no value here.',
  'math.infinity': 'Infinity is no number.',
  'cannot.kind': 'I can’t solve this one yet.',
  'cannot.budget': 'I can’t solve this one yet: it takes too many steps.',
  'cannot.words': 'I can’t read this question yet. Try it as an equation.',
  'cannot.check': 'I could not prove my answer.',
  'words.none': 'no solution',
  'words.no-real': 'no real solution',
  'words.infinitely-many': 'infinitely many solutions',
  'words.all': 'all real numbers',
  'words.yes': 'yes',
  'words.no': 'no',
  'words.answer-only': 'Only the answer could be checked, so no steps are shown.',
  'note.only-if': 'Only if',
  'note.real': 'z is taken to be a real number.',
  'note.positive': 'For positive values of the letters.',
  'note.denominator': 'Values that leave a part undefined are excluded.',
  'note.constant': 'Add any constant C.',
  'note.integer': 'k is any whole number.',
  'note.parameter': 'Each choice of the parameters gives a solution.',
} as const;

export type TextKey =
  | keyof typeof MESSAGES
  | keyof typeof EXPRESSION_MESSAGES
  | keyof typeof FUNCTION_MESSAGES
  | keyof typeof DISTRIBUTION_MESSAGES
  | keyof typeof ALGEBRA_MESSAGES
  | keyof typeof APPLIED_MESSAGES
  | keyof typeof CALCULUS_TASK_MESSAGES
  | keyof typeof DIFFERENTIAL_MESSAGES
  | keyof typeof MATRIX_MESSAGES
  | keyof typeof NUMBER_MESSAGES
  | keyof typeof WORD_MESSAGES
  | `step.${Rule}.title`
  | `step.${Rule}.why`;

const lookUp = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined => table[key];

const wordsOf = (rule: string): StepTexts[string] | undefined =>
  lookUp<StepTexts[string]>(STEPS, rule) ?? more.steps[rule];

/** What a step of this rule changes; undefined where only its check says more. */
export const changeOf = (rule: Rule): Change | Test | undefined => wordsOf(rule)?.[2];

/** The English text of a key. */
export const english = (key: TextKey): string => {
  const message = lookUp<string>(MESSAGES, key) ?? more.messages[key];
  if (message !== undefined) return message;
  const rule = key.replace(/^step\.|\.(?:title|why)$/g, '');
  const words = wordsOf(rule);
  return words?.[key.endsWith('.title') ? 0 : 1] ?? '';
};
