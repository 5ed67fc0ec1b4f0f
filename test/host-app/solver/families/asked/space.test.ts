import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../../host-app/solver/command/index.js';
import { solve } from '../../../../../host-app/solver/index.js';

describe('planes, distances and circles from points', () => {
  it.each([
    ['equation of plane through (1,0,0),(0,2,0),(0,0,3)', '6*x + 3*y + 2*z = 6'],
    [
      'find the equation of the plane passing through the points (1,2,3), (2,-1,1), and (0,1,5)',
      '2*x + z = 5',
    ],
    ['distance from point (1,2,3) to plane 2x - y + 2z = 3', '1'],
    ['find the distance between the point (1,-2,4) and the plane 3x + 2y + 6z - 5 = 0', '18/7'],
    ['area of the triangle with vertices (0,0,0), (1,2,0), (0,1,2)', 'sqrt(21)/2'],
    ['circle through (0,0), (4,0), (0,6) equation', '(x - 2)^2 + (y - 3)^2 = 13'],
    ['equation of the circle passing through (1,0), (0,1), (-1,0)', 'x^2 + y^2 = 1'],
    ['find the equation of the circle through the points (1,2), (3,4), (5,2)', '(x - 3)^2 + (y - 2)^2 = 4'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
    expect(solve(question)).toMatchObject({ verification: 'steps' });
  });
  it.each([
    'plane through (1,1,1), (2,2,2), (3,3,3)',
    'circle through (0,0), (1,1), (2,2)',
    'equation of plane through (1,0),(0,2),(0,0)',
    'circle through (0,0,0), (4,0,0), (0,6,0)',
    'distance from point (1,2,3) to plane x^2 = 3',
    'distance from point (1,2) to plane 2x - y + 2z = 3',
    'plane through (1,0,0),(0,2,0),(0,0,3) and (1,1,1)',
    'plane through (1,0,0),(0,2,0),(0,0,a)',
  ])('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});
