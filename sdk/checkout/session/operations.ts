import { mergeCopies, readRecords, withoutAddress, withoutSecrets, writeRecords } from './operation';
import type { OpenOperation, OperationRecords, PurchaseOwner } from './operation';
import { isUndecided } from '../machine/payment/progress.machine';
import type { Progress } from '../machine/payment/progress.machine';
import type { Clock } from '../../ports/clock';
import type { SessionPorts } from '../../ports/session';
import type { StorageSlot } from '../../ports/storage';

const DAY_MS = 24 * 3_600_000;
/** How long a form is kept: about as long as servers keep a session. */
const FORM_LIFE_MS = 3_600_000;
/** How long a start without an answer and a success are kept, so that a late visit still shows the result. */
const RESULT_LIFE_MS = 30 * DAY_MS;

/** How long a record is kept. A submitted payment is kept until it has a result. */
const LIFE_MS: Readonly<Record<Progress['step'], number>> = {
  form: FORM_LIFE_MS,
  starting: RESULT_LIFE_MS,
  submitted: Infinity,
  success: RESULT_LIFE_MS,
};

/** The ids of ended purchases, for the copies of other tabs. More than one browser buys; the oldest are removed first. */
const MOST_SPENT = 100;

/** The open purchases of this browser. */
export interface Operations {
  /** The open purchases of one customer, this tab's first. */
  of(owner: PurchaseOwner): readonly OpenOperation[];
  save(open: OpenOperation): void;
  /** @param isOver true: the purchase has ended, for every tab; false: another tab continues it. */
  remove(open: OpenOperation, isOver: boolean): void;
}

export const belongsTo =
  (owner: PurchaseOwner) =>
  ({ apiKey, appUserId }: OpenOperation): boolean =>
    apiKey === owner.apiKey && appUserId === owner.appUserId;

/** A new purchase of the same product replaces one that can't charge; a purchase that may charge keeps its record. */
const isReplacedBy =
  (open: OpenOperation) =>
  (other: OpenOperation): boolean =>
    other.id === open.id ||
    (belongsTo(open)(other) && other.productId === open.productId && !isUndecided(other.progress));

/**
 * @param tab lasts as long as the tab, and may contain the secret of a payment form.
 * @param shared is shared by all tabs: purchases that may charge, without secrets, and the ids of ended purchases.
 */
const createOperations = (tab: StorageSlot, shared: StorageSlot, clock: Clock): Operations => {
  const isAlive = ({ touchedAt, progress }: OpenOperation): boolean =>
    clock.now() - touchedAt < LIFE_MS[progress.step];

  const readShared = (): OperationRecords => {
    const { open, spent } = readRecords(shared.read());
    return { open: open.filter(isAlive), spent };
  };

  const readOwn = ({ spent }: OperationRecords): readonly OpenOperation[] =>
    readRecords(tab.read()).open.filter((open) => isAlive(open) && !spent.some(({ id }) => id === open.id));

  const writeTab = (open: readonly OpenOperation[]): void => tab.write(writeRecords({ open, spent: [] }));

  /** Does not write a storage whose content would not change. */
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
      // Keeps the purchases of one customer. Of another customer it keeps only those that may charge, without the
      // address.
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

/** The open purchases that a page's storage has. */
export const operationsOf = ({ storage, sharedStorage, clock }: SessionPorts): Operations =>
  createOperations(storage, sharedStorage, clock);
