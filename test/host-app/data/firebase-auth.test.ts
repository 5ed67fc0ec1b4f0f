import { deleteApp, getApps } from 'firebase/app';
import {
  getAuth,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  signInWithCredential,
} from 'firebase/auth';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openFirebase } from '../../../host-app/data/firebase/app';
import { connectAuth } from '../../../host-app/data/firebase/auth/auth-client';
import { LEFT_PAGE } from '../../../host-app/data/firebase/auth/auth-keys';
import type { SignInWindow } from '../../../host-app/data/firebase/auth/auth-window';
import { createMemoryTextStore } from '../../../host-app/data/local/text-store';
import type { SessionCause, User } from '../../../host-app/ports';
import { startIdentityStandIn } from '../../support/identity-stand-in';
import type { IdentityStandIn } from '../../support/identity-stand-in';

const CREATED = Date.UTC(2026, 0, 5, 9);
const LATER = Date.UTC(2026, 10, 21, 12);
const SAFARI = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/26.0 Mobile Safari/604.1';

let service: IdentityStandIn;
beforeAll(async () => {
  service = await startIdentityStandIn();
});
afterAll(() => service.close());
beforeEach(() => {
  service.accounts.clear();
  service.calls.length = 0;
  service.accounts.set('ada', {
    localId: 'ada',
    email: 'ada@example.org',
    displayName: 'Ada',
    photoUrl: 'https://lh3.googleusercontent.com/a/ada',
    providers: ['google.com'],
    createdAt: CREATED,
    lastLoginAt: LATER,
  });
});
afterEach(() => Promise.all(getApps().map(deleteApp)));

const refused = (code: string): Error =>
  Object.assign(new Error('from the library'), { code: `auth/${code}` });

const start = async (windowParts: Partial<SignInWindow> = {}, userAgent = SAFARI) => {
  const config = {
    apiKey: 'key',
    authDomain: 'app.example.org',
    projectId: 'demo-app',
    appId: '1:1:web:1',
    authEmulator: service.host,
  };
  const app = await openFirebase(config);
  const credential = GoogleAuthProvider.credential('ada');
  const window: SignInWindow = {
    open: () => signInWithCredential(getAuth(app), credential),
    openAgain: (user) => reauthenticateWithCredential(user, credential),
    leave: vi.fn(() => Promise.resolve()),
    returned: () => Promise.resolve(null),
    warmUp: () => Promise.resolve(),
    ...windowParts,
  };
  const sessionStore = createMemoryTextStore();
  let focus: () => void = () => undefined;
  const auth = await connectAuth(config, {
    sessionStore,
    userAgent,
    window,
    onFocus: (run) => {
      focus = run;
    },
  });
  const told: [User | null, SessionCause][] = [];
  auth.watch((user, cause) => told.push([user, cause]));
  await vi.waitFor(() => expect(told).toHaveLength(1));
  return { auth, told, window, sessionStore, focus: () => focus(), last: () => told.at(-1) };
};

const signedIn = async (parts?: Partial<SignInWindow>) => {
  const world = await start(parts);
  await world.auth.signIn('google');
  return world;
};

test('who signs in is told as plain data, as an act of this page', async () => {
  const { auth, told, last } = await start();
  expect(told).toEqual([[null, 'lost']]);
  await auth.signIn('google');
  expect(last()).toEqual([
    {
      uid: 'ada',
      email: 'ada@example.org',
      displayName: 'Ada',
      photoURL: 'https://lh3.googleusercontent.com/a/ada',
      provider: 'google',
      createdAt: CREATED,
      lastSignInAt: LATER,
    },
    'act',
  ]);
  expect(JSON.parse(JSON.stringify(last()?.[0]))).toEqual(last()?.[0]);
  expect(told.filter(([user]) => user).every(([, cause]) => cause === 'act')).toBe(true);
});

test('signing out is an act of this page, too', async () => {
  const { auth, last } = await signedIn();
  await auth.signOut();
  expect(last()).toEqual([null, 'act']);
});

test.each(['popup-blocked', 'operation-not-supported-in-this-environment'])(
  'with %s the page is left for the provider instead',
  async (code) => {
    const { auth, window, sessionStore } = await start({ open: () => Promise.reject(refused(code)) });
    await auth.signIn('apple');
    expect(window.leave).toHaveBeenCalledWith(expect.objectContaining({ providerId: 'apple.com' }));
    expect(sessionStore.read(LEFT_PAGE)).toBe('apple');
  },
);

test('inside of another app Apple gets the page, and Google says why it can’t be', async () => {
  const open = vi.fn();
  const { auth, window } = await start({ open }, `${SAFARI} Instagram 350.0`);
  await auth.signIn('apple');
  expect(window.leave).toHaveBeenCalledOnce();
  await expect(auth.signIn('google')).rejects.toMatchObject({ code: 'in-app-browser' });
  expect(open).not.toHaveBeenCalled();
});

