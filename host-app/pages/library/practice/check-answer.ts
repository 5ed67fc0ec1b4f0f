import type { Answer } from '../../../content/content.types';
import { checkExpression } from './check-expression';
import { checkNumber } from './check-number';
import { checkSet } from './check-set';

/** What comes of an answer; `message` is said to the person. */
export type Verdict =
  | { readonly kind: 'right' }
  /** Another try with a hint at what went wrong. */
  | { readonly kind: 'wrong'; readonly message: string }
  /** Can't be read, or is not in the form that is asked for: does not count as a try. */
  | { readonly kind: 'unclear'; readonly message: string };

const CHOOSE: Verdict = { kind: 'unclear', message: 'Choose one of the answers first.' };

/** Compares what was typed (for a choice, the number of the option) with the answer. */
export const checkAnswer = (answer: Answer, typed: string): Verdict => {
  switch (answer.kind) {
    case 'number':
      return checkNumber(answer, typed);
    case 'set':
      return checkSet(answer.values, typed);
    case 'expression':
      return checkExpression(answer, typed);
    case 'choice':
      if (typed === '') return CHOOSE;
      return Number(typed) === answer.correct
        ? { kind: 'right' }
        : {
            kind: 'wrong',
            message: 'Not this one. Rule out what can’t be true, and look at the rest again.',
          };
  }
};
