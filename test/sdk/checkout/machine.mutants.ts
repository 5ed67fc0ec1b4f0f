import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invariants } from '../support/invariants';
import { deferredMutants } from '../support/deferred-mutants';
import { MACHINE_FILES as FILES, mutants as baseMutants } from '../support/mutants';
import type { Mutant } from '../support/mutants';
import { choices, openings, requests } from '../support/walk-choices';
import { walk } from '../support/walk';
import type { Machine } from '../support/walk';

const SOURCES = resolve(import.meta.dirname, '../../../sdk/checkout/machine');

const mutants = [...baseMutants, ...deferredMutants];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'checkout-mutants-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Imports of files that are not copied use the original files. */
const rooted = (source: string): string =>
  source.replace(/from '(\.[^']*)'/g, (found, path: string) =>
    FILES.some((file) => `./${file}` === `${path}.ts`) ? found : `from '${resolve(SOURCES, path)}'`,
  );

/** Creates a copy of the machine, with one mistake if there is one. */
const plant = async (name: string, mutant?: Mutant): Promise<Machine> => {
  const copy = join(folder, name);
  await mkdir(copy);
  for (const file of FILES) {
    const source = await readFile(join(SOURCES, file), 'utf8');
    const isTarget = mutant?.file === file;
    const mutated = isTarget ? source.replaceAll(mutant.from, mutant.to) : source;
    if (isTarget) expect(mutated, `"${mutant.from}" is not in ${file} any more`).not.toBe(source);
    await writeFile(join(copy, file), rooted(mutated));
  }
  return (await import(join(copy, 'checkout.machine.ts'))) as Machine;
};

/** The first invariant that a walk violates. A machine that throws violates all. */
const breachIn = (machine: Machine): string | null => {
  let breach: string | null = null;
  const property = fc.property(requests, choices, openings, (request, path, opening) => {
    breach = 'it throws';
    const walked = walk(machine, request, path, opening);
    breach = Object.entries(invariants).find(([, holds]) => !holds(walked))?.[0] ?? null;
    return breach === null;
  });
  const { failed } = fc.check(property, { numRuns: 10_000, seed: 20_310_504, endOnFailure: true });
  return failed ? breach : null;
};

describe('the invariants', () => {
  it('hold for a copy without a mistake', async () => {
    expect(breachIn(await plant('unharmed'))).toBeNull();
  });

  it.each(mutants.map((mutant, index) => [mutant.name, mutant, index] as const))(
    'detect the mistake: %s',
    async (_, mutant, index) => {
      expect(breachIn(await plant(`mutant-${index}`, mutant))).not.toBeNull();
    },
  );

  it('have mistakes with different names', () => {
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
    expect(new Set(mutants.map(({ file, from, to }) => file + from + to)).size).toBe(mutants.length);
    expect(mutants.length).toBeGreaterThanOrEqual(15);
  });
});
