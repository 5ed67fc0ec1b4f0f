import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { runInWorker } from '../../scripts/support/worker-pool.mjs';

const folder = mkdtempSync(join(tmpdir(), 'worker-'));
const file = join(folder, 'worker.mjs');
writeFileSync(
  file,
  `let count = 0;
  export default (task) => {
    if (task === 'endless') for (;;);
    if (task === 'wrong') throw new Error(task);
    return [task, ++count];
  };`,
);
afterAll(() => rmSync(folder, { recursive: true }));

test('an entry that does not end or throws has its own result, and the others have theirs, in order', async () => {
  const results = await runInWorker(['a', 'b', 'endless', 'c', 'wrong', 'd'], {
    worker: pathToFileURL(file),
    patience: 2000,
    unanswered: (task) => [task, 0],
  });
  // The count starts again in the worker that follows the one that was ended.
  expect(results).toEqual([
    ['a', 1],
    ['b', 2],
    ['endless', 0],
    ['c', 1],
    ['wrong', 0],
    ['d', 2],
  ]);
});
