import '../../../../host-app/solver/packs/all.js';
import { describe, expect, it } from 'vitest';
import { answerView } from '../../../../host-app/data/solver/solution-view';

const reasons = (question: string): readonly string[] => {
  const answer = answerView(question);
  return answer.kind === 'solution' ? (answer.methods[0]?.steps ?? []).map(({ why }) => why) : [];
};

describe('steps that do the same to each side', () => {
  it.each([
    ['2x + 3 = 11', ['3 is subtracted from each side.', 'Each side is divided by 2.']],
    ['4x - 7 = 5', ['7 is added to each side.', 'Each side is divided by 4.']],
    [
      '5 - 3x = 2x',
      ['2x is subtracted from each side.', '5 is subtracted from each side.', 'Each side is divided by −5.'],
    ],
    [
      'x/2 + 1/3 = 2',
      [
        'Each side is multiplied by 6, so no fractions are left.',
        '2 is subtracted from each side.',
        'Each side is divided by 3.',
      ],
    ],
    ['x = 3 - 2x', ['2x is added to each side.', 'Each side is divided by 3.']],
    ['-2x < 8', ['Each side is divided by −2, which is negative, so the sign turns round.']],
    ['1 <= 3x - 5 < 7', ['5 is added to each side.', 'Each side is divided by 3.']],
    ['solve a x + b = c for x', ['b is subtracted from each side.', 'Each side is divided by a.']],
  ])('%s', (question, expected) => {
    expect(reasons(question)).toEqual(expected);
  });

  it('name what leads from each line to the next, for whole coefficients', () => {
    for (let a = -4; a <= 4; a += 1)
      for (const [b, c] of [
        [3, 8],
        [-5, 2],
        [7, -6],
      ] as const) {
        if (a === 0 || a === 1) continue;
        const moved = b > 0 ? `${b} is subtracted from each side.` : `${-b} is added to each side.`;
        expect(reasons(`${a}x + (${b}) = ${c}`)).toEqual([
          moved,
          `Each side is divided by ${String(a).replace('-', '−')}.`,
        ]);
      }
  });
});
