import { expect, it } from 'vitest';
import { answerOf, textOf } from '../../../../host-app/solver/command/index.js';

it.each<readonly [question: string, answer: string[], condition: string]>([
  ['solve ax + b = cx + d for x', ['(d - b)/(a - c)'], 'a ≠ c'],
  ['solve x = (2y+1)/(y-3) for y', ['(3*x + 1)/(x - 2)'], 'x ≠ 2'],
  ['solve A = P(1+rt) for t', ['(A - P)/(P*r)'], 'P ≠ 0'],
  ['solve T = 2π√(L/g) for g', ['4*pi^2*L/T^2'], 'T ≥ 0'],
  ['solve v = sqrt(2 g h) for h', ['v^2/(2*g)'], 'v ≥ 0'],
  ['solve E = 1/2 m v^2 for v', ['-sqrt(2)*sqrt(E/m)', 'sqrt(2*E/m)'], 'm ≠ 0'],
  ['solve V = 4/3 pi r^3 for r', ['(3*V/(4*pi))^(1/3)'], ''],
  ['solve N = M e^(-kt) for t', ['-ln(N/M)/k'], 'N/M > 0'],
  ['solve A = P(1+r)^3 for r', ['(A/P)^(1/3) - 1'], 'P ≠ 0'],
  ['e^x = a', ['ln(a)'], 'a > 0'],
  ['solve T = 2pi sqrt(L/g) for L', ['T^2*g/(4*pi^2)'], 'g ≠ 0'],
  ['solve y = e^(2x) for x', ['ln(y)/2'], 'y > 0'],
  [
    'solve a x^2 + b x + c = 0 for x',
    ['(-b - sqrt(b^2 - 4*a*c))/(2*a)', '(-b + sqrt(b^2 - 4*a*c))/(2*a)'],
    'a ≠ 0',
  ],
])('%s', (question, answer, condition) => {
  expect(answerOf(question)).toEqual(answer);
  const { text } = textOf(question, { width: 100, styled: false, all: false });
  expect(text).toContain(condition);
  expect(text).toContain('Every step and the answer were checked.');
});
