import type { Result } from './buy';
import { calls, kinds, wires } from './cells';
import type { Cell } from './cells';

const short = ({ end, charges, again, seconds }: Result): string =>
  `${end}${again ? `, then ${again}` : ''} (${charges}, ${seconds} s)`;

/** One line for each fault: the end of the first try and of the second, the charges, and the duration. */
export const tableOf = (results: ReadonlyMap<Cell, Result>): string => {
  const found = [...results];
  const rows = wires.flatMap((wire) => calls.map((call) => ({ wire, call })));
  const isIn = (cell: Cell, wire: string, call: string): boolean => cell.wire === wire && cell.call === call;
  const filled = rows.filter(({ wire, call }) => found.some(([cell]) => isIn(cell, wire, call)));
  const lines = filled.flatMap(({ wire, call }) => [
    '',
    `${call} on the wire ${wire}  (end of the purchase, then of a second one on a mended line; charges; seconds until the first end)`,
    ...Object.keys(kinds).flatMap((kindName) =>
      found
        .filter(([cell]) => isIn(cell, wire, call) && cell.kindName === kindName)
        .map(([{ way, strikes }, result]) =>
          [`  ${kindName.padEnd(16)}`, strikes.padEnd(10), way.padEnd(8), short(result)].join(' '),
        ),
    ),
  ]);
  const charges = found.reduce((sum, [, result]) => sum + result.charges, 0);
  return [`Fault matrix: ${found.length} cells, ${charges} charges`, ...lines, ''].join('\n');
};
