import type { BrowserType, LaunchOptions } from 'playwright/test';
import { callOf, VIEWPORT } from './driver';
import type { Engine } from './driver';

/** A browser that Playwright can drive itself. */
export async function startWithPlaywright(type: BrowserType, options: LaunchOptions): Promise<Engine> {
  const browser = await type.launch(options);
  return {
    async newPage({ language = 'en-US' } = {}) {
      const context = await browser.newContext({ locale: language, viewport: VIEWPORT });
      const page = await context.newPage();
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
        evaluate: (run, argument) => page.evaluate(callOf(run, argument)),
        click: (x, y) => page.mouse.click(x, y),
        press: (key) => page.keyboard.press(key === ' ' ? 'Space' : key),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
