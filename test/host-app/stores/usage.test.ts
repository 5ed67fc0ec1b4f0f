import { expect, test } from 'vitest';
import { createMemoryTextStore } from '../../../host-app/data/local/text-store';
import { createUsage, disownUsage } from '../../../host-app/stores/usage';
import { createFakeClock } from '../fakes';

const HOUR = 3_600_000;

test('five messages are free, the sixth is refused and not counted', () => {
  const store = createMemoryTextStore();
  const usage = createUsage(store, createFakeClock());
  expect([1, 2, 3, 4, 5, 6].map(() => usage.take())).toEqual([true, true, true, true, true, false]);
  expect(usage.$usage.get().left).toBe(0);
  expect(store.read('usageCount')).toBe('5');
});

test('the window begins with the first message and ends 24 hours later, whatever came between', async () => {
  const clock = createFakeClock();
  const usage = createUsage(createMemoryTextStore(), clock);
  expect(usage.$usage.get()).toEqual({ left: 5, renewsAt: null });
  usage.take();
  await clock.pass(23 * HOUR);
  for (let message = 0; message < 4; message += 1) usage.take();
  expect(usage.take()).toBe(false);
  await clock.pass(HOUR - 1);
  expect(usage.refresh().left).toBe(0);
  await clock.pass(1);
  expect(usage.refresh()).toEqual({ left: 5, renewsAt: null });
  expect(usage.take()).toBe(true);
});

test('the count is kept over a reload', () => {
  const [store, clock] = [createMemoryTextStore(), createFakeClock()];
  createUsage(store, clock).take();
  expect(createUsage(store, clock).$usage.get().left).toBe(4);
});

test.each([
  ['nonsense', { usageCount: 'many', usageStart: 'today' }],
  ['a negative count', { usageCount: '-3', usageStart: String(Date.UTC(2026, 10, 21, 11)) }],
  ['a window that begins in the future', { usageCount: '5', usageStart: String(Date.UTC(2027, 0, 1)) }],
])('%s in the storage locks nobody out', (_what, entries) => {
  const usage = createUsage(createMemoryTextStore(entries), createFakeClock());
  expect(usage.$usage.get().left).toBe(5);
});

test('a window is the visitor’s and that of the first account that was there while it ran', async () => {
  const [store, clock] = [createMemoryTextStore(), createFakeClock()];
  const usage = createUsage(store, clock);
  usage.take();
  usage.take();
  usage.claim('ada');
  usage.claim('bob');
  expect(usage.of('ada')).toEqual({ windowStart: clock.now(), count: 2 });
  expect(usage.of('bob')).toBeNull();
  usage.tick('bob');
  usage.tick('ada');
  expect(usage.of('ada')?.count).toBe(3);
  expect(usage.refresh().left).toBe(2);
  await clock.pass(24 * HOUR);
  usage.tick('bob');
  expect([usage.of('ada'), usage.of('bob')?.count]).toEqual([null, 1]);
});

test('a window that a visitor begins after another has ended is nobody’s', async () => {
  const [store, clock] = [createMemoryTextStore(), createFakeClock()];
  const usage = createUsage(store, clock);
  usage.tick('ada');
  await clock.pass(24 * HOUR);
  usage.take();
  expect(usage.of('ada')).toBeNull();
  usage.claim('bob');
  expect(usage.of('bob')?.count).toBe(1);
});

test('what a deleted account has used stays used for the next one', () => {
  const [store, clock] = [createMemoryTextStore(), createFakeClock()];
  const usage = createUsage(store, clock);
  usage.tick('ada');
  disownUsage(store, 'bob');
  expect(usage.of('ada')?.count).toBe(1);
  disownUsage(store, 'ada');
  usage.claim('ada-again');
  expect(usage.of('ada-again')?.count).toBe(1);
});
