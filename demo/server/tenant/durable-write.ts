import { readdirSync, unlinkSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Replaces a whole file. After this, neither a crash nor a power failure restores the old content. */
export async function writeDurably(path: string, text: string): Promise<void> {
  const folder = dirname(path);
  const temporary = `${path}.${process.pid}.tmp`;
  await mkdir(folder, { recursive: true });
  const file = await open(temporary, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  await syncFolder(folder);
}

/** Windows does not support this. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  if (handle === null) return;
  await handle.sync().catch(() => undefined);
  await handle.close();
}

/** Removes temporary files of processes that ended during a write. */
export function removeLeftovers(path: string): void {
  const start = `${basename(path)}.`;
  try {
    for (const name of readdirSync(dirname(path))) {
      const pid = name.startsWith(start) ? /^(\d+)\.tmp$/.exec(name.slice(start.length))?.[1] : undefined;
      if (pid !== undefined && !isRunning(Number(pid))) unlinkSync(join(dirname(path), name));
    }
  } catch {
    // The folder does not exist yet, or can't be changed; then the first write reports it.
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
