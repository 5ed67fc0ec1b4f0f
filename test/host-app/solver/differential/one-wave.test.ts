import { expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';
import { mathml, plain } from '../../../../host-app/solver/index.js';
import { solved } from '../answer-text.js';
import { stepsOf } from '../steps/steps-of.js';

it.each([
  ['write 5 sin x - 12 cos x as R sin(x - α) with R>0, α acute', '13*sin(x - atan(12/5))'],
  ['express 3 sin x + 4 cos x in the form R sin(x + a)', '5*sin(x + atan(4/3))'],
  ['write 3 cos x + 4 sin x in the form R cos(x - α), where R > 0 and 0 < α < π/2', '5*cos(x - atan(4/3))'],
  ['express sin x + sqrt(3) cos x in the form R sin(x + α)', '2*sin(x + pi/3)'],
  ['express 6 sin 2x - 8 cos 2x in the form R sin(2x - α)', '10*sin(2*x - atan(4/3))'],
  ['write 3 sin x + 4 cos x as a single sine', '5*sin(x + atan(4/3))'],
])('%s', (question, answer) => {
  expect(answerOf(question)).toBe(answer);
  expect(solved(question).verification).toBe('steps');
});

it('compares the sum with the form, multiplied out', () => {
  expect(
    stepsOf('write 5 sin x - 12 cos x as R sin(x - α)')
      .slice(0, 3)
      .map(({ after }) => plain(after)),
  ).toEqual([
    'R*sin(x - α) = R*cos(α)*sin(x) - R*sin(α)*cos(x)',
    'R*cos(α) = 5 and R*sin(α) = 12',
    'R = sqrt(5^2 + 12^2)',
  ]);
});

it('draws each of the two equations that it compares', () => {
  const compared = stepsOf('write 5 sin x - 12 cos x as R sin(x - α)')[1];
  const drawn = JSON.stringify(compared && mathml(compared.after));
  for (const part of ['"5"', '"12"', '"R"']) expect(drawn).toContain(part);
});

it.each([
  'write 5 sin x + 12 cos x as R sin(x - α)',
  'write 3 sin x - 4 cos x in the form R cos(x + α)',
  'write 5 sin x - 12 cos 2x as R sin(x - α)',
  'write 5 sin x - 12 cos x + 1 as R sin(x - α)',
])('%s is refused: no acute angle, or no such sum', (question) => {
  expect(answerOf(question)).toBeNull();
});
