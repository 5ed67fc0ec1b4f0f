import type { Translator } from '../../i18n/translator';
import type { CheckoutRequest, CheckoutState } from '../machine/checkout.types';
import { checkoutViewWith } from './first-steps.view';
import { laterViews } from './later-steps.view';
import type { CheckoutView } from './view.types';

/**
 * Everything that a screen shows in a state, as texts of one language.
 *
 * @example
 * const t = createTranslator({ locale: 'en' });
 * const view = checkoutView(checkout.$state.get(), checkout.request, t);
 * view.label; // => 'Checkout'
 * view.screen.screen; // => 'waiting'
 */
export const checkoutView = (state: CheckoutState, request: CheckoutRequest, t: Translator): CheckoutView =>
  checkoutViewWith(laterViews, state, request, t);
