import { mkdirSync, writeFileSync } from 'node:fs';
import { faultCells } from '../../models/faults/fault-cells';
import type { FaultCell } from '../../models/faults/fault-cells';
import { buyQuickly, CARD_TYPED } from '../../models/faults/fault-page';
import { openHostPage, SDK } from '../../models/host/host-page';
import { newSandbox } from '../../models/faults/left';
import { expect, test } from '../../models/test';

const YEAR_MS = 365 * 24 * 3_600_000;
/** Browsers that buy at the same time: most of a purchase is a wait. */
const BROWSERS = 3;

for (const clock of ['behind', 'ahead'] as const) {
  const half = faultCells.filter((cell) => cell.clock === clock);
  test(`in a browser whose clock is a year ${clock}, ${half.length} faults around a charge cost one charge each at most, and are never called a failure after it`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const lines: string[] = [];
    const problems: string[] = [];
    const cells = [...half.entries()];
    const buyNext = async (): Promise<void> => {
      // The test reads no picture, and a small window is drawn faster.
      const context = await browser.newContext({ viewport: { width: 400, height: 300 } });
      const page = await context.newPage();
      await page.clock.install({ time: Date.now() + (clock === 'ahead' ? YEAR_MS : -YEAR_MS) });
      await openHostPage(page, { head: CARD_TYPED + SDK });
      const sandbox = await newSandbox(baseURL ?? '');
      const run = async ({ name, fault, email }: FaultCell, user: string): Promise<string> => {
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
        if (charged > 0 && !isSettled) problems.push(`${name}: charged, and then told: ${end}`);
        if (charges !== 1) problems.push(`${name}: ${charges} charges`);
        if (again !== null && again !== 'success') problems.push(`${name}: a second try ends in ${again}`);
        return `  ${name.padEnd(44)} ${end}${again ? `, then ${again}` : ''} (${charges}, ${seconds} s)`;
      };
      for (let next = cells.shift(); next; next = cells.shift())
        lines[next[0]] = await run(next[1], `customer-${clock}-${next[0]}`);
      await context.close();
    };
    await Promise.all(Array.from({ length: BROWSERS }, buyNext));
    const table = ['Faults in the browser (end, of a second try; charges, real seconds)', ...lines, ''].join(
      '\n',
    );
    mkdirSync('build/reports', { recursive: true });
    writeFileSync(`build/reports/faults-browser-${clock}.txt`, table);
    console.log(table);
    expect(problems).toEqual([]);
    expect(lines.filter(Boolean)).toHaveLength(half.length);
  });
}
