import { describe, expect, test } from 'vitest';
import { userDocuments, removeUserData } from '../../../../host-app/data/account/user-data';
import {
  onboardingRecord,
  onboardingRecordPath,
  saveOnboarding,
} from '../../../../host-app/data/account/onboarding';
import { createProfileRepository } from '../../../../host-app/data/account/profile';
import { createAiQuestions } from '../../../../host-app/data/ai-questions';
import { createFavouritesRepository } from '../../../../host-app/data/favourites';
import { createHistoryRepository } from '../../../../host-app/data/history';
import { PAGE } from '../../../../host-app/data/list-all';
import { createProgressRepository, progressOf } from '../../../../host-app/data/progress';
import { saveExitSurvey } from '../../../../host-app/data/surveys';
import { serverTime } from '../../../../host-app/ports';
import type { DocumentQuery } from '../../../../host-app/ports';
import type { BackEnd, Person, World } from './back-ends/back-end.types';
import { everything } from './all-documents';
import { interrupted } from './interrupted-documents';
import { answers, createSecrets, seed, solved, survey } from './samples';

const fill = async (world: World, person: Person, ids: () => string): Promise<void> => {
  const [documents, user] = [world.as(person), world.user(person)];
  const { uid, email } = user;
  const owner = { user, anonymousId: null, userAgent: 'test' };
  await createProfileRepository(documents).create(user, seed);
  await saveOnboarding(documents, answers, owner);
  await documents.write(onboardingRecordPath(uid, answers), onboardingRecord(answers, owner));
  await createAiQuestions(documents, ids).addCounted(solved, user, world.now(), 5);
  await createFavouritesRepository(documents).add(uid, { formulaId: 'f', title: 'F', subject: 'algebra' });
  await createHistoryRepository(documents).add(uid, {
    calculator: 'basic',
    input: '1',
    result: '1',
    path: '/a',
  });
  const topics = [{ subject: 'algebra', topic: 'basics', title: 'Basics', summary: 'About' }];
  await createProgressRepository(documents).write(uid, progressOf(topics, new Set()));
  await saveExitSurvey(documents, { ...survey, userId: uid, userEmail: email });
  await documents.write(`users/${uid}/private/claim`, { anonymousId: ids(), at: serverTime });
};

const start = async (open: () => Promise<World>) => {
  const world = await open();
  const ids = createSecrets();
  await fill(world, 'ada', ids);
  await fill(world, 'bob', ids);
  await createAiQuestions(world.as(null), ids).add(solved, { anonymousId: ids() });
  const { uid } = world.user('ada');
  const all = Object.entries(await everything(world));
  // An id that the database makes can contain these letters by chance.
  const names = (path: string): boolean =>
    path.split('/').some((part) => part === uid || part.startsWith(`${uid}-`));
  const isAdas = ([path, data]: (typeof all)[number]): boolean =>
    names(path) || data['userId'] === uid || data['user_id'] === uid;
  const paths = (entries: typeof all): readonly string[] => entries.map(([path]) => path).sort();
  return {
    world,
    uid,
    mine: all.filter(isAdas),
    others: paths(all.filter((entry) => !isAdas(entry))),
    left: async () => paths(Object.entries(await everything(world))),
  };
};

/** Where rules hold, nobody can delete their counter. */
const keptBy = (hasRules: boolean, uid: string): readonly string[] => (hasRules ? [`usage/${uid}`] : []);

export const testBelongings = ({ open, hasRules }: BackEnd): void => {
  describe('what belongs to a person', () => {
    test('is all of it, in every place, and nothing of anybody else', async () => {
      const { world, uid, mine } = await start(open);
      expect(mine).toHaveLength(10);
      const found = await userDocuments(world.as('ada'), uid);
      expect(Object.fromEntries(found.map(({ path, data }) => [path, data]))).toEqual(
        Object.fromEntries(mine),
      );
      expect(found.at(-1)?.path, 'the profile goes last').toBe(`users/${uid}`);
    });

    test('is read page by page, none of them longer than the rules allow, and removed in full', async () => {
      const { world, uid, others, left } = await start(open);
      const documents = world.as('ada');
      const history = createHistoryRepository(documents);
      const made = { calculator: 'basic', result: '2', path: '/math/basic?q=1%2B1' };
      for (let at = 0; at < PAGE; at += 1) await history.add(uid, { ...made, input: `${at}` });
      const limits: (number | undefined)[] = [];
      const watched = {
        ...documents,
        list: (query: DocumentQuery) => {
          limits.push(query.limit);
          return documents.list(query);
        },
      };
      const found = await userDocuments(watched, uid);
      expect(found.filter(({ path }) => path.includes('/calculations/'))).toHaveLength(PAGE + 1);
      expect(new Set(limits)).toEqual(new Set([PAGE]));
      expect(limits, 'one list more than there are places').toHaveLength(9);
      await removeUserData(documents, uid);
      expect(await left()).toEqual([...others, ...keptBy(hasRules, uid)].sort());
    });

    test('is removed, also after it stopped at any call, and nothing else is', async () => {
      const whole = await start(open);
      const counted = interrupted(whole.world.as('ada'));
      await removeUserData(counted.documents, whole.uid);
      expect(await whole.left()).toEqual([...whole.others, ...keptBy(hasRules, whole.uid)].sort());
      const last = counted.state.calls;
      // At a call that looks, and at those that remove: with the emulators, which are slow, at three of them.
      const removing = hasRules
        ? [last - 9, last - 4, last]
        : Array.from({ length: 10 }, (_, at) => last - at);
      const stops = [1, ...removing];
      for (const failAt of stops) {
        const { world, uid, others, left } = await start(open);
        const { documents, state } = interrupted(world.as('ada'));
        state.failAt = failAt;
        await expect(removeUserData(documents, uid), `call ${failAt}`).rejects.toThrow('was lost');
        await removeUserData(documents, uid);
        expect(await left(), `call ${failAt}`).toEqual([...others, ...keptBy(hasRules, uid)].sort());
      }
    });
  });
};
