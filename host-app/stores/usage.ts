import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Clock, TextStore } from '../ports';

/** Spec section 9: 5 messages in 24 hours. */
export const FREE_MESSAGES = 5;
export const WINDOW_MS = 86_400_000;
const COUNT = 'usageCount';
const START = 'usageStart';

export interface Usage {
  readonly left: number;
  /** When the count begins anew, in milliseconds since 1970; `null` before the first message. */
  readonly renewsAt: number | null;
}

export interface UsageStore {
  readonly $usage: ReadableAtom<Usage>;
  /** Looks at the clock again. */
  refresh(): Usage;
  /** Counts one message. `false`: none is left, and nothing was counted. */
  take(): boolean;
}

const whole = (text: string | null): number => {
  const value = Number(text ?? Number.NaN);
  return Number.isFinite(value) && value >= 0 ? Math.floor(value) : 0;
};

/** The free messages of somebody without a subscription (spec section 4, 'Free usage'). */
export const createUsage = (store: TextStore, clock: Clock): UsageStore => {
  const read = (): { count: number; start: number } => {
    const now = clock.now();
    const start = whole(store.read(START));
    // A start in the future is a clock that was put back: the window would never end.
    if (start === 0 || start > now || now - start >= WINDOW_MS) return { count: 0, start: 0 };
    return { count: Math.min(FREE_MESSAGES, whole(store.read(COUNT))), start };
  };
  const usage = (): Usage => {
    const { count, start } = read();
    return { left: FREE_MESSAGES - count, renewsAt: start === 0 ? null : start + WINDOW_MS };
  };
  const $usage = atom<Usage>(usage());
  const refresh = (): Usage => {
    $usage.set(usage());
    return $usage.get();
  };
  return {
    $usage,
    refresh,
    take() {
      const { count, start } = read();
      if (count >= FREE_MESSAGES) {
        refresh();
        return false;
      }
      store.write(COUNT, String(count + 1));
      store.write(START, String(start === 0 ? clock.now() : start));
      refresh();
      return true;
    },
  };
};
