import { serverTime } from '../ports';
import type { DocumentData, Documents } from '../ports';
import { listAll } from './list-all';

/** The stored part of a formula. It is enough to show a list without loading the formula library. */
export interface NewFavourite {
  readonly formulaId: string;
  readonly title: string;
  readonly subject: string;
}

export interface Favourite extends NewFavourite {
  /** Id of the document. */
  readonly id: string;
  readonly addedAt: Date;
}

export interface FavouritesRepository {
  /** Newest first. */
  list(uid: string): Promise<readonly Favourite[]>;
  /** Adding the same formula twice makes one favourite. */
  add(uid: string, formula: NewFavourite): Promise<string>;
  remove(uid: string, id: string): Promise<void>;
}

const text = (data: DocumentData, field: string): string => {
  const value = data[field];
  return typeof value === 'string' ? value : '';
};

/** `null` for documents with an unknown shape. */
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
      const found = await listAll(documents, { collection: collection(uid) });
      return found
        .flatMap(({ id, data }) => toFavourite(id, data) ?? [])
        .sort((a, b) => b.addedAt.getTime() - a.addedAt.getTime());
    },
    async add(uid, { formulaId, title, subject }) {
      // The formula's id is the document's id: adding on two devices at once makes one document.
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
