import { describe, expect, it } from 'vitest';
import { plain } from '../../../../../host-app/solver/index.js';
import { answerText, solved } from '../../answer-text.js';
import { stepsOf } from '../steps-of.js';

describe('answers keep the logarithm of the question', () => {
  it.each([
    ['log(2x)', 'log(2*x)'],
    ['log 7', 'log(7)'],
    ['log_2(5)', 'log_2(5)'],
    ['simplify log(x) + log(3)', 'log(3*x)'],
    ['log_3(x) - log_3(y)', 'log_3(x/y)'],
    ['expand log(x^2 y)', '2*log(x) + log(y)'],
    ['integral of log10(x)', 'x*log(x) - x/ln(10)'],
    ['derivative of x log(x)', 'log(x) + 1/ln(10)'],
    ['derivative of log10(x)', '1/(x*ln(10))'],
    ['solve 10^x = 5', 'x = log(5)'],
    ['inverse of y = 2^x', 'log_2(x)'],
    ['solve 2^x = 7', 'x = ln(7)/ln(2)'],
  ])('%s', (question, answer) => {
    expect(answerText(question)).toBe(answer);
  });

  it.each(['derivative of log_2(x)', 'differentiate log_5(x^2 + 1)', 'second derivative of log10(x)'])(
    'with the steps of %s',
    (question) => {
      expect(solved(question).verification).toBe('steps');
    },
  );

  it('in the sentences of the steps, too', () => {
    expect(stepsOf('solve 10^x = 5')[0]?.act).toBe('The exponent that makes 5 of 10 is log(5).');
  });

  it('says which bases a derivative holds for', () => {
    expect(solved('derivative of log_a(x)').answer.conditions.map(plain)).toEqual(['a != 1', 'a > 0']);
  });
});

describe('sums of logarithms are worked out law by law', () => {
  it.each([
    ['log(8) + log(125)', ['log(8*125)', 'log(1000)', '3']],
    ['2 log 5 + log 4', ['log(25) + log(4)', 'log(25*4)', 'log(100)', '2']],
    ['log_3 54 - log_3 2', ['log_3(54/2)', 'log_3(27)', '3']],
    ['ln 2 + ln 3', ['ln(2*3)', 'ln(6)']],
    ['log x + 2 log y', ['log(x) + log(y^2)', 'log(x*y^2)']],
  ])('%s', (question, lines) => {
    expect(stepsOf(question).map(({ after }) => plain(after))).toEqual(lines);
  });

  it('with the power that the last logarithm asks for', () => {
    expect(stepsOf('log(8) + log(125)').at(-1)?.act).toBe('10³ = 1000.');
  });
});
