import { describe, expect, it } from 'vitest';
import { manualClock } from '../../../sdk/adapters/memory';
import { BATCH_BYTES, createEventQueue, GATHER_MS, MOST_WAITING } from '../../../sdk/events/event-queue';
import type { PostResult } from '../../../sdk/events/event-queue';

const silent = { error() {}, warn() {}, info() {}, debug() {}, verbose() {} };

/** A queue whose server answers as the test says; a late answer waits for `answer`. */
const open = (results: readonly PostResult[] = []) => {
  const clock = manualClock();
  const sent: { at: number; events: unknown[]; bytes: number }[] = [];
  const warnings: string[] = [];
  let isOn = true;
  let answers = [...results];
  const queue = createEventQueue({
    clock,
    random: { bytes: (count) => new Uint8Array(count), fraction: () => 0.5 },
    log: { ...silent, warn: (line) => void warnings.push(line) },
    isOn: () => isOn,
    post: async (body) => {
      const { events } = JSON.parse(body) as { events: unknown[] };
      sent.push({ at: clock.now(), events, bytes: new TextEncoder().encode(body).length });
      const [next = 'taken', ...rest] = answers;
      answers = rest;
      return next;
    },
  });
  const add = (...events: readonly unknown[]) => events.forEach((event) => queue.add(JSON.stringify(event)));
  return { clock, sent, warnings, queue, add, switchOff: () => void (isOn = false) };
};

describe('the queue of events', () => {
  it('sends the events of one moment together, once', async () => {
    const { clock, sent, add } = open();
    add(1, 2, 3);
    expect(sent).toEqual([]);
    await clock.advance(GATHER_MS);
    expect(sent).toMatchObject([{ events: [1, 2, 3] }]);
    await clock.advance(1_000_000);
    expect(sent).toHaveLength(1);
  });

  it('tries again after 2 seconds, doubling to 5 minutes, and keeps what comes meanwhile in order', async () => {
    const { clock, sent, add } = open(Array.from({ length: 10 }, () => 'lost' as const));
    add('a');
    await clock.advance(GATHER_MS);
    add('b');
    await clock.advance(3_600_000);
    const waits = sent.slice(1).map(({ at }, index) => (at - (sent[index]?.at ?? 0)) / 1000);
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
    expect(sent.at(-1)?.events).toEqual(['a', 'b']);
  });

  it('waits up to a tenth less or more', async () => {
    for (const [fraction, wait] of [
      [0, 1800],
      [1, 2200],
    ] as const) {
      const clock = manualClock();
      const times: number[] = [];
      const queue = createEventQueue({
        clock,
        random: { bytes: (count) => new Uint8Array(count), fraction: () => fraction },
        log: silent,
        isOn: () => true,
        post: async () => (times.push(clock.now()), times.length === 1 ? 'lost' : 'taken'),
      });
      queue.add('1');
      await clock.advance(10_000);
      expect((times[1] ?? 0) - (times[0] ?? 0)).toBe(wait);
    }
  });

  it('sends at most 50 KiB at once, counted in bytes, and leaves out an event that is larger', async () => {
    const { clock, sent, add, warnings } = open();
    const event = '€'.repeat(5000);
    add(...Array.from({ length: 9 }, () => event), 'x'.repeat(BATCH_BYTES), 'last');
    await clock.advance(GATHER_MS);
    expect(sent.map(({ events }) => events.length)).toEqual([3, 3, 4]);
    for (const { bytes } of sent) expect(bytes).toBeLessThanOrEqual(BATCH_BYTES);
    expect(sent.at(-1)?.events.at(-1)).toBe('last');
    expect(warnings).toHaveLength(1);
  });

  it('fills a batch to the last byte', async () => {
    const { clock, sent, add } = open();
    const empty = '{"events":[]}'.length;
    add('x'.repeat(BATCH_BYTES - empty - 2 - 4), 1, 2, 3);
    await clock.advance(GATHER_MS);
    expect(sent.map(({ bytes }) => bytes)[0]).toBe(BATCH_BYTES);
    expect(sent.map(({ events }) => events.length)).toEqual([3, 1]);
  });

  it('gives up on events that the server refuses, and goes on with the others', async () => {
    const { clock, sent, add, warnings } = open(['refused']);
    add('bad');
    await clock.advance(GATHER_MS);
    add('good');
    await clock.advance(GATHER_MS);
    expect(sent.map(({ events }) => events)).toEqual([['bad'], ['good']]);
    expect(warnings).toHaveLength(1);
  });

  it('flushes at once, also before a try that waits', async () => {
    const { clock, sent, add, queue } = open(['lost']);
    add('a');
    queue.flush();
    await clock.advance(0);
    expect(sent).toHaveLength(1);
    queue.flush();
    await clock.advance(0);
    expect(sent.map(({ events }) => events)).toEqual([['a'], ['a']]);
    await clock.advance(1_000_000);
    expect(sent).toHaveLength(2);
  });

  it('keeps the newest events when too many wait', async () => {
    const { clock, sent, add } = open();
    add(...Array.from({ length: MOST_WAITING + 20 }, (_, index) => index));
    await clock.advance(GATHER_MS);
    const events = sent.flatMap((batch) => batch.events);
    expect([events.length, events[0]]).toEqual([MOST_WAITING, 20]);
  });

  it('deletes what waits when events are switched off', async () => {
    const { clock, sent, add, queue, switchOff } = open(['lost']);
    add('a');
    await clock.advance(GATHER_MS);
    switchOff();
    add('b');
    queue.flush();
    await clock.advance(1_000_000);
    expect(sent).toHaveLength(1);
  });
});
