import {
  collection,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Firestore, WhereFilterOp } from 'firebase/firestore/lite';
import type { Fields } from './records';
import type { RulesWorld } from './world';

type Condition = readonly [field: string, is: WhereFilterOp, value: unknown];

/** Short names for what anybody can send to the database. */
export const read = (db: Firestore, path: string): Promise<unknown> => getDoc(doc(db, path));
export const put = (db: Firestore, path: string, data: Fields): Promise<void> => setDoc(doc(db, path), data);
export const merge = (db: Firestore, path: string, data: Fields): Promise<void> =>
  setDoc(doc(db, path), data, { merge: true });
export const change = (db: Firestore, path: string, data: Fields): Promise<void> =>
  updateDoc(doc(db, path), data);
export const drop = (db: Firestore, path: string): Promise<void> => deleteDoc(doc(db, path));

/** The longest list of own documents that is allowed. */
const PAGE = 100;

/** `null` asks for everything at once. */
const findUpTo = async (
  db: Firestore,
  path: string,
  most: number | null,
  conditions: readonly Condition[],
): Promise<readonly string[]> => {
  const asked = query(collection(db, path), ...conditions.map((one) => where(...one)));
  const found = await getDocs(most === null ? asked : query(asked, limit(most)));
  return found.docs.map(({ id }) => id);
};

export const find = (db: Firestore, path: string, ...conditions: readonly Condition[]) =>
  findUpTo(db, path, PAGE, conditions);
export const findTooMany = (db: Firestore, path: string, ...conditions: readonly Condition[]) =>
  findUpTo(db, path, PAGE + 1, conditions);
export const findWithoutLimit = (db: Firestore, path: string, ...conditions: readonly Condition[]) =>
  findUpTo(db, path, null, conditions);

export const count = async (db: Firestore, path: string): Promise<number> =>
  (await getCount(collection(db, path))).data().count;

/** All of it, or nothing. `null` deletes. */
export const together = (
  db: Firestore,
  ...changes: readonly (readonly [path: string, data: Fields | null])[]
): Promise<void> => {
  const batch = writeBatch(db);
  for (const [path, data] of changes) {
    if (data === null) batch.delete(doc(db, path));
    else batch.set(doc(db, path), data);
  }
  return batch.commit();
};

/** A sentence about what somebody tries, and the attempt. */
export type Attack = readonly [title: string, attempt: (world: RulesWorld) => Promise<unknown>];
