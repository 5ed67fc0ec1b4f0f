import { afterAll, expect, test } from 'vitest';
import type { Attack } from './calls';
import { mutants } from './mutants';
import type { Mutant } from './mutants';
import { seeds } from './seeds';
import { createRulesWorld, RULES } from './world';
import type { RulesWorld } from './world';

/** Attacks at once; the emulator answers them one by one anyway. */
const AT_ONCE = 8;

let world: RulesWorld | undefined;
afterAll(() => world?.end());

const plant = ([, , from, to]: Mutant): string => {
  // The mistake is in one place only, and it is still there.
  expect(RULES.split(from)).toHaveLength(2);
  return RULES.replace(from, () => to);
};

const succeeds = async (attempt: Promise<unknown>): Promise<boolean> => {
  try {
    await attempt;
    return true;
  } catch (error) {
    expect(String(error)).not.toMatch(/fetch failed|unavailable/i);
    return false;
  }
};

/** The first attacks that the rules let through. */
const firstThrough = async (under: RulesWorld, attacks: readonly Attack[]): Promise<readonly string[]> => {
  for (let at = 0; at < attacks.length; at += AT_ONCE) {
    const tried = await Promise.all(
      attacks
        .slice(at, at + AT_ONCE)
        .map(async ([title, attempt]) => ((await succeeds(attempt(under))) ? [title] : [])),
    );
    if (tried.some(({ length }) => length > 0)) return tried.flat();
  }
  return [];
};

test.each(mutants)('is noticed: %s', async (...mutant) => {
  await world?.end();
  world = await createRulesWorld('demo-rules-mutants', plant(mutant));
  await world.clear();
  await world.seed(seeds());
  expect(await firstThrough(world, mutant[1])).not.toEqual([]);
});
