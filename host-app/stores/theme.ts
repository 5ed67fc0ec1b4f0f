import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { TextStore } from '../ports';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** theme.js in the page's head reads it before the first paint. */
const KEY = 'user_theme';

export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

export interface ThemeStore {
  readonly $theme: ReadableAtom<Theme>;
  choose(theme: Theme): void;
}

/** The theme preference; light by default (spec section 3). */
export const createTheme = (store: TextStore, apply: (theme: Theme) => void): ThemeStore => {
  const kept = store.read(KEY);
  const $theme = atom<Theme>(isTheme(kept) ? kept : 'light');
  apply($theme.get());
  return {
    $theme,
    choose(theme) {
      store.write(KEY, theme);
      $theme.set(theme);
      apply(theme);
    },
  };
};
