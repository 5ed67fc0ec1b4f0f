import type { SizeRow } from './sizes.mjs';

export const SIZES_PAGE: string;
export function sizesPage(rows: readonly SizeRow[]): string;
export function outdated(text: string, rows: readonly SizeRow[]): string[];
export function readSizesPage(): string;
