import { atom } from 'nanostores';
import type { Quota } from '../../data/ai-questions';
import type { Clock } from '../../ports';
import type { SessionStore } from '../session';
import { FREE_MESSAGES, WINDOW_MS } from '../usage';
import type { Usage, UsageStore } from '../usage';

export interface AccountUsageStore extends UsageStore {
  /** What is kept for an account. */
  adopt(uid: string, quota: Quota | null): void;
}

/** Free messages are counted for a person: visitors by their browser, accounts wherever they are signed in. */
export const createAccountUsage = (
  visitors: UsageStore,
  session: SessionStore,
  clock: Clock,
): AccountUsageStore => {
  let known: (Quota & { readonly uid: string }) | null = null;
  const uid = (): string | null => {
    const now = session.$session.get();
    return now.status === 'in' ? now.user.uid : null;
  };
  const quotaOf = (owner: string): Quota => {
    const isRunning = known?.uid === owner && known.count > 0 && clock.now() - known.windowStart < WINDOW_MS;
    return known && isRunning ? known : { windowStart: clock.now(), count: 0 };
  };
  const usage = (): Usage => {
    const owner = uid();
    if (owner === null) return visitors.refresh();
    const { windowStart, count } = quotaOf(owner);
    const left = Math.max(0, FREE_MESSAGES - count);
    return { left, renewsAt: count === 0 ? null : windowStart + WINDOW_MS };
  };
  const $usage = atom<Usage>(usage());
  const refresh = (): Usage => {
    $usage.set(usage());
    return $usage.get();
  };
  session.onUser(() => void refresh());
  return {
    $usage,
    refresh,
    take() {
      const owner = uid();
      if (owner === null) {
        const isTaken = visitors.take();
        refresh();
        return isTaken;
      }
      const { windowStart, count } = quotaOf(owner);
      if (count >= FREE_MESSAGES) return false;
      known = { uid: owner, windowStart, count: count + 1 };
      refresh();
      return true;
    },
    adopt(owner, quota) {
      if (owner !== uid()) return;
      known = quota && { uid: owner, ...quota };
      refresh();
    },
  };
};
