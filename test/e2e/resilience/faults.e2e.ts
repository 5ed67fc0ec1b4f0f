import { mkdirSync, writeFileSync } from 'node:fs';
import { faultCells } from '../models/fault-cells';
import type { FaultCell } from '../models/fault-cells';
import { buyQuickly, CARD_TYPED } from '../models/fault-page';
import { openHostPage, SDK } from '../models/host-page';
import { expect, test } from '../models/test';

const YEAR_MS = 365 * 24 * 3_600_000;
/** Cells are bought one after the other on one page; first tries and retries on both. */
const HALVES = [0, 1].map((half) => faultCells.filter((_, nth) => Math.floor(nth / 2) % 2 === half));

for (const [nth, half] of HALVES.entries())
  test(`in a browser whose clock is a year ${nth ? 'ahead' : 'behind'}, ${half.length} faults around a charge cost one charge each at most, and are never called a failure after it`, async ({
    page,
    sandbox,
  }) => {
    test.setTimeout(120_000);
    await page.clock.install({ time: Date.now() + (nth ? YEAR_MS : -YEAR_MS) });
    await openHostPage(page, { head: CARD_TYPED + SDK });
    const lines: string[] = [];
    const problems: string[] = [];
    const run = async ({ name, fault, email }: FaultCell, user: string): Promise<void> => {
      const began = performance.now();
      const paid = async (): Promise<number> =>
        (await sandbox.ledger()).filter(({ appUserId }) => appUserId === user).length;
      await sandbox.fault(fault);
      const end = await buyQuickly(page, sandbox, { user, email });
      const charged = await paid();
      await sandbox.noMoreFaults();
      const isSettled = end === 'success' || end === 'still confirming';
      const again = isSettled ? null : await buyQuickly(page, sandbox, { user, email });
      const charges = await paid();
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      lines.push(`  ${name.padEnd(44)} ${end}${again ? `, then ${again}` : ''} (${charges}, ${seconds} s)`);
      if (charged > 0 && !isSettled) problems.push(`${name}: charged, and then told: ${end}`);
      if (charges !== 1) problems.push(`${name}: ${charges} charges`);
      if (again !== null && again !== 'success') problems.push(`${name}: a second try ends in ${again}`);
    };
    for (const [index, cell] of half.entries()) await run(cell, `customer-${nth}-${index}`);
    const table = ['Faults in the browser (end, of a second try; charges, real seconds)', ...lines, ''].join(
      '\n',
    );
    mkdirSync('build/reports', { recursive: true });
    writeFileSync(`build/reports/faults-browser-${nth}.txt`, table);
    console.log(table);
    expect(problems).toEqual([]);
  });
