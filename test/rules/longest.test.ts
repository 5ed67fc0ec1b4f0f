import { parse } from 'yaml';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userDocuments } from '../../host-app/data/account/user-data';
import { createAiQuestions } from '../../host-app/data/ai-questions';
import { connectDocuments } from '../../host-app/data/firebase/documents/documents-client';
import { createFavouritesRepository } from '../../host-app/data/favourites';
import { createHistoryRepository } from '../../host-app/data/history';
import { createProgressRepository, progressOf } from '../../host-app/data/progress';
import type { Topic } from '../../host-app/data/progress';
import { saveExitSurvey } from '../../host-app/data/surveys';
import type { Documents } from '../../host-app/ports';
import { createRulesWorld } from './world';
import type { RulesWorld } from './world';

/** The app cuts what is long before it writes; these are the lengths at which rules and app could disagree. */
const LONG = '\u{1F9EE}é'.repeat(10_000);

let world: RulesWorld;
let documents: Documents;
beforeAll(async () => {
  world = await createRulesWorld('demo-rules-longest');
  await world.clear();
  documents = connectDocuments(world.appOf('ada'));
});
afterAll(() => world.end());

test('a calculation of any length is kept', async () => {
  const history = createHistoryRepository(documents);
  await history.add('ada', {
    calculator: 'ai',
    input: LONG,
    result: LONG,
    path: `/ai?q=${encodeURIComponent(LONG)}`,
  });
  await history.add('ada', { calculator: 'ai', input: '1', result: '1', path: `/ai?q=${'x'.repeat(7994)}` });
  expect((await history.latest('ada')).map(({ path }) => path.length)).toEqual([8000, 3]);
});

test('a question of any length is kept', async () => {
  const questions = createAiQuestions(documents, () => 'q'.repeat(32));
  const user = {
    uid: 'ada',
    email: 'ada@example.org',
    displayName: null,
    photoURL: null,
    provider: 'apple',
    createdAt: 0,
    lastSignInAt: 0,
  } as const;
  const solved = { question: LONG, answer: LONG, approx: LONG, steps: 9999, verification: 'answer' } as const;
  expect((await questions.addCounted(solved, user, Date.now(), 5)).count).toBe(1);
});

test('a survey of any length is kept', async () => {
  await saveExitSurvey(documents, {
    exitReason: 'missing-features',
    missingFeatureDetail: LONG,
    enjoyedExperience: 'no',
    referralSource: 'other',
    futureInterest: LONG,
    timestamp: new Date().toISOString(),
    isMobile: true,
    userId: null,
    userEmail: null,
    path: `/${LONG}`,
    userAgent: LONG,
  });
});

/** The front matter of every lesson. */
const lessons = (): readonly Topic[] =>
  readdirSync('host-app/content/lessons', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => {
      const [, head = ''] = readFileSync(`host-app/content/lessons/${path}`, 'utf8').split(/^---$/m);
      const { title, summary } = parse(head) as { readonly title: string; readonly summary: string };
      const [subject = '', name = ''] = path.split('/');
      return { subject, topic: name.replace(/\.md$/, ''), title, summary };
    });

test('progress in all lessons that there are is kept', async () => {
  const all = lessons();
  expect(all.length).toBeGreaterThan(17);
  const progress = progressOf(all, new Set(all.map(({ subject, topic }) => `${subject}/${topic}`)));
  const repository = createProgressRepository(documents);
  await repository.write('ada', progress);
  expect((await repository.read('ada'))?.size).toBe(all.length);
});

test('every formula that there is can be a favourite', async () => {
  const formulas = readdirSync('host-app/content/formulas', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .flatMap((path) => {
      const found = parse(readFileSync(`host-app/content/formulas/${path}`, 'utf8')) as readonly {
        readonly id: string;
        readonly title: string;
      }[];
      return found.map(({ id, title }) => ({ formulaId: id, title, subject: path.split('/')[0] ?? '' }));
    });
  expect(formulas.length).toBeGreaterThan(50);
  const repository = createFavouritesRepository(documents);
  for (let from = 0; from < formulas.length; from += 10)
    await Promise.all(formulas.slice(from, from + 10).map((formula) => repository.add('ada', formula)));
  expect(await repository.list('ada')).toHaveLength(formulas.length);
  const everything = (await userDocuments(documents, 'ada')).map(({ path }) => path);
  for (const { formulaId } of formulas)
    expect(everything).toContain(`users/ada/favoriteFormulas/${formulaId}`);
  expect(new Set(everything).size, 'each once').toBe(everything.length);
});
