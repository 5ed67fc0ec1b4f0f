import { expect, test, vi } from 'vitest';
import { PHOTO_LIMIT, photoOf } from '../../../host-app/data/account/photo';
import { AuthError } from '../../../host-app/ports';
import type { Auth } from '../../../host-app/ports';
import { createSettings, NO_USER } from '../../../host-app/stores/account/settings';
import { createAccountWorld, everything, settle } from './account-setup';

const start = async (change: Partial<Auth> = {}, isIn = true) => {
  const world = createAccountWorld();
  if (isIn) await world.auth.signIn('google');
  await settle();
  const now = world.session.$session.get();
  const uid = now.status === 'in' ? now.user.uid : '';
  const auth: Auth = { ...world.auth, ...change };
  const settings = createSettings({ ...world, ports: { ...world, auth } });
  return { ...world, uid, settings };
};

const rich = async (world: Awaited<ReturnType<typeof start>>): Promise<void> => {
  const { uid, plain } = world;
  await plain.write(`users/${uid}/calculations/c1`, { input: '1+1' });
  await plain.write(`users/${uid}/favoriteFormulas/f1`, { formulaId: 'f1' });
  await plain.write(`users/${uid}/onboarding/preferences`, { subject: 'Algebra' });
  await plain.write(`usage/${uid}`, { count: 2 });
  await plain.write('onboarding_data/o1', { userId: uid });
  await plain.write('ai_questions/q1', { user_id: uid, question: 'mine' });
  await plain.write('exit_surveys/s1', { userId: uid });
  await plain.write('ai_questions/q2', { user_id: 'other', question: 'not mine' });
  await plain.write('users/other', { email: 'other@example.org' });
};

test.each(['saveName', 'savePhoto', 'changeEmail', 'changePassword', 'exportData', 'deleteAccount'] as const)(
  '%s needs somebody who is signed in',
  async (name) => {
    const { settings } = await start({}, false);
    const calls = {
      saveName: () => settings.saveName('A'),
      savePhoto: () => settings.savePhoto(null),
      changeEmail: () => settings.changeEmail('a@example.org'),
      changePassword: () => settings.changePassword('a', 'b'),
      exportData: () => settings.exportData(),
      deleteAccount: () => settings.deleteAccount(),
    };
    await expect(calls[name]()).rejects.toThrow(NO_USER);
    expect(NO_USER).toBe('No user is signed in');
  },
);

test('a name is kept with the account and in the profile', async () => {
  const { settings, account, session } = await start();
  await settings.saveName(' Ada L. ');
  expect(account.$account.get()).toMatchObject({ profile: { displayName: 'Ada L.' } });
  expect(session.$session.get()).toMatchObject({ user: { displayName: 'Ada L.' } });
});

const PICTURE = 'data:image/webp;base64,UklGRg==';

test('a picture is kept in the profile alone: account services refuse long addresses', async () => {
  const updateProfile = vi.fn<Auth['updateProfile']>();
  const { settings, account } = await start({ updateProfile });
  await settings.savePhoto(PICTURE);
  expect(account.$account.get()).toMatchObject({ profile: { photoURL: PICTURE } });
  await account.retry();
  expect(account.$account.get()).toMatchObject({ profile: { photoURL: PICTURE } });
  await settings.savePhoto(null);
  expect(account.$account.get()).toMatchObject({ profile: { photoURL: null } });
  expect(updateProfile).not.toHaveBeenCalled();
});

test.each([
  ['a script', 'javascript:alert(1)'],
  ['a kind that can hold scripts', 'data:image/svg+xml;base64,PHN2Zz4='],
  ['no picture at all', 'data:text/html;base64,PGI+'],
  ['an address without TLS', 'http://example.org/me.jpg'],
  ['more than is allowed', `data:image/png;base64,${'A'.repeat(PHOTO_LIMIT)}`],
  ['no text', 7],
])('a picture that is %s is none', async (_what, photoURL) => {
  expect(photoOf(photoURL)).toBeNull();
  const { uid, plain, account } = await start();
  await plain.update(`users/${uid}`, { photoURL });
  await account.retry();
  expect(account.$account.get()).toMatchObject({ profile: { photoURL: null } });
});

