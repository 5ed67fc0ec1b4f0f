import type { Plugin } from 'rollup';

export function content(): Plugin;
