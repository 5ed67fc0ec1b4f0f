import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** All temporary folders of a run are in one, which is removed when the run has ended. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'purchase-elements-'));
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
