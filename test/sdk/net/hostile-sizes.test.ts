import { describe, expect, it } from 'vitest';
import { isPurchasesError, LogLevel } from '../../../sdk/index';
import { createLog } from '../../../sdk/purchases/log';
import { allCalls, askAll, good, saying } from '../support/net/answer-calls';
import type { Answers } from '../support/net/answer-calls';
import type { Call } from '../support/backend';
import { draw } from '../support/drawn';
import { changedAt, placesIn } from '../support/net/hostile-json';

const MEGABYTE = 1_000_000;
/** Megabytes take a fraction of a second; what grows with the square of the size takes hours. */
const LIMIT_MS = 20_000;

/** Asks with every line of the log written; a line is never longer than somebody would read. */
const settle = async (call: Call, text: string, code = 200): Promise<string> => {
  const log = createLog();
  log.setLevel(LogLevel.Verbose);
  log.setHandler((_, line) => expect(line.length).toBeLessThan(5000));
  const began = performance.now();
  try {
    const answer: Answers[Call] = await askAll(saying(call, text, code), log)[call]();
    draw[call](answer as never); // It is the answer of this call.
    return 'taken';
  } catch (error) {
    if (!isPurchasesError(error)) throw error;
    expect(`${error.message}${error.underlyingErrorMessage}`.length).toBeLessThan(10_000);
    return 'refused';
  } finally {
    expect(performance.now() - began).toBeLessThan(LIMIT_MS);
  }
};

/** Texts that patterns may stumble over, as well as a plain one. */
const letters: Readonly<Record<string, string>> = {
  'one letter': 'x',
  'at signs': '@',
  braces: '{{',
  stars: '*_',
  brackets: '[a](',
  spaces: ' ',
};

describe('an answer of megabytes', () => {
  it.each(allCalls)('in any one text of %s is read or refused in good time', async (call) => {
    const texts = Object.values(letters);
    for (const [nth, place] of placesIn(good[call]).entries()) {
      const letter = texts[nth % texts.length] ?? 'x';
      const long = changedAt(good[call], place, (old) =>
        typeof old === 'string' ? letter.repeat(MEGABYTE / letter.length) : old,
      );
      expect(await settle(call, JSON.stringify(long))).toMatch(/taken|refused/);
    }
  });

  it.each(allCalls)('in the name of a key of %s is read or refused in good time', async (call) => {
    const key = 'k'.repeat(10 * MEGABYTE);
    const text = JSON.stringify(good[call]);
    expect(await settle(call, text.replace('{', `{"${key}":1,`))).toBe('taken');
    // Inside of a dictionary the key becomes part of what is said to be wrong.
    expect(await settle(call, text.replaceAll(':{"', `:{"${key}":1,"`).slice(0, 60 * MEGABYTE))).toMatch(
      /taken|refused/,
    );
  });

  // The letters by turns: each of them with some call.
  const letterFor = (call: Call, turn = 0): string => {
    const texts = Object.values(letters);
    const letter = texts[(allCalls.indexOf(call) + turn) % texts.length] ?? 'x';
    return letter.repeat((10 * MEGABYTE) / letter.length);
  };

  it.each(allCalls)('that is no JSON is refused by %s in good time, whatever its status', async (call) => {
    for (const [turn, code] of [200, 400, 500].entries())
      expect(await settle(call, letterFor(call, turn), code)).toBe('refused');
  });

  it.each(allCalls)('of a failure’s own words is refused by %s in good time', async (call) => {
    const message = letterFor(call);
    expect(await settle(call, JSON.stringify({ code: 7105, message }), 400)).toBe('refused');
  });
});

describe('an answer nested 100,000 deep', () => {
  const deep = `${'[{"a":'.repeat(50_000)}1${'}]'.repeat(50_000)}`;

  it.each(allCalls)('is refused by %s, also as a failure’s body', async (call) => {
    expect(await settle(call, deep)).toBe('refused');
    expect(await settle(call, deep, 400)).toBe('refused');
  });

  it('is left alone where anything may stand', async () => {
    const text = JSON.stringify(good.offerings).replace('"colour":"green"', `"colour":${deep}`);
    expect(await settle('offerings', text)).toBe('taken');
    const paywall = JSON.stringify(good.offerings).replace('"components":[', `"components":[${deep},`);
    expect(await settle('offerings', paywall)).toBe('taken');
  });
});
