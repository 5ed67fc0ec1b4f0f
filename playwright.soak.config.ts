import { defineConfig } from 'playwright/test';
import general from './playwright.config';

// For the tests, which are in processes that read this file too.
process.env['SOAK'] = '1';

/** For `npm run soak`: 200 purchases and paywalls are opened and closed, where `npm test` opens a few. */
export default defineConfig({
  ...general,
  projects: [{ testMatch: '**/memory.e2e.ts' }],
  workers: 1,
});
