import { serverTime } from '../ports';
import type { DocumentData, Documents } from '../ports';

/** Spec section 9. */
const LATEST = 50;
/** Longer ones are cut: the database's rules limit the size of a record. */
const LONGEST = 4000;
const LONGEST_PATH = 8000;

/** What was calculated, and how to get back to it. */
export interface NewCalculation {
  /** 'basic', 'mortgage', 'ai' … */
  readonly calculator: string;
  /** What was asked, in plain text. */
  readonly input: string;
  readonly result: string;
  /** Path and query that open it again. */
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

/** `null` for what an older or newer version wrote in another shape. */
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

/** Half a path leads nowhere: what is too long is left at the page alone. */
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
