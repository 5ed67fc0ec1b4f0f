import type { ResolvedTheme } from './theme';

/** What the provider needs to take one payment. */
export interface PaymentSession {
  /** `seti_…` sets up a payment method (trials), `pi_…` pays. It is only in memory and in this tab's session storage. */
  readonly clientSecret: string;
  readonly publishableKey: string;
  readonly accountId: string;
}

/** What a form collects before there is an intent. The names and units are the provider's. */
export interface PaymentCollection {
  /** `setup`: nothing is due now, for example with a trial. */
  readonly mode: 'payment' | 'setup';
  readonly methods: readonly string[];
  /** Whether the method is stored for later payments; `null`: by default. */
  readonly futureUse: 'off_session' | 'on_session' | null;
  /** In the currency's smallest unit; `null` in mode `setup`. */
  readonly amount: number | null;
  /** ISO 4217 code in lower case. */
  readonly currency: string | null;
}

/** A payment whose intent the server creates when the customer pays. */
export interface DeferredSession {
  readonly publishableKey: string;
  readonly accountId: string;
  readonly collection: PaymentCollection;
  /** The page where the customer cancels a subscription, for the sheets of wallets. */
  readonly managementUrl: string | null;
}

/** What a form can be opened with: an intent, or a payment without one yet. */
export type FormSession = PaymentSession | DeferredSession;

/** When the form asks for the whole billing address: always, or in the countries whose tax needs it. */
export type AddressMode = 'always' | 'by-country' | 'never';

/** The billing address, as far as the customer has entered it. */
export interface BillingLocation {
  /** ISO 3166-1 code of two letters. */
  readonly country: string;
  readonly postalCode: string | null;
  readonly state: string | null;
  readonly city: string | null;
  readonly line1: string | null;
  readonly line2: string | null;
}

/** What a payment form is opened with. */
export interface PaymentFormOptions {
  readonly session: FormSession;
  readonly businessName: string;
  readonly appearance: ResolvedTheme;
  /** By the provider's names; `auto` lets the provider choose. */
  readonly locale: string;
  /** Only for a `DeferredSession`. Default: `never`. */
  readonly address?: AddressMode;
  /** Whether the page shows the permission for later payments, so that the form does not repeat it. Default: false. */
  readonly hasMandate?: boolean;
  /** What a wallet's sheet shows, read when the customer presses its button. Without it there are no wallets. */
  readonly walletSheet?: () => WalletSheet;
}

/** What a wallet's sheet shows beside the amount. Amounts are in the currency's smallest unit. */
export interface WalletSheet {
  readonly title: string;
  /** Empty where the amount alone says it all. */
  readonly lines: readonly { readonly name: string; readonly amount: number }[];
  /** `null` for a one-time product. */
  readonly recurring: RecurringPayment | null;
}

/** The payments of a subscription. */
export interface RecurringPayment {
  readonly managementUrl: string | null;
  /** The label of a free trial; `null` without one. */
  readonly trialLabel: string | null;
  readonly regular: {
    readonly label: string;
    readonly amount: number;
    /** `null`: today. */
    readonly startsAt: Date | null;
    readonly unit: 'day' | 'month' | 'year';
    readonly count: number;
  };
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
  /**
   * `method` is the provider's name of the chosen payment method, e.g. `card`. `isEmpty`: the customer has typed nothing
   * yet; by default until the form is complete.
   */
  onChange(complete: boolean, method?: string, isEmpty?: boolean): void;
  /** The form failed after it had opened. */
  onFailure(reason: string): void;
  /** Whether this device has a wallet. */
  onWallets?(areAvailable: boolean): void;
  /** The customer has authorised the payment in a wallet's sheet. */
  onWalletAuthorised?(email: string | null): void;
}

/** An open payment form. */
export interface PaymentFormHandle {
  /**
   * Shows the form in `node`; a second call moves it.
   * @param wallets where the buttons of wallets are shown; without it they are not shown.
   */
  mount(node: HTMLElement, wallets?: HTMLElement): void;
  unmount(): void;
  /**
   * Resolves with `null` if the provider has accepted the payment, or with its refusal of this attempt. Rejects if the
   * result is unknown, for example after a lost connection or an error of the provider.
   * @param session the intent to confirm; by default the one that the form was opened with.
   */
  confirm(session?: PaymentSession): Promise<PaymentRefusal | null>;
  /**
   * Checks the fields of a form without an intent. Nothing is charged. A form for a `DeferredSession` needs this method.
   * @param wantsLocation whether the answer needs the billing address.
   */
  collect?(wantsLocation: boolean): Promise<CollectedPayment>;
  /** Changes the amount of a form without an intent. */
  update?(collection: PaymentCollection): void;
  /** Tells the open sheet of a wallet that the payment was not made. */
  failWallet?(): void;
  destroy(): void;
}

/** The answer of `collect`. */
export type CollectedPayment =
  | { readonly type: 'collected'; readonly location: BillingLocation | null }
  | { readonly type: 'refused'; readonly refusal: PaymentRefusal };

/**
 * The provider's status of an intent. `paid`: accepted, or being processed. `canceled`: it can't be paid any more.
 * `refused`: it is not paid, and the last attempt with a result was refused. `action`: it waits for the customer, on the
 * bank's page or in its app. `open`: not paid yet; a running attempt does not change this.
 */
export type IntentStatus = 'paid' | 'canceled' | 'refused' | 'action' | 'open';

/** What a button of wallets outside a form is opened with. */
export interface WalletButtonOptions {
  readonly session: DeferredSession;
  /** Where the button is shown. */
  readonly node: HTMLElement;
  /** By the provider's names; `auto` lets the provider choose. */
  readonly locale: string;
  readonly theme: 'black' | 'white' | 'white-outline';
}

/** What such a button reports. */
export interface WalletButtonEvents {
  onKnown(areAvailable: boolean): void;
  /** The customer has pressed. `null`: the press is ignored. The answer must come within a second. */
  press(): Promise<WalletSheet | null>;
  onAuthorised(email: string | null): void;
  /** The customer has closed the sheet. */
  onCancel(): void;
}

export interface WalletButtonHandle {
  update(collection: PaymentCollection): void;
  /** The button as the form of a checkout: it collects and confirms what the sheet has authorised. */
  readonly form: PaymentFormHandle;
  destroy(): void;
}

/** Takes cards. Rejects only if the provider can't be reached. */
export interface PaymentProvider {
  open(options: PaymentFormOptions, events: PaymentFormEvents): Promise<PaymentFormHandle>;
  /** The status of a payment of this session. Without this method only the billing server is asked. */
  readIntent?(session: PaymentSession): Promise<IntentStatus>;
  /** Shows buttons of wallets. Without this method there are none outside the checkout. */
  openWalletButton?(options: WalletButtonOptions, events: WalletButtonEvents): Promise<WalletButtonHandle>;
}
