import { serverTime } from '../ports';
import type { DocumentData, Documents } from '../ports';

/** What is kept of a formula, so that a list can be shown without loading the library. */
export interface NewFavourite {
  readonly formulaId: string;
  readonly title: string;
  readonly subject: string;
}

export interface Favourite extends NewFavourite {
  /** Of the document. */
  readonly id: string;
  readonly addedAt: Date;
}

export interface FavouritesRepository {
  /** Newest first. */
  list(uid: string): Promise<readonly Favourite[]>;
  /** The same formula twice is one favourite. */
  add(uid: string, formula: NewFavourite): Promise<string>;
  remove(uid: string, id: string): Promise<void>;
}

const text = (data: DocumentData, field: string): string => {
  const value = data[field];
  return typeof value === 'string' ? value : '';
};

/** `null` for what somebody wrote in another shape. */
const toFavourite = (id: string, data: DocumentData): Favourite | null => {
  const formulaId = text(data, 'formulaId');
  const addedAt = data['addedAt'];
  if (formulaId === '') return null;
  return {
    id,
    formulaId,
    title: text(data, 'title') || formulaId,
    subject: text(data, 'subject'),
    addedAt: addedAt instanceof Date ? addedAt : new Date(0),
  };
};

/** users/{uid}/favoriteFormulas (spec sections 3 and 7). */
export const createFavouritesRepository = (documents: Documents): FavouritesRepository => {
  const collection = (uid: string): string => `users/${uid}/favoriteFormulas`;
  return {
    async list(uid) {
      const found = await documents.list({
        collection: collection(uid),
        orderBy: { field: 'addedAt', direction: 'desc' },
      });
      return found.flatMap(({ id, data }) => toFavourite(id, data) ?? []);
    },
    async add(uid, { formulaId, title, subject }) {
      // The formula's own id: adding on two devices at once leaves one document.
      await documents.write(`${collection(uid)}/${formulaId}`, {
        formulaId,
        title,
        subject,
        addedAt: serverTime,
        userId: uid,
      });
      return formulaId;
    },
    remove: (uid, id) => documents.remove(`${collection(uid)}/${id}`),
  };
};
