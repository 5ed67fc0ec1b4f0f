import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invariants } from '../support/invariants';
import { mutants } from '../support/mutants';
import type { Mutant } from '../support/mutants';
import { choices, requests, walk } from '../support/walk';
import type { Machine } from '../support/walk';

const SOURCES = resolve(import.meta.dirname, '../../../sdk');
/** What the machine is made of; everything else that it imports is types. */
const FILES = ['checkout', 'errors', 'unreachable.ts'];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'checkout-mutants-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const load = async (copy: string): Promise<Machine> =>
  (await import(join(copy, 'checkout/checkout.machine.ts'))) as Machine;

/** A copy of the machine with one mistake in it. */
const plant = async ({ file, from, to }: Mutant, name: string): Promise<Machine> => {
  const copy = join(folder, name);
  for (const item of FILES) await cp(join(SOURCES, item), join(copy, item), { recursive: true });
  const path = join(copy, 'checkout', file);
  const source = await readFile(path, 'utf8');
  const mutated = source.replaceAll(from, to);
  expect(mutated, `"${from}" is not in ${file} any more`).not.toBe(source);
  await writeFile(path, mutated);
  return load(copy);
};

/** The first invariant that some walk breaks; a machine that throws breaks them all. */
const breachIn = (machine: Machine): string | null => {
  let breach: string | null = null;
  const property = fc.property(requests, choices, (request, path) => {
    breach = 'it throws';
    const walked = walk(machine, request, path);
    breach = Object.entries(invariants).find(([, holds]) => !holds(walked))?.[0] ?? null;
    return breach === null;
  });
  const { failed } = fc.check(property, { numRuns: 1500, seed: 20_310_504, endOnFailure: true });
  return failed ? breach : null;
};

describe('the invariants', () => {
  it('hold for a copy without a mistake', async () => {
    const name = 'unharmed';
    for (const item of FILES) await cp(join(SOURCES, item), join(folder, name, item), { recursive: true });
    expect(breachIn(await load(join(folder, name)))).toBeNull();
  });

  it.each(mutants.map((mutant, index) => [mutant.name, mutant, index] as const))(
    'catch the mistake: %s',
    async (_, mutant, index) => {
      expect(breachIn(await plant(mutant, `mutant-${index}`))).not.toBeNull();
    },
  );

  it('are tried against mistakes of different names, each its own', () => {
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
    expect(new Set(mutants.map(({ file, from, to }) => file + from + to)).size).toBe(mutants.length);
    expect(mutants.length).toBeGreaterThanOrEqual(15);
  });
});
