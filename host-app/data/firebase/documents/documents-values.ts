import { serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { serverTime } from '../../../ports';
import type { DocumentData } from '../../../ports';

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
export const toStored = (data: DocumentData): Record<string, unknown> => mapped(data, clientValue);

/** The app's form of the data: timestamps become dates. */
export const fromStored = (data: DocumentData): DocumentData => mapped(data, appValue);
