import type { Checkout, PurchaseLock } from '../machine/checkout-control.types';
import type { CheckoutRequest } from '../machine/checkout.types';
import { isSameOption, productIdOf, readOperation } from './operation';
import type { StoredParams, OpenOperation, PurchaseOwner } from './operation';
import { isUndecided } from '../machine/payment/progress.machine';
import type { ClaimResult } from '../machine/payment/progress.machine';
import { operationsOf } from './operations';
import { createPurchaseRecord } from './purchase-record';
import { lockNameOf } from './session-store';
import type { PageSessions } from './session-store';
import type { LockHolder, LockHandle } from '../../ports/lock';

/** One purchase: it holds the lock between tabs, and each step is stored. */
export interface PurchaseSession {
  readonly lock: PurchaseLock;
  /** Writes down what is open, until the checkout has ended. */
  follow(checkout: Pick<Checkout, '$state' | 'send'>): void;
  /** Lets others sell. */
  release(): void;
}

/** An earlier purchase that a new one of the same product must not be started beside. */
const blocksNewPurchase = ({ progress }: OpenOperation): boolean =>
  isUndecided(progress) && progress.step !== 'success';

/**
 * What an earlier page has left of the same purchase. What may charge counts whatever the option was; a success that its
 * page has not closed does not: the customer buys anew.
 */
export const findOpenPurchase = (
  sessions: PageSessions,
  owner: PurchaseOwner,
  wanted: CheckoutRequest,
): OpenOperation | null => {
  const { customerEmail } = wanted;
  const isLike = (open: OpenOperation): boolean => {
    if (open.productId !== productIdOf(wanted)) return false;
    if (open.progress.step !== 'form') return blocksNewPurchase(open);
    return isSameOption(open.params, wanted) && (customerEmail === null || customerEmail === open.email);
  };
  const left = operationsOf(sessions).of(owner);
  return left.find((open) => blocksNewPurchase(open) && isLike(open)) ?? left.find(isLike) ?? null;
};

const toClaimResult = ({ progress, email, ownedBefore }: OpenOperation): ClaimResult => ({
  found: progress,
  ownedBefore,
  ...(email === '' ? {} : { email }),
});

/** What another page has left of the same product; a purchase that has succeeded there stays that page's. */
const usableHere = (left: OpenOperation | null, params: StoredParams): OpenOperation | null => {
  if (!left || left.productId !== productIdOf(params) || left.progress.step === 'success') return null;
  // A form for another price would charge that.
  return isUndecided(left.progress) || isSameOption(left.params, params) ? left : null;
};

/**
 * What is open now that this page alone sells: another one may have ended it, or gone on with it, meanwhile.
 *
 * @param open all that the customer has open.
 * @param ownId the purchase of this page.
 * @param left what the page that had the lock handed over.
 */
const openAfterClaim = (
  open: readonly OpenOperation[],
  ownId: string | undefined,
  left: OpenOperation | null,
  params: StoredParams,
): OpenOperation | null => {
  const own = open.find(({ id }) => id === ownId) ?? null;
  // What may charge comes before a form: another tab may have sent it since this purchase began.
  const inTheWay = open.find((item) => item.productId === productIdOf(params) && blocksNewPurchase(item));
  const usable = usableHere(left, params);
  return [usable, own, inTheWay].find((item) => item && isUndecided(item.progress)) ?? usable ?? own;
};

/** The right to show a success: one page at a time has it. */
const createSuccessClaim = ({ locks }: PageSessions, owner: PurchaseOwner) => {
  let held: LockHandle | null = null;
  return {
    /** `false` while another page shows this success. */
    async claim({ id }: OpenOperation, force: boolean): Promise<boolean> {
      held ??= await locks.acquire(`${lockNameOf(owner)} ${id}`, { handOver: () => null }, force);
      return held !== null;
    },
    release(): void {
      held?.release();
      held = null;
    },
  };
};

/** @param open the operation that the purchase resumes. */
export const createPurchaseSession = (
  sessions: PageSessions,
  owner: PurchaseOwner,
  params: StoredParams,
  open: OpenOperation | null,
): PurchaseSession => {
  const { locks } = sessions;
  const operations = operationsOf(sessions);
  const record = createPurchaseRecord(sessions, owner, params, open);
  let checkout: Pick<Checkout, '$state' | 'send'> | null = null;
  const success = createSuccessClaim(sessions, owner);
  let held: LockHandle | null = null;

  const free = (): void => {
    held?.release();
    held = null;
  };

  /** Nothing is sold any more, so others may sell, although the success screen is still open. */
  const afterSuccess = async (): Promise<void> => {
    const current = record.current();
    if (current) await success.claim(current, false).catch(() => false);
    free();
  };

  const holder: LockHolder = {
    handOver() {
      const left = record.current();
      checkout?.send({ type: 'taken-over' });
      return left;
    },
  };

  return {
    lock: {
      async claim(force) {
        if (held) return {};
        held = await locks.acquire(lockNameOf(owner), holder, force);
        if (!held) return null;
        const left = readOperation(held.handedOver);
        // A payment of another product goes on, on record.
        if (left && left.productId !== productIdOf(params) && blocksNewPurchase(left))
          operations.save({ ...left, isDismissed: true });
        const current = openAfterClaim(operations.of(owner), record.current()?.id, left, params);
        record.set(current);
        if (current?.progress.step === 'success' && !(await success.claim(current, force))) {
          free();
          return null;
        }
        return current ? toClaimResult(current) : { found: null };
      },
    },
    follow(followed) {
      checkout = followed;
      followed.$state.subscribe((state) => {
        // A duplicated tab has an old copy of the purchase. Writing it would replace a payment that was sent since.
        if (state.isMine || held) record.onState(state);
        if (state.name === 'success' && held) void afterSuccess();
      });
    },
    release() {
      free();
      success.release();
    },
  };
};
