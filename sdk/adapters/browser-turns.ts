import type { HeldTurn, TurnHolder, Turns } from '../ports';
import { joinTabs } from './tab-talk';
import type { TabTalk } from './tab-talk';

/** How long a page that has a turn gets to hand it over; one that is frozen says nothing. */
const HAND_OVER_MS = 1000;
/** How long the others get to say that one of them has it, where the browser keeps no locks. */
const ASK_MS = 250;

/** Ends the hold of a lock. */
type Release = () => void;

/**
 * The browser's own lock, which it takes back from pages that are gone; `null` while another page has it. Rejects
 * where the page may not use locks.
 */
const lock = (locks: LockManager, name: string, force: boolean, lost: () => void): Promise<Release | null> =>
  new Promise((resolve, reject) => {
    let wasGranted = false;
    const options: LockOptions = force ? { steal: true } : { ifAvailable: true };
    locks
      .request(name, options, (granted) => {
        if (!granted) return resolve(null);
        wasGranted = true;
        return new Promise<void>((release) => resolve(release));
      })
      .catch((reason: unknown) => (wasGranted ? lost() : reject(reason as Error)));
  });

/** Where there are no locks, whoever has the turn says so when asked. */
const agree = async (talk: TabTalk, force: boolean, lost: () => void): Promise<Release | null> => {
  const isTaken = !force && (await talk.isAnyoneThere(ASK_MS));
  if (isTaken) return null;
  talk.announce(lost);
  return () => {};
};

const takeTurn = async (name: string, holder: TurnHolder, force: boolean): Promise<HeldTurn | null> => {
  const talk = joinTabs(name);
  let release: Release | null = null;
  let isOver = false;
  const end = (): void => {
    isOver = true;
    release?.();
    talk.leave();
  };
  const handOver = (): unknown => {
    if (isOver) return null;
    const left = holder.handOver();
    // The answer goes out before the line is cut.
    queueMicrotask(end);
    return left;
  };
  const left = force ? await talk.askToHandOver(HAND_OVER_MS) : null;
  // Not in insecure contexts, nor in older browsers.
  const { locks } = navigator as { locks?: LockManager };
  const lost = (): void => void handOver();
  const byTalk = (): Promise<Release | null> => agree(talk, force, lost);
  release = locks ? await lock(locks, name, force, lost).catch(byTalk) : await byTalk();
  if (!release) {
    talk.leave();
    return null;
  }
  talk.listen(handOver);
  return { left, release: end };
};

export const browserTurns = (): Turns => ({ take: takeTurn });
