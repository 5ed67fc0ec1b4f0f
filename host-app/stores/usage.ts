import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Quota } from '../data/ai-questions';
import type { Clock, TextStore } from '../ports';

/** Spec section 9: 5 messages in 24 hours. */
export const FREE_MESSAGES = 5;
export const WINDOW_MS = 86_400_000;
const COUNT = 'usageCount';
const START = 'usageStart';
/** The account whose messages this browser's window counts, too. */
const OWNER = 'usageOwner';

export interface Usage {
  readonly left: number;
  /** The time when the count is reset, in milliseconds since 1970; `null` before the first message. */
  readonly renewsAt: number | null;
}

export interface UsageStore {
  readonly $usage: ReadableAtom<Usage>;
  /** Updates the usage for the current time. */
  refresh(): Usage;
  /** Counts one message. `false`: none was left, and nothing was counted. */
  take(): boolean;
}

/**
 * This browser's usage window. It belongs to the visitor and to the first account that signs in while it
 * runs. The account takes the count along, a sign-out does not change it, and other accounts in the same
 * browser do not use it.
 */
export interface BrowserUsage extends UsageStore {
  /** Assigns the visitor's running window to this account, unless it belongs to another one already. */
  claim(uid: string): void;
  /** `null`: this browser has no window of this account. */
  of(uid: string): Quota | null;
  /** Counts a message of a signed-in user. */
  tick(uid: string): void;
}

const whole = (text: string | null): number => {
  const value = Number(text ?? Number.NaN);
  return Number.isFinite(value) && value >= 0 ? Math.floor(value) : 0;
};

/** The account is deleted. Its messages stay counted for the next account. */
export const disownUsage = (store: TextStore, uid: string): void => {
  if (store.read(OWNER) === uid) store.remove(OWNER);
};

const createWindow = (store: TextStore, clock: Clock) => {
  const read = (): Quota => {
    const now = clock.now();
    const windowStart = whole(store.read(START));
    // A start in the future means that the clock was set back; otherwise the window would never end.
    if (windowStart === 0 || windowStart > now || now - windowStart >= WINDOW_MS)
      return { windowStart: 0, count: 0 };
    return { windowStart, count: Math.min(FREE_MESSAGES, whole(store.read(COUNT))) };
  };
  const isRunning = (): boolean => read().windowStart !== 0;
  return {
    read,
    /** `null`: no account owns the window. */
    owner: () => (isRunning() ? store.read(OWNER) : null),
    claim(uid: string): void {
      if (isRunning() && store.read(OWNER) === null) store.write(OWNER, uid);
    },
    /** Counts one more; a window that begins with it belongs to `uid`. */
    add(uid: string | null): void {
      const { windowStart, count } = read();
      store.write(COUNT, String(Math.min(FREE_MESSAGES, count + 1)));
      if (windowStart !== 0) return;
      store.write(START, String(clock.now()));
      if (uid === null) store.remove(OWNER);
      else store.write(OWNER, uid);
    },
  };
};

/** The free messages of users without a subscription (spec section 4, 'Free usage'). */
export const createUsage = (store: TextStore, clock: Clock): BrowserUsage => {
  const { read, owner, claim, add } = createWindow(store, clock);
  const usage = (): Usage => {
    const { count, windowStart } = read();
    return { left: FREE_MESSAGES - count, renewsAt: windowStart === 0 ? null : windowStart + WINDOW_MS };
  };
  const $usage = atom<Usage>(usage());
  const refresh = (): Usage => {
    $usage.set(usage());
    return $usage.get();
  };
  return {
    $usage,
    refresh,
    claim,
    of: (uid) => (owner() === uid ? read() : null),
    tick(uid) {
      claim(uid);
      const now = owner();
      if (now !== null && now !== uid) return;
      add(uid);
      refresh();
    },
    take() {
      const isLeft = read().count < FREE_MESSAGES;
      if (isLeft) add(null);
      refresh();
      return isLeft;
    },
  };
};
