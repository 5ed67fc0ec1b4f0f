import { describe, expect, it, vi } from 'vitest';

/** Each test starts with an engine that has loaded nothing. */
const fresh = async () => {
  vi.resetModules();
  const { solve, plain } = await import('../../../../host-app/solver/engine.js');
  const { withPacks } = await import('../../../../host-app/solver/packs/load.js');
  const { PackNeeded } = await import('../../../../host-app/solver/packs/registry.js');
  const needs = (question: string): string | null => {
    try {
      solve(question);
      return null;
    } catch (error) {
      if (error instanceof PackNeeded) return error.pack;
      throw error;
    }
  };
  return { solve, plain, withPacks, needs };
};

describe('packs of the engine', () => {
  it.each(['Solve x^2 - 5x + 6 = 0', '2x + y = 5, x - y = 1', '3x - 1 < 5'])(
    'are not needed for %s',
    async (question) => {
      const { needs } = await fresh();
      expect(needs(question)).toBe(null);
    },
  );

  it.each([
    ['Simplify (x^2 - 1)/(x - 1)', 'expressions'],
    ['1/2 + 1/3', 'expressions'],
    ['x^3 - 6x^2 + 11x - 6 = 0', 'expressions'],
    ['0.2x + 1.5 = 3', 'expressions'],
    ['derivative of x^3', 'calculus'],
    ['gcd of 12 and 18', 'numbers'],
    ['What is 20% of 50?', 'wordProblems'],
    ['sqrt(x + 3) = x - 3', 'algebra'],
    ['x^2 - 5x + 6 < 0', 'algebra'],
    ['x^2 + y^2 = 25, x^2 - y = 5', 'algebra'],
  ])('%s asks for the pack %s', async (question, name) => {
    const { needs } = await fresh();
    expect(needs(question)).toBe(name);
  });

  it('are loaded one after the other until the question is solved', async () => {
    const { solve, plain, withPacks } = await fresh();
    const found = await withPacks(() => solve('determinant of [[1,2],[3,4]]'));
    expect(found.kind === 'solution' && plain(found.answer.exact)).toBe('-2');
  });

  it('leave other failures alone', async () => {
    const { withPacks } = await fresh();
    await expect(
      withPacks(() => {
        throw new RangeError('elsewhere');
      }),
    ).rejects.toThrow('elsewhere');
  });
});
