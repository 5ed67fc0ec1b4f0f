import type { Translator } from '../../i18n/translator';
import type { OfferFacts } from '../../offers/offer-facts';
import type { Plan, PlanSum } from '../../model/purchase/plan-change';
import type { CheckoutRequest, CheckoutState } from '../machine/checkout.types';
import { failureMessage } from './later-failure.view';
import type { OrderTermsView } from './pricing/order-terms.view';
import { termsView } from './pricing/pricing.view';
import type { PlanCardView, PlanRow, PlanView, SuccessView } from './view.types';

type Deciding = Extract<CheckoutState, { name: 'needs-plan-confirmation' }>;

const money = (amountMicros: number, currency: string, t: Translator): string =>
  t.price({ amountMicros, currency });

const planCard = (plan: Plan, label: string, title: string, t: Translator): PlanCardView => {
  const productPrice = money(plan.priceMicros, plan.currency, t);
  return {
    label,
    name: plan.name ?? title,
    price: plan.period
      ? t.text('checkout.price_per_period', { productPrice, period: t.per(plan.period) })
      : productPrice,
  };
};

const sumRows = (sum: PlanSum, label: string, t: Translator): readonly PlanRow[] => {
  const { currency, totalMicros, taxMicros, totalExcludingTaxMicros } = sum;
  const total = { label, amount: money(totalMicros, currency, t) };
  if (taxMicros === null) return [{ ...total, note: t.text('plan_change.tax_later') }];
  if (taxMicros === 0) return [{ ...total, note: null }];
  return [
    {
      label: t.text('totals.excluding_tax'),
      amount: money(totalExcludingTaxMicros, currency, t),
      note: null,
    },
    { label: t.text('totals.tax'), amount: money(taxMicros, currency, t), note: null },
    { ...total, note: null },
  ];
};

const rowsOf = ({ dueNow, nextRenewal }: Deciding['planChange'], t: Translator): readonly PlanRow[] => [
  ...(dueNow ? sumRows(dueNow, t.text('checkout.due_today'), t) : []),
  ...(nextRenewal ? sumRows(nextRenewal, t.text('plan_change.estimated_renewal'), t) : []),
];

/** The day of a deferred change: the end of the paid period, where this page knows it. */
const whenText = ({ planChange }: Deciding, t: Translator): string =>
  t.text(planChange.type === 'immediate' ? 'plan_change.now' : 'plan_change.later_undated');

const buttonText = ({ planChange: { type, dueNow } }: Deciding, t: Translator): string => {
  if (type === 'deferred') return t.text('plan_change.schedule');
  return dueNow && dueNow.totalMicros > 0
    ? t.text('plan_change.confirm_pay', { amount: money(dueNow.totalMicros, dueNow.currency, t) })
    : t.text('plan_change.confirm');
};

/** The screen on which the customer decides about a change of plan. */
export const planView = (
  state: Deciding,
  request: CheckoutRequest,
  order: OrderTermsView,
  t: Translator,
): PlanView => {
  const { planChange, isSending, failure } = state;
  const { from, to, email, method, address, type } = planChange;
  const { title } = request.rcPackage.webBillingProduct;
  const onFile = t.text('plan_change.on_file');
  return {
    screen: 'plan',
    title: t.text('plan_change.title'),
    message: whenText(state, t),
    cards: [
      ...(from ? [planCard(from, t.text('plan_change.current'), from.productId, t)] : []),
      planCard(to, t.text('plan_change.new'), title, t),
    ],
    rows: rowsOf(planChange, t),
    note: type === 'immediate' ? t.text('plan_change.unused_time') : null,
    details: [
      ...(email ? [{ label: t.text('state_needs_auth_info.email_input_label'), value: email }] : []),
      { label: t.text('plan_change.method'), value: method ?? onFile },
      { label: t.text('plan_change.address'), value: address ?? onFile },
    ],
    terms: termsView(state, request, t),
    order,
    error: failure && `${t.text('plan_change.failed')} ${failureMessage(failure, true, t)}`,
    button: buttonText(state, t),
    isBusy: isSending,
    busyText: t.text('checkout.processing'),
  };
};

/** What the new plan costs from now on, or that the change comes later. */
const planDetail = (
  changeType: 'immediate' | 'deferred',
  { base, price }: OfferFacts,
  t: Translator,
): string =>
  changeType === 'immediate'
    ? t.text('checkout.renews', {
        frequency: t.frequency(base?.period ?? null),
        productPrice: t.price(price),
      })
    : t.text('plan_change.later_undated');

/** The screen after the change. */
export const planSuccess = (
  changeType: 'immediate' | 'deferred',
  facts: OfferFacts,
  t: Translator,
): SuccessView => ({
  screen: 'success',
  title: t.text(changeType === 'immediate' ? 'plan_change.done' : 'plan_change.scheduled'),
  message: null,
  details: [planDetail(changeType, facts, t)],
  manage: null,
  redemption: null,
  button: t.text('state_success.button_close'),
});
