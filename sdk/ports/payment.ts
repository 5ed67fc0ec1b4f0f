import type { ResolvedTheme } from './theme';

/** What the provider needs to take one payment. */
export interface PaymentSession {
  /** `seti_…` sets up a payment method (trials), `pi_…` pays. It is only in memory and in this tab's session storage. */
  readonly clientSecret: string;
  readonly publishableKey: string;
  readonly accountId: string;
}

/** What a payment form is opened with. */
export interface PaymentFormOptions {
  readonly session: PaymentSession;
  readonly businessName: string;
  readonly appearance: ResolvedTheme;
  /** By the provider's names; `auto` lets the provider choose. */
  readonly locale: string;
}

/** The provider's refusal. `type` and `code` are the provider's. */
export interface PaymentRefusal {
  readonly type: string | null;
  readonly code: string | null;
  readonly message: string | null;
}

/** What a payment form reports. */
export interface PaymentFormEvents {
  onReady(): void;
  onChange(complete: boolean): void;
  /** The form failed after it had opened. */
  onFailure(reason: string): void;
}

/** An open payment form. */
export interface PaymentFormHandle {
  /** Shows the form in `node`; a second call moves it. `node` must not be inside a shadow root. */
  mount(node: HTMLElement): void;
  unmount(): void;
  /**
   * Resolves with `null` if the provider has accepted the payment, or with its refusal of this attempt. Rejects if the
   * result is unknown, for example after a lost connection or an error of the provider.
   */
  confirm(): Promise<PaymentRefusal | null>;
  destroy(): void;
}

/**
 * The provider's status of an intent. `paid`: accepted, or being processed. `canceled`: it can't be paid any more.
 * `refused`: it is not paid, and the last attempt with a result was refused. `action`: it waits for the customer, on the
 * bank's page or in its app. `open`: not paid yet; a running attempt does not change this.
 */
export type IntentStatus = 'paid' | 'canceled' | 'refused' | 'action' | 'open';

/** Takes cards. Rejects only if the provider can't be reached. */
export interface PaymentProvider {
  open(options: PaymentFormOptions, events: PaymentFormEvents): Promise<PaymentFormHandle>;
  /** The status of a payment of this session. Without this method only the billing server is asked. */
  readIntent?(session: PaymentSession): Promise<IntentStatus>;
}
