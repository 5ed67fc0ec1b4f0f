export type Unit = 'ms' | 'B' | 'kB' | 'count';
export function formatted(value: number, unit: Unit): string;
