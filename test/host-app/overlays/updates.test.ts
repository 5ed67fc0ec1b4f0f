import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryTextStore } from '../../../host-app/data/local/text-store';
import { createUpdates } from '../../../host-app/stores/updates/updates';
import { createFakeClock } from '../fakes';
import { createFakePage } from './fake-page';
import { createFakeWorkerHost } from './fake-worker-host';

const world = (sessionStore = createMemoryTextStore()) => {
  const clock = createFakeClock();
  const page = createFakePage();
  const worker = createFakeWorkerHost();
  const updates = createUpdates({ worker, clock, page, sessionStore });
  return { clock, page, worker, updates, sessionStore };
};

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

describe('a new version', () => {
  it('takes over silently on a page that is younger than 5 s, and the page loads again once', async () => {
    const { clock, page, worker, updates } = world();
    await updates.start();
    await clock.pass(4999);
    worker.install();
    expect(worker.activated).toBe(1);
    expect(updates.$isAsking.get()).toBe(false);
    expect(page.reloads.count).toBe(0);
    worker.takeOver();
    worker.takeOver();
    expect(page.reloads.count).toBe(1);
  });

  it('is asked about later, and takes over when it is accepted', async () => {
    const { clock, page, worker, updates } = world();
    await updates.start();
    await clock.pass(5000);
    worker.install();
    expect(worker.activated).toBe(0);
    expect(updates.$isAsking.get()).toBe(true);
    updates.accept();
    expect(worker.activated).toBe(1);
    worker.takeOver();
    expect(page.reloads.count).toBe(1);
  });

  it('changes nothing when it is postponed, nor asks again in this session', async () => {
    const { clock, page, worker, updates, sessionStore } = world();
    await updates.start();
    await clock.pass(60_000);
    worker.install();
    updates.postpone();
    worker.install();
    expect(updates.$isAsking.get()).toBe(false);
    const next = world(sessionStore);
    await next.updates.start();
    next.worker.install();
    expect([worker.activated, next.worker.activated, page.reloads.count]).toEqual([0, 0, 0]);
  });

  it('is noted for the session', async () => {
    const { worker, updates, sessionStore } = world();
    await updates.start();
    expect(sessionStore.read('sw_update_detected')).toBe(null);
    worker.install();
    expect(sessionStore.read('sw_update_detected')).toBe('true');
  });

  it('never reloads a page on which something is being bought', async () => {
    const { page, worker, updates } = world();
    page.covered = true;
    await updates.start();
    worker.install();
    expect(worker.activated).toBe(0);
    expect(updates.$isAsking.get()).toBe(true);
  });

  it('is asked about on a young page on which the user has already typed', async () => {
    const { page, worker, updates } = world();
    await updates.start();
    page.touched = true;
    worker.install();
    expect(worker.activated).toBe(0);
    expect(updates.$isAsking.get()).toBe(true);
  });

  it('of another tab does not reload this one', async () => {
    const { page, worker, updates } = world();
    await updates.start();
    worker.takeOver();
    expect(page.reloads.count).toBe(0);
  });
});

describe('registering the service worker', () => {
  it('that fails clears all caches and reloads 2 s later, once in a session', async () => {
    const { clock, page, worker, updates, sessionStore } = world();
    worker.failure = new Error('refused');
    worker.caches = ['stepwise-1', 'other'];
    await updates.start();
    await clock.pass(1999);
    expect(worker.caches).toEqual([]);
    expect(page.reloads.count).toBe(0);
    await clock.pass(1);
    expect(page.reloads.count).toBe(1);
    const next = world(sessionStore);
    next.worker.failure = new Error('refused');
    next.worker.caches = ['other'];
    await next.updates.start();
    await next.clock.pass(10_000);
    expect([next.page.reloads.count, next.worker.caches]).toEqual([0, ['other']]);
  });

  it('that fails does not reload a page on which the user has typed meanwhile', async () => {
    const { clock, page, worker, updates } = world();
    worker.failure = new Error('refused');
    worker.caches = ['stepwise-1'];
    await updates.start();
    page.touched = true;
    await clock.pass(10_000);
    expect(worker.caches).toEqual([]);
    expect(page.reloads.count).toBe(0);
  });

  it('that fails reloads nothing where the session can not be kept', async () => {
    const { clock, page, worker, updates } = world({ ...createMemoryTextStore(), write: () => false });
    worker.failure = new Error('refused');
    await updates.start();
    await clock.pass(10_000);
    expect(page.reloads.count).toBe(0);
  });

  it('does not happen where browsers know no workers', async () => {
    const { worker, updates } = world();
    worker.isSupported = false;
    await updates.start();
    expect(worker.registrations).toBe(0);
  });

  it.each([
    ['there is one left', true, 1],
    ['there is none', false, 0],
  ])('on localhost without the script unregisters it and reloads when %s', async (_when, was, reloads) => {
    const { page, worker, updates } = world();
    Object.assign(worker, { isLocalhost: true, scriptIsThere: false, wasRegistered: was });
    await updates.start();
    expect([worker.registrations, page.reloads.count]).toEqual([0, reloads]);
  });

  it('happens on localhost with the script, and elsewhere without looking for it', async () => {
    const here = world();
    here.worker.isLocalhost = true;
    await here.updates.start();
    const there = world();
    there.worker.scriptIsThere = false;
    await there.updates.start();
    expect([here.worker.registrations, there.worker.registrations]).toEqual([1, 1]);
  });
});
