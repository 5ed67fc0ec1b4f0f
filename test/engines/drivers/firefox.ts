import puppeteer from 'puppeteer-core';
import type { Browser, KeyInput } from 'puppeteer-core';
import { callOf, keysOf, VIEWPORT } from './driver';
import type { Engine, PageOptions } from './driver';

/** East of UTC+12: there a day begins before it does anywhere else. */
const TIME_ZONE = 'Pacific/Kiritimati';

const launch = (executablePath: string, language: string): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    env: { ...process.env, TZ: TIME_ZONE },
    extraPrefsFirefox: { 'intl.accept_languages': language, 'intl.locale.requested': language },
  });

/**
 * An installed Firefox, over WebDriver BiDi. Playwright 1.65 opens no page in it, because Firefox ESR 153 does not have the
 * command `emulation.setMediaFeaturesOverride`.
 */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browsers = new Map<string, Browser>();
  const browserFor = async ({ language = 'en-US' }: PageOptions): Promise<Browser> => {
    const browser = browsers.get(language) ?? (await launch(executablePath, language));
    browsers.set(language, browser);
    return browser;
  };
  await browserFor({});
  return {
    async newPage(options = {}) {
      const browser = await browserFor(options);
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(VIEWPORT);
      return {
        async open(address) {
          await page.goto(address);
        },
        async reload() {
          await page.reload();
        },
        async back() {
          await page.goBack();
        },
        evaluate: (run, argument) =>
          page.evaluate(callOf(run, argument)) as Promise<Awaited<ReturnType<typeof run>>>,
        click: (x, y) => page.mouse.click(x, y),
        async press(key) {
          const keys = keysOf(key) as readonly KeyInput[];
          for (const name of keys) await page.keyboard.down(name);
          for (const name of [...keys].reverse()) await page.keyboard.up(name);
        },
        close: () => context.close(),
      };
    },
    async close() {
      for (const browser of browsers.values()) await browser.close();
    },
  };
}
