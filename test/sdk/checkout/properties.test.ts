import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkoutTransition, initialCheckout } from '../../../sdk/internal';
import { invariants } from '../support/invariants';
import { choices, openings, requests } from '../support/walk-choices';
import { walk } from '../support/walk';
import { brokenBy } from '../support/walk-story';

const machine = { initial: initialCheckout, transition: checkoutTransition };

describe('on every random walk through the checkout', () => {
  it(`all ${Object.keys(invariants).length} invariants hold`, () => {
    fc.assert(
      fc.property(requests, choices, openings, (request, path, opening) => {
        expect(brokenBy(walk(machine, request, path, opening))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('the walks reach every state and every effect', () => {
    const seen = new Set<string>();
    for (const [request, path, opening] of fc.sample(fc.tuple(requests, choices, openings), {
      numRuns: 600,
      seed: 7,
    }))
      for (const { after, effects } of walk(machine, request, path, opening).steps)
        for (const name of [after.name, ...effects.map(({ type }) => type)]) seen.add(name);
    expect([...seen].sort()).toEqual(
      [
        'present-offer',
        'needs-auth-info',
        'loading',
        'processing-auth-info',
        'needs-payment-info',
        'polling-purchase-status',
        'success',
        'error',
        'closed',
        'open-elsewhere',
        'moved-elsewhere',
        'needs-plan-confirmation',
        'change-wire',
        'collect-payment',
        'create-intent',
        'change-plan',
        'read-price',
        'wait-for-price',
        'read-location',
        'update-payment-form',
        'claim-lock',
        'look-for-purchase',
        'read-transactions',
        'read-intent',
        'start-purchase',
        'open-payment-form',
        'confirm-payment',
        'check-status',
        'recheck-purchase',
        'wait',
        'log-failure',
        'close-payment-form',
        'stop',
        'settle',
      ].sort(),
    );
  });
});
