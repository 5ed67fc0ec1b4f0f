import type { MessageKey } from '../../i18n/en';
import type { Translator } from '../../i18n/translator';
import type { CheckoutFailure } from '../../model/purchase/failure';
import { atFullPrice, offerFacts } from '../../offers/offer-facts';
import type { OfferFacts } from '../../offers/offer-facts';
import { offerView } from '../../offers/offer.view';
import type { OfferView } from '../../offers/offer.view';
import type { CheckoutRequest, CheckoutState } from '../machine/checkout.types';
import type { PriceState, totalsView } from '../../offers/totals.view';
import { announce } from './announcement.view';
import { emailView } from './email.view';
import { firstFailureMessage, supportLine } from './failure.view';
import type { priceStateOf } from './pricing/price-state.view';
import type {
  CheckoutView,
  CodeView,
  ErrorView,
  LeaveView,
  LinkView,
  ScreenView,
  WaitingView,
} from './view.types';

/** What is sold, and the order summary. */
export interface Shown {
  readonly facts: OfferFacts;
  readonly offer: OfferView;
}

/** The views of the steps after the first screen. */
export interface LaterViews {
  /** `null`: the first steps have the view of this state. */
  screenView(state: CheckoutState, request: CheckoutRequest, shown: Shown, t: Translator): ScreenView | null;
  codeView(state: CheckoutState, request: CheckoutRequest, t: Translator): CodeView | null;
  leaveView(state: CheckoutState, t: Translator): LeaveView | null;
  /** The server's price, and the totals with it. */
  readonly priceStateOf: typeof priceStateOf;
  readonly totalsView: typeof totalsView;
}

type StateNamed<N extends CheckoutState['name']> = Extract<CheckoutState, { name: N }>;

export const supportOf = ({ branding }: CheckoutState, t: Translator): ErrorView['support'] =>
  supportLine(branding?.supportEmail ?? null, t);

export type FailureTexts = Pick<ErrorView, 'title' | 'message' | 'button'>;

export const errorView = (
  state: StateNamed<'error'>,
  texts: FailureTexts,
  manage: LinkView | null,
  t: Translator,
): ErrorView => ({
  screen: 'error',
  tone: 'failed',
  ...texts,
  otherButton: null,
  manage,
  isBusy: false,
  busyText: t.text('checkout.checking'),
  support: supportOf(state, t),
});

const firstFailureTexts = (failure: CheckoutFailure, t: Translator): FailureTexts => ({
  title: t.text('state_error.error_title_other_errors'),
  message: firstFailureMessage(failure, t),
  button: t.text('state_error.button_try_again'),
});

export const waitingView = (
  key: MessageKey,
  shape: WaitingView['shape'],
  t: Translator,
  patience: string | null = null,
): WaitingView => ({
  screen: 'waiting',
  title: t.text(key),
  patience,
  shape,
});

const firstScreenView = (state: CheckoutState, t: Translator): ScreenView => {
  switch (state.name) {
    case 'present-offer':
      return state.resume
        ? waitingView('checkout.resuming', 'none', t)
        : waitingView('checkout.preparing', 'email', t);
    case 'loading':
      return state.resume
        ? waitingView('checkout.resuming', 'none', t)
        : waitingView('checkout.preparing', 'payment', t);
    case 'needs-auth-info':
    case 'processing-auth-info':
      return emailView(state, t);
    case 'error':
      return errorView(state, firstFailureTexts(state.failure, t), null, t);
    default:
      return waitingView('checkout.loading', 'none', t);
  }
};

const NO_PRICE: PriceState = { status: 'none', value: null };

/** The view of a checkout. @param later `null`: the code of the later steps has not arrived. */
export const checkoutViewWith = (
  later: LaterViews | null,
  state: CheckoutState,
  request: CheckoutRequest,
  t: Translator,
): CheckoutView => {
  const sold = offerFacts(request.rcPackage, request.purchaseOption);
  const { changesPlan } = state;
  const facts = changesPlan ? atFullPrice(sold) : sold;
  const offer = offerView(
    facts,
    {
      showDescription: state.branding?.appearance.showProductDescription ?? false,
      price: later?.priceStateOf(state) ?? NO_PRICE,
      now: new Date(state.now),
      // The screen itself says what is due.
      hasTotals: !changesPlan,
      pricedTotals: later?.totalsView,
    },
    t,
  );
  const screen = later?.screenView(state, request, { facts, offer }, t) ?? firstScreenView(state, t);
  const code = later?.codeView(state, request, t) ?? null;
  return {
    label: t.text('checkout.label'),
    closeLabel: t.text('checkout.close'),
    summaryLabel: t.text('checkout.order_summary'),
    sandboxLabel: t.text('checkout.sandbox'),
    appName: state.branding?.appName ?? null,
    offer,
    code,
    screen,
    leave: later?.leaveView(state, t) ?? null,
    announcement: [...announce(screen), ...(code?.error ? [code.error] : code?.code ? [code.applied] : [])],
  };
};
