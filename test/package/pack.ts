import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { pack } from '../../scripts/package/packed.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    tarball: string;
  }
}

/** Packs once for all tests. */
export function setup({ provide }: TestProject): void {
  provide('tarball', pack(mkdtempSync(join(tmpdir(), 'packed-'))));
}
