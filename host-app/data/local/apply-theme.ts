import type { Theme } from '../../ports';

/** The color of the browser's bar: each theme has one, see index.html. */
const mediaOf = (theme: Theme, own: string | undefined): string => {
  if (theme === 'system') return `(prefers-color-scheme: ${own})`;
  return theme === own ? 'all' : 'not all';
};

/** Shows a theme in the page and in the browser's bar. public/theme.js does the same before the first paint. */
export const applyTheme = (theme: Theme): void => {
  document.documentElement.dataset['theme'] = theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    bar.media = mediaOf(theme, bar.dataset['theme']);
};
