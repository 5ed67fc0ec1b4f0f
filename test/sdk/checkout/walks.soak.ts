import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkoutTransition, initialCheckout } from '../../../sdk/internal';
import { invariants } from '../support/invariants';
import { choices, openings, requests, walk } from '../support/walk';
import type { Walk } from '../support/walk';

const machine = { initial: initialCheckout, transition: checkoutTransition };
const WALKS = 100_000;

/** The steps that changed something, for debugging. */
const nameOf = (state: Walk['first'][0]): string =>
  state.name === 'needs-payment-info' ? `${state.name} (${state.form.name})` : state.name;
const story = ({ first, steps }: Walk): string =>
  steps.reduce(
    (told, { before, event, after, effects }) => {
      const asked = effects.map(({ type }) => type).join();
      return after === before ? told : `${told}\n  ${event.type} -> ${nameOf(after)}${asked && `: ${asked}`}`;
    },
    `\n  ${nameOf(first[0])}`,
  );

/** The invariants that a walk violates, with its steps. */
const brokenBy = (walked: Walk): readonly string[] =>
  Object.entries(invariants).flatMap(([name, holds]) => (holds(walked) ? [] : [name + story(walked)]));

it(`${WALKS} walks break none of the ${Object.keys(invariants).length} invariants`, () => {
  let steps = 0;
  const property = fc.property(requests, choices, openings, (request, path, opening) => {
    steps += path.length;
    expect(brokenBy(walk(machine, request, path, opening))).toEqual([]);
  });
  fc.assert(property, { numRuns: WALKS });
  console.log(`${WALKS} walks, ${steps} steps.`);
});
