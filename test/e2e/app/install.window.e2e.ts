import { AppOrigin } from '../models/app/app-origin';
import { expect, test } from '../models/app/app-test';

test.use({ isAlone: true, serviceWorkers: 'allow' });

// A browser without a window installs nothing, so this file asks for one with it.
test('the app can be installed', async ({ page, baseURL }) => {
  const app = await AppOrigin.open(baseURL ?? '');
  await page.addInitScript(() => localStorage.setItem('has_seen_welcome_modal', 'true'));
  await page.goto(`${app.url}/tiktok`);
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Stepwise', display: 'standalone' });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Each test has a window without a profile, where nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  await app.goAway();
});
