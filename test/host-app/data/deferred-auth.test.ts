import { expect, test, vi } from 'vitest';
import { createDeferredAuth } from '../../../host-app/data/firebase/auth/auth';
import { LEFT_PAGE, WAS_SIGNED_IN } from '../../../host-app/data/firebase/auth/auth-keys';
import { createMemoryTextStore } from '../../../host-app/data/local/text-store';
import type { Auth, SessionCause, User } from '../../../host-app/ports';
import { createSession } from '../../../host-app/stores/session';
import { createFakeClock } from '../fakes';
import { userNamed } from '../library/sign-in-setup';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

interface Options {
  readonly wasIn?: boolean;
  readonly hasLeft?: boolean;
  /** What the service says first; `undefined`: nothing. */
  readonly user?: User | null | undefined;
  readonly isReachable?: boolean;
}

const start = (options: Options = {}) => {
  const { wasIn = false, hasLeft = false } = options;
  const user = 'user' in options ? options.user : null;
  const clock = createFakeClock();
  const store = createMemoryTextStore(wasIn ? { [WAS_SIGNED_IN]: 'true' } : {});
  const sessionStore = createMemoryTextStore(hasLeft ? { [LEFT_PAGE]: 'google' } : {});
  const told: ((user: User | null, cause: SessionCause) => void)[] = [];
  const service = {
    watch: vi.fn<Auth['watch']>((tell) => {
      told.push(tell);
      if (user !== undefined) tell(user, user ? 'found' : 'lost');
      return () => undefined;
    }),
    prepare: vi.fn(() => Promise.resolve()),
    resume: vi.fn(() => Promise.resolve()),
    signIn: vi.fn(() => Promise.resolve(told[0]?.(userNamed('ada'), 'act'))),
    signOut: vi.fn(() => Promise.resolve(told[0]?.(null, 'act'))),
  };
  let idle: () => void = () => undefined;
  let online: () => void = () => undefined;
  let { isReachable = true } = options;
  const preconnect = vi.fn();
  const connect = vi.fn(() =>
    isReachable ? Promise.resolve(service as unknown as Auth) : Promise.reject(new TypeError('no chunk')),
  );
  const auth = createDeferredAuth({
    connect,
    store,
    sessionStore,
    preconnect,
    after: clock.after,
    idle: () =>
      new Promise((resolve) => {
        idle = resolve;
      }),
    onOnline: (run) => {
      online = run;
    },
  });
  const session = createSession(auth);
  const heard = vi.fn();
  const lost = vi.fn();
  session.onUser(heard);
  session.onLost(lost);
  session.start();
  return {
    auth,
    session,
    heard,
    lost,
    store,
    service,
    connect,
    clock,
    sessionStore,
    preconnect,
    becomeIdle: () => idle(),
    comeOnline: () => online(),
    serviceSays: (who: User | null) => told[0]?.(who, who ? 'found' : 'lost'),
    reachable: (value: boolean) => {
      isReachable = value;
    },
  };
};

test('a stranger is signed out at once, and nothing is loaded before the page is idle', async () => {
  const world = start();
  expect(world.session.$session.get()).toEqual({ status: 'out' });
  await settled();
  expect(world.connect).not.toHaveBeenCalled();
  world.becomeIdle();
  await settled();
  expect(world.connect).toHaveBeenCalledOnce();
  expect(world.heard.mock.calls).toEqual([[null, false]]);
  expect(world.lost).not.toHaveBeenCalled();
});

test('who was signed in is waited for, without waiting for an idle page', async () => {
  const world = start({ wasIn: true, user: userNamed('ada') });
  expect(world.session.$session.get()).toEqual({ status: 'unknown' });
  await settled();
  expect(world.session.$session.get()).toMatchObject({ status: 'in', user: { uid: 'ada' } });
  expect(world.heard.mock.calls).toEqual([[userNamed('ada'), false]]);
});

test('a stranger who turns out to be signed in is in, and is not welcomed as new', async () => {
  const world = start({ user: userNamed('ada') });
  world.becomeIdle();
  await settled();
  expect(world.session.$session.get()).toMatchObject({ status: 'in' });
  expect(world.heard).toHaveBeenLastCalledWith(userNamed('ada'), false);
  expect(world.store.read(WAS_SIGNED_IN)).not.toBeNull();
});

