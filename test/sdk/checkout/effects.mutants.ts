import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { createCheckout } from '../../../sdk/internal';
import { deferredEffectLaws } from '../support/deferred-effect-laws';
import { effectLaws } from '../support/effect-laws';
import { EFFECT_FILES, effectMutants } from '../support/effect-mutants';
import { firstBroken, garden } from '../support/plant';
import type { Garden, Mistake } from '../support/plant';

let copies: Garden;
beforeAll(async () => {
  copies = await garden(resolve(import.meta.dirname, '../../../sdk/checkout/runner'), EFFECT_FILES);
});
afterAll(() => copies.clear());

const brokenBy = async (name: string, mistake?: Mistake): Promise<string | null> => {
  const entry = 'checkout.runner.ts';
  const { createCheckout: make } = await copies.plant<{ createCheckout: typeof createCheckout }>(
    name,
    entry,
    mistake,
  );
  return firstBroken({ ...effectLaws, ...deferredEffectLaws }, make);
};

describe('the rules of the effects', () => {
  it('hold for a copy without a mistake', async () => {
    expect(await brokenBy('unharmed')).toBeNull();
  });

  it.each(effectMutants.map((mutant, index) => [mutant.name, mutant, index] as const))(
    'detect the mistake: %s',
    async (_, mutant, index) => {
      expect(await brokenBy(`mutant-${index}`, mutant)).not.toBeNull();
    },
  );
});
