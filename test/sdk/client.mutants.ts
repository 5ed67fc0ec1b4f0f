import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { createClient } from '../../sdk/net/client';
import { clientLaws } from './support/client-laws';
import { CLIENT_FILES, clientMutants } from './support/client-mutants';
import { firstBroken, garden } from './support/plant';
import type { Garden, Mistake } from './support/plant';

let copies: Garden;
beforeAll(async () => {
  copies = await garden(resolve(import.meta.dirname, '../../sdk/net'), CLIENT_FILES);
});
afterAll(() => copies.clear());

const brokenBy = async (name: string, mistake?: Mistake): Promise<string | null> => {
  const { createClient: make } = await copies.plant<{ createClient: typeof createClient }>(
    name,
    'client.ts',
    mistake,
  );
  return firstBroken(clientLaws, make);
};

describe('the laws of the client', () => {
  it('hold for a copy without a mistake', async () => {
    expect(await brokenBy('unharmed')).toBeNull();
  });

  it.each(clientMutants.map((mutant, index) => [mutant.name, mutant, index] as const))(
    'catch the mistake: %s',
    async (_, mutant, index) => {
      expect(await brokenBy(`mutant-${index}`, mutant)).not.toBeNull();
    },
  );
});
