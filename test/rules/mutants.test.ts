import { afterAll, expect, test } from 'vitest';
import type { Attack } from './calls';
import { mutants } from './mutants';
import type { Mutant } from './mutants';
import { seeds } from './seeds';
import { createRulesWorld, RULES } from './world';
import type { RulesWorld } from './world';

let world: RulesWorld | undefined;
afterAll(() => world?.end());

const plant = ([, , from, to]: Mutant): string => {
  // The mistake is in one place only, and it is still there.
  expect(RULES.split(from)).toHaveLength(2);
  return RULES.replace(from, () => to);
};

const wasDenied = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'permission-denied';

/** The first attack that the rules let through. One by one: two at once would wait for each other's document. */
const firstThrough = async (under: RulesWorld, attacks: readonly Attack[]): Promise<string | null> => {
  for (const [title, attempt] of attacks)
    try {
      await attempt(under);
      return title;
    } catch (error) {
      if (!wasDenied(error)) throw error;
    }
  return null;
};

test.each(mutants)('is noticed: %s', async (...mutant) => {
  await world?.end();
  world = await createRulesWorld('demo-rules-mutants', plant(mutant));
  await world.clear();
  await world.seed(seeds());
  expect(await firstThrough(world, mutant[1])).not.toBeNull();
});
