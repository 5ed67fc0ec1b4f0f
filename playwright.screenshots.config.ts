import { defineConfig } from 'playwright/test';
import general from './playwright.config';

const THEMES = ['light', 'dark'] as const;
const DIRECTIONS = { ltr: 'en-US', rtl: 'ar' };

/** `npm run screenshots`: a project for each theme and direction; its name is part of the pictures' names. */
export default defineConfig({
  ...general,
  testDir: 'test/screenshots',
  testMatch: '*.shots.ts',
  projects: THEMES.flatMap((colorScheme) =>
    Object.entries(DIRECTIONS).map(([direction, locale]) => ({
      name: `${colorScheme}-${direction}`,
      use: { colorScheme, locale, viewport: { width: 960, height: 860 }, deviceScaleFactor: 1.5 },
    })),
  ),
});
