import type { Clock, Drawer } from '../ports';
import { readOperations, withoutSecrets, writeOperations } from './operation';
import type { OpenOperation, Owner } from './operation';
import { isSubmitted } from './progress.machine';

/** How long a form is worth coming back to, which is about as long as servers keep a session. */
const FORM_LIFE_MS = 3_600_000;
/** A payment that was sent is asked for longer: only the server knows what became of it. */
const PAYMENT_LIFE_MS = 24 * 3_600_000;
/** What other tabs are told of a payment: longer than a visit to a bank takes, and no longer. */
const SHARED_LIFE_MS = 15 * 60_000;

/** The purchases that are open in this browser. */
export interface Operations {
  /** Those of one customer, this tab's first. */
  of(owner: Owner): readonly OpenOperation[];
  keep(open: OpenOperation): void;
  /** @param isOver false: it goes on in another tab, which has told the others itself. */
  drop(open: OpenOperation, isOver: boolean): void;
}

const isOf =
  (owner: Owner) =>
  ({ apiKey, appUserId }: OpenOperation): boolean =>
    apiKey === owner.apiKey && appUserId === owner.appUserId;
const isSame = (open: OpenOperation, other: OpenOperation): boolean =>
  isOf(open)(other) && open.productId === other.productId;

/**
 * @param tab lives and dies with the tab, and may hold the secret of a payment form.
 * @param shared is seen by every tab: payments that were sent, without secrets.
 */
export const createOperations = (tab: Drawer, shared: Drawer, clock: Clock): Operations => {
  const age = ({ touchedAt }: OpenOperation): number => clock.now() - touchedAt;
  const mine = (): readonly OpenOperation[] =>
    readOperations(tab.read()).filter(
      (open) => age(open) < (isSubmitted(open.progress) ? PAYMENT_LIFE_MS : FORM_LIFE_MS),
    );
  const everybodys = (): readonly OpenOperation[] =>
    readOperations(shared.read()).filter((open) => age(open) < SHARED_LIFE_MS);
  const write = (drawer: Drawer, before: readonly OpenOperation[], open: OpenOperation, stays: boolean) => {
    const others = before.filter((other) => !isSame(open, other));
    if (stays || others.length < before.length)
      drawer.write(writeOperations(stays ? [open, ...others] : others));
  };
  return {
    of: (owner) => {
      const own = mine().filter(isOf(owner));
      const others = everybodys().filter(isOf(owner));
      return [...own, ...others.filter((other) => !own.some((open) => isSame(open, other)))];
    },
    keep(open) {
      // One customer at a time: what another one has left in this tab is none of this one's business.
      const before = mine().filter((other) => other.apiKey !== open.apiKey || isOf(open)(other));
      write(tab, before, open, true);
      const isOut = isSubmitted(open.progress) && open.progress.step !== 'success';
      write(shared, everybodys(), withoutSecrets(open), isOut);
    },
    drop(open, isOver) {
      write(tab, mine(), open, false);
      if (isOver) write(shared, everybodys(), open, false);
    },
  };
};
