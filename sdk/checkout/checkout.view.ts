import type { Around } from '../i18n/isolate';
import type { Translator } from '../i18n/translator';
import { unreachable } from '../unreachable';
import type { CheckoutRequest, CheckoutState } from './checkout.types';
import { failureMessage, failureTitle, fieldMessage, supportLine } from './failure.view';
import { offerFacts, offerView } from './offer.view';
import type { OfferFacts, OfferView } from './offer.view';
import type { PaymentForm } from './payment-form';

/** What each screen shows; `screen` names the state it belongs to. */
export type ScreenView =
  | {
      readonly screen: 'waiting';
      readonly title: string;
      readonly patience: string | null;
      readonly shape: 'email' | 'payment' | 'none';
    }
  | EmailView
  | PaymentView
  | SuccessView
  | ErrorView;

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
  /** `waiting`: a payment may have gone through, nothing is offered that pays again. */
  readonly tone: 'failed' | 'waiting';
  readonly title: string;
  readonly message: string;
  readonly button: string;
  readonly isBusy: boolean;
  readonly busyText: string;
  /** Where help is to be had: the address, in its sentence. */
  readonly support: Around | null;
}

export interface CheckoutView {
  readonly label: string;
  readonly closeLabel: string;
  readonly summaryLabel: string;
  readonly sandboxLabel: string;
  readonly appName: string | null;
  readonly offer: OfferView;
  readonly screen: ScreenView;
  /** For the live region: what just happened, sentence by sentence. */
  readonly announcement: readonly string[];
}

type In<N extends CheckoutState['name']> = Extract<CheckoutState, { name: N }>;

const emailView = (state: In<'needs-auth-info' | 'processing-auth-info'>, t: Translator): EmailView => ({
  screen: 'email',
  title: t.text('state_needs_auth_info.email_step_title'),
  label: t.text('state_needs_auth_info.email_input_label'),
  placeholder: t.text('state_needs_auth_info.email_input_placeholder'),
  reason: t.text('checkout.email_reason'),
  value: state.email,
  error: state.name === 'needs-auth-info' && state.failure ? fieldMessage(state.failure, t) : null,
  button: t.text('state_needs_auth_info.button_continue'),
  isBusy: state.name === 'processing-auth-info',
  busyText: t.text('checkout.processing'),
});

const noticeView = (form: PaymentForm, t: Translator): NoticeView | null => {
  const button = t.text('state_error.button_try_again');
  if (form.name === 'unavailable')
    return {
      title: t.text('checkout.form_unavailable_title'),
      message: t.text('checkout.form_unavailable'),
      button,
      action: 'retry',
    };
  if (form.name !== 'notice') return null;
  const message = form.message ?? t.text('checkout.payment_not_completed');
  return { title: t.text('checkout.notice_title'), message, button, action: 'dismiss' };
};

const paymentView = ({ form }: In<'needs-payment-info'>, facts: OfferFacts, t: Translator): PaymentView => ({
  screen: 'payment',
  title: t.text('state_needs_payment_info.payment_step_title'),
  form: form.name,
  button: t.text(
    facts.trial ? 'state_needs_payment_info.button_start_trial' : 'state_needs_payment_info.button_pay',
  ),
  canPay: form.name === 'ready',
  isBusy: form.name === 'processing',
  busyText: t.text('checkout.processing'),
  secured: t.text('checkout.secured'),
  slowText: t.text('checkout.confirming_longer'),
  loadingText: t.text('checkout.loading_form'),
  notice: noticeView(form, t),
});

const successView = (state: In<'success'>, facts: OfferFacts, t: Translator): SuccessView => {
  const productTitle = facts.title;
  const trial = facts.trial?.period;
  const values = { frequency: t.frequency(facts.base?.period ?? null), productPrice: t.price(facts.price) };
  const renewal = (): string =>
    trial
      ? t.text('checkout.renews_after_trial', { ...values, trialDuration: t.duration(trial) })
      : t.text('checkout.renews', values);
  return {
    screen: 'success',
    title: t.text('state_success.purchase_successful'),
    message: facts.base ? t.text('state_success.subscription_now_active') : null,
    details: [
      t.text(facts.trial ? 'checkout.trial_started' : 'checkout.bought', { productTitle }),
      ...(facts.base?.period ? [renewal()] : []),
      ...(state.email ? [t.text('checkout.receipt_sent', { email: state.email })] : []),
    ],
    button: t.text('state_success.button_close'),
  };
};

const errorView = (state: In<'error'>, facts: OfferFacts, t: Translator): ErrorView => {
  const support = supportLine(state.branding?.supportEmail ?? null, t);
  const busyText = t.text('checkout.checking');
  const { recheck, failure } = state;
  if (recheck)
    return {
      screen: 'error',
      tone: 'waiting',
      title: t.text('checkout.still_confirming_title'),
      message: t.text('checkout.still_confirming'),
      button: t.text('checkout.check_again'),
      isBusy: recheck.isChecking,
      busyText,
      support,
    };
  return {
    screen: 'error',
    tone: 'failed',
    title: failureTitle(failure, facts.base !== null, t),
    message: failureMessage(failure, facts.base !== null, t),
    button: t.text('state_error.button_try_again'),
    isBusy: false,
    busyText,
    support,
  };
};

const screenView = (state: CheckoutState, facts: OfferFacts, t: Translator): ScreenView => {
  switch (state.name) {
    case 'present-offer':
      return { screen: 'waiting', title: t.text('checkout.preparing'), patience: null, shape: 'email' };
    case 'loading':
      return { screen: 'waiting', title: t.text('checkout.preparing'), patience: null, shape: 'payment' };
    case 'polling-purchase-status':
      return {
        screen: 'waiting',
        title: t.text('checkout.confirming'),
        patience: t.text('checkout.confirming_longer'),
        shape: 'none',
      };
    case 'needs-auth-info':
    case 'processing-auth-info':
      return emailView(state, t);
    case 'needs-payment-info':
      return paymentView(state, facts, t);
    case 'success':
      return successView(state, facts, t);
    case 'error':
      return errorView(state, facts, t);
    case 'closed':
      return { screen: 'waiting', title: t.text('checkout.loading'), patience: null, shape: 'none' };
    default:
      return unreachable(state);
  }
};

const announce = (screen: ScreenView): readonly string[] => {
  switch (screen.screen) {
    case 'waiting':
      return [screen.title];
    case 'email':
      return [screen.isBusy ? screen.busyText : (screen.error ?? screen.title)];
    case 'payment':
      if (screen.notice) return [screen.notice.title, screen.notice.message];
      return [
        screen.isBusy ? screen.busyText : screen.form === 'loading' ? screen.loadingText : screen.title,
      ];
    case 'success':
      return screen.message ? [screen.title, screen.message] : [screen.title];
    case 'error':
      return [screen.title, screen.message];
    default:
      return unreachable(screen);
  }
};

/** A state and a language, turned into everything that is on screen. */
export const checkoutView = (state: CheckoutState, request: CheckoutRequest, t: Translator): CheckoutView => {
  const facts = offerFacts(request.rcPackage, request.purchaseOption);
  const screen = screenView(state, facts, t);
  return {
    label: t.text('checkout.label'),
    closeLabel: t.text('checkout.close'),
    summaryLabel: t.text('checkout.order_summary'),
    sandboxLabel: t.text('checkout.sandbox'),
    appName: state.branding?.appName ?? null,
    offer: offerView(facts, state.branding?.appearance.showProductDescription ?? false, t),
    screen,
    announcement: announce(screen),
  };
};
