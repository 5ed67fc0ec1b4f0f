import { transitionWith } from './first-steps.machine';
import { onLaterStep } from './later-steps.machine';

export { initial } from './first-steps.machine';

/**
 * The checkout as a pure function: from a state and an event to the next state and its effects (spec section 4, "Checkout
 * purchase flow"). A late answer has an old ticket and changes nothing.
 *
 * @param now milliseconds by this device's clock.
 */
export const transition = transitionWith(onLaterStep);
