import { expect, test } from 'vitest';
import { createHistoryRepository } from '../../../host-app/data/history';
import type { Auth, User } from '../../../host-app/ports';
import { createHistory } from '../../../host-app/stores/history';
import { createSession } from '../../../host-app/stores/session';
import { createLocalWorld } from '../fakes';

const calculation = { calculator: 'ai', input: '1 + 1', result: '2', path: '/ai?q=1%2B1' };
const ada: User = {
  uid: 'ada',
  email: 'ada@example.org',
  displayName: 'Ada',
  photoURL: null,
  provider: 'google',
  createdAt: 1,
  lastSignInAt: 1,
};

test.each([
  ['is kept when it turns out that somebody is signed in', ada, true, ['1 + 1']],
  ['is dropped when nobody is', null, false, []],
] as const)('what is solved before it is known who is there %s', async (_what, user, kept, inputs) => {
  const { auth, documents } = createLocalWorld();
  let tell: Parameters<Auth['watch']>[0] = () => undefined;
  const session = createSession({
    ...auth,
    watch(listener) {
      tell = listener;
      return () => undefined;
    },
  });
  session.start();
  const repository = createHistoryRepository(documents);
  const adding = createHistory(repository, session).add(calculation);
  tell(user, 'found');
  expect(await adding).toBe(kept);
  expect((await repository.latest('ada')).map(({ input }) => input)).toEqual(inputs);
});
