export const largePaywall: Readonly<Record<string, unknown>>;
export function nodeCount(value: unknown): number;
