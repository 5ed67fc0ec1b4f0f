import type { HeldTurn, TurnHolder } from '../ports';
import type {
  Checkout,
  CheckoutOutcome,
  CheckoutRequest,
  CheckoutState,
  LeftOpen,
  Turn,
} from './checkout.types';
import { intentOf, isSameOption, keptParams, readOperation } from './operation';
import type { KeptParams, OpenOperation, Owner } from './operation';
import { isUndecided, progressOf } from './progress.machine';
import type { Progress } from './progress.machine';
import { nameOf } from './tab';
import type { Tab } from './tab';

/** One sale in its tab: it has its turn among the tabs, and is written down step by step. */
export interface TabSale {
  readonly turn: Turn;
  /** Writes down what is open, until the checkout has ended. */
  follow(checkout: Pick<Checkout, '$state' | 'send'>): void;
  /** Lets others sell. */
  release(): void;
}

const sessionOf = (progress: Progress) => ('session' in progress ? progress.session : null);

/** Unique among the purchases of one browser. */
const newId = ({ random }: Tab): string =>
  Array.from(random.bytes(12), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** An earlier purchase that a new one of the same product must not be started beside. */
export const isInTheWay = ({ progress }: OpenOperation): boolean =>
  isUndecided(progress) && progress.step !== 'success';

/**
 * What an earlier page has left of the same purchase. What may charge counts whatever the option was; a success that its
 * page has not closed does not: the customer buys anew.
 */
export const openFor = ({ operations }: Tab, owner: Owner, wanted: CheckoutRequest): OpenOperation | null => {
  const { rcPackage, customerEmail } = wanted;
  const isLike = (open: OpenOperation): boolean => {
    if (open.productId !== rcPackage.webBillingProduct.identifier) return false;
    if (open.progress.step !== 'form') return isInTheWay(open);
    return isSameOption(open.params, wanted) && (customerEmail === null || customerEmail === open.email);
  };
  const left = operations.of(owner);
  return left.find((open) => isInTheWay(open) && isLike(open)) ?? left.find(isLike) ?? null;
};

const foundOf = ({ progress, email, ownedBefore }: OpenOperation): LeftOpen => ({
  found: progress,
  ownedBefore,
  ...(email === '' ? {} : { email }),
});

/** @param open what the sale takes up. */
export const createTabSale = (
  tab: Tab,
  owner: Owner,
  params: KeptParams,
  open: OpenOperation | null,
): TabSale => {
  const { operations } = tab;
  const productId = params.rcPackage.webBillingProduct.identifier;
  let current = open;
  let checkout: Pick<Checkout, '$state' | 'send'> | null = null;
  let held: HeldTurn | null = null;
  let shown: HeldTurn | null = null;

  const note = (progress: Progress, { email, ownedBefore }: CheckoutState): void => {
    const now = tab.clock.now();
    const session = sessionOf(progress);
    current = {
      ...owner,
      id: current?.id ?? newId(tab),
      params: keptParams(params),
      productId,
      email,
      progress,
      ownedBefore,
      intentId: session ? intentOf(session) : (current?.intentId ?? null),
      startedAt: current?.startedAt ?? now,
      touchedAt: now,
      isDismissed: false,
    };
    operations.keep(current);
  };

  const forget = (isOver: boolean): void => {
    if (current) operations.drop(current, isOver);
    current = null;
  };

  /** A payment that is not decided is remembered although the customer has left, and so are a start and a refused form. */
  const end = (outcome: CheckoutOutcome): void => {
    const progress = current?.progress ?? null;
    const isKept =
      outcome.type !== 'completed' &&
      outcome.type !== 'moved' &&
      (isUndecided(progress) || (progress?.step === 'form' && progress.wasRefused));
    if (current && isKept) operations.keep({ ...current, isDismissed: true });
    else forget(outcome.type !== 'moved');
  };

  const free = (): void => {
    held?.release();
    held = null;
  };

  /** A success is shown by one page at a time; `false` while another one shows it. */
  const claimSuccess = async ({ id }: OpenOperation, force: boolean): Promise<boolean> => {
    shown ??= await tab.turns.take(`${nameOf(owner)} ${id}`, { handOver: () => null }, force);
    return shown !== null;
  };

  /** Nothing is sold any more, so others may sell, although the success screen is still open. */
  const onSuccess = async (): Promise<void> => {
    if (current) await claimSuccess(current, false).catch(() => false);
    free();
  };

  const onState = (state: CheckoutState): void => {
    if (state.name === 'closed') return end(state.outcome);
    const progress = progressOf(state);
    if (progress) note(progress, state);
    else if (progress === null) forget(state.name !== 'moved-elsewhere');
    if (state.name === 'success' && held) void onSuccess();
  };

  const holder: TurnHolder = {
    handOver() {
      const left = current;
      checkout?.send({ type: 'taken-over' });
      return left;
    },
  };

  /** What another page has left of the same product; a purchase that has succeeded there stays that page's. */
  const leftHere = (left: OpenOperation | null): OpenOperation | null => {
    if (!left || left.productId !== productId || left.progress.step === 'success') return null;
    // A form for another price would charge that.
    return isUndecided(left.progress) || isSameOption(left.params, params) ? left : null;
  };

  /** What is open now that this page alone sells: another one may have ended it, or gone on with it, meanwhile. */
  const openNow = (left: OpenOperation | null): OpenOperation | null => {
    const ours = operations.of(owner);
    const own = ours.find(({ id }) => id === current?.id) ?? null;
    // What may charge comes before a form: another tab may have sent it since this sale began.
    const inTheWay = ours.find((item) => item.productId === productId && isInTheWay(item));
    const all = [leftHere(left), own, inTheWay];
    return all.find((item) => item && isUndecided(item.progress)) ?? leftHere(left) ?? own;
  };

  return {
    turn: {
      async claim(force) {
        if (held) return {};
        held = await tab.turns.take(nameOf(owner), holder, force);
        if (!held) return null;
        const left = readOperation(held.left);
        // A payment of another product goes on, on record.
        if (left && left.productId !== productId && isInTheWay(left))
          operations.keep({ ...left, isDismissed: true });
        current = openNow(left);
        if (current?.progress.step === 'success' && !(await claimSuccess(current, force))) {
          free();
          return null;
        }
        return current ? foundOf(current) : { found: null };
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
