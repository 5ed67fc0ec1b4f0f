import { describe, expect, it } from 'vitest';
import { changeOf, type Rule } from '../../../../../host-app/solver/texts/en.js';
import { ALGEBRA_STEPS } from '../../../../../host-app/solver/texts/algebra.js';
import { APPLIED_STEPS } from '../../../../../host-app/solver/texts/families/applied.js';
import { CALCULUS_TASK_STEPS } from '../../../../../host-app/solver/texts/families/calculus-tasks.js';
import { CONIC_STEPS } from '../../../../../host-app/solver/texts/conics.js';
import { DIFFERENTIAL_STEPS } from '../../../../../host-app/solver/texts/differential.js';
import { DISTRIBUTION_STEPS } from '../../../../../host-app/solver/texts/distributions.js';
import { NUMBER_STEPS } from '../../../../../host-app/solver/texts/numbers.js';
import { WORD_STEPS } from '../../../../../host-app/solver/texts/word-problems.js';
import { CURVE_KINDS } from './curve-kinds.js';
import { FALSIFIED_CALCULUS } from './falsified-calculus.js';
import { FALSIFIED_CONDITIONS } from './falsified-conditions.js';
import { FALSIFIED as OTHERS } from './falsified-questions.js';
import { survivorsOf } from './falsify.js';

const FALSIFIED = [...OTHERS, ...FALSIFIED_CONDITIONS, ...FALSIFIED_CALCULUS];
const KINDS: ReadonlySet<string> = new Set(
  [
    ALGEBRA_STEPS,
    APPLIED_STEPS,
    CALCULUS_TASK_STEPS,
    CONIC_STEPS,
    DIFFERENTIAL_STEPS,
    DISTRIBUTION_STEPS,
    NUMBER_STEPS,
    WORD_STEPS,
  ]
    .flatMap((table) => Object.keys(table) as Rule[])
    // Other laws count; sets of numbers are falsified with the curves.
    .filter((rule) => typeof changeOf(rule) === 'function' && !CURVE_KINDS.has(rule)),
);

/** Lines about any constants say the same with a letter that is 1 larger. */
const HAS_ANY = new Set([...Object.keys(DIFFERENTIAL_STEPS), ...Object.keys(NUMBER_STEPS)]);

const killed = new Map<string, number>();
describe.each(FALSIFIED.map(([question, equivalent = []]) => ({ question, equivalent })))(
  '$question',
  ({ question, equivalent }) => {
    it('is shown without steps when a number or a letter of a line is another one', () => {
      const survivors = survivorsOf(
        question,
        (rule) => KINDS.has(rule),
        (rule) => !HAS_ANY.has(rule),
        killed,
      );
      expect(survivors).toEqual(equivalent);
    });
  },
);

it('each kind of step of these groups is refused at least once', () => {
  expect([...KINDS].filter((rule) => !killed.has(rule))).toEqual([]);
});
