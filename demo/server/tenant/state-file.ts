import { readFileSync, renameSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { parseJson } from '../input';
import { removeLeftovers, writeDurably } from './durable-write';
import { readSnapshot, toSnapshot } from './snapshot';
import { createTenants } from './tenants';
import type { Tenants } from './tenants';

const SAVE_DELAY_MS = 150;

/** The nesting limit of the state: a stored request body has a limit of 200, and the state adds a few levels. */
const MOST_LEVELS = 300;

export interface StateFile {
  tenants: Tenants;
  /** A small change, such as the time of a customer's last visit. It is written a little later. */
  touch(): void;
  /** A change that the answer reports. */
  change(): void;
  /** Resolves when all changes of `change` are on disk. An answer waits for this. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export function openStateFile(path: string | null, warn: (line: string) => void): StateFile {
  if (path !== null) removeLeftovers(path);
  const restored = path === null ? null : restore(path, warn);
  const tenants = createTenants(restored?.secret ?? randomBytes(32).toString('hex'), restored?.tenants ?? []);
  const saving = path === null ? savesNothing : createSaving(path, tenants, warn);
  return { tenants, ...saving };
}

const savesNothing: Omit<StateFile, 'tenants'> = {
  touch() {},
  change() {},
  settled: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/** Writes one file at a time. Changes during a write are part of the next write. */
function createSaving(
  path: string,
  tenants: Tenants,
  warn: (line: string) => void,
): Omit<StateFile, 'tenants'> {
  let changes = 0;
  let awaited = 0;
  let saved = 0;
  let writing: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;

  async function save(): Promise<void> {
    const upTo = changes;
    try {
      await writeDurably(path, JSON.stringify(toSnapshot(tenants)));
    } catch (error) {
      warn(`warning: the state could not be saved (${reason(error)})`);
    }
    // State that can't be saved is only in memory; the log has reported this.
    saved = upTo;
  }

  async function saveUpTo(change: number): Promise<void> {
    while (saved < change) {
      writing ??= save().finally(() => {
        writing = null;
      });
      await writing;
    }
  }

  function touch(): void {
    changes += 1;
    timer ??= setTimeout(() => {
      timer = null;
      void saveUpTo(changes);
    }, SAVE_DELAY_MS);
  }

  return {
    touch,
    change() {
      touch();
      awaited = changes;
    },
    settled: () => saveUpTo(awaited),
    async close() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      await saveUpTo(changes);
    },
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
    return readSnapshot(parseJson(text, 'state', MOST_LEVELS));
  } catch (error) {
    const aside = `${path}.corrupt-${Date.now()}`;
    renameSync(path, aside);
    warn(
      `warning: the state file could not be read (${reason(error)}); put aside as ${aside}, starting anew`,
    );
    return null;
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
