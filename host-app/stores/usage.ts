import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Quota } from '../data/ai-questions';
import type { Clock, TextStore } from '../ports';

/** Spec section 9: 5 messages in 24 hours. */
export const FREE_MESSAGES = 5;
export const WINDOW_MS = 86_400_000;
const COUNT = 'usageCount';
const START = 'usageStart';
/** Whose account this browser's window counts for, too. */
const OWNER = 'usageOwner';

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

/**
 * This browser's window. It is the visitor's, and that of the first account that was there while it ran: who signs in takes
 * it along, who signs out finds it as it is, and other accounts in the same browser have nothing to do with it.
 */
export interface BrowserUsage extends UsageStore {
  /** Somebody signed in: what the visitor has used of a running window is theirs, unless it is another's already. */
  claim(uid: string): void;
  /** `null`: nothing here counts for this account. */
  of(uid: string): Quota | null;
  /** A message of somebody who is signed in. */
  tick(uid: string): void;
}

const whole = (text: string | null): number => {
  const value = Number(text ?? Number.NaN);
  return Number.isFinite(value) && value >= 0 ? Math.floor(value) : 0;
};

/** The account is gone. What it used here stays used: the next account takes it along. */
export const disownUsage = (store: TextStore, uid: string): void => {
  if (store.read(OWNER) === uid) store.remove(OWNER);
};

const createWindow = (store: TextStore, clock: Clock) => {
  const read = (): Quota => {
    const now = clock.now();
    const windowStart = whole(store.read(START));
    // A start in the future is a clock that was put back: the window would never end.
    if (windowStart === 0 || windowStart > now || now - windowStart >= WINDOW_MS)
      return { windowStart: 0, count: 0 };
    return { windowStart, count: Math.min(FREE_MESSAGES, whole(store.read(COUNT))) };
  };
  const isRunning = (): boolean => read().windowStart !== 0;
  return {
    read,
    /** `null`: nobody's. */
    owner: () => (isRunning() ? store.read(OWNER) : null),
    claim(uid: string): void {
      if (isRunning() && store.read(OWNER) === null) store.write(OWNER, uid);
    },
    /** One more; a window that begins with it is `uid`'s. */
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

/** The free messages of somebody without a subscription (spec section 4, 'Free usage'). */
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
