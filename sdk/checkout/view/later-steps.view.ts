import type { Translator } from '../../i18n/translator';
import type { CheckoutRequest, CheckoutState } from '../machine/checkout.types';
import { totalsView } from '../../offers/totals.view';
import { errorView, supportOf, waitingView } from './first-steps.view';
import type { LaterViews, Shown } from './first-steps.view';
import { failureTexts } from './later-failure.view';
import { leaveView } from './leave.view';
import { orderTerms } from './pricing/order-terms.view';
import { ownedView } from './owned.view';
import { paymentView } from './payment.view';
import { planView } from './plan.view';
import { priceStateOf } from './pricing/price-state.view';
import { codeView } from './pricing/pricing.view';
import { manageView, successView } from './success.view';
import { unresolvedPaymentView } from './unresolved-payment.view';
import type { ScreenView } from './view.types';

const screenView = (
  state: CheckoutState,
  request: CheckoutRequest,
  shown: Shown,
  t: Translator,
): ScreenView | null => {
  const { facts, offer } = shown;
  const unresolved = unresolvedPaymentView(state, supportOf(state, t), t);
  if (unresolved) return unresolved;
  switch (state.name) {
    case 'polling-purchase-status':
      return waitingView('checkout.confirming', 'none', t, t.text('checkout.confirming_longer'));
    case 'already-owned':
      return ownedView(state, request, t);
    case 'needs-payment-info':
      return paymentView(state, request, shown, t);
    case 'needs-plan-confirmation':
      return planView(state, request, orderTerms(offer, t), t);
    case 'success':
      return successView(state, facts, t);
    case 'error': {
      const isOwned = state.failure.kind === 'already-purchased';
      const texts = failureTexts(state.failure, facts.base !== null, t);
      return errorView(state, texts, isOwned ? manageView(state, t) : null, t);
    }
    default:
      return null;
  }
};

export const laterViews: LaterViews = { screenView, codeView, leaveView, priceStateOf, totalsView };
