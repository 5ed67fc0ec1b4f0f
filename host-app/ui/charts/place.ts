import type { CSSProperties } from 'react';

/** Positions in a plot, as fractions of its width and height. */
export const across = (share: number): CSSProperties => ({ left: `${share * 100}%` });
export const upward = (share: number): CSSProperties => ({ bottom: `${share * 100}%` });
