import { afterAll, describe } from 'vitest';
import type { BackEnd } from './repositories/back-end.types';
import { testDocuments } from './repositories/documents.shared';

/** The same tests for every place where documents may be kept. */
export const testRepositories = (backEnd: BackEnd): void => {
  describe(backEnd.name, () => {
    afterAll(backEnd.close);
    testDocuments(backEnd.open);
  });
};