test.each([PICTURE, 'data:image/jpeg;base64,/9j/4AA+', 'https://example.org/me.jpg'])(
  '%s is a picture',
  (photoURL) => {
    expect(photoOf(photoURL)).toBe(photoURL);
  },
);

test('the address changes only after the person has proved again who they are', async () => {
  const reauthenticate = vi.fn(() =>
    Promise.reject(new AuthError('wrong-password', 'The password is wrong.')),
  );
  const updateEmail = vi.fn<Auth['updateEmail']>();
  const refused = await start({ reauthenticate, updateEmail });
  await expect(refused.settings.changeEmail('new@example.org', 'guess')).rejects.toThrow(
    'The password is wrong.',
  );
  expect(reauthenticate).toHaveBeenCalledWith('guess');
  expect(updateEmail).not.toHaveBeenCalled();
  const { settings, account } = await start();
  expect(await settings.changeEmail(' New@example.org ')).toBe('changed');
  expect(account.$account.get()).toMatchObject({ profile: { email: 'new@example.org' } });
});

test('an address that waits for its link stays the old one', async () => {
  const { settings, account } = await start({ updateEmail: () => Promise.resolve('verification-sent') });
  expect(await settings.changeEmail('new@example.org')).toBe('verification-sent');
  expect(account.$account.get()).toMatchObject({ profile: { email: 'ada@example.org' } });
});

test('a password changes after the current one was proved', async () => {
  const order: string[] = [];
  const { settings } = await start({
    reauthenticate: async (password) => void order.push(`proved ${password ?? ''}`),
    updatePassword: async (password) => void order.push(`changed to ${password}`),
  });
  await settings.changePassword('old', 'new');
  expect(order).toEqual(['proved old', 'changed to new']);
});

test('the export holds everything of the person, and nothing of anybody else', async () => {
  const world = await start();
  await rich(world);
  const { uid, settings, store } = world;
  store.write('practice:algebra/basics', '[]');
  store.write('firebase:authUser:key:[DEFAULT]', '{"refreshToken":"secret"}');
  const text = await settings.exportData();
  const data = JSON.parse(text) as { documents: Record<string, unknown>; browser: Record<string, string> };
  expect(Object.keys(data.documents).sort()).toEqual(
    [
      `users/${uid}`,
      `usage/${uid}`,
      'onboarding_data/o1',
      'ai_questions/q1',
      'exit_surveys/s1',
      ...['calculations/c1', 'favoriteFormulas/f1', 'learning/progress', 'onboarding/preferences'].map(
        (path) => `users/${uid}/${path}`,
      ),
      `users/${uid}/private/claim`,
    ].sort(),
  );
  expect(text).not.toContain('not mine');
  expect(text).not.toContain('secret');
  expect(data.browser['practice:algebra/basics']).toBe('[]');
  expect(Object.keys(data.browser).some((key) => key.startsWith('local_account'))).toBe(false);
});

test('deleting the account deletes everything in it, and nothing else, also after it stopped in the middle', async () => {
  const whole = await start();
  await rich(whole);
  const before = whole.state.calls;
  await whole.settings.deleteAccount();
  const length = whole.state.calls - before;
  const wanted = ['ai_questions/q2', 'users/other'];
  expect(Object.keys(everything(whole.store))).toEqual(wanted);
  expect(whole.session.$session.get()).toEqual({ status: 'out' });
  for (let failAt = 1; failAt <= length; failAt += 1) {
    const world = await start();
    await rich(world);
    world.state.failAt = world.state.calls + failAt;
    await expect(world.settings.deleteAccount()).rejects.toThrow('Not everything could be deleted');
    expect(world.session.$session.get()).toMatchObject({ status: 'in' });
    await world.settings.deleteAccount();
    expect(Object.keys(everything(world.store)), `call ${failAt}`).toEqual(wanted);
  }
});
