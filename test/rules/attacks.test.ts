import { assertFails } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attacks } from './attacks/attacks';
import { seeds } from './seeds';
import { createRulesWorld } from './world';
import type { RulesWorld } from './world';

let world: RulesWorld;
beforeAll(async () => {
  world = await createRulesWorld('demo-rules-attacks');
  await world.clear();
  // Once: what is denied changes nothing.
  await world.seed(seeds());
});
afterAll(() => world.end());

test.each(attacks)('denied: %s', async (_title, attempt) => {
  await assertFails(attempt(world));
});

test('no two attacks have the same name', () => {
  const titles = attacks.map(([title]) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.length).toBeGreaterThanOrEqual(60);
});
