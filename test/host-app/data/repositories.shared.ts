import { afterAll, describe } from 'vitest';
import type { BackEnd } from './repositories/back-ends/back-end.types';
import { testBelongings } from './repositories/user-data.shared';
import { testDocuments } from './repositories/documents.shared';
import { testMigration } from './repositories/migration.shared';
import { testOwnLists } from './repositories/own-lists.shared';
import { testProfiles } from './repositories/profile.shared';
import { testQuestions } from './repositories/questions.shared';
import { testRecords } from './repositories/records.shared';
import { testWire } from './repositories/wire.shared';

/** The same tests for every place where documents may be kept. */
export const testRepositories = (backEnd: BackEnd): void => {
  describe(`data ${backEnd.name}`, () => {
    afterAll(backEnd.close);
    if (backEnd.wire) testWire(backEnd.wire);
    testDocuments(backEnd.open);
    testProfiles(backEnd.open);
    testOwnLists(backEnd.open);
    testRecords(backEnd);
    testQuestions(backEnd);
    testMigration(backEnd);
    testBelongings(backEnd);
  });
};
