import type { CheckoutEvent, Transition } from './checkout.types';
import { begin } from './advance.machine';
import { unchanged } from './transitions.machine';
import type { StateNamed } from './transitions.machine';

/** Nothing is sold until the customer has chosen. A purchase that is chosen here does not change a plan. */
export const onOwned = (state: StateNamed<'already-owned'>, event: CheckoutEvent): Transition => {
  switch (event.type) {
    case 'bought-anyway':
      return begin({ ...state, changesPlan: false });
    case 'switch-chosen':
      return state.changesPlan ? begin(state) : unchanged(state);
    case 'email-submitted':
      return unchanged({ ...state, email: event.email, isEmailSubmitted: true });
    default:
      return unchanged(state);
  }
};
