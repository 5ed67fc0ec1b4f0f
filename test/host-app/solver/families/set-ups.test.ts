import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';

describe('optimisation', () => {
  it.each([
    [
      'A farmer has 120 m of fence for a rectangular pen that is divided into two equal parts by a fence parallel to one side. Find the largest area.',
      '600',
    ],
    [
      'A rancher has 300 feet of fencing to enclose two adjacent rectangular corrals. What dimensions should be used so that the enclosed area will be a maximum?',
      [{ x: '75', y: '50' }],
    ],
    [
      'Find the dimensions of the rectangle with area 100 square meters whose perimeter is as small as possible.',
      [{ x: '10', y: '10' }],
    ],
    ['What is the least perimeter of a rectangle with an area of 36 square cm?', '24'],
    [
      'A farmer wants to fence a rectangular field of 800 square meters along a river. No fence is needed along the river. What dimensions require the least amount of fencing?',
      [{ x: '20', y: '40' }],
    ],
    [
      'A farmer wants to enclose 1500 square feet in a rectangular field and divide it in half with a fence parallel to one side. What dimensions minimize the amount of fencing?',
      [{ x: '15*10^(1/2)', y: '10*10^(1/2)' }],
    ],
    [
      'An open box is made from a 16 by 10 inch sheet of cardboard by cutting equal squares from the corners and folding up the sides. Find the maximum volume.',
      '144',
    ],
    [
      'An open-top box with a square base must hold 500 cubic cm. Find the dimensions that use the least material.',
      [{ x: '10', y: '5' }],
    ],
    ['maximize xy subject to 2x + 3y = 120', '600'],
    ['maximize x(16-2x)(10-2x) for 0 < x < 5', '144'],
    ['minimize 2x + 2y subject to xy = 100, x > 0, y > 0', '40'],
    ['minimum of x + 1/x for x > 0', '2'],
    ['find the minimum of x^2 + 2000/x for x > 0', '300'],
  ])('%s', (question, answer) => {
    const found = JSON.parse(JSON.stringify(answerOf(question)).replace(/sqrt\(10\)/g, '10^(1/2)'));
    expect(found).toEqual(answer);
  });
  it.each([
    'maximize x^3 - 3x for x > -2',
    'minimize 2x + 2y subject to xy = 100',
    'maximize x + y subject to xy = 100',
    'maximize x^2 for 0 < x < 5',
    'maximize x^2 + y^2 subject to x + y = 6',
    'minimize 1/x for x > 0',
    'maximize xyz subject to x + y + z = 9',
    'maximize xy subject to 2x + 3y = 120 and x = 2y',
    'A farmer has 120 m of fence for a rectangular pen that is divided into four equal parts by one fence parallel to one side. Find the largest area.',
    'A farmer has 120 m of fence for a rectangular pen that is divided into two parts, one a square. Find the largest area.',
    'A farmer has 120 m of fence for a pen that is divided into two equal parts by a fence parallel to one side along a river. Find the largest area.',
    'What is the least area of a rectangle with a perimeter of 36 cm?',
    'What is the least perimeter of a triangle with an area of 36 square cm?',
    'A farmer wants to fence a rectangular field of 800 square meters. The fence costs $5 per meter. What dimensions require the least amount of fencing?',
  ])('%s: refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});

describe('related rates in letters', () => {
  it.each([
    ['If y = x^2 and dx/dt = 3, find dy/dt when x = 2', '12'],
    ['If x^2 + y^2 = 25 and dx/dt = 2, find dy/dt when x = 3, y = 4', '-3/2'],
    ['V = 4/3 pi r^3, dr/dt = 2, find dV/dt at r = 5', '200*pi'],
    ['Given A = pi r^2, dA/dt = 6, find dr/dt when r = 3.', '1/pi'],
    ['If xy = 12 and dx/dt = 2, find dy/dt when x = 3', '-8/3'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toBe(answer);
  });
  it.each([
    'If x^2 + y^2 = 25 and dx/dt = 2, find dy/dt when x = 3',
    'If x^2 + y^2 = 25 and dx/dt = 2, find dy/dt when x = 3 and y = 5',
    'If y = x^2 and dx/dt = 3, find dy/dt when y = 4',
    'If z = xy and dx/dt = 3, dy/dt = 2 find dz/dt when x = 2, y = 1',
    'If y = 1/x and dx/dt = 3, find dy/dt when x = 0',
    'If y = sqrt(x) and dx/dt = 4, find dy/dt when x = 4 and y = -2',
    'If y = x^2 and dx/dt = 3, find dz/dt when x = 2',
  ])('%s: refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});
