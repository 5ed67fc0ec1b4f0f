import { serverTime } from '../ports';
import type { DocumentData, Documents } from '../ports';

/** Spec section 9. */
const LATEST = 50;
/** Longer texts are cut, because the database's rules limit the size of a record. */
const LONGEST = 4000;
const LONGEST_PATH = 8000;

/** A calculation and the address that opens it again. */
export interface NewCalculation {
  /** 'basic', 'mortgage', 'ai' … */
  readonly calculator: string;
  /** The question in plain text. */
  readonly input: string;
  readonly result: string;
  /** Path and query that open the calculation again. */
  readonly path: string;
}

export interface Calculation extends NewCalculation {
  readonly id: string;
  readonly at: Date;
}

const text = (data: DocumentData, field: string): string | null => {
  const value = data[field];
  return typeof value === 'string' ? value : null;
};

/** `null` for a document that another version of the app has written in another shape. */
const toCalculation = (id: string, data: DocumentData): Calculation | null => {
  const calculator = text(data, 'calculator');
  const input = text(data, 'input');
  const result = text(data, 'result');
  const path = text(data, 'path');
  const at = data['timestamp'];
  if (!calculator || input === null || result === null || !path?.startsWith('/') || !(at instanceof Date))
    return null;
  return { id, calculator, input, result, path, at };
};

/** A cut path would not work, so a path that is too long is reduced to the page. */
const cut = ({ calculator, input, result, path }: NewCalculation): NewCalculation => ({
  calculator,
  input: input.slice(0, LONGEST),
  result: result.slice(0, LONGEST),
  path: path.length > LONGEST_PATH ? path.replace(/[?#].*$/s, '') : path,
});

export interface HistoryRepository {
  add(uid: string, calculation: NewCalculation): Promise<string>;
  /** The latest 50, newest first. */
  latest(uid: string): Promise<readonly Calculation[]>;
  remove(uid: string, id: string): Promise<void>;
}

/** users/{uid}/calculations (spec sections 3 and 7). */
export const createHistoryRepository = (documents: Documents): HistoryRepository => {
  const collection = (uid: string): string => `users/${uid}/calculations`;
  return {
    add: (uid, calculation) =>
      documents.add(collection(uid), { ...cut(calculation), timestamp: serverTime, userId: uid }),
    async latest(uid) {
      const found = await documents.list({
        collection: collection(uid),
        orderBy: { field: 'timestamp', direction: 'desc' },
        limit: LATEST,
      });
      return found.flatMap(({ id, data }) => toCalculation(id, data) ?? []);
    },
    remove: (uid, id) => documents.remove(`${collection(uid)}/${id}`),
  };
};
