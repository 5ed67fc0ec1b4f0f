import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';

/** Pages that the browser keeps for 'back' and 'forward'. */

/** Playwright sees no document in the page, although the browser shows it. */
class OutOfSight extends Error {}

const ATTRIBUTE = 'data-persisted';
/** How long Playwright may take to see a page that the browser shows. */
const IN_SIGHT_MS = 5000;

/** The page itself notes whether it was kept. */
export const noteKept = (page: Page): Promise<void> =>
  page.evaluate(
    (attribute) =>
      addEventListener('pageshow', ({ persisted }) =>
        document.documentElement.setAttribute(attribute, String(persisted)),
      ),
    ATTRIBUTE,
  );

/**
 * The page was kept. The browser is asked without Playwright's view of the page.
 *
 * @throws OutOfSight if Playwright does not see the page.
 */
export async function expectKept(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const expression = `document.documentElement.getAttribute('${ATTRIBUTE}')`;
  const noted = async (): Promise<unknown> =>
    (await browser.send('Runtime.evaluate', { expression })).result.value;
  await expect.poll(noted).toBe('true');
  await browser.detach();
  try {
    await page.locator('html').waitFor({ state: 'attached', timeout: IN_SIGHT_MS });
  } catch (error) {
    throw new OutOfSight('Playwright does not see a page that the browser kept', { cause: error });
  }
}

/**
 * Playwright's documentation of `page.goBack` says that kept pages are not supported. Very rarely it does not see the
 * page that came back, although the browser shows it. Then the steps are made again in another page.
 *
 * @returns the page in which the steps were made to their end.
 */
export async function inSight(page: Page, steps: (page: Page) => Promise<void>): Promise<Page> {
  try {
    await steps(page);
    return page;
  } catch (error) {
    if (!(error instanceof OutOfSight)) throw error;
    const another = await page.context().newPage();
    await page.close();
    await steps(another);
    return another;
  }
}
