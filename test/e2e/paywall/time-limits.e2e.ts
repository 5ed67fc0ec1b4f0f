import type { Page } from 'playwright/test';
import { openHostPage } from '../models/host/host-page';
import { buy, Paywall, paywallData, stack, text } from '../models/paywall';
import { expect, test } from '../models/test';

/** Waits of a paywall that have an end. The page's clock is moved on instead of waiting. */

const open = async (page: Page): Promise<Paywall> => {
  await page.clock.install();
  await openHostPage(page);
  return new Paywall(page);
};

test('a font that never arrives is given up, with a warning, and its text is readable all the time', async ({
  page,
  shop,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const asked = page.waitForRequest('https://slow.example/**');
  await page.route('https://slow.example/**', () => {});
  const paywall = await open(page);
  const fonts = { used: { web: { family: 'Georgia', url: 'https://slow.example/used.woff2' } } };
  await paywall.open(shop, {
    offering: 'default',
    data: paywallData([text('hello', { font_name: 'used' })], { hello: 'hello' }),
    uiConfig: { app: { fonts } },
  });
  await asked;
  await expect(paywall.element.getByText('hello')).toBeVisible();
  const warnings = (): readonly string[] =>
    said.filter((line) => line.includes('it took longer than 8000 ms'));
  await page.clock.fastForward(7000);
  expect(warnings()).toEqual([]);
  await page.clock.fastForward(2000);
  await expect.poll(warnings).toHaveLength(1);
  expect(await page.evaluate(() => document.fonts.size)).toBe(0);
  await expect(paywall.element.getByText('hello')).toBeVisible();
});

test('a video in a button, which has no button to pause it, stops after five seconds', async ({
  page,
  sandbox,
  shop,
}) => {
  const url = `${sandbox.origin}/demo/assets/paywalls/curves.webm`;
  const video = {
    type: 'video',
    source: { light: { url, width: 640, height: 360 } },
    size: { width: { type: 'fixed', value: 320 }, height: { type: 'fixed', value: 180 } },
    loop: true,
  };
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const paywall = await open(page);
  const button = { ...buy('buy'), stack: stack([text('buy'), video]) };
  await paywall.open(shop, { offering: 'default', data: paywallData([button], { buy: 'Continue' }) });
  const isPaused = (): Promise<boolean> =>
    paywall.element.locator('video').evaluate((video) => (video as HTMLVideoElement).paused);
  await expect.poll(isPaused).toBe(false);
  await page.clock.fastForward(4000);
  expect(await isPaused()).toBe(false);
  await page.clock.fastForward(1500);
  await expect.poll(isPaused).toBe(true);
});
