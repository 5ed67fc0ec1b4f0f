import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { randomBytes } from 'node:crypto';
import { parseJson } from '../input';
import { readSnapshot, toSnapshot } from './snapshot';
import { createTenants } from './tenants';
import type { Tenants } from './tenants';

const SAVE_DELAY_MS = 150;

export interface StateFile {
  tenants: Tenants;
  /** Says that something changed; the write follows a little later. */
  touch(): void;
  flush(): void;
}

export function openStateFile(path: string | null, warn: (line: string) => void): StateFile {
  const restored = path === null ? null : restore(path, warn);
  const tenants = createTenants(restored?.secret ?? randomBytes(32).toString('hex'), restored?.tenants ?? []);
  let timer: NodeJS.Timeout | null = null;

  function flush(): void {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    if (path !== null) write(path, JSON.stringify(toSnapshot(tenants)), warn);
  }

  return {
    tenants,
    touch() {
      timer ??= setTimeout(flush, SAVE_DELAY_MS);
    },
    flush,
  };
}

function restore(path: string, warn: (line: string) => void): ReturnType<typeof readSnapshot> | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return null;
  }
  try {
    return readSnapshot(parseJson(text, 'state'));
  } catch (error) {
    const aside = `${path}.corrupt-${Date.now()}`;
    renameSync(path, aside);
    warn(
      `warning: the state file could not be read (${reason(error)}); put aside as ${aside}, starting anew`,
    );
    return null;
  }
}

function write(path: string, text: string, warn: (line: string) => void): void {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(temporary, text);
    renameSync(temporary, path);
  } catch (error) {
    warn(`warning: the state could not be saved (${reason(error)})`);
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
