import type { HeldTurn, TurnHolder } from '../ports';
import type { Checkout, CheckoutOutcome, CheckoutState, Turn } from './checkout.types';
import { intentOf, isSameOption, keptParams, readOperation } from './operation';
import type { OpenOperation, Owner } from './operation';
import { isSubmitted, progressOf } from './progress.machine';
import type { Progress } from './progress.machine';
import type { PurchaseParams } from './request';
import { nameOf } from './tab';
import type { Tab } from './tab';

/** One sale in its tab: it has its turn among the tabs, and is written down step by step. */
export interface TabSale {
  readonly turn: Turn;
  /** Writes down what is open, until the checkout has ended. */
  follow(checkout: Checkout): void;
  /** Lets others sell. */
  release(): void;
}

const sessionOf = (progress: Progress) => ('session' in progress ? progress.session : null);

/** @param open what the sale takes up. */
export const createTabSale = (
  tab: Tab,
  owner: Owner,
  params: PurchaseParams,
  open: OpenOperation | null,
): TabSale => {
  const { operations } = tab;
  const productId = params.rcPackage.webBillingProduct.identifier;
  let current = open;
  let checkout: Checkout | null = null;
  let held: HeldTurn | null = null;

  const note = (progress: Progress, email: string): void => {
    const now = tab.clock.now();
    const session = sessionOf(progress);
    current = {
      ...owner,
      params: keptParams(params),
      productId,
      email,
      progress,
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

  /** A payment whose fate is unknown is remembered although the customer has left, and so is a start. */
  const end = (outcome: CheckoutOutcome): void => {
    const mayHaveBought = 'paymentSubmitted' in outcome && outcome.paymentSubmitted;
    const isDoubtful =
      mayHaveBought || (outcome.type !== 'completed' && current?.progress.step === 'starting');
    if (current && isDoubtful) operations.keep({ ...current, isDismissed: true });
    else forget(outcome.type !== 'moved');
  };

  const onState = (state: CheckoutState): void => {
    if (state.name === 'closed') return end(state.outcome);
    const progress = progressOf(state);
    if (progress) note(progress, state.email);
    else if (progress === null) forget(state.name !== 'moved-elsewhere');
  };

  const holder: TurnHolder = {
    handOver() {
      const left = current;
      checkout?.send({ type: 'taken-over' });
      return left;
    },
  };

  /** What another page has left of the same product; of another one, a payment stays on record. */
  const foundIn = (left: OpenOperation | null): OpenOperation | null => {
    const isSent = left && isSubmitted(left.progress);
    if (left && left.productId !== productId && isSent) operations.keep({ ...left, isDismissed: true });
    // A form for another price would charge that.
    if (left?.productId === productId && (isSent || isSameOption(left.params, params))) return left;
    if (open) return null;
    const other = operations.of(owner).find((item) => item.productId === productId);
    return other && isSubmitted(other.progress) ? other : null;
  };

  return {
    turn: {
      async claim(force) {
        if (held) return { found: null };
        held = await tab.turns.take(nameOf(owner), holder, force);
        const found = held && foundIn(readOperation(held.left));
        if (!found) return held && { found };
        const { progress, email } = found;
        return 'sessionId' in progress ? { found: progress, email } : { found: progress };
      },
    },
    follow(followed) {
      checkout = followed;
      followed.$state.subscribe(onState);
    },
    release() {
      held?.release();
      held = null;
    },
  };
};
