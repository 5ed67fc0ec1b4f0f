import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkoutTransition, initialCheckout } from '../../../sdk/internal';
import { invariants } from '../support/walk/invariants';
import { choices, openings, requests } from '../support/walk/walk-choices';
import { walk } from '../support/walk/walk';
import { brokenBy } from '../support/walk/walk-story';

const machine = { initial: initialCheckout, transition: checkoutTransition };
const WALKS = 100_000;

it(`${WALKS} walks break none of the ${Object.keys(invariants).length} invariants`, () => {
  let steps = 0;
  const property = fc.property(requests, choices, openings, (request, path, opening) => {
    steps += path.length;
    expect(brokenBy(walk(machine, request, path, opening))).toEqual([]);
  });
  fc.assert(property, { numRuns: WALKS });
  console.log(`${WALKS} walks, ${steps} steps.`);
});
