import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { pack } from '../../scripts/package/packed.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    tarball: string;
  }
}

/** Packs once for all tests. Vitest calls the returned function at the end. */
export function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  provide('tarball', pack(folder));
  return () => rmSync(folder, { recursive: true, force: true });
}
