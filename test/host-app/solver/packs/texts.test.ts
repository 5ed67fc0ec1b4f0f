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
  'A circle has area 25pi. Find its radius.',
  'first quartile of 1, 3, 5, 7, 9, 11, 13',
  '90th percentile of 1, 2, 3, 4, 5',
  'linear regression line for (1, 2), (2, 3), (3, 5)',
  'divide x^3 - 1 by x - 1',
  'remainder when x^3 - 2x + 5 is divided by x - 2',
  'partial fractions of (x^2 + 1)/(x(x^2 + 4))',
  'If sin(x) = 3/5 and x is in the first quadrant, find cos(x)',
  'modular inverse of 3 mod 11',
  'X ~ N(100, 16), P(X > 104)',
  'double integral of x*y for x from 0 to 1 and y from 0 to 2',
  'integral of e^(-x^2) from -infinity to infinity',
];

/** A step that says its reason with its numbers shows no other. */
const keysOf = ({ titleKey, whyKey, act, substeps }: Step): readonly TextKey[] => [
  titleKey,
  ...(act ? [] : [whyKey]),
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
