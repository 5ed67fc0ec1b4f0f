import type { Checkout, CheckoutState } from '../../../sdk/internal';

/** What the screen shows after the customer has tried everything. */
export type End =
  | 'success'
  /** The payment is being confirmed and must not be repeated. */
  | 'still confirming'
  /** The customer may try again, so nothing may have been charged. */
  | `error, ${string}`
  | 'no offer'
  | 'hangs';

/** How often the customer presses a button before giving up. */
const PATIENCE = 3;

/** A customer who presses every button that the screen offers. */
export class EagerCustomer {
  end: End | null = null;
  #presses = 0;
  #looks = 0;
  #hasAsked = false;
  #state: CheckoutState | null = null;
  readonly #checkout: Checkout;
  readonly #email: string;

  constructor(checkout: Checkout, email: string) {
    this.#checkout = checkout;
    this.#email = email;
    checkout.$state.subscribe((state) => {
      this.#state = state;
      // The press comes a moment later, so that the screen is rendered before.
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

  /** The customer gives up after enough time without a change. */
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
        if (state.pricing?.isUnread) return this.#press({ type: 'retry-requested' }, 'error, form');
        if (state.form.name === 'ready') return this.#pay(state);
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

  /** Waits for the price. A press after a new price was shown is none of the customer's patience. */
  #pay({ pricing }: Extract<CheckoutState, { name: 'needs-payment-info' }>): void {
    if (pricing?.asked) return;
    if (pricing?.settled === 'mismatch') this.#checkout.send({ type: 'payment-submitted' });
    else this.#press({ type: 'payment-submitted' }, 'error, form');
  }

  /** Presses the button as soon as it is enabled, a few times. Then pays again, once, if the screen offers it. */
  #checkAgain({ recheck }: Extract<CheckoutState, { name: 'error' }>): void {
    if (recheck?.isChecking) return;
    if (recheck?.canPayAgain && !this.#hasAsked && this.#looks >= PATIENCE) {
      this.#hasAsked = true;
      this.#presses = 0;
      return this.#checkout.send({ type: 'form-requested' });
    }
    this.#looks += 1;
    if (this.#looks > 2 * PATIENCE) this.leave('still confirming');
    else if (this.#looks <= PATIENCE) this.#checkout.send({ type: 'retry-requested' });
  }
}
