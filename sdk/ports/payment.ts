import type { ResolvedTheme } from './theme';

/** What the provider needs in order to take one payment. */
export interface PaymentSession {
  /** `seti_…` sets up a payment method (trials), `pi_…` pays. Kept in memory, and in this tab's session storage. */
  readonly clientSecret: string;
  readonly publishableKey: string;
  readonly accountId: string;
}

/** What a payment form is opened with. */
export interface PaymentFormOptions {
  readonly session: PaymentSession;
  readonly businessName: string;
  readonly appearance: ResolvedTheme;
  /** In the provider's own naming; `auto` lets it choose. */
  readonly locale: string;
}

/** What the provider said no with. `type` and `code` are the provider's own words. */
export interface PaymentRefusal {
  readonly type: string | null;
  readonly code: string | null;
  readonly message: string | null;
}

/** What a payment form reports. */
export interface PaymentFormEvents {
  onReady(): void;
  onChange(complete: boolean): void;
  /** The form broke after it had opened. */
  onFailure(reason: string): void;
}

/** An open payment form. */
export interface PaymentFormHandle {
  /** Shows the form in `node`; called again, it moves there. `node` must not be inside a shadow root. */
  mount(node: HTMLElement): void;
  unmount(): void;
  /**
   * Resolves to `null` when the provider accepted the payment, or to its refusal of this very attempt. Rejects when it is
   * not known what became of the attempt: a connection that broke, an error of the provider's own.
   */
  confirm(): Promise<PaymentRefusal | null>;
  destroy(): void;
}

/**
 * What the provider says of an intent. `paid`: accepted, or being processed. `canceled`: it can't be paid any more.
 * `refused`: it is not paid, and the last attempt that was decided was refused. `action`: it waits for the customer, at
 * the bank's page or in its app. `open`: not paid so far; an attempt that is under way leaves it like this.
 */
export type IntentStatus = 'paid' | 'canceled' | 'refused' | 'action' | 'open';

/** Takes cards. Rejects only when the provider itself can't be reached. */
export interface PaymentProvider {
  open(options: PaymentFormOptions, events: PaymentFormEvents): Promise<PaymentFormHandle>;
  /** What became of a payment of this session; without it the billing server alone is asked. */
  readIntent?(session: PaymentSession): Promise<IntentStatus>;
}
