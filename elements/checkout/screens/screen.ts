import type { ReactNode } from 'react';
import type { CheckoutEvent, ScreenView, TypedEmail } from '../../../sdk/internal';
import type { FocusRight } from '../../kit/focus';

export type { TypedEmail };

/** What every screen gets: its view, the function that sends events, and whether it may take the focus. */
export interface ScreenProps<V> {
  readonly view: V;
  readonly send: (event: CheckoutEvent) => void;
  /** An inline checkout takes the focus only if the user was last inside it. */
  readonly takesFocus: FocusRight;
  /** Mounts the card form in a node; `null` removes it from the page. */
  readonly mountPaymentForm: (node: HTMLElement | null, wallets?: HTMLElement) => void;
  /** What the customer has typed into the field for the address, also into that of an earlier checkout. */
  readonly typedEmail: TypedEmail;
  /** Announces a sentence to screen readers, besides those of the view. Empty: no sentence. */
  readonly say: (sentence: string) => void;
  readonly host: HTMLElement;
}

/** Screen name to component. */
export type Screens = {
  readonly [N in ScreenView['screen']]: (props: ScreenProps<Extract<ScreenView, { screen: N }>>) => ReactNode;
};
