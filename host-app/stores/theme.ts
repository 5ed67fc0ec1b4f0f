import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { ElementAppearance, TextStore, Theme } from '../ports';

export const themes = ['light', 'dark', 'system'] as const satisfies readonly Theme[];

/** theme.js in the page's head reads it before the first paint. */
const KEY = 'user_theme';

export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

/** The fonts of styles/tokens.css. */
const FONT = 'Inter Variable, Inter Stand-in, system-ui, sans-serif';

/** The look of the SDK's elements beside the app's own. */
export const appearanceFor = (theme: Theme): ElementAppearance => ({
  theme: theme === 'system' ? 'auto' : theme,
  font: FONT,
});

export interface ThemeStore {
  readonly $theme: ReadableAtom<Theme>;
  choose(theme: Theme): void;
}

/** The theme preference; the system's by default. */
export const createTheme = (store: TextStore, apply: (theme: Theme) => void): ThemeStore => {
  const kept = store.read(KEY);
  const $theme = atom<Theme>(isTheme(kept) ? kept : 'system');
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
