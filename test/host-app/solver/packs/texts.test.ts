import { expect, test, vi } from 'vitest';
import type { Solution, Step, TextKey } from '../../../../host-app/solver/engine.js';

/** Each brings only the packs that it needs itself: no other's texts may be there by chance. */
const QUESTIONS = [
  'lim x->0 sin(3x)/x',
  'derivative of x^x',
  'integral of 1/x^2 from 1 to infinity',
  'integral of x e^x',
  'integral of |x - 1| from 0 to 3',
  'inverse of [[2,1],[1,1]]',
  'what is 15% of 240',
  'gcd of 48 and 36',
  'x + y = 2, 2x + 2y = 4',
  'sin(x) > 1/2',
  'Tom has 5 apples and Ann has 3 apples more than Tom. How many apples do they have together?',
  'asymptotes of (x + 1)/(x - 2)',
];

const keysOf = ({ titleKey, whyKey, substeps }: Step): readonly TextKey[] => [
  titleKey,
  whyKey,
  ...substeps.flatMap(keysOf),
];
const allKeys = ({ methods, domainNotes }: Solution): readonly TextKey[] => [
  ...methods.flatMap(({ nameKey, steps }) => [nameKey, ...steps.flatMap(keysOf)]),
  ...domainNotes,
];

test.each(QUESTIONS)('every word of the solution is there with the packs it loads: %s', async (question) => {
  vi.resetModules();
  const { english, solve } = await import('../../../../host-app/solver/engine.js');
  const { withPacks } = await import('../../../../host-app/solver/packs/load.js');
  const found = await withPacks(() => solve(question));
  if (found.kind !== 'solution') throw new Error(`not solved: ${question}`);
  expect(allKeys(found).filter((key) => english(key) === '')).toEqual([]);
});
