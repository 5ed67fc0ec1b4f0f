import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { buyUnder, problemsOf } from './buy';
import type { Result } from './buy';
import { cells, wires } from './cells';
import type { Cell } from './cells';
import { tableOf } from './table';

const results = new Map<Cell, Result>();

afterAll(() => {
  const table = tableOf(results);
  mkdirSync('build/reports', { recursive: true });
  writeFileSync('build/reports/faults.txt', table);
  console.log(table);
});

const nameOf = ({ kindName, way, strikes }: Cell): string => `${kindName}, ${strikes}, ${way}`;

const rows = wires.flatMap((wire) =>
  [...new Set(cells.filter((cell) => cell.wire === wire).map(({ call }) => call))].map(
    (call) => [call, wire] as const,
  ),
);

describe.each(rows)(
  'when %s fails on the wire %s, no customer pays twice, is asked to pay again after a charge, or waits without end:',
  (call, wire) => {
    const row = cells.filter((cell) => cell.call === call && cell.wire === wire);

    it.each(row.map((cell) => [nameOf(cell), cell] as const))('%s', async (_, cell) => {
      const result = await buyUnder(cell);
      results.set(cell, result);
      expect(problemsOf(result, cell)).toEqual([]);
    });
  },
);
