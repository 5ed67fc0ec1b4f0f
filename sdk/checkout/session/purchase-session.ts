import type { Checkout, PurchaseLock } from '../machine/checkout-control.types';
import type { CheckoutOutcome, CheckoutRequest, CheckoutState } from '../machine/checkout.types';
import { intentIdOf, isSameOption, toStoredParams, readOperation } from './operation';
import type { StoredParams, OpenOperation, PurchaseOwner } from './operation';
import { isUndecided, progressOf } from '../machine/progress.machine';
import type { Progress, ClaimResult } from '../machine/progress.machine';
import { lockNameOf } from './session-store';
import type { SessionStore } from './session-store';
import type { LockHolder, LockHandle } from '../../ports/lock';

/** One purchase: it holds the lock between tabs, and each step is stored. */
export interface PurchaseSession {
  readonly lock: PurchaseLock;
  /** Writes down what is open, until the checkout has ended. */
  follow(checkout: Pick<Checkout, '$state' | 'send'>): void;
  /** Lets others sell. */
  release(): void;
}

const sessionOf = (progress: Progress) => ('session' in progress ? progress.session : null);

/** Unique among the purchases of one browser. */
const newId = ({ random }: SessionStore): string =>
  Array.from(random.bytes(12), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** An earlier purchase that a new one of the same product must not be started beside. */
export const blocksNewPurchase = ({ progress }: OpenOperation): boolean =>
  isUndecided(progress) && progress.step !== 'success';

/**
 * What an earlier page has left of the same purchase. What may charge counts whatever the option was; a success that its
 * page has not closed does not: the customer buys anew.
 */
export const findOpenPurchase = (
  { operations }: SessionStore,
  owner: PurchaseOwner,
  wanted: CheckoutRequest,
): OpenOperation | null => {
  const { rcPackage, customerEmail } = wanted;
  const isLike = (open: OpenOperation): boolean => {
    if (open.productId !== rcPackage.webBillingProduct.identifier) return false;
    if (open.progress.step !== 'form') return blocksNewPurchase(open);
    return isSameOption(open.params, wanted) && (customerEmail === null || customerEmail === open.email);
  };
  const left = operations.of(owner);
  return left.find((open) => blocksNewPurchase(open) && isLike(open)) ?? left.find(isLike) ?? null;
};

const toClaimResult = ({ progress, email, ownedBefore }: OpenOperation): ClaimResult => ({
  found: progress,
  ownedBefore,
  ...(email === '' ? {} : { email }),
});

/** @param open the operation that the purchase resumes. */
export const createPurchaseSession = (
  sessions: SessionStore,
  owner: PurchaseOwner,
  params: StoredParams,
  open: OpenOperation | null,
): PurchaseSession => {
  const { operations } = sessions;
  const productId = params.rcPackage.webBillingProduct.identifier;
  let current = open;
  let checkout: Pick<Checkout, '$state' | 'send'> | null = null;
  let held: LockHandle | null = null;
  let shown: LockHandle | null = null;

  const save = (progress: Progress, { email, ownedBefore }: CheckoutState): void => {
    const now = sessions.clock.now();
    const session = sessionOf(progress);
    current = {
      ...owner,
      id: current?.id ?? newId(sessions),
      params: toStoredParams(params),
      productId,
      email,
      progress,
      ownedBefore,
      intentId: session ? intentIdOf(session) : (current?.intentId ?? null),
      startedAt: current?.startedAt ?? now,
      touchedAt: now,
      isDismissed: false,
    };
    operations.save(current);
  };

  const remove = (isOver: boolean): void => {
    if (current) operations.remove(current, isOver);
    current = null;
  };

  /** A payment that is not decided is remembered although the customer has left, and so are a start and a refused form. */
  const end = (outcome: CheckoutOutcome): void => {
    const progress = current?.progress ?? null;
    const isKept =
      outcome.type !== 'completed' &&
      outcome.type !== 'moved' &&
      (isUndecided(progress) || (progress?.step === 'form' && progress.wasRefused));
    if (current && isKept) operations.save({ ...current, isDismissed: true });
    else remove(outcome.type !== 'moved');
  };

  const free = (): void => {
    held?.release();
    held = null;
  };

  /** A success is shown by one page at a time; `false` while another one shows it. */
  const claimSuccess = async ({ id }: OpenOperation, force: boolean): Promise<boolean> => {
    shown ??= await sessions.locks.acquire(`${lockNameOf(owner)} ${id}`, { handOver: () => null }, force);
    return shown !== null;
  };

  /** Nothing is sold any more, so others may sell, although the success screen is still open. */
  const afterSuccess = async (): Promise<void> => {
    if (current) await claimSuccess(current, false).catch(() => false);
    free();
  };

  const onState = (state: CheckoutState): void => {
    if (state.name === 'closed') return end(state.outcome);
    const progress = progressOf(state);
    if (progress) save(progress, state);
    else if (progress === null) remove(state.name !== 'moved-elsewhere');
    if (state.name === 'success' && held) void afterSuccess();
  };

  const holder: LockHolder = {
    handOver() {
      const left = current;
      checkout?.send({ type: 'taken-over' });
      return left;
    },
  };

  /** What another page has left of the same product; a purchase that has succeeded there stays that page's. */
  const usableHere = (left: OpenOperation | null): OpenOperation | null => {
    if (!left || left.productId !== productId || left.progress.step === 'success') return null;
    // A form for another price would charge that.
    return isUndecided(left.progress) || isSameOption(left.params, params) ? left : null;
  };

  /** What is open now that this page alone sells: another one may have ended it, or gone on with it, meanwhile. */
  const openAfterClaim = (left: OpenOperation | null): OpenOperation | null => {
    const ours = operations.of(owner);
    const own = ours.find(({ id }) => id === current?.id) ?? null;
    // What may charge comes before a form: another tab may have sent it since this purchase began.
    const inTheWay = ours.find((item) => item.productId === productId && blocksNewPurchase(item));
    const all = [usableHere(left), own, inTheWay];
    return all.find((item) => item && isUndecided(item.progress)) ?? usableHere(left) ?? own;
  };

  return {
    lock: {
      async claim(force) {
        if (held) return {};
        held = await sessions.locks.acquire(lockNameOf(owner), holder, force);
        if (!held) return null;
        const left = readOperation(held.handedOver);
        // A payment of another product goes on, on record.
        if (left && left.productId !== productId && blocksNewPurchase(left))
          operations.save({ ...left, isDismissed: true });
        current = openAfterClaim(left);
        if (current?.progress.step === 'success' && !(await claimSuccess(current, force))) {
          free();
          return null;
        }
        return current ? toClaimResult(current) : { found: null };
      },
    },
    follow(followed) {
      checkout = followed;
      followed.$state.subscribe(onState);
    },
    release() {
      free();
      shown?.release();
      shown = null;
    },
  };
};
