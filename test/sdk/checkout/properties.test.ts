import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkoutTransition, initialCheckout } from '../../../sdk/internal';
import type { CheckoutState } from '../../../sdk/internal';
import { invariants } from '../support/walk/invariants';
import { choices, openings, requests } from '../support/walk/walk-choices';
import { walk } from '../support/walk/walk';
import { brokenBy } from '../support/walk/walk-story';

const machine = { initial: initialCheckout, transition: checkoutTransition };

/** Situations deep in a purchase: without them many invariants hold for want of a case. */
const depthsOf = (state: CheckoutState): readonly string[] => [
  ...(state.payment && state.payment.presses > 1 ? ['two presses'] : []),
  ...(state.name === 'needs-payment-info' && state.pricing?.step ? [`step ${state.pricing.step}`] : []),
  ...(state.name === 'needs-payment-info' && state.pricing?.settled === 'mismatch' ? ['new price'] : []),
  ...(state.name === 'needs-plan-confirmation' && state.isSending ? ['change sent'] : []),
  ...(state.name === 'error' && state.recheck?.canPayAgain ? ['another payment offered'] : []),
];

describe('on every random walk through the checkout', () => {
  it(`all ${Object.keys(invariants).length} invariants hold`, () => {
    fc.assert(
      fc.property(requests, choices, openings, (request, path, opening) => {
        expect(brokenBy(walk(machine, request, path, opening))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('the walks reach every state, every effect and every step of a payment', () => {
    const seen = new Set<string>();
    for (const [request, path, opening] of fc.sample(fc.tuple(requests, choices, openings), {
      numRuns: 600,
      seed: 7,
    }))
      for (const { after, effects } of walk(machine, request, path, opening).steps)
        for (const name of [after.name, ...effects.map(({ type }) => type), ...depthsOf(after)])
          seen.add(name);
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
        'two presses',
        'step collecting',
        'step pricing',
        'step creating',
        'step confirming',
        'new price',
        'change sent',
        'another payment offered',
      ].sort(),
    );
  });
});
