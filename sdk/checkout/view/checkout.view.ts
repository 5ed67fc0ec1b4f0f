import type { MessageKey } from '../../i18n/en';
import type { Translator } from '../../i18n/translator';
import { unreachable } from '../../errors/unreachable';
import type { CheckoutFailure } from '../../model/failure';
import type { CheckoutRequest, CheckoutState } from '../machine/checkout.types';
import { announce } from './announcement.view';
import { addressView, emailView } from './email.view';
import { leaveView } from './leave.view';
import { manageView, successView } from './success.view';
import { unresolvedPaymentView } from './unresolved-payment.view';
import { failureMessage, failureTitle, supportLine } from './failure.view';
import { orderTerms, payLabel } from './order-terms.view';
import type { OrderTermsView } from './order-terms.view';
import { planView } from './plan.view';
import { codeView, mandateText, priceNotice, priceStateOf, termsView } from './pricing.view';
import { isPayable } from '../machine/pricing.machine';
import { saleOf } from '../../model/purchase-request';
import { atFullPrice, offerFacts } from '../../offers/offer-facts';
import type { OfferFacts } from '../../offers/offer-facts';
import { offerView } from '../../offers/offer.view';
import type { PaymentForm } from '../machine/payment-form';
import type { CheckoutView, ErrorView, NoticeView, PaymentView, ScreenView, WaitingView } from './view.types';

/** What is sold, and its terms. */
interface Shown {
  readonly facts: OfferFacts;
  readonly order: OrderTermsView;
}

type StateNamed<N extends CheckoutState['name']> = Extract<CheckoutState, { name: N }>;

/** The text of a notice. 'You have not been charged' appears only if no payment of the session is without a result. */
const noticeText = (form: Extract<PaymentForm, { name: 'notice' }>, isUndecided: boolean, t: Translator) => {
  if (form.reason === 'offline')
    return { title: t.text('checkout.offline_title'), message: t.text('checkout.offline') };
  const earlier = t.text('checkout.earlier_payment');
  if (form.reason === 'undecided')
    return { title: t.text('checkout.earlier_payment_title'), message: earlier };
  const otherwise = isUndecided ? earlier : t.text('checkout.payment_not_completed');
  return { title: t.text('checkout.notice_title'), message: form.message ?? otherwise };
};

const noticeView = (form: PaymentForm, isUndecided: boolean, t: Translator): NoticeView | null => {
  if (form.name === 'unavailable')
    return {
      title: t.text('checkout.form_unavailable_title'),
      message: t.text(isUndecided ? 'checkout.earlier_payment_title' : 'checkout.form_unavailable'),
      tone: 'failed',
      button: t.text('checkout.load_again'),
      action: 'retry',
    };
  if (form.name !== 'notice') return null;
  const words = noticeText(form, isUndecided, t);
  const isRefused = form.reason === 'refused';
  return {
    ...words,
    tone: form.reason === 'undecided' ? 'waiting' : 'failed',
    button: t.text(isRefused ? 'state_error.button_try_again' : 'state_needs_auth_info.button_continue'),
    action: 'dismiss',
  };
};

const paymentView = (
  state: StateNamed<'needs-payment-info'>,
  request: CheckoutRequest,
  { facts, order }: Shown,
  t: Translator,
): PaymentView => {
  const { form, payment, branding } = state;
  return {
    screen: 'payment',
    title: t.text('state_needs_payment_info.payment_step_title'),
    address: addressView(state, t),
    form: form.name,
    button: payLabel(state, saleOf(request), facts, t),
    canPay: form.name === 'ready' && (isPayable(state) || state.consent === 'needed'),
    isBusy: form.name === 'processing' || form.name === 'checking',
    busyText: t.text('checkout.processing'),
    secured: t.text('checkout.secured'),
    slowText: t.text('checkout.confirming_longer'),
    loadingText: t.text('checkout.loading_form'),
    notice: noticeView(form, payment !== null, t) ?? priceNotice(state, t),
    wallets: state.pricing && {
      areShown: state.hasWallets,
      label: t.text('express.label'),
      divider: t.text('express.divider'),
    },
    terms: termsView(state, request, t),
    order,
    footer: branding?.terms.footer ?? mandateText(state, request, t),
  };
};

