import type { MessageKey } from '../../../sdk/internal';

/** Why there is no offer. */
export interface Unavailable {
  readonly name: 'unavailable';
  readonly titleKey: MessageKey;
  readonly messageKey: MessageKey;
  /** Shown to the integrator, in sandbox mode. */
  readonly problem?: string | null;
}

export const offline: Unavailable = {
  name: 'unavailable',
  titleKey: 'checkout.offer_unavailable_title',
  messageKey: 'checkout.offer_unavailable',
};

/** Another purchase of the page is open. */
export const busy: Unavailable = {
  name: 'unavailable',
  titleKey: 'state_error.error_title_other_errors',
  messageKey: 'checkout.purchase_open',
};
