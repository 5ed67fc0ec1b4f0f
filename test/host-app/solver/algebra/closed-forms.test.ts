import { describe, expect, it } from 'vitest';
import { answerOf, textOf } from '../../../../host-app/solver/command/index.js';

describe('a function of an inverse function, of sums and of multiples', () => {
  it.each<readonly [string, string]>([
    ['tan(arcsin(2/3))', '2*sqrt(5)/5'],
    ['cos(2 arcsin(1/3))', '7/9'],
    ['sin(2 arctan(1/3))', '3/5'],
    ['tan(2 arctan(1/3))', '3/4'],
    ['sin(2 arcsin(3/5))', '24/25'],
    ['cos(arcsin(3/5) + arccos(5/13))', '-16/65'],
    ['sin(3 arcsin(1/3))', '23/27'],
    ['cos(arctan(2))', 'sqrt(5)/5'],
    ['sin 20° cos 10° + cos 20° sin 10°', '1/2'],
    ['cos 80° cos 20° + sin 80° sin 20°', '1/2'],
    ['simplify sin(2x)/cos(x)', '2*sin(x)'],
    ['simplify (1 - cos(2x))/(sin(x)cos(x))', '2*tan(x)'],
  ])('%s is %s', (question, answer) => {
    expect(answerOf(question)).toBe(answer);
  });
  it.each<readonly [string, string]>([
    ['simplify sin(2x)', 'sin(2*x)'],
    ['simplify sin(x + y)', 'sin(x + y)'],
    ['Find the derivative of cot(4x + 1)^3', '-12*cot(4*x + 1)^2*csc(4*x + 1)^2'],
    ['sin(arccos(x))', 'sqrt(-x^2 + 1)'],
    ['sin(22.5°)', 'sqrt(2 - sqrt(2))/2'],
  ])('%s stays %s', (question, answer) => {
    expect(answerOf(question)).toBe(answer);
  });
});

describe('a root in a root', () => {
  it.each<readonly [string, string]>([
    ['√(7+4√3)', '2 + sqrt(3)'],
    ['sqrt(3+2sqrt(2))', '1 + sqrt(2)'],
    ['sqrt(5-2sqrt(6))', 'sqrt(3) - sqrt(2)'],
    ['sqrt(9-4sqrt(5))', '-2 + sqrt(5)'],
    ['simplify sqrt(11+6√2) + sqrt(11-6√2)', '6'],
    ['sqrt(4+2√3) - √3', '1'],
    ['sqrt(3-2sqrt(2))/(sqrt(2)-1)', '1'],
  ])('%s is %s', (question, answer) => {
    expect(answerOf(question)).toBe(answer);
  });
  it.each(['sqrt(1 + sqrt(2))', 'sqrt(2 - sqrt(2))', 'sqrt(-3 + 2*sqrt(2))'])(
    '%s stays as it is',
    (question) => {
      expect(answerOf(question)).toBe(question);
    },
  );
  it('the step names the square, and what follows has steps of its own', () => {
    const { text } = textOf('2sqrt(9-4sqrt(5)) + 1', { width: 80, styled: false, all: false });
    expect(text).toContain('9 − 4√5 = (−2 + √5)².');
    expect(text).toContain('Multiply out');
  });
});
