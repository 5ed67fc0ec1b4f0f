import type { CheckoutEvent } from '../../../sdk/internal';

/** What every screen gets: its view, the way to tell what the customer did, and whether to take focus. */
export interface ScreenProps<V> {
  readonly view: V;
  readonly send: (event: CheckoutEvent) => void;
  /** An inline checkout leaves focus alone until the customer has been inside it. */
  readonly takesFocus: boolean;
  /** Where the card form goes; `null` takes it off the page. */
  readonly mountPaymentForm: (node: HTMLElement | null) => void;
  readonly host: HTMLElement;
}
