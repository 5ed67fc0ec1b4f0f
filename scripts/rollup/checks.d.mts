import type { Plugin } from 'rollup';

export function forbidPackages(output: string, packages: readonly string[]): Plugin;
export function selfContainedTypes(options?: { besides?: readonly string[] }): Plugin;
