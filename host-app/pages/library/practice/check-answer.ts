import type { PracticeAnswer } from '../../../content/content.types';
import type { AnswerVerdict } from './answer-verdict.types';
import { checkExpression } from './check-expression';
import { checkNumber } from './check-number';
import { checkSet } from './check-set';

const CHOOSE: AnswerVerdict = { kind: 'unclear', message: 'Choose one of the answers first.' };

/** Compares the typed text (for a choice, the number of the option) with the answer. */
export const checkAnswer = (answer: PracticeAnswer, typed: string): AnswerVerdict => {
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
