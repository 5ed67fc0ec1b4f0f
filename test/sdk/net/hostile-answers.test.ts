import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPurchasesError } from '../../../sdk/index';
import { allCalls, askAll, good, saying } from '../support/net/answer-calls';
import type { Answers } from '../support/net/answer-calls';
import type { Call } from '../support/backend';
import { draw } from '../support/drawn';
import { isSoak, runs } from '../support/effort';
import { anyJson, changedAt, changes, placesIn } from '../support/net/hostile-json';

/** `true` for a value that could be drawn, `false` for a `PurchasesError`; anything else fails the test. */
const isTaken = async (call: Call, json: unknown): Promise<boolean> => {
  let answer: Answers[Call];
  try {
    answer = await askAll(saying(call, JSON.stringify(json) ?? ''))[call]();
  } catch (error) {
    if (!isPurchasesError(error)) throw new Error('Not a PurchasesError', { cause: error });
    expect(error.message).toMatch(/\w/);
    return false;
  }
  draw[call](answer as never); // It is the answer of this call.
  return true;
};

const nameOf = (place: readonly string[]): string => place.join('.') || 'the answer';

describe('an answer with one thing wrong in it is taken and can be drawn, or is a PurchasesError', () => {
  it.each(allCalls)('of %s, each thing in each place', async (call) => {
    expect(await isTaken(call, good[call])).toBe(true);
    let taken = 0;
    for (const [nth, place] of placesIn(good[call]).entries())
      for (const [turn, [what, change]] of Object.entries(changes).entries()) {
        // One in five by turns: every place and every change has its share. All of them in a soak.
        if (!isSoak && (nth + turn) % 5 !== 0) continue;
        const json = changedAt(good[call], place, change);
        taken += Number(
          await isTaken(call, typeof json === 'symbol' ? null : json).catch((cause: unknown) => {
            throw new Error(`${nameOf(place)} ${what}`, { cause });
          }),
        );
      }
    // Both happen: otherwise the answers would not be read at all, or nothing would be tolerated.
    expect(taken).toBeGreaterThan(10);
    expect(taken).toBeLessThan(placesIn(good[call]).length * Object.keys(changes).length);
  });

  it.each(allCalls)('of %s, several things at once', async (call) => {
    const places = placesIn(good[call]).slice(1);
    const step = fc.tuple(
      fc.constantFrom(...places),
      fc.oneof(
        anyJson.map((json) => () => json),
        fc.constantFrom(...Object.values(changes)),
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 4 }), async (steps) => {
        // A place may be gone by the time it is its turn.
        const json = steps.reduce(
          (value, [place, change]) => (hasPlace(value, place) ? changedAt(value, place, change) : value),
          good[call],
        );
        await isTaken(call, json);
      }),
      runs(60, 5000),
    );
  });

  it('never changes what all objects are made from', () => {
    expect('polluted' in {}).toBe(false);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('of the same key twice in one object the last one counts, as JSON says', async () => {
    const json = JSON.stringify(good.status).replace('"status":', '"status":{"then":1},"status":');
    expect(await askAll(saying('status', json)).status()).toMatchObject({ type: 'failed' });
  });
});

const hasPlace = (value: unknown, [key, ...rest]: readonly string[]): boolean =>
  key === undefined ||
  (typeof value === 'object' &&
    value !== null &&
    Object.hasOwn(value, key) &&
    hasPlace((value as Record<string, unknown>)[key], rest));

describe('any JSON at all', () => {
  it.each(allCalls)('in place of %s is a PurchasesError or something that can be drawn', async (call) => {
    await fc.assert(
      fc.asyncProperty(anyJson, async (json) => void (await isTaken(call, json))),
      runs(80, 5000),
    );
  });
});
