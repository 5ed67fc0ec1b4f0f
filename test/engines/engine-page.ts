import type { BrowserPage } from './drivers/driver';
import { findInPage } from './find';
import type { FoundElement, Wanted } from './find';

const PATIENCE_MS = 20_000;
const PAUSE_MS = 40;

/** Tries again until there is an answer. @throws Error with the reason of the last try */
export async function until<Value>(
  what: string,
  look: () => Promise<Value | null | undefined | false>,
  why: () => string = () => '',
): Promise<Value> {
  const end = performance.now() + PATIENCE_MS;
  let failure = '';
  while (performance.now() < end) {
    const found = await look().catch((error: unknown) => {
      // A document that is being replaced has no answer.
      failure = String(error);
      return null;
    });
    if (found !== null && found !== undefined && found !== false) return found;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`After ${PATIENCE_MS / 1000} s: ${what}. ${why()} ${failure}`);
}

/** A page as its user has it: looks at what is visible, and acts with mouse and keys that the browser itself receives. */
export class EnginePage {
  readonly browser: BrowserPage;

  constructor(browser: BrowserPage) {
    this.browser = browser;
  }

  find(css: string, text?: string): Promise<FoundElement[]> {
    return this.browser.evaluate(findInPage, { css, ...(text === undefined ? {} : { text }) });
  }

  /** Waits until such an element is visible. */
  async see(css: string, text?: string): Promise<FoundElement> {
    let seen = '';
    return until(
      `no visible ${css}${text === undefined ? '' : ` with “${text}”`}`,
      async () => {
        const [found] = await this.find(css, text);
        if (!found && text !== undefined)
          seen = (await this.find(css)).map((other) => other.text).join(' | ');
        return found;
      },
      () => (seen ? `It has “${seen}”.` : ''),
    );
  }

  async seeNone(css: string): Promise<void> {
    await until(`${css} is still visible`, async () => (await this.find(css)).length === 0);
  }

  async seeFocus(css: string): Promise<void> {
    await until(`${css} has no focus`, async () => (await this.find(css)).some(({ isFocused }) => isFocused));
  }

  /** Clicks in the middle of the element, as soon as it rests there, is enabled and nothing covers it. */
  async click(css: string, text?: string): Promise<void> {
    const wanted: Wanted = { css, ...(text === undefined ? {} : { text }), isScrolled: true };
    let before = '';
    let trouble = 'It is not visible.';
    const { box } = await until(
      `no click on ${css}${text === undefined ? '' : ` with “${text}”`}`,
      async () => {
        const [found] = await this.browser.evaluate(findInPage, wanted);
        if (!found) return null;
        const now = JSON.stringify(found.box);
        const isAtRest = now === before;
        before = now;
        trouble = found.isDisabled
          ? 'It is disabled.'
          : found.cover
            ? `Covered by ${found.cover}`
            : 'It moves.';
        return isAtRest && !found.isDisabled && found.cover === null ? found : null;
      },
      () => trouble,
    );
    await this.browser.click(box.x + box.width / 2, box.y + box.height / 2);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.browser.press(key);
  }

  /** Types where the caret is. */
  async typeKeys(text: string): Promise<void> {
    await this.press(...text);
  }

  /** Clicks into the field, types, and checks that the field has what was typed; a format may add spaces. */
  async type(css: string, text: string): Promise<void> {
    await this.click(css);
    await this.seeFocus(css);
    await this.typeKeys(text);
    await this.seeValue(css, text);
  }

  async seeValue(css: string, text: string): Promise<void> {
    let value = '';
    await until(
      `${css} has not “${text}”`,
      async () => {
        const [found] = await this.find(css);
        value = found?.value ?? '';
        return value.replace(/\s/g, '') === text.replace(/\s/g, '');
      },
      () => `It has “${value}”.`,
    );
  }

  /** Presses Tab until the element has the focus. */
  async tabTo(css: string, most = 40): Promise<void> {
    for (let press = 0; press < most; press += 1) {
      if ((await this.find(css)).some(({ isFocused }) => isFocused)) return;
      await this.press('Tab');
    }
    throw new Error(`Tab does not lead to ${css}.`);
  }
}
