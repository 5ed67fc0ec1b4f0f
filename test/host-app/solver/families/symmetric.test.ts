import { describe, expect, it } from 'vitest';
import { isWhatItSays } from '../../../../host-app/solver/gate/changes.js';
import { plain, solve } from '../../../../host-app/solver/index.js';
import { displayed } from '../../../../host-app/solver/print/displayed.js';
import { answerText, solved } from '../answer-text.js';
import { stepsOf } from '../steps/steps-of.js';

describe('powers of letters whose sum is given', () => {
  it.each([
    ['if x + 1/x = 3, find x^2 + 1/x^2', '7'],
    ['if x + 1/x = 3 find x^3 + 1/x^3', '18'],
    ['if x - 1/x = 4, find x^2 + 1/x^2', '18'],
    ['If x - 1/x = 2, what is x^3 - 1/x^3?', '14'],
    ['if x + 1/x = 3 then x^2 + 1/x^2 = ?', '7'],
    ['If x + 1/x = sqrt(5), find the value of x² + 1/x²', '3'],
    ['if x+y=5 and xy=6, find x^2+y^2', '13'],
    ['find x^2 + y^2 if x + y = 7 and xy = 12', '25'],
    ['if x + y = 5 and xy = 6, find x^3 + y^3', '35'],
    ['If x + y = 5 and xy = 6, find (x-y)^2', '1'],
    ['Given a - b = 3 and ab = 10, find a^2 + b^2', '29'],
    ['Given a - b = 3, ab = 10, find a^3 - b^3', '117'],
    ['if b - a = 2 and ab = 15, find a^2 + b^2', '34'],
    ['If p + q = 4 and pq = 3, find 1/p + 1/q', '4/3'],
  ])('%s: %s', (question, answer) => {
    expect(answerText(question)).toBe(answer);
    expect(solved(question).verification).toBe('steps');
    expect(plain(solved(question).reading.expression)).toContain('= ?');
  });

  it.each([
    'if x + 1/x = 3, find x^2 - 1/x^2',
    'if x + y = 5 and xy = 6, find x^2 - y^2',
    'if x + y = 5, find x^2 + y^2',
    'if x + y = 5 and xz = 6, find x^2 + y^2',
    'if x + y = 5 and xy = 6 and z = 2, find x^2 + y^2',
    'if x + 1/x = 3, find y^2 + 1/y^2',
  ])('%s has no answer here', (question) => {
    expect(solve(question).kind).not.toBe('solution');
  });

  it('the identity is named, then what is given is put in', () => {
    const question = 'if x + 1/x = 3, find x^2 + 1/x^2';
    const steps = stepsOf(question);
    expect(steps.map(({ after }) => plain(after))).toEqual([
      '(x + 1/x)^2 = x^2 + 2 + 1/x^2',
      'x^2 + 1/x^2 = (x + 1/x)^2 - 2',
      'x^2 + 1/x^2 = 3^2 - 2',
      'x^2 + 1/x^2 = 7',
    ]);
    expect(steps.map(({ act }) => act)).toEqual([
      undefined,
      '2 is subtracted from each side.',
      'x + 1/x is 3.',
      '3² − 2 = 7.',
    ]);
    const put = steps[2];
    const others = [displayed(solved(question).reading.expression)];
    expect(put && isWhatItSays(put, others)).toBe(true);
    expect(put && isWhatItSays({ ...put, act: 'x + 1/x is 4.' }, others)).toBe(false);
  });
});
