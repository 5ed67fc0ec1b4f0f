import type { CSSProperties } from 'react';

/** Positions in a plot, as fractions of its width and height. */
export const leftAt = (share: number): CSSProperties => ({ left: `${share * 100}%` });
export const bottomAt = (share: number): CSSProperties => ({ bottom: `${share * 100}%` });