test('a popup that was closed keeps its code, so that the modal can tell it from an error', async () => {
  const { auth, window } = await start({ open: () => Promise.reject(refused('popup-closed-by-user')) });
  await expect(auth.signIn('google')).rejects.toMatchObject({
    name: 'AuthError',
    code: 'popup-closed-by-user',
  });
  expect(window.leave).not.toHaveBeenCalled();
});

test('a page that was left and brought nobody says so, once', async () => {
  const { auth, sessionStore } = await start();
  sessionStore.write(LEFT_PAGE, 'google');
  await expect(auth.resume()).rejects.toMatchObject({ code: 'not-finished' });
  await expect(auth.resume()).resolves.toBeUndefined();
});

test('a page that was left and brought an error says it in our words', async () => {
  const { auth, sessionStore } = await start({
    returned: () => Promise.reject(refused('account-exists-with-different-credential')),
  });
  sessionStore.write(LEFT_PAGE, 'google');
  await expect(auth.resume()).rejects.toThrow(/Sign in the way you did the first time/);
});

test('name and picture are changed, and told', async () => {
  const { auth, last } = await signedIn();
  await auth.updateProfile({ displayName: 'Countess', photoURL: null });
  expect(last()?.[0]).toMatchObject({ displayName: 'Countess' });
  expect(service.calls).toContain('update');
});

test('the address changes at once where the project allows it', async () => {
  const { auth, last } = await signedIn();
  await auth.reauthenticate();
  await expect(auth.updateEmail('new@example.org')).resolves.toBe('changed');
  expect(last()?.[0]).toMatchObject({ email: 'new@example.org' });
});

test('where addresses are protected, the new one gets a mail first', async () => {
  const { auth, last } = await signedIn();
  service.failNext('update', 'OPERATION_NOT_ALLOWED');
  await expect(auth.updateEmail('new@example.org')).resolves.toBe('verification-sent');
  expect(service.calls).toContain('sendOobCode');
  expect(last()?.[0]).toMatchObject({ email: 'ada@example.org' });
});

test('a wrong password is called that, and only a password account is asked for one', async () => {
  service.accounts.set('ada', {
    ...service.accounts.get('ada')!,
    providers: ['password'],
    password: 'right',
  });
  const { auth, last } = await signedIn();
  expect(last()?.[0]).toMatchObject({ provider: 'password' });
  await expect(auth.reauthenticate('wrong')).rejects.toMatchObject({ code: 'wrong-password' });
  await expect(auth.reauthenticate()).rejects.toMatchObject({ code: 'missing-password' });
  await expect(auth.reauthenticate('right')).resolves.toBeUndefined();
});

test.each([
  ['EMAIL_EXISTS', 'email-already-in-use', /has this e-mail address already/],
  ['INVALID_EMAIL', 'invalid-email', /does not look right/],
  ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'requires-recent-login', /Sign in again/],
  ['TOO_MANY_ATTEMPTS_TRY_LATER : slow down', 'too-many-requests', /Wait a few minutes/],
])('%s of the service becomes %s', async (theirs, code, words) => {
  const { auth } = await signedIn();
  service.failNext('update', theirs);
  const failure: unknown = await auth.updateEmail('new@example.org').catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'AuthError', code });
  expect((failure as Error).message).toMatch(words);
});

test('a password that is too weak is refused in words', async () => {
  const { auth } = await signedIn();
  service.failNext('update', 'WEAK_PASSWORD : Password should be at least 6 characters');
  await expect(auth.updatePassword('1')).rejects.toMatchObject({ code: 'weak-password' });
});

test('no connection is said so', async () => {
  const { auth } = await signedIn();
  service.cutNext('update');
  await expect(auth.updateProfile({ displayName: 'B' })).rejects.toMatchObject({
    code: 'network-request-failed',
  });
});

test('a deleted account is gone, and this page did it', async () => {
  const { auth, last } = await signedIn();
  await auth.deleteUser();
  expect(service.accounts.size).toBe(0);
  expect(last()).toEqual([null, 'act']);
  await expect(auth.deleteUser()).rejects.toThrow('No user is signed in');
});

test.each([
  ['USER_DISABLED', 'disabled'],
  ['TOKEN_EXPIRED', 'revoked'],
  ['USER_NOT_FOUND', 'deleted elsewhere'],
])('%s: a session that was %s ends without this page’s doing', async (code) => {
  const { auth, last } = await signedIn();
  service.failNext('update', code);
  await expect(auth.updateProfile({ displayName: 'B' })).rejects.toMatchObject({ name: 'AuthError' });
  await vi.waitFor(() => expect(last()).toEqual([null, 'lost']));
});

test('coming back to the page finds out that the account was deleted when its proof has run out', async () => {
  const { last, focus } = await signedIn();
  focus();
  expect(last()?.[1]).toBe('act');
  service.accounts.clear();
  vi.useFakeTimers({ now: Date.now() + 3_700_000, toFake: ['Date'] });
  focus();
  await vi.waitFor(() => expect(last()).toEqual([null, 'lost']));
  vi.useRealTimers();
});
