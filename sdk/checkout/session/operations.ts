import { mergeCopies, readRecords, withoutAddress, withoutSecrets, writeRecords } from './operation';
import type { OpenOperation, OperationRecords, PurchaseOwner } from './operation';
import { isUndecided } from '../machine/progress.machine';
import type { Clock } from '../../ports/clock';
import type { StorageSlot } from '../../ports/storage';

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
  of(owner: PurchaseOwner): readonly OpenOperation[];
  save(open: OpenOperation): void;
  /** @param isOver it has ended, for every tab; `false`: it goes on in another one. */
  remove(open: OpenOperation, isOver: boolean): void;
}

export const belongsTo =
  (owner: PurchaseOwner) =>
  ({ apiKey, appUserId }: OpenOperation): boolean =>
    apiKey === owner.apiKey && appUserId === owner.appUserId;

/** A purchase of the same product takes the place of one that was only begun; one that may charge keeps its own. */
const isReplacedBy =
  (open: OpenOperation) =>
  (other: OpenOperation): boolean =>
    other.id === open.id ||
    (belongsTo(open)(other) && other.productId === open.productId && !isUndecided(other.progress));

/**
 * @param tab lives and dies with the tab, and may hold the secret of a payment form.
 * @param shared is seen by every tab: what may charge, without secrets, and which purchases have ended.
 */
export const createOperations = (tab: StorageSlot, shared: StorageSlot, clock: Clock): Operations => {
  const isAlive = ({ touchedAt, progress }: OpenOperation): boolean =>
    clock.now() - touchedAt < (isUndecided(progress) ? UNDECIDED_LIFE_MS : FORM_LIFE_MS);

  const readShared = (): OperationRecords => {
    const { open, spent } = readRecords(shared.read());
    const ended = spent.filter(({ at }) => clock.now() - at < SPENT_LIFE_MS);
    return { open: open.filter(isAlive), spent: ended };
  };

  const readOwn = ({ spent }: OperationRecords): readonly OpenOperation[] =>
    readRecords(tab.read()).open.filter((open) => isAlive(open) && !spent.some(({ id }) => id === open.id));

  const writeTab = (open: readonly OpenOperation[]): void => tab.write(writeRecords({ open, spent: [] }));

  /** A storage that would hold the same is not written again. */
  const writeShared = (before: OperationRecords, after: OperationRecords): void => {
    const text = writeRecords(after);
    if (text !== writeRecords(before)) shared.write(text);
  };

  return {
    of(owner) {
      const all = readShared();
      const own = readOwn(all).filter(belongsTo(owner));
      const others = all.open.filter(belongsTo(owner));
      const sharedOf = ({ id }: OpenOperation) => others.find((other) => other.id === id);
      return [
        ...own.map((open) => mergeCopies(open, sharedOf(open))),
        ...others.filter((other) => !own.some(({ id }) => id === other.id)),
      ];
    },
    save(open) {
      const all = readShared();
      const isReplaced = isReplacedBy(open);
      // One customer at a time: of another one stays what may charge, without the address.
      const stays = (other: OpenOperation): boolean =>
        !isReplaced(other) &&
        (other.apiKey !== open.apiKey || belongsTo(open)(other) || isUndecided(other.progress));
      const rest = readOwn(all)
        .filter(stays)
        .map((other) => (belongsTo(open)(other) ? other : withoutAddress(other)));
      writeTab([open, ...rest]);
      const others = all.open.filter(({ id }) => id !== open.id);
      const isTold = isUndecided(open.progress);
      writeShared(all, { ...all, open: isTold ? [withoutSecrets(open), ...others] : others });
    },
    remove(open, isOver) {
      const all = readShared();
      writeTab(readOwn(all).filter(({ id }) => id !== open.id));
      if (!isOver) return;
      const spent = [{ id: open.id, at: clock.now() }, ...all.spent.filter(({ id }) => id !== open.id)];
      writeShared(all, {
        open: all.open.filter(({ id }) => id !== open.id),
        spent: spent.slice(0, MOST_SPENT),
      });
    },
  };
};
