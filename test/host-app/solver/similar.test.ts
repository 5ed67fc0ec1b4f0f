import { describe, expect, it } from 'vitest';
import { plain, solve } from '../../../host-app/solver/index.js';
import { similarTo } from '../../../host-app/solver/similar.js';

/** The same numbers in every run. */
const seeded = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};
const similar = (text: string, seed = 7): Promise<string | null> =>
  similarTo(text, async (question) => solve(question), seeded(seed));

describe('another problem of the same kind', () => {
  it.each([
    'x^2 - 5x + 6 = 0',
    '3(x - 2) + 4 = 2x + 9',
    '2x + y = 7, x - y = 2',
    '|2x - 3| < 5',
    'derivative of x^2 sin(x)',
    'integral of x e^x',
    'integral of 1/x^2 from 1 to 4',
    'what is 15% of 240',
    'mean of 4, 8, 15, 16, 23, 42',
    '10 choose 3',
  ])('has other numbers and an answer of the same kind: %s', async (text) => {
    for (const seed of [1, 2, 3]) {
      const found = await similar(text, seed);
      expect(found).not.toBeNull();
      expect(found).not.toBe(text);
      const [before, after] = [solve(text), solve(found ?? '')];
      expect(after.kind).toBe('solution');
      if (before.kind !== 'solution' || after.kind !== 'solution') return;
      expect(after.reading.kind).toBe(before.reading.kind);
      expect(after.answer.value.kind).toBe(before.answer.value.kind);
      expect(plain(after.answer.exact)).not.toBe(plain(before.answer.exact));
    }
  });

  it('keeps whole roots whole', async () => {
    for (let seed = 1; seed < 30; seed += 1) {
      const found = solve((await similar('x^2 - 5x + 6 = 0', seed)) ?? '');
      if (found.kind !== 'solution' || found.answer.value.kind !== 'roots') throw new Error('no roots');
      for (const root of found.answer.value.roots) expect(root.key).toMatch(/^-?\d+$/);
    }
  });

  it('is not made for what could not be solved', async () => {
    expect(await similar('why is the sky blue')).toBeNull();
  });
});
