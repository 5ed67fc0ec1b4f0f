import { openTabChannel } from './tab-channel';
import type { TabChannel } from './tab-channel';
import type { LockHolder, LockHandle, LockProvider } from '../ports/lock';

/** How long a page gets to hand over its lock; a frozen page does not answer. */
const HAND_OVER_MS = 1000;
/** How long other pages get to answer, where the browser has no Web Locks API. */
const ASK_MS = 250;

/** Ends the hold of a lock. */
type Release = () => void;

/**
 * The browser's own lock, which it takes back from pages that are gone; `null` while another page has it. Rejects
 * where the page may not use locks.
 */
const requestLock = (
  locks: LockManager,
  name: string,
  force: boolean,
  lost: () => void,
): Promise<Release | null> =>
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

/** Without the Web Locks API the page that holds the lock answers messages. */
const claimByMessages = async (
  talk: TabChannel,
  force: boolean,
  lost: () => void,
): Promise<Release | null> => {
  const isTaken = !force && (await talk.isHeldElsewhere(ASK_MS));
  if (isTaken) return null;
  talk.announceHeld(lost);
  return () => {};
};

const acquireLock = async (name: string, holder: LockHolder, force: boolean): Promise<LockHandle | null> => {
  const talk = openTabChannel(name);
  let release: Release | null = null;
  let isOver = false;
  const end = (): void => {
    isOver = true;
    release?.();
    talk.leave();
  };
  const handOver = (): unknown => {
    if (isOver) return null;
    const handedOver = holder.handOver();
    // The answer is sent before the channel closes.
    queueMicrotask(end);
    return handedOver;
  };
  const handedOver = force ? await talk.requestHandOver(HAND_OVER_MS) : null;
  // Not in insecure contexts, nor in older browsers.
  const { locks } = navigator as { locks?: LockManager };
  const lost = (): void => void handOver();
  const byTalk = (): Promise<Release | null> => claimByMessages(talk, force, lost);
  release = locks ? await requestLock(locks, name, force, lost).catch(byTalk) : await byTalk();
  if (!release) {
    talk.leave();
    return null;
  }
  talk.onHandOver(handOver);
  return { handedOver, release: end };
};

export const webLocks = (): LockProvider => ({ acquire: acquireLock });
