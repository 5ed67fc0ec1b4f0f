import { toFailure } from '../../../model/purchase/failure';
import type { CheckoutEffect } from '../../machine/checkout.types';
import { transitionWith } from '../../machine/first-steps.machine';
import { unchanged } from '../../machine/transitions.machine';
import type { EffectContext, FirstContext } from '../effects/effect-context';
import { firstEffects } from '../effects/first.effects';
import type { LaterSteps, LaterStepsSource } from './later-steps.types';

/** After this time the customer can try again. The code may still arrive. */
const STEPS_LIMIT_MS = 30_000;

const transitionBefore = transitionWith((state) => unchanged(state));

/** Runs the effects of a checkout. Those of the later steps wait for their code. */
export const createStepRunner = (
  context: FirstContext,
  source: LaterStepsSource,
  onBegin: (steps: LaterSteps, context: EffectContext) => void,
) => {
  const { ports, signal, send, state } = context;
  let transition = transitionBefore;
  let later: { readonly steps: LaterSteps; readonly context: EffectContext } | null = null;

  const begin = (steps: LaterSteps): void => {
    if (later || signal.aborted) return;
    later = { steps, context: { ...context, ports: steps.ports, owned: null, stopPricing: () => {} } };
    transition = transitionWith(steps.onLaterStep);
    onBegin(steps, later.context);
  };

  const load = async (): Promise<void> => {
    if (!later && typeof source === 'function') begin(await source());
  };

  const run = (effect: CheckoutEffect): void => {
    // Each row of a table handles the effect of its own name. The compiler can't see this through an index.
    const name = effect.type as keyof typeof firstEffects;
    if (Object.hasOwn(firstEffects, name))
      (firstEffects[name] as (effect: CheckoutEffect, context: FirstContext) => void)(effect, context);
    else if (later)
      (later.steps.effects as Record<string, (effect: CheckoutEffect, context: EffectContext) => void>)[
        effect.type
      ]?.(effect, later.context);
    else runWhenLoaded(effect);
  };

  const runWhenLoaded = (effect: CheckoutEffect): void => {
    const ticket = 'ticket' in effect ? effect.ticket : state().ticket;
    let isOver = false;
    const end = (act: () => void): void => {
      if (isOver) return;
      isOver = true;
      stopTimer();
      // A late effect is dropped as a late answer is: the checkout has closed, or has gone on.
      if (!signal.aborted && state().ticket === ticket) act();
    };
    const fail = (reason: unknown): void =>
      end(() => {
        context.updateConnectivity();
        send({ type: 'steps-failed', ticket, failure: toFailure(reason, 'network') });
      });
    const stopTimer = ports.clock.after(STEPS_LIMIT_MS, () => fail('The next step took too long to load.'));
    load().then(() => end(() => run(effect)), fail);
  };

  return {
    run,
    load,
    /** Begins with later steps that are there already. */
    start: () => void (typeof source !== 'function' && begin(source)),
    transition: (...event: Parameters<typeof transition>) => transition(...event),
  };
};
