import type { Translator } from '../../i18n/translator';
import type { CheckoutState } from '../machine/checkout.types';
import { fieldMessage, suggestionView } from './failure.view';
import type { EmailView } from './view.types';

type StateNamed<N extends CheckoutState['name']> = Extract<CheckoutState, { name: N }>;

export const emailView = (
  state: StateNamed<'needs-auth-info' | 'processing-auth-info'>,
  t: Translator,
): EmailView => ({
  screen: 'email',
  title: t.text('state_needs_auth_info.email_step_title'),
  label: t.text('state_needs_auth_info.email_input_label'),
  placeholder: t.text('state_needs_auth_info.email_input_placeholder'),
  reason: t.text('checkout.email_reason'),
  value: state.email,
  suggestion: suggestionView(t),
  error: state.name === 'needs-auth-info' && state.failure ? fieldMessage(state.failure, t) : null,
  button: t.text('state_needs_auth_info.button_continue'),
  isBusy: state.name === 'processing-auth-info',
  busyText: t.text('checkout.processing'),
});
