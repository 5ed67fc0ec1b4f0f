import { describe, expect, it, vi } from 'vitest';
import { createMemoryTextStore } from '../../../host-app/data/local/text-store';
import { cleanCaches } from '../../../host-app/stores/updates/cache-cleanup';
import { createFakeClock } from '../fakes';
import { createFakeWorkerHost } from './fake-worker-host';

const DAY = 86_400_000;
const start = Date.UTC(2026, 10, 21, 12);

const clean = async (kept: Record<string, string> = {}, session: Record<string, string> = {}) => {
  const caches = createFakeWorkerHost();
  caches.caches = ['stepwise-2026-02', 'other', 'stepwise-2026-11', 'stepwise-2026-03'];
  const store = createMemoryTextStore(kept);
  const sessionStore = createMemoryTextStore(session);
  await cleanCaches({ caches, store, sessionStore, clock: createFakeClock(start), prefix: 'stepwise-' });
  return { left: caches.caches, store, sessionStore };
};

describe('the clean-up of caches', () => {
  it('keeps the newest of ours and everything of others', async () => {
    const { left, store, sessionStore } = await clean();
    expect(left).toEqual(['other', 'stepwise-2026-11']);
    expect(store.read('last_cache_cleanup_time')).toBe(String(start));
    expect(store.read('last_cache_check')).toBe(String(start));
    expect(sessionStore.read('cache_checked_this_session')).toBe('true');
  });

  it.each([
    ['exactly 7 days', 7 * DAY, 4],
    ['more than 7 days', 7 * DAY + 1, 2],
    ['a day', DAY, 4],
  ])('with a last one %s ago leaves the right number', async (_ago, ago, count) => {
    const { left, store } = await clean({ last_cache_cleanup_time: String(start - ago) });
    expect(left).toHaveLength(count);
    expect(store.read('last_cache_check')).toBe(String(start));
  });

  it('happens once in a session', async () => {
    const { left, store } = await clean({}, { cache_checked_this_session: 'true' });
    expect(left).toHaveLength(4);
    expect(store.read('last_cache_check')).toBe(null);
  });

  it('leaves caches alone while a new version waits', async () => {
    expect((await clean({}, { sw_update_detected: 'true' })).left).toHaveLength(4);
  });

  it('believes no clean-up in the future', async () => {
    expect((await clean({ last_cache_cleanup_time: String(start + DAY) })).left).toHaveLength(2);
  });

  it('only logs what goes wrong', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const caches = { ...createFakeWorkerHost(), cacheNames: () => Promise.reject(new Error('no')) };
    const store = createMemoryTextStore();
    const clock = createFakeClock();
    await cleanCaches({ caches, store, sessionStore: createMemoryTextStore(), clock, prefix: 'stepwise-' });
    expect(warn).toHaveBeenCalledOnce();
    expect(store.read('last_cache_cleanup_time')).toBe(null);
  });
});
