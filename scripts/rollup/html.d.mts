import type { Plugin } from 'rollup';

export function appPage(options: { template: string; entryTag: string }): Plugin;
