import { expect, test } from 'vitest';
import { judged, verdictLine } from '../../bench/reference/outcome/judge.mjs';
import { cell, ratioCell, table } from '../../bench/reference/outcome/table.mjs';

const row = {
  id: 'cold',
  title: 'cold',
  unit: 'ms' as const,
  goals: [
    { of: 'older', titleOf: '0.16.0', most: 0.9 },
    { most: 200, unit: 'ms' as const },
  ],
};

test('a share is judged by the middle of the rounds’ own shares, not by the share of the middles', () => {
  // The middles are 90 and 100; two rounds of three were slower than the other client.
  const samples = { ours: [90, 10, 300], older: [89, 100, 100] };
  const [share, limit] = judged(row, samples, 'ours');
  expect(share).toMatchObject({ row: 'cold', isMet: false });
  expect(share?.value).toBeCloseTo(90 / 89);
  expect(limit).toMatchObject({ value: 90, isMet: true });
});

test('a goal that is met to the point is met, and one that is missed by a little is missed', () => {
  const verdicts = (value: number) =>
    judged(row, { ours: [value], older: [100] }, 'ours').map(({ isMet }) => isMet);
  expect(verdicts(90)).toEqual([true, true]);
  expect(verdicts(91)).toEqual([false, true]);
  expect(verdicts(201)).toEqual([false, false]);
});

test('a goal about somebody who was not measured is missed rather than met', () => {
  expect(judged(row, { ours: [10] }, 'ours')[0]?.isMet).toBe(false);
  expect(judged(row, {}, 'ours').map(({ isMet }) => isMet)).toEqual([false, false]);
  expect(judged({ id: 'x' }, { ours: [1] }, 'ours')).toEqual([]);
});

test('the line of a verdict says which goal was missed, by what, and whose it is', () => {
  const [share, limit] = judged(row, { ours: [1234], older: [1000] }, 'ours');
  expect(share && verdictLine('cold', share)).toBe(
    'MISSED  cold: 1.234 of 0.16.0, goal at most 0.9 of 0.16.0',
  );
  expect(limit && verdictLine('cold', limit)).toBe('MISSED  cold: 1234 ms, goal at most 200 ms');
});

test('a cell has median and range, one figure where nothing varies, and a dash where somebody can’t do it', () => {
  expect(cell([120.4, 99.6, 310], 'ms')).toBe('120 ms (100–310)');
  expect(cell([8347, 8347], 'B')).toBe('8,347 B');
  expect(cell([3, 1, 2], 'count')).toBe('2 (1–3)');
  expect(cell([423_032], 'kB')).toBe('423 kB');
  expect(cell([null, null], 'ms')).toBe('—');
  expect(cell(undefined, 'ms')).toBe('—');
});

test('a share is below 1 where ours is less', () => {
  expect(ratioCell([1, 1], [2, 4])).toBe('0.38');
  expect(ratioCell([1], undefined)).toBe('—');
  expect(ratioCell([5], [0])).toBe('—');
});

test('the table has a row for each measure, a column for each client and for each share, and says what was missed', () => {
  const samples = { cold: { older: [100], ours: [150] } };
  const clients = [
    { id: 'older', title: 'reference' },
    { id: 'ours', title: 'ours' },
  ];
  const verdicts = { cold: judged(row, samples.cold, 'ours') };
  expect(table([row], { samples, verdicts, clients, ours: 'ours' }).split('\n')).toEqual([
    '|  | reference | ours | ours ÷ reference | goal |',
    '| --- | --: | --: | --: | --- |',
    '| cold | 100 ms | 150 ms | 1.50 | ≤ 0.9 × 0.16.0: **missed**; ≤ 200 ms: met |',
  ]);
});
