import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkoutTransition, initialCheckout } from '../../../sdk/headless';
import { invariants } from '../support/invariants';
import { choices, requests, walk } from '../support/walk';

const machine = { initial: initialCheckout, transition: checkoutTransition };
const WALKS = 100_000;

/** The names of the invariants that a walk breaks. */
const brokenBy = (...path: Parameters<typeof walk>): readonly string[] => {
  const walked = walk(...path);
  return Object.entries(invariants).flatMap(([name, holds]) => (holds(walked) ? [] : [name]));
};

it(`${WALKS} walks break none of the ${Object.keys(invariants).length} invariants`, () => {
  let steps = 0;
  const property = fc.property(requests, choices, (request, path) => {
    steps += path.length;
    expect(brokenBy(machine, request, path)).toEqual([]);
  });
  fc.assert(property, { numRuns: WALKS });
  console.log(`${WALKS} walks, ${steps} steps.`);
});
