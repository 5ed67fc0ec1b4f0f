import type { Page } from 'playwright/test';
import { outsideOfPseudo, pseudoMessages } from '../../support/pseudo-locale';

type Tag = 'purchase-checkout' | 'purchase-paywall';

/** Turns an element that is on the page to marked letters; what the customer has done stays. */
export async function turnToPseudo(page: Page, tag: Tag): Promise<void> {
  const texts: object = { en: pseudoMessages };
  await page.locator(tag).evaluate((element, texts) => void Object.assign(element, { texts }), texts);
}

/** Everything in the element that is seen, or read out: words, names, descriptions, titles, live regions. */
async function wordsOf(page: Page, tag: Tag): Promise<readonly string[]> {
  return page.locator(tag).evaluate((host) => {
    const root = host.shadowRoot;
    if (!root) throw new Error('The element has no shadow root.');
    const NAMES = [
      'aria-label',
      'aria-roledescription',
      'aria-description',
      'aria-valuetext',
      'alt',
      'title',
      'placeholder',
    ];
    const blocks = 'p, h1, h2, h3, h4, li, button, a, label, legend, span, div, section, summary, td, th';
    const isWhole = (node: Element): boolean =>
      [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim());
    const nodes = [...root.querySelectorAll('*')];
    // A sentence is looked at as a whole, with the elements that are set in it.
    const sentences = nodes
      .filter((node) => node.matches(blocks) && isWhole(node) && !node.parentElement?.closest('[data-read]'))
      .map((node) => node.closest('.product-price') ?? node)
      .map((node) => node.textContent ?? '');
    const names = nodes.flatMap((node) => NAMES.map((name) => node.getAttribute(name) ?? ''));
    const bare = nodes
      .filter((node) => node.matches('bdi, strong, em') && !node.closest('p, li, span'))
      .map((node) => node.textContent ?? '');
    return [...sentences, ...names, ...bare];
  });
}

/** Words that came out of no text of ours; `data` says what else may be there. */
export async function foreignWords(page: Page, tag: Tag, data: RegExp): Promise<readonly string[]> {
  const words = await wordsOf(page, tag);
  const left = words.map((text) => outsideOfPseudo(text.replace(/\s+/g, ' ')));
  return [...new Set(left)].filter((text) => text !== '' && !data.test(text));
}
