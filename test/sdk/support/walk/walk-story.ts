import { invariants } from './invariants';
import type { Walk } from './walk';

const nameOf = (state: Walk['first'][0]): string =>
  state.name === 'needs-payment-info' ? `${state.name} (${state.form.name})` : state.name;

/** The steps that changed something, for debugging. */
const story = ({ first, steps }: Walk): string =>
  steps.reduce(
    (told, { before, event, after, effects }) => {
      const asked = effects.map(({ type }) => type).join();
      return after === before ? told : `${told}\n  ${event.type} -> ${nameOf(after)}${asked && `: ${asked}`}`;
    },
    `\n  ${nameOf(first[0])}`,
  );

/** The invariants that a walk violates, with its steps. */
export const brokenBy = (walked: Walk): readonly string[] =>
  Object.entries(invariants).flatMap(([name, holds]) => (holds(walked) ? [] : [name + story(walked)]));
