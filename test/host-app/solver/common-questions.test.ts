import { describe, expect, it } from 'vitest';
import { solve } from '../../../host-app/solver/index.js';
import { answerText } from './answer-text.js';

describe('fractions, decimals and percentages are written as one another without a verb', () => {
  it.each([
    ['0.125 as a fraction', '1/8'],
    ['.5 as a fraction', '1/2'],
    ['3/8 as a decimal', '0.375'],
    ['1/3 as a decimal', '0.(3)'],
    ['3/8 as a percent', '75/2'],
    ['45% as a fraction', '9/20'],
    ['45% as a decimal', '0.45'],
    ['write 4.5% as a decimal', '0.045'],
    ['100% as a decimal', '1'],
    ['20 as a percent of 80', '25'],
    ['express 20 as a percentage of 80', '25'],
  ])('%s', (question, answer) => {
    expect(answerText(question)).toBe(answer);
  });
  it.each(['20 as a percentage of 0', '2.5 as a fraction of 10', '45% as a decimal of 10'])(
    '%s is refused',
    (question) => {
      expect(solve(question).kind).not.toBe('solution');
    },
  );
});
