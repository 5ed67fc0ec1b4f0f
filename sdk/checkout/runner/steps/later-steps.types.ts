import type { Checkout } from '../../machine/checkout-control.types';
import type { CheckoutEffect } from '../../machine/checkout.types';
import type { LaterTransition } from '../../machine/first-steps.machine';
import type { CheckoutPorts } from '../checkout-ports.types';
import type { EffectContext, EffectHandler } from '../effects/effect-context';
import type { FirstEffect } from '../effects/first.effects';

export type LaterEffects = {
  readonly [K in Exclude<CheckoutEffect['type'], FirstEffect>]: EffectHandler<K>;
};

/** The steps of one checkout after its first screen: rules, effects and the ports that the effects use. */
export interface LaterSteps {
  readonly onLaterStep: LaterTransition;
  readonly effects: LaterEffects;
  readonly ports: CheckoutPorts;
  /** Called once, before the first of these effects. */
  begin(checkout: Checkout, context: EffectContext): void;
}

/** The later steps, or how their code is loaded. A failed load can be repeated. */
export type LaterStepsSource = LaterSteps | (() => Promise<LaterSteps>);
