import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Clock, TextStore } from '../../ports';
import type { Page } from '../../ports-page';

/** Spec section 9: every 20 s, for 2 s. */
const PULSE_EVERY_MS = 20_000;
const PULSE_FOR_MS = 2000;
const DISMISSED_AT = 'promo_dismissed_at';
/** 'Not now' hides the banner for a week. */
const REST_MS = 7 * 86_400_000;

export interface PromoStore {
  readonly $isDismissed: ReadableAtom<boolean>;
  readonly $isPulsing: ReadableAtom<boolean>;
  dismiss(): void;
  /** The banner has appeared or disappeared. */
  visibilityChanged(isShown: boolean): void;
}

/** The banner that offers PRO to users without a subscription (spec section 2, overlay 3). */
export const createPromo = (
  store: TextStore,
  clock: Clock,
  page: Pick<Page, 'prefersLessMotion'>,
): PromoStore => {
  const at = Number(store.read(DISMISSED_AT) ?? Number.NaN);
  const $isDismissed = atom(at <= clock.now() && clock.now() - at < REST_MS);
  const $isPulsing = atom(false);
  let stop: (() => void) | null = null;
  const rest = (): void => {
    $isPulsing.set(false);
    stop = clock.after(PULSE_EVERY_MS - PULSE_FOR_MS, pulse);
  };
  const pulse = (): void => {
    $isPulsing.set(!page.prefersLessMotion());
    stop = clock.after(PULSE_FOR_MS, rest);
  };
  return {
    $isDismissed,
    $isPulsing,
    dismiss() {
      store.write(DISMISSED_AT, String(clock.now()));
      $isDismissed.set(true);
    },
    visibilityChanged(isShown) {
      if (isShown === (stop !== null)) return;
      if (isShown) {
        stop = clock.after(PULSE_EVERY_MS, pulse);
        return;
      }
      stop?.();
      stop = null;
      $isPulsing.set(false);
    },
  };
};