test('opening the modal loads and prepares at once, and connects to the hosts before that', async () => {
  const world = start();
  await world.auth.prepare();
  expect(world.preconnect).toHaveBeenCalledBefore(world.connect);
  expect(world.service.prepare).toHaveBeenCalledOnce();
});

test('signing in is new, is remembered for the next start, and signing out is forgotten without a message', async () => {
  const world = start();
  await world.auth.signIn('google');
  expect(world.heard).toHaveBeenLastCalledWith(userNamed('ada'), true);
  expect(world.store.read(WAS_SIGNED_IN)).not.toBeNull();
  await world.session.signOut();
  expect(world.session.$session.get()).toEqual({ status: 'out' });
  expect(world.store.read(WAS_SIGNED_IN)).toBeNull();
  expect(world.lost).not.toHaveBeenCalled();
});

test('a session that ends by itself is said to be lost, once', async () => {
  const world = start({ wasIn: true, user: userNamed('ada') });
  await settled();
  world.serviceSays(null);
  world.serviceSays(null);
  expect(world.session.$session.get()).toEqual({ status: 'out' });
  expect(world.lost).toHaveBeenCalledOnce();
});

test('a session that ended while the page was closed is said to be lost at the start', async () => {
  const world = start({ wasIn: true });
  await settled();
  expect(world.session.$session.get()).toEqual({ status: 'out' });
  expect(world.lost).toHaveBeenCalledOnce();
  expect(world.store.read(WAS_SIGNED_IN)).toBeNull();
});

test('without the service the page goes on signed out, and finds its person when the connection is back', async () => {
  const world = start({ wasIn: true, user: userNamed('ada'), isReachable: false });
  await settled();
  expect(world.session.$session.get()).toEqual({ status: 'out' });
  expect(world.lost).not.toHaveBeenCalled();
  expect(world.store.read(WAS_SIGNED_IN)).not.toBeNull();
  world.reachable(true);
  world.comeOnline();
  await settled();
  expect(world.session.$session.get()).toMatchObject({ status: 'in', user: { uid: 'ada' } });
});

test('signing in without the service fails in words, and works the next time', async () => {
  const world = start();
  world.reachable(false);
  await expect(world.auth.signIn('google')).rejects.toMatchObject({
    name: 'AuthError',
    code: 'not-loaded',
    message: expect.stringContaining('Check your connection') as string,
  });
  world.reachable(true);
  await world.auth.signIn('google');
  expect(world.session.$session.get()).toMatchObject({ status: 'in' });
});

test('coming back from the provider’s page loads at once and ends the sign-in', async () => {
  const world = start({ hasLeft: true, user: userNamed('ada') });
  expect(world.session.$session.get()).toEqual({ status: 'unknown' });
  await world.auth.resume();
  expect(world.service.resume).toHaveBeenCalledOnce();
});

test('a start without such a return loads nothing for it', async () => {
  const world = start();
  await world.auth.resume();
  expect(world.connect).not.toHaveBeenCalled();
});

test('who does not come back from the provider’s page is told so, even where nobody answers at all', async () => {
  const world = start({ hasLeft: true, user: undefined });
  world.service.resume.mockReturnValue(new Promise(() => undefined));
  const resumed = world.auth.resume().catch((error: unknown) => error);
  await settled();
  await world.clock.pass(9_999);
  expect(world.session.$session.get()).toEqual({ status: 'unknown' });
  await world.clock.pass(1);
  expect(await resumed).toMatchObject({ code: 'not-finished' });
  expect(world.session.$session.get()).toEqual({ status: 'out' });
  expect(world.sessionStore.read(LEFT_PAGE)).toBeNull();
});

test('a service that answers after all has the last word', async () => {
  const world = start({ wasIn: true, user: undefined });
  await settled();
  await world.clock.pass(10_000);
  expect(world.session.$session.get()).toEqual({ status: 'out' });
  world.serviceSays(userNamed('ada'));
  expect(world.session.$session.get()).toMatchObject({ status: 'in' });
});
