import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { platform } from '../../../../sdk/purchases/platform';
import { interruptions, lateCells } from './cells';
import type { LateCell } from './cells';
import { play } from './story';
import type { Story } from './story';

const { fetch, clock } = platform;
const lines: string[] = [];

beforeEach(() => {
  vi.spyOn(platform.random, 'fraction').mockReturnValue(0.5);
});
afterEach(() => {
  Object.assign(platform, { fetch, clock });
});
afterAll(() => {
  mkdirSync('build/reports', { recursive: true });
  writeFileSync('build/reports/late-faults.txt', `${lines.join('\n')}\n`);
});

/** The violated rules, as text. */
const problemsOf = ({ charges, diary, chargedAt, sentAt }: Story): readonly string[] => [
  ...(charges > 1 ? [`${charges} charges.`] : []),
  ...(charges === 0 ? ['Nothing was bought.'] : []),
  ...(diary.successes.length === 0 && charges > 0 ? ['Charged, and the customer never saw it.'] : []),
  ...(diary.successes.some((at) => at < (chargedAt[0] ?? Infinity) - 1000)
    ? ['A success before the charge.']
    : []),
  ...diary.notCharged
    .filter(({ at }) => sentAt.some((sent, index) => sent <= at && at < (chargedAt[index] ?? 0)))
    .map(({ words }) => `Said before the charge: ${words}`),
];

const nameOf = ({ faultName, productId, entry, way }: LateCell): string =>
  `${faultName}, ${productId}, ${way}, ${entry}`;

const calls = [
  ['purchase', 'purchase'],
  ['confirm', 'purchase'],
  ['priceCheckout', 'checkout'],
  ['completeCheckout', 'checkout'],
  ['confirm', 'checkout'],
] as const;

describe.each(calls)('when %s of the wire %s acts later than the next read', (call, wire) => {
  describe.each(interruptions)('interruption: %s', (interruption) => {
    const cells = lateCells.filter(
      (cell) => cell.call === call && cell.wire === wire && cell.interruption === interruption,
    );
    it.each(cells.map((cell) => [nameOf(cell), cell] as const))(
      '%s: charges once and shows no false text',
      async (_, cell) => {
        const story = await play(cell);
        lines.push(
          [wire, call, interruption, nameOf(cell), `${story.charges} charges`, `${story.starts} starts`].join(
            '; ',
          ),
        );
        expect(problemsOf(story)).toEqual([]);
      },
    );
  });
});
