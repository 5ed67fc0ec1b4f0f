import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SECRET, recordId } from './records';
import * as records from './records';
import type { RulesWorld } from './world';
import { createRulesWorld } from './world';

let world: RulesWorld;
beforeAll(async () => {
  world = await createRulesWorld('demo-rules-allowed');
});
beforeEach(() => world.clear());
afterAll(() => world.end());

test('smoke', async () => {
  const ada = world.as('ada');
  await setDoc(doc(ada, 'users/ada'), records.profile('ada'));
});
