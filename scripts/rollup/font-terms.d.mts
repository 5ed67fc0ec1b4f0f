import type { Terms } from './notices.mjs';

export function fontTerms(fileName: string): Terms | null;
