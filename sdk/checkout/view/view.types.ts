import type { Around } from '../../i18n/isolate';
import type { OfferView } from '../../offers/offer.view';
import type { PaymentForm } from '../machine/payment-form';

/** What each screen shows; `screen` is the name of the screen. */
export type ScreenView = WaitingView | EmailView | PaymentView | SuccessView | ErrorView;

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
  readonly button: string;
  readonly isBusy: boolean;
  readonly busyText: string;
}

export interface PaymentView {
  readonly screen: 'payment';
  readonly title: string;
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
}

export interface NoticeView {
  /** `waiting`: no failure; a result is not known yet. */
  readonly tone: 'failed' | 'waiting';
  readonly title: string;
  readonly message: string;
  readonly button: string;
  readonly action: 'dismiss' | 'retry';
}

export interface SuccessView {
  readonly screen: 'success';
  readonly title: string;
  readonly message: string | null;
  readonly details: readonly string[];
  readonly button: string;
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
  readonly screen: ScreenView;
  /** For the live region: what has changed, as sentences. */
  readonly announcement: readonly string[];
}
