import { createLocalAuth } from '../../../host-app/data/local/auth';
import { createMemoryTextStore } from '../../../host-app/data/local/text-store';
import { expect, test, vi } from 'vitest';
import { AuthError } from '../../../host-app/ports';
import type { Auth } from '../../../host-app/ports';
import { createSession } from '../../../host-app/stores/session';
import { createSignIn } from '../../../host-app/stores/sign-in';
import { createLocalWorld } from '../fakes';

const start = (auth: (local: Auth) => Partial<Auth> = () => ({})) => {
  const world = createLocalWorld();
  const memory = createMemoryTextStore();
  const used: Auth = { ...world.auth, ...auth(world.auth) };
  const session = createSession(used);
  const signIn = createSignIn(used, world.clock, memory);
  session.onUser((user) => {
    if (user) signIn.signedIn();
  });
  session.start();
  return { ...world, auth: used, session, signIn, memory };
};

test('nobody is signed in to begin with', () => {
  const { session } = start();
  expect(session.$session.get()).toEqual({ status: 'out' });
});

test('opening the modal prepares the popup, so that it opens within the click', () => {
  const prepare = vi.fn(() => Promise.resolve());
  const { signIn } = start(() => ({ prepare }));
  signIn.open('navbar');
  expect(prepare).toHaveBeenCalledOnce();
  expect(signIn.$signIn.get()).toEqual({ status: 'open', source: 'navbar', error: null });
});

test('300 ms pass before the popup, then the person is in, the modal closed and what was queued has run once', async () => {
  const { clock, session, signIn } = start();
  const queued = vi.fn();
  signIn.open('checkout', queued);
  void signIn.choose('google');
  expect(signIn.$signIn.get()).toMatchObject({ status: 'signing-in', provider: 'google' });
  await clock.pass(299);
  expect(session.$session.get()).toEqual({ status: 'out' });
  await clock.pass(1);
  expect(session.$session.get()).toMatchObject({ status: 'in', user: { email: 'ada@example.org' } });
  expect(signIn.$signIn.get()).toEqual({ status: 'closed' });
  expect(queued).toHaveBeenCalledOnce();
  await session.signOut();
  signIn.open('navbar');
  void signIn.choose('google');
  await clock.pass(300);
  expect(queued).toHaveBeenCalledOnce();
});

test.each(['cancelled-popup-request', 'popup-closed-by-user'])(
  '%s is no error: the modal stays open and says nothing',
  async (code) => {
    const { clock, signIn } = start(() => ({ signIn: () => Promise.reject(new AuthError(code, 'closed')) }));
    signIn.open('navbar');
    void signIn.choose('apple');
    await clock.pass(300);
    expect(signIn.$signIn.get()).toEqual({ status: 'open', source: 'navbar', error: null });
  },
);

test('any other failure is shown in the words of the provider', async () => {
  const { clock, signIn } = start(() => ({
    signIn: () => Promise.reject(new AuthError('popup-blocked', 'The popup was blocked by the browser.')),
  }));
  signIn.open('navbar');
  void signIn.choose('apple');
  await clock.pass(300);
  expect(signIn.$signIn.get()).toMatchObject({ error: 'The popup was blocked by the browser.' });
});

test('closing the modal during the pause opens no popup and forgets what was queued', async () => {
  const popup = vi.fn(() => Promise.resolve());
  const queued = vi.fn();
  const { clock, signIn } = start(() => ({ signIn: popup }));
  signIn.open('navbar', queued);
  void signIn.choose('google');
  signIn.close();
  await clock.pass(1000);
  expect(popup).not.toHaveBeenCalled();
  expect(queued).not.toHaveBeenCalled();
});

test('the buttons can be used again as soon as the window has focus', async () => {
  const { clock, signIn } = start(() => ({ signIn: () => new Promise<void>(() => undefined) }));
  signIn.open('navbar');
  void signIn.choose('google');
  await clock.pass(400);
  signIn.windowFocused();
  expect(signIn.$signIn.get()).toEqual({ status: 'open', source: 'navbar', error: null });
});

test('who is signed in is signed in after a reload, and listeners are told once', async () => {
  const { auth, clock, session, signIn } = start();
  signIn.open('navbar');
  void signIn.choose('google');
  await clock.pass(300);
  const again = createSession(auth);
  const heard = vi.fn();
  again.onUser(heard);
  again.start();
  expect(again.$session.get()).toEqual(session.$session.get());
  expect(heard.mock.calls).toEqual([[expect.objectContaining({ email: 'ada@example.org' }), false]]);
});

test('a page that was left for the provider comes back to the modal with what went wrong, and where it was asked for', async () => {
  const { clock, signIn, memory } = start(() => ({ signIn: () => new Promise<void>(() => undefined) }));
  signIn.open('favorites');
  void signIn.choose('google');
  await clock.pass(300);
  const again = start(() => ({
    resume: () => Promise.reject(new AuthError('not-finished', 'Not finished.')),
  }));
  again.memory.write('sign_in_source', memory.read('sign_in_source') ?? '');
  await again.signIn.resume();
  expect(again.signIn.$signIn.get()).toEqual({
    status: 'open',
    source: 'favorites',
    error: 'Not finished.',
  });
  expect(again.memory.keys()).toEqual([]);
});

test('a page that was not left opens nothing', async () => {
  const { signIn } = start();
  await signIn.resume();
  expect(signIn.$signIn.get()).toEqual({ status: 'closed' });
});

test('an account that another tab signs out of, or deletes, ends the session here and says so once', async () => {
  const world = createLocalWorld();
  let changed: () => void = () => undefined;
  const auth = createLocalAuth({
    ...world,
    randomId: () => 'id',
    choose: async () => ({ email: 'ada@example.org', displayName: 'Ada' }),
    watchOtherTabs: (_keys, run) => {
      changed = run;
      return () => undefined;
    },
  });
  const session = createSession(auth);
  const lost = vi.fn();
  session.onLost(lost);
  session.start();
  await auth.signIn('google');
  world.store.remove('local_account');
  changed();
  changed();
  expect(session.$session.get()).toEqual({ status: 'out' });
  expect(lost).toHaveBeenCalledOnce();
});
