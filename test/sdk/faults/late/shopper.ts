import { checkoutView, createTranslator } from '../../../../sdk/internal';
import type { Checkout, CheckoutState, Clock } from '../../../../sdk/internal';

/** Texts that must be true: no earlier request may charge after they were shown. */
const NOT_CHARGED = /have not been charged|was not started/i;

const t = createTranslator({ locale: 'en' });

export interface Diary {
  /** When such a text was shown, and on which screen. */
  readonly notCharged: { readonly at: number; readonly words: string }[];
  /** When a success screen was shown. */
  readonly successes: number[];
}

/**
 * Presses every button that the screen offers, and leaves after a while. With `isPatient` the shopper waits for the
 * result.
 */
export const shop = (
  checkout: Checkout,
  clock: Clock,
  diary: Diary,
  { isPatient, patienceMs = 20_000 }: { readonly isPatient: boolean; readonly patienceMs?: number },
): void => {
  let now: CheckoutState | null = null;
  let presses = 0;
  let otherWays = 0;
  let again = 0;
  const send = checkout.send;
  const read = (state: CheckoutState): void => {
    const { screen } = checkoutView(state, checkout.request, t);
    const words = JSON.stringify([
      'message' in screen && screen.message,
      'notice' in screen && screen.notice?.message,
      'error' in screen && screen.error,
    ]);
    if (NOT_CHARGED.test(words)) diary.notCharged.push({ at: clock.now(), words });
    if (screen.screen === 'success') diary.successes.push(clock.now());
  };
  const press = (what: Parameters<typeof send>[0]): void => {
    presses += 1;
    if (presses <= 6) send(what);
    else send({ type: 'closed' });
  };
  const act = (state: CheckoutState): void => {
    if (state !== now || state.name === 'closed') return;
    switch (state.name) {
      case 'needs-auth-info':
        return press({ type: 'email-submitted', email: 'ada@example.org' });
      case 'needs-payment-info':
        if (state.form.name === 'notice') return send({ type: 'notice-dismissed' });
        if (state.pricing?.asked) return;
        if (state.pricing?.isUnread) return press({ type: 'retry-requested' });
        if (state.form.name === 'ready') return press({ type: 'payment-submitted' });
        if (state.form.name === 'unavailable') return press({ type: 'retry-requested' });
        return;
      case 'open-elsewhere':
        return press({ type: 'retry-requested' });
      case 'moved-elsewhere':
        return send({ type: 'closed' });
      case 'success':
        return send({ type: 'continued' });
      case 'error':
        if (!state.recheck) return send({ type: 'continued' });
        if (state.recheck.canPayAgain && otherWays++ < 1) return send({ type: 'form-requested' });
        if (again++ < 2) send({ type: 'retry-requested' });
        return;
      default:
    }
  };
  checkout.$state.subscribe((state) => {
    now = state;
    read(state);
    // The press comes after the screen was rendered.
    clock.after(50, () => act(state));
  });
  if (!isPatient) clock.after(patienceMs, () => send({ type: 'closed' }));
};
