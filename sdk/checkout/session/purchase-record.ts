import { intentIdOf, productIdOf, toStoredParams } from './operation';
import type { StoredParams, OpenOperation, PurchaseOwner } from './operation';
import type { CheckoutOutcome, CheckoutState } from '../machine/checkout.types';
import { isUndecided } from '../machine/payment/progress.machine';
import { progressOf } from '../machine/payment/stored-progress.machine';
import type { Progress } from '../machine/payment/progress.machine';
import { hasIntent } from '../../model/purchase/has-intent';
import { operationsOf } from './operations';
import type { PageSessions } from './session-store';

/** The stored record of one purchase, from its start to its end. */
interface PurchaseRecord {
  current(): OpenOperation | null;
  /** The purchase goes on with this operation, or anew. */
  set(open: OpenOperation | null): void;
  /** Brings the record in line with a state of the checkout. */
  onState(state: CheckoutState): void;
}

const sessionOf = (progress: Progress) => ('session' in progress ? progress.session : null);

/** Unique among the purchases of one browser. */
const newId = ({ random }: PageSessions): string =>
  Array.from(random.bytes(12), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const createPurchaseRecord = (
  sessions: PageSessions,
  owner: PurchaseOwner,
  params: StoredParams,
  open: OpenOperation | null,
): PurchaseRecord => {
  const operations = operationsOf(sessions);
  let current = open;

  const save = (progress: Progress, { email, ownedBefore }: CheckoutState): void => {
    const now = sessions.clock.now();
    const session = sessionOf(progress);
    current = {
      ...owner,
      id: current?.id ?? newId(sessions),
      params: toStoredParams(params),
      productId: productIdOf(params),
      email,
      progress,
      ownedBefore,
      intentId: session && hasIntent(session) ? intentIdOf(session) : (current?.intentId ?? null),
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

  return {
    current: () => current,
    set: (next) => void (current = next),
    onState(state) {
      if (state.name === 'closed') return end(state.outcome);
      const progress = progressOf(state);
      if (progress) save(progress, state);
      else if (progress === null) remove(state.name !== 'moved-elsewhere');
    },
  };
};
