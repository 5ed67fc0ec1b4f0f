import { describe, expect, it } from 'vitest';
import { createCheckout } from '../../../sdk/internal';
import { deferredEffectLaws } from '../support/effects/deferred-effect-laws';
import { effectLaws } from '../support/effects/effect-laws';

describe('whatever the platform does', () => {
  it.each(Object.entries({ ...effectLaws, ...deferredEffectLaws }))('%s', async (_, holds) => {
    expect(await holds(createCheckout)).toBe(true);
  });
});
