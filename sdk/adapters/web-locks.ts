import { openTabChannel } from './tab-channel';
import type { TabChannel } from './tab-channel';
import type { LockHolder, LockHandle, LockProvider } from '../ports/lock';

/** Time for a page to hand over its lock. A frozen page does not answer. */
const HAND_OVER_MS = 1000;
/** Time for other pages to answer, in browsers without Web Locks. */
const ASK_MS = 250;

/** Releases a lock. */
type Release = () => void;

/**
 * Requests the browser's lock. The browser releases the locks of closed pages. `null` while another page has it. Rejects
 * if the page may not use locks.
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

/** Without Web Locks, the page with the lock answers messages. */
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
  // Missing in insecure contexts and in old browsers.
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
