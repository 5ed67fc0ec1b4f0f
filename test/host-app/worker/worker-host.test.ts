import { beforeEach, expect, it, vi } from 'vitest';
import { createWorkerHost } from '../../../host-app/data/local/worker-host';

class FakeWorker extends EventTarget {
  state = 'installing';
  readonly postMessage = vi.fn();
  /** The event of a state arrives later than the state, or than what follows from it. */
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  find(): FakeWorker {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }
}

const registration = { current: new FakeRegistration() };
const container = { controller: null as FakeWorker | null };

beforeEach(() => {
  registration.current = new FakeRegistration();
  container.controller = null;
  const register = () => Promise.resolve(registration.current);
  vi.stubGlobal('location', new URL('https://app.example/ai'));
  vi.stubGlobal('caches', {});
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', {
    serviceWorker: Object.assign(container, { register, ready: new Promise(() => {}) }),
  });
});

it('the first version is no update, also where its event arrives after it controls the page (WebKit)', async () => {
  const onWaiting = vi.fn();
  await createWorkerHost().register(onWaiting);
  const first = registration.current.find();
  container.controller = first;
  first.become('installed');
  expect(onWaiting).not.toHaveBeenCalled();
});

it('a version that replaces another one is an update, and is activated by a message', async () => {
  const onWaiting = vi.fn();
  registration.current.active = container.controller = new FakeWorker();
  await createWorkerHost().register(onWaiting);
  const next = registration.current.find();
  expect(onWaiting).not.toHaveBeenCalled();
  next.become('installed');
  expect(onWaiting).toHaveBeenCalledOnce();
  onWaiting.mock.calls[0]?.[0].activate();
  expect(next.postMessage).toHaveBeenCalledWith({ type: 'activate' }, []);
});

it('a version that is already waiting is an update', async () => {
  const onWaiting = vi.fn();
  registration.current.active = container.controller = new FakeWorker();
  registration.current.waiting = new FakeWorker();
  await createWorkerHost().register(onWaiting);
  expect(onWaiting).toHaveBeenCalledOnce();
});
