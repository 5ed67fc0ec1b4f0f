import { DocumentsError } from '../../ports';
import type { DocumentData, Documents } from '../../ports';

/** Where the app keeps what belongs to a person: collections below their own document, and records that name them. */
const OWN_COLLECTIONS = ['calculations', 'favoriteFormulas', 'learning', 'onboarding', 'private'] as const;
const RECORDS = [
  ['onboarding_data', 'userId'],
  ['ai_questions', 'user_id'],
  ['exit_surveys', 'userId'],
] as const;

export interface Belonging {
  readonly path: string;
  readonly data: DocumentData;
}

/** Everything of one person, in the order in which it may be removed: their profile comes last. */
export const belongingsOf = async (documents: Documents, uid: string): Promise<readonly Belonging[]> => {
  const own = await Promise.all(
    OWN_COLLECTIONS.map((name) => `users/${uid}/${name}`).map(async (collection) =>
      (await documents.list({ collection })).map(({ id, data }) => ({ path: `${collection}/${id}`, data })),
    ),
  );
  const records = await Promise.all(
    RECORDS.map(async ([collection, field]) =>
      (await documents.list({ collection, where: { [field]: uid } })).map(({ id, data }) => ({
        path: `${collection}/${id}`,
        data,
      })),
    ),
  );
  const single = await Promise.all(
    [`usage/${uid}`, `users/${uid}`].map(async (path) => {
      const found = await documents.read(path);
      return found ? [{ path, data: found.data }] : [];
    }),
  );
  return [...own, ...records, ...single].flat();
};

/** A counter that could be deleted could be set back: the database keeps it, and it holds nothing but numbers. */
const isKept = (path: string, error: unknown): boolean =>
  path.startsWith('usage/') && error instanceof DocumentsError && error.reason === 'denied';

/** May be done again when it stopped in the middle. */
export const removeBelongings = async (documents: Documents, uid: string): Promise<void> => {
  for (const { path } of await belongingsOf(documents, uid))
    try {
      await documents.remove(path);
    } catch (error) {
      if (!isKept(path, error)) throw error;
    }
};
