import type { CheckoutEvent, Transition } from './checkout.types';
import { needsEmail, submitEmail } from './advance.machine';
import { askForEmail, unchanged } from './transitions.machine';
import type { StateNamed } from './transitions.machine';

type Offered = StateNamed<'present-offer' | 'already-owned'>;

/** The branding is known, and what is sold: the next step asks for the e-mail address, or starts. */
export const begin = (state: Offered): Transition =>
  !state.isEmailSubmitted && needsEmail(state)
    ? askForEmail(state, null)
    : submitEmail(state, 'loading', state.email);

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
