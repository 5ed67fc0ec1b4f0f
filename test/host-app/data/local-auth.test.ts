import { expect, test } from 'vitest';
import { createLocalAuth } from '../../../host-app/data/local/auth';
import { hashPassword } from '../../../host-app/data/local/passwords';
import { createMemoryTextStore } from '../../../host-app/data/local/text-store';
import { createFakeClock } from '../fakes';

const SALT = '00112233445566778899aabbccddeeff';

const ada = {
  uid: 'local-ada',
  email: 'ada@example.org',
  displayName: 'Ada',
  photoURL: null,
  createdAt: 1,
  lastSignInAt: 1,
};

const start = async (provider: 'google' | 'password', chosen: string | null = ada.email) => {
  const asked: (readonly [provider: string, known: readonly string[], isProof: boolean | undefined])[] = [];
  const store = createMemoryTextStore({
    local_accounts: JSON.stringify([
      { ...ada, provider },
      { ...ada, uid: 'local-bob', email: 'bob@example.org', provider },
    ]),
    local_account: ada.uid,
    local_passwords: JSON.stringify({
      [ada.uid]: { salt: SALT, rounds: 1000, hash: await hashPassword('sesame open', SALT, 1000) },
    }),
  });
  const auth = createLocalAuth({
    store,
    clock: createFakeClock(),
    randomId: () => SALT,
    choose: async (from, known, isProof) => {
      asked.push([from, known.map(({ email }) => email ?? ''), isProof]);
      return chosen === null ? null : { email: chosen, displayName: '' };
    },
  });
  return { store, auth, asked };
};

test('the hash of a password is PBKDF2 with SHA-256, as others compute it', async () => {
  // RFC 7914, section 11, first 32 bytes.
  expect(await hashPassword('passwd', '73616c74', 1)).toBe(
    '55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc',
  );
});

test('a password account proves itself with its password, and with nothing else', async () => {
  const { auth, asked } = await start('password');
  await expect(auth.reauthenticate('sesame')).rejects.toMatchObject({ code: 'wrong-password' });
  await expect(auth.reauthenticate()).rejects.toMatchObject({ code: 'wrong-password' });
  await auth.reauthenticate('sesame open');
  expect(asked).toEqual([]);
});

test('a new password takes the place of the old one, and is kept as a slow hash only', async () => {
  const { auth, store } = await start('password');
  await expect(auth.updatePassword('short')).rejects.toMatchObject({ code: 'weak-password' });
  await auth.updatePassword('a better sesame');
  await expect(auth.reauthenticate('sesame open')).rejects.toMatchObject({ code: 'wrong-password' });
  await auth.reauthenticate('a better sesame');
  const kept = store.read('local_passwords') ?? '';
  expect(kept).not.toContain('sesame');
  expect(JSON.parse(kept)).toMatchObject({ [ada.uid]: { rounds: 600_000 } });
});

test('other accounts prove themselves by being chosen again; another account is refused, a closed chooser is no failure', async () => {
  const { auth, asked } = await start('google');
  await auth.reauthenticate();
  expect(asked).toEqual([['google', ['ada@example.org'], true]]);
  const other = await start('google', 'bob@example.org');
  await expect(other.auth.reauthenticate()).rejects.toMatchObject({ code: 'user-mismatch' });
  const closed = await start('google', null);
  await expect(closed.auth.reauthenticate()).rejects.toMatchObject({ code: 'popup-closed-by-user' });
  await expect(auth.updatePassword('long enough')).rejects.toMatchObject({ code: 'no-password' });
});

test('an address changes when it is one, and nobody else’s', async () => {
  const { auth } = await start('google');
  await expect(auth.updateEmail('nobody')).rejects.toMatchObject({ code: 'invalid-email' });
  await expect(auth.updateEmail('Bob@example.org')).rejects.toMatchObject({ code: 'email-already-in-use' });
  expect(await auth.updateEmail(' New@Example.org ')).toBe('changed');
  const seen: (string | null)[] = [];
  auth.watch((user) => seen.push(user?.email ?? null));
  expect(seen).toEqual(['new@example.org']);
});

test('with the account goes its password', async () => {
  const { auth, store } = await start('password');
  await auth.deleteUser();
  expect(store.read('local_passwords')).toBeNull();
});
