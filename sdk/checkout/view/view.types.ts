import type { Around } from '../../i18n/isolate';
import type { OfferView } from '../../offers/offer.view';
import type { PaymentForm } from '../machine/payment/payment-form';
import type { OrderTermsView } from './pricing/order-terms.view';

/** What each screen shows; `screen` is the name of the screen. */
export type ScreenView =
  | WaitingView
  | EmailView
  | OwnedView
  | PaymentView
  | PlanView
  | SuccessView
  | ErrorView;

export interface WaitingView {
  readonly screen: 'waiting';
  readonly title: string;
  readonly patience: string | null;
  readonly shape: 'email' | 'payment' | 'none';
}

export interface EmailView {
  readonly screen: 'email';
  readonly title: string;
  readonly label: string;
  readonly placeholder: string;
  readonly reason: string;
  readonly value: string;
  readonly error: string | null;
  /** The sentence that suggests another address, around that address. */
  readonly suggestion: Around;
  readonly button: string;
  readonly isBusy: boolean;
  readonly busyText: string;
}

/** The address at the card form. */
export interface AddressView {
  readonly label: string;
  readonly placeholder: string;
  readonly reason: string;
  readonly value: string;
  readonly error: string | null;
  readonly suggestion: Around;
  /** Whether the field is always open. By default the address is shown with a button that opens the field. */
  readonly isField: boolean;
  /** Whether the address can be changed now. */
  readonly canChange: boolean;
  readonly change: string;
  readonly save: string;
}

/** The question before a checkout is closed in which something would be lost. */
export interface LeaveView {
  readonly title: string;
  readonly message: string;
  readonly stay: string;
  readonly close: string;
}

export interface PaymentView {
  readonly screen: 'payment';
  readonly title: string;
  /** `null` where no address is asked for. */
  readonly address: AddressView | null;
  readonly form: PaymentForm['name'];
  readonly button: string;
  readonly canPay: boolean;
  readonly isBusy: boolean;
  readonly busyText: string;
  readonly secured: string;
  /** Replaces `secured` while an answer takes long. */
  readonly slowText: string;
  readonly loadingText: string;
  readonly notice: NoticeView | null;
  /** The place of the wallets' buttons; `null` where there can't be any. */
  readonly wallets: { readonly areShown: boolean; readonly label: string; readonly divider: string } | null;
  readonly terms: TermsView | null;
  /** Shown beside the button where the order summary is folded. */
  readonly order: OrderTermsView;
  /** The seller's own words under the button. */
  readonly footer: string | null;
}

/** The seller's terms. */
export interface TermsView {
  /** Safe to open; `null`: only the privacy policy is shown. */
  readonly url: string | null;
  /** The words of the link in their sentence. */
  readonly sentence: Around;
  readonly privacy: LinkView | null;
  /** Whether the customer must agree. */
  readonly isAsked: boolean;
  readonly isAgreed: boolean;
  /** Shown when the customer pays without agreeing. */
  readonly error: string;
}

/** The field for a discount code, or the applied code. */
export interface CodeView {
  readonly label: string;
  readonly add: string;
  readonly apply: string;
  /** The applied code; `null`: the field is shown. */
  readonly code: string | null;
  readonly remove: string;
  /** For the live region. */
  readonly applied: string;
  readonly error: string | null;
  readonly isBusy: boolean;
  readonly busyText: string;
  /** True while a payment runs. */
  readonly isLocked: boolean;
}

/** One of the two plans of a change. */
export interface PlanCardView {
  readonly label: string;
  readonly name: string;
  readonly price: string;
}

export interface PlanRow {
  readonly label: string;
  readonly amount: string;
  readonly note: string | null;
}

/** The confirmation of a change of plan. */
export interface PlanView {
  readonly screen: 'plan';
  readonly title: string;
  readonly message: string;
  /** The current plan, if it is known, and the new one. */
  readonly cards: readonly PlanCardView[];
  readonly rows: readonly PlanRow[];
  readonly note: string | null;
  /** The address, the payment method and the billing address. */
  readonly details: readonly { readonly label: string; readonly value: string }[];
  readonly terms: TermsView | null;
  /** Shown beside the button where the order summary is folded. */
  readonly order: OrderTermsView;
  readonly error: string | null;
  readonly button: string;
  readonly isBusy: boolean;
  readonly busyText: string;
}

/** What the customer has already, before anything is sold. */
export interface OwnedView {
  readonly screen: 'owned';
  readonly title: string;
  /** What is owned, and until when. */
  readonly message: string;
  /** What another purchase means. */
  readonly warning: string;
  /** Changes the plan; `null`: it can't be changed here. */
  readonly switchButton: string | null;
  /** Safe to open. */
  readonly manage: { readonly label: string; readonly url: string; readonly newTab: string } | null;
  readonly buyButton: string;
}

export interface NoticeView {
  /** `waiting`: no failure; a result is not known yet. */
  readonly tone: 'failed' | 'waiting';
  readonly title: string;
  readonly message: string;
  /** `null`: the customer goes on with the screen's own button. */
  readonly button: string | null;
  readonly action: 'dismiss' | 'retry';
}

export interface SuccessView {
  readonly screen: 'success';
  readonly title: string;
  readonly message: string | null;
  /** What was bought and charged, the renewal, how to cancel, and where the receipt goes. */
  readonly details: readonly string[];
  readonly manage: LinkView | null;
  readonly redemption: RedemptionView | null;
  readonly button: string;
}

/** A link. The address is safe to open. */
export interface LinkView {
  readonly label: string;
  readonly url: string;
}

/** How the customer uses the purchase in an app. */
export interface RedemptionView {
  readonly title: string;
  readonly link: LinkView;
  /** Beside a QR code with the address of the link. */
  readonly scan: string;
}

export interface ErrorView {
  readonly screen: 'error';
  /** `waiting`: a payment may have succeeded, so the screen offers no new payment. */
  readonly tone: 'failed' | 'waiting';
  readonly title: string;
  readonly message: string;
  readonly button: string;
  /** Sends `form-requested`: pays the same session in another way. */
  readonly otherButton: string | null;
  /** Where the customer manages what they have already bought. */
  readonly manage: LinkView | null;
  readonly isBusy: boolean;
  readonly busyText: string;
  /** The support address in its sentence. */
  readonly support: Around | null;
}

/** Everything that is on screen in one state of a checkout, in one language. */
export interface CheckoutView {
  readonly label: string;
  readonly closeLabel: string;
  readonly summaryLabel: string;
  readonly sandboxLabel: string;
  readonly appName: string | null;
  readonly offer: OfferView;
  /** Shown with the totals. */
  readonly code: CodeView | null;
  readonly screen: ScreenView;
  /** Asked before Escape or the browser's Back button closes the checkout; `null`: it closes at once. */
  readonly leave: LeaveView | null;
  /** For the live region: what has changed, as sentences. */
  readonly announcement: readonly string[];
}
