import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../../host-app/solver/command/index.js';
import { solve } from '../../../../../host-app/solver/index.js';

describe('images of points', () => {
  it.each<readonly [string, unknown]>([
    ['reflect (3,4) over the x-axis', ['3', '-4']],
    ['reflect (3,4) over y = x', ['4', '3']],
    ['reflect (3,4) over x = 1', ['-1', '4']],
    ['reflect (3,4) over the line y = -x', ['-4', '-3']],
    ['reflect (3,4) over the line y = 2x + 1', ['3/5', '26/5']],
    ['reflection of the point (3,-4) in the y-axis', ['-3', '-4']],
    ['reflect the point (3, 4) through the origin', ['-3', '-4']],
    ['find the image of (3,4) after a reflection over y = -2', ['3', '-8']],
    [
      'reflect triangle A(1,2), B(3,4), C(5,0) over the y-axis',
      [
        ['-1', '2'],
        ['-3', '4'],
        ['-5', '0'],
      ],
    ],
    ['rotate (3,4) 90 degrees counterclockwise about the origin', ['-4', '3']],
    ['rotate (3,4) 90° clockwise about the origin', ['4', '-3']],
    ['rotate (3,4) by 180 degrees around the origin', ['-3', '-4']],
    ['rotate the point (2,0) 60° about the origin', ['1', 'sqrt(3)']],
    ['translate (3,4) by 2 units right and 3 units down', ['5', '1']],
    ['translate the point (3,4) 5 units left', ['-2', '4']],
    ['translate (3,4) by the rule (x,y) -> (x+2, y-3)', ['5', '1']],
    ['dilate (3,4) by a factor of 2 about the origin', ['6', '8']],
    ['centroid of triangle (0,0), (4,0), (0,6)', ['4/3', '2']],
    ['centroid of (0,0,0), (4,0,3), (2,3,0)', ['2', '1', '1']],
    ['M(1,2) is the midpoint of AB and A = (4,-1). find B', ['-2', '5']],
    ['the midpoint of AB is (1,2) and A is (4,-1). find B', ['-2', '5']],
    ['one endpoint of a segment is (4,-1) and the midpoint is (1,2). find the other endpoint', ['-2', '5']],
    ['convert (1,1) to polar coordinates', ['sqrt(2)', 'pi/4']],
    ['convert (-1,1) to polar', ['sqrt(2)', '3*pi/4']],
    ['convert (1,-sqrt(3)) to polar coordinates', ['2', '5*pi/3']],
    ['polar coordinates of (0,-2)', ['2', '3*pi/2']],
    ['convert (-3,-4) to polar coordinates', ['5', 'atan(4/3) + pi']],
    ['convert the polar point (2, pi/3) to rectangular', ['1', 'sqrt(3)']],
    ['convert (2, 60°) to rectangular coordinates', ['1', 'sqrt(3)']],
    ['convert (-2, pi/6) from polar to rectangular', ['-sqrt(3)', '-1']],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
    expect(solve(question)).toMatchObject({ verification: 'steps' });
  });
  it.each([
    'rotate (3,4) 90 degrees about (1,1)',
    'rotate (3,4) 7 degrees about the origin',
    'translate (3,4) by 2 units right and 3 units left',
    'reflect (3,4) over y = x^2',
    'reflect (3,4) over y = x and then over the x-axis',
    'reflect (a,b) over y = x',
    'reflect (1,2,3) over the x-axis',
    'centroid of (0,0), (4,0)',
    'M(1,2) is the midpoint of AB and A = (4,-1). find C',
    'M(1,2) is the midpoint of AC and A = (4,-1). find B',
    'convert (2, 60) to rectangular coordinates',
    'convert (0, 0) to polar coordinates',
    'convert (1,2,3) to polar coordinates',
    'area of the triangle (0,0), (4,0), (0,6) after a dilation by a factor of 2',
  ])('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});
