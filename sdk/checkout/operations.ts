import type { Clock, Drawer } from '../ports';
import { joined, readRecords, withoutAddress, withoutSecrets, writeRecords } from './operation';
import type { OpenOperation, OperationRecords, Owner } from './operation';
import { isUndecided } from './progress.machine';

const DAY_MS = 24 * 3_600_000;
/** How long a form is worth coming back to, which is about as long as servers keep a session. */
const FORM_LIFE_MS = 3_600_000;
/** What is not decided is asked for when the customer comes back, although the code has stopped waiting for it. */
const UNDECIDED_LIFE_MS = 30 * DAY_MS;
/** Longer than any copy of the record lives. */
const SPENT_LIFE_MS = UNDECIDED_LIFE_MS + DAY_MS;

/** More than one browser sells in that time; the oldest go first. */
const MOST_SPENT = 100;

/** The purchases that are open in this browser. */
export interface Operations {
  /** Those of one customer, this tab's first. */
  of(owner: Owner): readonly OpenOperation[];
  keep(open: OpenOperation): void;
  /** @param isOver it has ended, for every tab; `false`: it goes on in another one. */
  drop(open: OpenOperation, isOver: boolean): void;
}

export const isOf =
  (owner: Owner) =>
  ({ apiKey, appUserId }: OpenOperation): boolean =>
    apiKey === owner.apiKey && appUserId === owner.appUserId;

/** A purchase of the same product takes the place of one that was only begun; one that may charge keeps its own. */
const isReplacedBy =
  (open: OpenOperation) =>
  (other: OpenOperation): boolean =>
    other.id === open.id ||
    (isOf(open)(other) && other.productId === open.productId && !isUndecided(other.progress));

/**
 * @param tab lives and dies with the tab, and may hold the secret of a payment form.
 * @param shared is seen by every tab: what may charge, without secrets, and which purchases have ended.
 */
export const createOperations = (tab: Drawer, shared: Drawer, clock: Clock): Operations => {
  const isAlive = ({ touchedAt, progress }: OpenOperation): boolean =>
    clock.now() - touchedAt < (isUndecided(progress) ? UNDECIDED_LIFE_MS : FORM_LIFE_MS);

  const everybodys = (): OperationRecords => {
    const { open, spent } = readRecords(shared.read());
    const ended = spent.filter(({ at }) => clock.now() - at < SPENT_LIFE_MS);
    return { open: open.filter(isAlive), spent: ended };
  };

  const mine = ({ spent }: OperationRecords): readonly OpenOperation[] =>
    readRecords(tab.read()).open.filter((open) => isAlive(open) && !spent.some(({ id }) => id === open.id));

  const writeTab = (open: readonly OpenOperation[]): void => tab.write(writeRecords({ open, spent: [] }));

  /** A storage that would hold the same is not written again. */
  const writeShared = (before: OperationRecords, after: OperationRecords): void => {
    const text = writeRecords(after);
    if (text !== writeRecords(before)) shared.write(text);
  };

  return {
    of(owner) {
      const all = everybodys();
      const own = mine(all).filter(isOf(owner));
      const others = all.open.filter(isOf(owner));
      const sharedOf = ({ id }: OpenOperation) => others.find((other) => other.id === id);
      return [
        ...own.map((open) => joined(open, sharedOf(open))),
        ...others.filter((other) => !own.some(({ id }) => id === other.id)),
      ];
    },
    keep(open) {
      const all = everybodys();
      const isReplaced = isReplacedBy(open);
      // One customer at a time: of another one stays what may charge, without the address.
      const stays = (other: OpenOperation): boolean =>
        !isReplaced(other) &&
        (other.apiKey !== open.apiKey || isOf(open)(other) || isUndecided(other.progress));
      const rest = mine(all)
        .filter(stays)
        .map((other) => (isOf(open)(other) ? other : withoutAddress(other)));
      writeTab([open, ...rest]);
      const others = all.open.filter(({ id }) => id !== open.id);
      const isTold = isUndecided(open.progress);
      writeShared(all, { ...all, open: isTold ? [withoutSecrets(open), ...others] : others });
    },
    drop(open, isOver) {
      const all = everybodys();
      writeTab(mine(all).filter(({ id }) => id !== open.id));
      if (!isOver) return;
      const spent = [{ id: open.id, at: clock.now() }, ...all.spent.filter(({ id }) => id !== open.id)];
      writeShared(all, {
        open: all.open.filter(({ id }) => id !== open.id),
        spent: spent.slice(0, MOST_SPENT),
      });
    },
  };
};
