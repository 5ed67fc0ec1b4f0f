import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';

describe('a line in the form that the question names', () => {
  it.each<readonly [string, string | null]>([
    ['point-slope form of the equation of the line through (1,2) with slope 3', 'y - 2 = 3*(x - 1)'],
    ['point slope form of the line through (1,2) and (3,8)', 'y - 2 = 3*(x - 1)'],
    ['point-slope form of the line through (-1,-2) with slope 2', 'y + 2 = 2*(x + 1)'],
    ['point-slope form of the line perpendicular to y = 2x + 1 through (1,1)', 'y - 1 = -(x - 1)/2'],
    ['standard form of the equation of the line through (1,2) and (3,8)', '3*x - y = 1'],
    ['general form of the line through (1,2) and (3,8)', '3*x - y - 1 = 0'],
    ['general form of y = 2x + 3', '2*x - y + 3 = 0'],
    ['slope-intercept form of the line through (1,2) and (3,8)', 'y = 3*x - 1'],
    ['write the equation in point-slope form through (2,3) with slope 4', 'y - 3 = 4*(x - 2)'],
    // A vertical line and a level one have no other equation.
    ['standard form of the line through (1,2) and (1,5)', 'x = 1'],
    ['point-slope form of the line through (1,2) and (5,2)', 'y = 2'],
    ['point-slope form of the line through (1,2)', null],
  ])('%s: %s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
});

describe('stationary points with what they are', () => {
  it.each<readonly [string, unknown]>([
    [
      'find the stationary points of x^3 - 3x and determine their nature',
      { maximum: [['-1', '2']], minimum: [['1', '-2']] },
    ],
    [
      'classify the critical points of 3x^4 - 4x^3',
      { 'inflection point': [['0', '0']], minimum: [['1', '-1']] },
    ],
    ['find the turning points of y = x^2 - 4x and classify them', { minimum: [['2', '-4']] }],
    // At a corner there is no slope, and a wave has them without end.
    ['classify the critical points of |x|', null],
    ['nature of the stationary points of sin x', null],
    ['find the stationary points of y = x^3 - 3x and sketch the curve', null],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
});

describe('both ends of a curve', () => {
  it.each<readonly [string, unknown]>([
    ['end behavior of x^3 - 2x', { end: ['lim(x^3 - 2*x, x, oo) = oo', 'lim(x^3 - 2*x, x, -oo) = -oo'] }],
    [
      'describe the end behaviour of the graph of f(x) = -2x^4 + 3x',
      { end: ['lim(-2*x^4 + 3*x, x, oo) = -oo', 'lim(-2*x^4 + 3*x, x, -oo) = -oo'] },
    ],
    ['end behavior of 1/x', { end: ['lim(1/x, x, oo) = 0', 'lim(1/x, x, -oo) = 0'] }],
    ['end behavior of sin x', null],
    ['end behavior of sqrt(x)', null],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
});

describe('two lines: parallel, perpendicular or neither', () => {
  it.each<readonly [string, string]>([
    ['are the lines y = 2x+1 and y = 2x-3 parallel, perpendicular or neither', 'parallel'],
    ['are the lines 2x - y = 1 and x + 2y = 3 parallel, perpendicular or neither?', 'perpendicular'],
    ['are y = 3x + 1 and y = -x/3 parallel, perpendicular or neither?', 'perpendicular'],
    ['are the lines y = 2x+1 and 2y = 4x + 2 parallel, perpendicular, or neither', 'the same line'],
    [
      'are the lines y = 2x+1 and y = 3x parallel, perpendicular or neither',
      'neither parallel nor perpendicular',
    ],
  ])('%s: %s', (question, kind) => {
    expect(answerOf(question)).toEqual({ kind: [kind] });
  });
});

describe('an area by a rule', () => {
  it.each<readonly [string, string | null]>([
    ['left riemann sum of x^2 from 0 to 2 with 4 rectangles', '7/4'],
    ['right riemann sum of x^2 from 0 to 2 with 4 rectangles', '15/4'],
    ['midpoint rule for x^2 on [0,2] with n=4', '21/8'],
    ['use the trapezoidal rule to approximate the integral of x^2 from 0 to 2 with n = 4', '11/4'],
    ["approximate the integral of 1/x from 1 to 2 using simpson's rule with n = 4", '1747/2520'],
    ['estimate the area under y = x^2 + 1 from 0 to 3 using the left riemann sum with 3 rectangles', '8'],
    // On which side the values are taken is open; the rule of Simpson needs pairs of parts.
    ['riemann sum of x^2 from 0 to 2 with 4 rectangles', null],
    ["simpson's rule for x^2 on [0,2] with n = 3", null],
    // Four ordinates are three parts.
    ['trapezium rule for x^2 from 0 to 3 with 4 ordinates', null],
    ['left riemann sum of 1/x from 0 to 2 with 4 rectangles', null],
  ])('%s: %s', (question, answer) => {
    expect(answerOf(question)).toBe(answer);
  });
});

describe('other words for known tasks', () => {
  it.each<readonly [string, string | null]>([
    ['distance between the roots of x^2 - 5x + 6', '1'],
    ['x-coordinate of the vertex of x^2 - 4x + 1', 'x = 2'],
    ['x-coordinate of the vertex of y^2 = 4x', null],
    ['rate of change of y = 3x + 2', '3'],
    ['synthetic division x^3 - 2x + 1 by x - 1', 'x^2 + x - 1'],
    ['find the compound interest on 1000 at 5% per year for 3 years compounded annually', '1261/8'],
  ])('%s: %s', (question, answer) => {
    expect(answerOf(question)).toBe(answer);
  });
});

describe('an absolute value that is its own inside or the opposite', () => {
  it.each<readonly [string, unknown]>([
    ['|x| = x', [{ lo: '0', hi: 'oo', loOpen: false, hiOpen: true }]],
    ['|x - 2| = x - 2', [{ lo: '2', hi: 'oo', loOpen: false, hiOpen: true }]],
    ['|x - 2| = 2 - x', [{ lo: '-oo', hi: '2', loOpen: true, hiOpen: false }]],
    ['e^x > 0', [{ lo: '-oo', hi: 'oo', loOpen: true, hiOpen: true }]],
    ['|x - 2| = x', ['1']],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
});

describe('a sum of a few terms without a formula', () => {
  it.each<readonly [string, string | null]>([
    ['sum of 1/k from k=1 to 4', '25/12'],
    ['sum of k! from k=1 to 4', '33'],
    ['sum of sqrt(k) from k=1 to 4', '3 + sqrt(2) + sqrt(3)'],
    ['sum of 1/k from k=0 to 3', null],
    ['sum of 1/k from k=1 to 40', null],
  ])('%s: %s', (question, answer) => {
    expect(answerOf(question)).toBe(answer);
  });
});

describe('short ways to write a task', () => {
  it.each<readonly [string, unknown]>([
    ['f(x)=2x+1 f(3)', '7'],
    ['if f(x) = 2x+1, what is the value of f(-1)', '-1'],
    ['integral of x^2 between 0 and 1', '1/3'],
    ['slope 3x+4y=12', '-3/4'],
    ['y=x^2-4x+3 vertex', ['2', '-1']],
    ['A=[[1,2],[3,4]], find A^2', [['7', '10'], ['15', '22']]],
    ['quadratic with roots 2 and -5', 'x^2 + 3*x - 10'],
    ['25 in binary', '11001'],
    ['lcm 8 12', '24'],
    ['factor(x^2-1)', '(x - 1)*(x + 1)'],
    ['factor(x-1)(x+2)', '(x - 1)*(x + 2)'],
    ['solve(x^2-4=0, x)', ['-2', '2']],
    ['diff(x^3, x)', '3*x^2'],
    ['-1-i in polar form', 'sqrt(2)*(cos(-3*pi/4) + i*sin(-3*pi/4))'],
    ['|z| if z = 3-4i', '5'],
    ['f(x)=x^2 g(x)', null],
    // In a program this is the whole part of the number.
    ['int(2.5)', null],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
}); // prettier-ignore
