import type { DocumentQuery, Documents, StoredDocument } from '../ports';

/** The database's rules refuse a longer list of a user's documents (`isPage` in firestore.rules). */
export const PAGE = 100;

/** All documents of a query, in the order of ids, read page by page. */
export const listAll = async (
  documents: Documents,
  query: Pick<DocumentQuery, 'collection' | 'where'>,
): Promise<readonly StoredDocument[]> => {
  const found: StoredDocument[] = [];
  for (;;) {
    const last = found.at(-1);
    const page = await documents.list({ ...query, ...(last && { after: last.id }), limit: PAGE });
    found.push(...page);
    if (page.length < PAGE) return found;
  }
};
