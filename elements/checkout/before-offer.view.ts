import type { CheckoutView, ScreenView, Translator } from '../../sdk/internal';
import type { ElementState } from './element-state';

/** What the frame and its screen show. Without an offer there is no side panel. */
export type FrameView = Omit<CheckoutView, 'appName' | 'offer'> & {
  readonly offer: CheckoutView['offer'] | null;
};

const screenOf = (state: ElementState, t: Translator, hasWords: boolean): ScreenView => {
  const title = hasWords ? t.text('checkout.preparing') : '';
  if (state.name !== 'unavailable' || !hasWords)
    return { screen: 'waiting', title, patience: null, shape: 'email' };
  return {
    screen: 'error',
    tone: 'failed',
    title: t.text(state.titleKey),
    message: t.text(state.messageKey),
    button: t.text('checkout.load_again'),
    otherButton: null,
    manage: null,
    isBusy: false,
    busyText: t.text('checkout.loading'),
    support: null,
  };
};

/**
 * The view without a checkout: the offer or its texts are being loaded, or can't be loaded.
 * @param hasWords false until the texts of the language have arrived; the view then shows no text.
 */
export const beforeOfferView = (state: ElementState, t: Translator, hasWords: boolean): FrameView => {
  const screen = screenOf(state, t, hasWords);
  return {
    label: t.text('checkout.label'),
    closeLabel: t.text('checkout.close'),
    summaryLabel: t.text('checkout.order_summary'),
    sandboxLabel: t.text('checkout.sandbox'),
    announcement:
      screen.screen === 'error' ? [screen.title, screen.message] : screen.title ? [screen.title] : [],
    offer: null,
    code: null,
    leave: null,
    screen,
  };
};
