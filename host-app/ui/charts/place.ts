import type { CSSProperties } from 'react';

/** Shares of a plot's width and height, as places in it. */
export const across = (share: number): CSSProperties => ({ left: `${share * 100}%` });
export const upward = (share: number): CSSProperties => ({ bottom: `${share * 100}%` });
