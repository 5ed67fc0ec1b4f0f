import type { FirebaseApp } from 'firebase/app';
import {
  addDoc,
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  documentId,
  getCount,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  setDoc,
  setLogLevel,
  startAfter,
  updateDoc,
  where,
  writeBatch,
  serverTimestamp,
  Timestamp,
  type Firestore,
  type Query,
} from 'firebase/firestore/lite';
import {
  serverTime,
  type DocumentChange,
  type DocumentQuery,
  type Documents,
  type DocumentData,
} from '../../../ports';
import type { Call } from './documents';
import { toDocumentsError } from './documents-failure';

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const mapped = (data: DocumentData, change: (value: unknown) => unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => (value === undefined ? [] : [[name, change(value)]])),
  );

/** A Date stays a Date: the client converts it into the database's timestamp. */
const clientValue = (value: unknown): unknown => {
  if (value === serverTime) return serverTimestamp();
  if (Array.isArray(value)) return value.map(clientValue);
  return isPlain(value) ? mapped(value, clientValue) : value;
};

const appValue = (value: unknown): unknown => {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(appValue);
  return isPlain(value) ? mapped(value, appValue) : value;
};

/** The client's form of the data. Fields that are `undefined` are left out, as in JSON. */
const toStored = (data: DocumentData): Record<string, unknown> => mapped(data, clientValue);

/** The app's form of the data: timestamps become dates. */
const fromStored = (data: DocumentData): DocumentData => mapped(data, appValue);

const open = (app: FirebaseApp, emulator: string | undefined): Firestore => {
  // The app reports failures. The client would log the document's data with them.
  setLogLevel('silent');
  const firestore = getFirestore(app);
  if (emulator === undefined) return firestore;
  const { hostname, port } = new URL(`http://${emulator}`);
  connectFirestoreEmulator(firestore, hostname, Number(port));
  return firestore;
};

const toQuery = (firestore: Firestore, asked: DocumentQuery): Query =>
  query(
    collection(firestore, asked.collection),
    ...Object.entries(asked.where ?? {}).map(([field, value]) => where(field, '==', value)),
    ...(asked.between
      ? [
          where(asked.between.field, '>=', asked.between.from),
          where(asked.between.field, '<', asked.between.before),
        ]
      : []),
    ...(asked.orderBy ? [orderBy(asked.orderBy.field, asked.orderBy.direction)] : []),
    ...(asked.after === undefined ? [] : [orderBy(documentId()), startAfter(asked.after)]),
    ...(asked.limit === undefined ? [] : [limit(asked.limit)]),
  );

const commit = (firestore: Firestore, changes: readonly DocumentChange[]): Promise<void> => {
  const batch = writeBatch(firestore);
  for (const change of changes) {
    const place = doc(firestore, change.path);
    if (change.kind === 'write') batch.set(place, toStored(change.data));
    else batch.update(place, toStored(change.changes));
  }
  return batch.commit();
};

/** Turns an exception that the client throws synchronously into a rejection, too. */
const asRejection = async <T>(call: Call, act: () => Promise<T>): Promise<T> => {
  try {
    return await act();
  } catch (error) {
    throw toDocumentsError(call, error);
  }
};

/**
 * Documents in Firestore, with the permissions of the user who is signed in to `app`. `emulator`: its host
 * and port.
 */
export const connectDocuments = (app: FirebaseApp, emulator?: string): Documents => {
  const firestore = open(app, emulator);
  const writes = (act: () => Promise<void>): Promise<void> => asRejection('writes', act);
  return {
    read: (path) =>
      asRejection('reads', async () => {
        const snapshot = await getDoc(doc(firestore, path));
        return snapshot.exists() ? { id: snapshot.id, data: fromStored(snapshot.data()) } : null;
      }),
    list: (asked) =>
      asRejection('reads', async () => {
        const { docs } = await getDocs(toQuery(firestore, asked));
        return docs.map((snapshot) => ({ id: snapshot.id, data: fromStored(snapshot.data()) }));
      }),
    count: (asked) =>
      asRejection('reads', async () => (await getCount(toQuery(firestore, asked))).data().count),
    add: (path, data) =>
      asRejection('writes', async () => (await addDoc(collection(firestore, path), toStored(data))).id),
    write: (path, data) => writes(() => setDoc(doc(firestore, path), toStored(data))),
    update: (path, changes) => writes(() => updateDoc(doc(firestore, path), toStored(changes))),
    remove: (path) => writes(() => deleteDoc(doc(firestore, path))),
    commit: (changes) => writes(() => commit(firestore, changes)),
  };
};
