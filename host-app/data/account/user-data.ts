import { DocumentsError } from '../../ports';
import type { DocumentData, DocumentQuery, Documents } from '../../ports';
import { listAll } from '../list-all';

/**
 * Where the user's data is stored: collections below the user's document, and records that contain the user's
 * id.
 */
const OWN_COLLECTIONS = ['calculations', 'favoriteFormulas', 'learning', 'onboarding', 'private'] as const;
const RECORDS = [
  ['onboarding_data', 'userId'],
  ['ai_questions', 'user_id'],
  ['exit_surveys', 'userId'],
] as const;

interface UserDocument {
  readonly path: string;
  readonly data: DocumentData;
}

/** All documents of a user, in the order in which they may be removed. The profile comes last. */
export const userDocuments = async (documents: Documents, uid: string): Promise<readonly UserDocument[]> => {
  const queries: readonly Pick<DocumentQuery, 'collection' | 'where'>[] = [
    ...OWN_COLLECTIONS.map((name) => ({ collection: `users/${uid}/${name}` })),
    ...RECORDS.map(([collection, field]) => ({ collection, where: { [field]: uid } })),
  ];
  const listed = await Promise.all(
    queries.map(async (query) =>
      (await listAll(documents, query)).map(({ id, data }) => ({ path: `${query.collection}/${id}`, data })),
    ),
  );
  const single = await Promise.all(
    [`usage/${uid}`, `users/${uid}`].map(async (path) => {
      const found = await documents.read(path);
      return found ? [{ path, data: found.data }] : [];
    }),
  );
  return [...listed, ...single].flat();
};

/**
 * The database does not allow deleting the counter, because that would reset it. The counter holds numbers
 * only.
 */
const isUndeletable = (path: string, error: unknown): boolean =>
  path.startsWith('usage/') && error instanceof DocumentsError && error.reason === 'denied';

/** Can be repeated when an earlier run stopped in the middle. */
export const removeUserData = async (documents: Documents, uid: string): Promise<void> => {
  for (const { path } of await userDocuments(documents, uid))
    try {
      await documents.remove(path);
    } catch (error) {
      if (!isUndeletable(path, error)) throw error;
    }
};
