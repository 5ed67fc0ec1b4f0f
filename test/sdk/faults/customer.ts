import type { Checkout, CheckoutState } from '../../../sdk/internal';

/** How the screens leave a customer who has tried what they offer. */
export type End =
  | 'success'
  /** Told that the payment is being confirmed and must not be repeated. */
  | 'still confirming'
  /** Invited to try again: nothing must have been charged. */
  | `error, ${string}`
  | 'no offer'
  | 'hangs';

/** So often a button is pressed before somebody gives up. */
const PATIENCE = 3;

/** Somebody who wants to buy, and presses what there is to be pressed. */
export class EagerCustomer {
  end: End | null = null;
  #presses = 0;
  #looks = 0;
  #state: CheckoutState | null = null;
  readonly #checkout: Checkout;
  readonly #email: string;

  constructor(checkout: Checkout, email: string) {
    this.#checkout = checkout;
    this.#email = email;
    checkout.$state.subscribe((state) => {
      this.#state = state;
      // People take a moment, and so screens are drawn before something is pressed.
      setImmediate(() => this.#look(state));
    });
  }

  #press(what: Parameters<Checkout['send']>[0], givenUp: End): void {
    this.#presses += 1;
    if (this.#presses <= PATIENCE) this.#checkout.send(what);
    else this.leave(givenUp);
  }

  leave(end: End): void {
    this.end ??= end;
    this.#checkout.send({ type: end === 'success' || end.startsWith('error') ? 'continued' : 'closed' });
    this.#checkout.send({ type: 'closed' });
  }

  /** Nothing more happens by itself, and there has been time enough. */
  giveUp(): void {
    const state = this.#state;
    if (state?.name === 'error' && state.recheck) this.leave('still confirming');
    else this.leave('hangs');
  }

  #look(state: CheckoutState): void {
    if (this.end || state !== this.#state) return;
    switch (state.name) {
      case 'needs-auth-info':
        return this.#press(
          { type: 'email-submitted', email: this.#email },
          `error, ${state.failure?.kind ?? ''}`,
        );
      case 'needs-payment-info':
        if (state.form.name === 'ready') return this.#press({ type: 'payment-submitted' }, 'error, form');
        if (state.form.name === 'notice') return this.#checkout.send({ type: 'notice-dismissed' });
        if (state.form.name === 'unavailable') return this.#press({ type: 'retry-requested' }, 'error, form');
        return;
      case 'success':
        return this.leave('success');
      case 'error':
        return state.recheck ? this.#checkAgain(state) : this.leave(`error, ${state.failure.kind}`);
      default:
    }
  }

  /** As soon as the button can be pressed, a few times; then they do something else, as the screen asks for. */
  #checkAgain({ recheck }: Extract<CheckoutState, { name: 'error' }>): void {
    if (recheck?.isChecking) return;
    this.#looks += 1;
    if (this.#looks > 2 * PATIENCE) this.leave('still confirming');
    else if (this.#looks <= PATIENCE) this.#checkout.send({ type: 'retry-requested' });
  }
}
