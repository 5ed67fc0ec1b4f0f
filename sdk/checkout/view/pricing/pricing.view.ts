import { around } from '../../../i18n/isolate';
import type { MessageKey } from '../../../i18n/en';
import type { Translator } from '../../../i18n/translator';
import { isSubscription, saleOf } from '../../../model/purchase/purchase-request';
import type { CheckoutRequest, CheckoutState } from '../../machine/checkout.types';
import { priceStatus } from '../../machine/pricing/price-status.machine';
import type { CodeProblem } from '../../machine/pricing/pricing.types';
import type { CodeView, NoticeView, TermsView } from '../view.types';

type Paying = Extract<CheckoutState, { name: 'needs-payment-info' }>;

const problems: Readonly<Record<CodeProblem, MessageKey>> = {
  empty: 'discount.empty',
  'not-applicable': 'discount.not_applicable',
  'not-checked': 'discount.not_checked',
};

/** The field for a discount code, or the code that is applied; `null` where neither is shown. */
export const codeView = (state: CheckoutState, request: CheckoutRequest, t: Translator): CodeView | null => {
  if (state.name !== 'needs-payment-info' || !state.pricing) return null;
  const { pricing, form, price } = state;
  const applied = price?.discounts.find(({ code }) => code !== null)?.code ?? null;
  const { codeProblem } = pricing;
  if (!saleOf(request).showDiscountCode && applied === null && codeProblem === null) return null;
  return {
    label: t.text('discount.label'),
    add: t.text('discount.add'),
    apply: t.text('discount.apply'),
    code: applied,
    remove: t.text('discount.remove', { code: applied ?? '' }),
    applied: t.text('discount.applied', { code: applied ?? '' }),
    error: codeProblem && t.text(problems[codeProblem]),
    isBusy: priceStatus(pricing) === 'loading',
    busyText: t.text('checkout.checking'),
    // The price of a running payment does not change.
    isLocked: form.name === 'processing' || form.name === 'checking' || pricing.step !== null,
  };
};

/** The link to the terms, and whether the customer must agree to them; `null` without an address. */
export const termsView = (
  { branding, consent }: CheckoutState,
  request: CheckoutRequest,
  t: Translator,
): TermsView | null => {
  const isAsked = consent !== 'not-needed';
  const { termsUrl, privacyUrl } = saleOf(request);
  const url = termsUrl ?? (isAsked ? branding?.terms.termsUrl : null) ?? null;
  const privacy = privacyUrl ? { label: t.text('checkout.privacy'), url: privacyUrl } : null;
  if (!url && !privacy) return null;
  const terms = t.text('checkout.terms');
  const sentence = t.text('checkout.terms_agree', { terms });
  return {
    url,
    sentence: isAsked ? (around(sentence, terms) ?? [`${sentence} `, terms, '']) : ['', terms, ''],
    privacy,
    isAsked,
    isAgreed: consent === 'given',
    error: t.text('checkout.terms_needed'),
  };
};

/** The customer's permission for the payments of a subscription; `null` where there is none to give. */
export const mandateText = (
  { branding }: CheckoutState,
  request: CheckoutRequest,
  t: Translator,
): string | null => {
  const appName = branding?.appName;
  return appName && isSubscription(request) ? t.text('checkout.mandate', { appName }) : null;
};

/**
 * What the customer has to know about the price before paying. 'You have not been charged' appears only if no payment of
 * the session is without a result.
 */
export const priceNotice = ({ pricing, price, payment }: Paying, t: Translator): NoticeView | null => {
  if (!pricing || pricing.asked) return null;
  if (pricing.isUnread)
    return {
      tone: 'failed',
      title: t.text('checkout.price_unavailable_title'),
      message: t.text(payment ? 'checkout.earlier_payment_title' : 'checkout.price_unavailable'),
      button: t.text('checkout.load_again'),
      action: 'retry',
    };
  if (pricing.settled !== 'mismatch' || !price) return null;
  const { totalMicros: amountMicros, currency } = price;
  return {
    tone: 'waiting',
    title: t.text('checkout.price_changed_title'),
    message: payment
      ? t.text('checkout.earlier_payment')
      : t.text('checkout.price_changed', { total: t.price({ amountMicros, currency }) }),
    button: null,
    action: 'dismiss',
  };
};
