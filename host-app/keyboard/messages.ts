/** Messages between the page and the keyboard's frame. */
export type FrameTheme = 'light' | 'dark';

export type FromFrame =
  | { readonly type: 'ready' }
  /** The content of the field as text for the solver. */
  | { readonly type: 'input'; readonly latex: string; readonly text: string }
  /** Whether the field has accepted the text of a `set`; if not, the field is empty. */
  | { readonly type: 'taken'; readonly isTaken: boolean }
  | { readonly type: 'submit' }
  | { readonly type: 'close' }
  | { readonly type: 'height'; readonly pixels: number };

export type ToFrame =
  | { readonly type: 'set'; readonly text: string }
  | { readonly type: 'theme'; readonly theme: FrameTheme }
  | { readonly type: 'focus' };

const TALLEST = 2000;

const fields = (data: unknown): Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null ? { ...data } : {};

/** Returns null for a message of another shape. */
export const parseFromFrame = (data: unknown): FromFrame | null => {
  const { type, latex, text, isTaken, pixels } = fields(data);
  if (type === 'ready' || type === 'submit' || type === 'close') return { type };
  if (type === 'input' && typeof latex === 'string' && typeof text === 'string') return { type, latex, text };
  if (type === 'taken' && typeof isTaken === 'boolean') return { type, isTaken };
  if (type === 'height' && typeof pixels === 'number' && pixels > 0 && pixels <= TALLEST)
    return { type, pixels };
  return null;
};

export const isFrameTheme = (value: unknown): value is FrameTheme => value === 'light' || value === 'dark';

/** Returns null for a message of another shape. */
export const parseToFrame = (data: unknown): ToFrame | null => {
  const { type, text, theme } = fields(data);
  if (type === 'set' && typeof text === 'string') return { type, text };
  if (type === 'theme' && isFrameTheme(theme)) return { type, theme };
  return type === 'focus' ? { type } : null;
};
