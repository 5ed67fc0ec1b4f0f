import {
  given,
  hasAnswer,
  isTrue,
  positiveCase,
  putIn,
  replaced,
  sameValue,
  workedOut,
} from '../gate/laws/index.js';
import { factorsNamed, sorted } from '../gate/laws/whole-laws.js';
import type { StepTexts } from './en.js';

/** Steps of questions in sentences. */
export const WORD_STEPS = {
  'story-set-up': [
    'Write down what is said',
    'What is known becomes lines; each name stands for a number.',
    given,
  ],
  'story-table': [
    'Draw up the table',
    'What is given has a row each, and what follows from it has one; the question is the line above.',
    given,
  ],
  'story-round-up': [
    'Divide, and round up',
    'What is left over after the full ones needs one more, even if it does not fill it.',
    workedOut,
  ],
  'story-round-down': [
    'Divide, and round down',
    'Only full ones count, so what is left over is left out.',
    workedOut,
  ],
  'story-put-in': ['Put in what is known', 'A name is replaced by the number it stands for.', putIn],
  'story-work-out': ['Work it out', 'The right side is worked out.', workedOut],
  'story-replace': [
    'Put one line into the other',
    'The first line says what an amount is; the same is put into the other line in its place.',
    replaced,
  ],
  formula: ['Write the formula', 'It relates what is asked to what is known.', isTrue],
  'positive-root': ['Take the positive solution', 'The amount cannot be negative.', positiveCase],
  'sort-data': [
    'Put the values in order',
    'The place of a value counts here, so they are sorted first.',
    sorted,
  ],
  'count-modes': [
    'Count how often each value occurs',
    'A mode occurs most often; several values can be modes, and there is none when all occur equally often.',
    hasAnswer,
  ],
  'quartile-halves': [
    'Take the medians',
    'The median is in the middle; the quartiles are the medians of the values below and above it.',
    isTrue,
  ],
  'data-formula': ['Write what is meant as a formula', 'The number is made from the values.', hasAnswer],
  'regression-slope': [
    'Find the slope',
    'm is n times the sum of x·y less the sums of x and of y, over n times the sum of x² less the square of the sum of x.',
    isTrue,
  ],
  'regression-constant': ['Find the constant', 'The line goes through the point of both means.', isTrue],
  'regression-line': ['Write down the line', 'Slope and constant are put in.', sameValue],
  'count-formula': ['Write down how to count', '', hasAnswer],
  'unit-factor': ['Write down the conversion factor', '', factorsNamed],
  'unit-multiply': ['Use the factor', '', hasAnswer],
  'story-answer': ['Answer the question', 'What is asked is worked out from the amounts found.', workedOut],
} as const satisfies StepTexts;

export const WORD_MESSAGES = {
  'note.form': 'In the form that you asked for:',
  'note.quartiles':
    'Quartiles are the medians of the lower and the upper half; a value in the middle is in neither.',
  'note.modes': 'Where all values occur equally often, there is no mode.',
  'note.nearest-rank':
    'The percentile is the smallest value that at least so many percent do not exceed (nearest rank).',
} as const;