const supportOf = ({ branding }: CheckoutState, t: Translator): ErrorView['support'] =>
  supportLine(branding?.supportEmail ?? null, t);

/** The button of these errors starts a new session. */
const isEndedSession = ({ kind }: CheckoutFailure): boolean =>
  kind === 'expired' || kind === 'canceled' || kind === 'unresolved';

const errorView = (state: StateNamed<'error'>, facts: OfferFacts, t: Translator): ErrorView => {
  const { failure } = state;
  return {
    screen: 'error',
    tone: 'failed',
    title: failureTitle(failure, facts.base !== null, t),
    message: failureMessage(failure, facts.base !== null, t),
    button: t.text(isEndedSession(failure) ? 'checkout.start_again' : 'state_error.button_try_again'),
    otherButton: null,
    manage: failure.kind === 'already-purchased' ? manageView(state, t) : null,
    isBusy: false,
    busyText: t.text('checkout.checking'),
    support: supportOf(state, t),
  };
};

const waitingView = (key: MessageKey, shape: WaitingView['shape'], t: Translator): WaitingView => ({
  screen: 'waiting',
  title: t.text(key),
  patience: key === 'checkout.confirming' ? t.text('checkout.confirming_longer') : null,
  shape,
});

const screenView = (
  state: CheckoutState,
  request: CheckoutRequest,
  shown: Shown,
  t: Translator,
): ScreenView => {
  const { facts, order } = shown;
  const doubt = unresolvedPaymentView(state, supportOf(state, t), t);
  if (doubt) return doubt;
  switch (state.name) {
    case 'present-offer':
      return state.resume
        ? waitingView('checkout.resuming', 'none', t)
        : waitingView('checkout.preparing', 'email', t);
    case 'loading':
      return state.resume
        ? waitingView('checkout.resuming', 'none', t)
        : waitingView('checkout.preparing', 'payment', t);
    case 'polling-purchase-status':
      return waitingView('checkout.confirming', 'none', t);
    case 'needs-auth-info':
    case 'processing-auth-info':
      return emailView(state, t);
    case 'needs-payment-info':
      return paymentView(state, request, shown, t);
    case 'needs-plan-confirmation':
      return planView(state, request, order, t);
    case 'success':
      return successView(state, facts, t);
    case 'error':
      return errorView(state, facts, t);
    case 'closed':
    case 'open-elsewhere':
    case 'moved-elsewhere':
      return waitingView('checkout.loading', 'none', t);
    default:
      return unreachable(state);
  }
};

/**
 * Everything that a screen shows in a state, as texts of one language.
 *
 * @example
 * const t = createTranslator({ locale: 'en' });
 * const view = checkoutView(checkout.$state.get(), checkout.request, t);
 * view.label; // => 'Checkout'
 * view.screen.screen; // => 'waiting'
 */
export const checkoutView = (state: CheckoutState, request: CheckoutRequest, t: Translator): CheckoutView => {
  const sold = offerFacts(request.rcPackage, request.purchaseOption);
  const { changesPlan } = state;
  const facts = changesPlan ? atFullPrice(sold) : sold;
  const offer = offerView(
    facts,
    {
      showDescription: state.branding?.appearance.showProductDescription ?? false,
      price: priceStateOf(state),
      now: new Date(state.now),
      // The screen itself says what is due.
      hasTotals: !changesPlan,
    },
    t,
  );
  const screen = screenView(state, request, { facts, order: orderTerms(offer, t) }, t);
  const code = codeView(state, request, t);
  return {
    label: t.text('checkout.label'),
    closeLabel: t.text('checkout.close'),
    summaryLabel: t.text('checkout.order_summary'),
    sandboxLabel: t.text('checkout.sandbox'),
    appName: state.branding?.appName ?? null,
    offer,
    code,
    screen,
    leave: leaveView(state, t),
    announcement: [...announce(screen), ...(code?.error ? [code.error] : code?.code ? [code.applied] : [])],
  };
};
