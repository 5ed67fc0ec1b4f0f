import type { Translator } from '../../i18n/translator';
import type { CheckoutRequest, CheckoutState } from '../machine/checkout.types';
import type { PaymentForm } from '../machine/payment/payment-form';
import { isPayable } from '../machine/pricing/pricing.machine';
import { saleOf } from '../../model/purchase/purchase-request';
import { addressView } from './pricing/address.view';
import type { Shown } from './first-steps.view';
import { orderTerms, payLabel } from './pricing/order-terms.view';
import { mandateText, priceNotice, termsView } from './pricing/pricing.view';
import type { NoticeView, PaymentView } from './view.types';

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

export const paymentView = (
  state: StateNamed<'needs-payment-info'>,
  request: CheckoutRequest,
  { facts, offer }: Shown,
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
    order: orderTerms(offer, t),
    footer: branding?.terms.footer ?? mandateText(state, request, t),
  };
};
