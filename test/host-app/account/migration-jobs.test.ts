import { expect, test } from 'vitest';
import { createMigrationJobs } from '../../../host-app/data/account/migration-jobs';
import { createMemoryTextStore } from '../../../host-app/data/local/text-store';

const job = (uid: string, anonymousId: string) => ({ uid, anonymousId, answers: null });

test('a job is kept until it is done, once for each person and id', () => {
  const jobs = createMigrationJobs(createMemoryTextStore());
  jobs.save(job('ada', 'first'));
  jobs.save(job('ada', 'first'));
  jobs.save(job('ada', 'second'));
  jobs.save(job('bob', 'third'));
  expect(jobs.of('ada').map(({ anonymousId }) => anonymousId)).toEqual(['first', 'second']);
  expect(jobs.claimed('third')).toMatchObject({ uid: 'bob' });
  jobs.done(job('ada', 'first'));
  jobs.forget('bob');
  expect([jobs.of('ada').length, jobs.of('bob').length]).toEqual([1, 0]);
  expect(jobs.claimed('third')).toBeNull();
});

test.each(['{', '{"uid":"ada"}', '[1,{"uid":1}]'])('%s is no list of jobs, and counts as none', (text) => {
  const store = createMemoryTextStore({ unfinished_migrations: text });
  expect(createMigrationJobs(store).of('ada')).toEqual([]);
});
