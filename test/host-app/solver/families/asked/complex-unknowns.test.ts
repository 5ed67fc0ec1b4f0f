import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../../host-app/solver/command/index.js';
import { solve } from '../../../../../host-app/solver/index.js';

describe('complex numbers in an equation, and power sets', () => {
  it.each<readonly [string, unknown]>([
    ['find z if z + 2 conj(z) = 9 + 2i', '3 - 2*i'],
    ['solve 2z - 3conj(z) = 4 + 5i', '-4 + i'],
    ['find z such that (1+i)z + conj(z) = 3 + 2i', '2 + i'],
    ['find real x, y: (x + yi)(2 - i) = 5 + 5i', [{ x: '1', y: '3' }]],
    ['find the real numbers x and y such that 3x + (x+y)i = 6 + 5i', [{ x: '2', y: '3' }]],
    [
      'find real numbers a and b if (a + bi)^2 = 3 + 4i',
      [
        { a: '-2', b: '-1' },
        { a: '2', b: '1' },
      ],
    ],
    ['4 cis 120°', '-2 + 2*sqrt(3)*i'],
    ['write 2 cis (pi/3) in rectangular form', '1 + sqrt(3)*i'],
    ['(2 cis 30°)(3 cis 60°)', '6*i'],
    ['power set of {a, b}', [[], ['a'], ['b'], ['a', 'b']]],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
    expect(solve(question)).toMatchObject({ verification: 'steps' });
  });
  it.each([
    // Every number with the real part 2 satisfies it.
    'find the complex number z if z + conj(z) = 4',
    'find z if z^2 = conj(z)',
    'find z if z + 2 conj(w) = 9 + 2i',
    'find real x, y: (x + yi)(2 - k) = 5 + 5i',
    'find real x, y, u: x + yi + u = 5 + 5i',
    'power set of {1, 1}',
    'number of subsets in the power set of {1, 2} and {3}',
    '4 cis',
  ])('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});
