import type { Page } from 'playwright/test';
import { openHostPage } from '../../models/host/host-page';
import { EXAMPLES, expectDrawn, paywallTag } from '../../models/paywall';
import { expect, test } from '../../models/one-page';

const WIDTHS = [320, 375, 960, 1280, 1920];

/** What a browser does when its text is set to twice the size: `medium` is the size that paywalls start from. */
const enlargeText = (page: Page): Promise<void> =>
  page.locator('purchase-paywall').evaluateAll((paywalls) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.root { font-size: 32px !important }');
    for (const { shadowRoot } of paywalls) shadowRoot?.adoptedStyleSheets.push(sheet);
  });

/** Words that are cut off or stick out of their button, and controls that can't be pressed. */
const faults = (page: Page): Promise<readonly string[]> =>
  page.locator('purchase-paywall').evaluateAll((paywalls) => {
    const found: string[] = [];
    const isOutside = (inner: DOMRect, outer: DOMRect, sides: readonly ('x' | 'y')[]): boolean =>
      (sides.includes('x') && (inner.left < outer.left - 1 || inner.right > outer.right + 1)) ||
      (sides.includes('y') && (inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1));
    const checkWords = (words: Text, name: string): void => {
      const range = document.createRange();
      range.selectNodeContents(words);
      const rects = [...range.getClientRects()];
      for (let box = words.parentElement; box && !box.classList.contains('root'); box = box.parentElement) {
        // Pages of a carousel that are not shown wait outside of it.
        if (box.matches('.page:not(.current), .track')) return;
        const { overflowX, overflowY } = getComputedStyle(box);
        const isHolder = box.matches('.control, .package, .badge, .tab, .layers');
        const sides = [
          ...(overflowX !== 'visible' || isHolder ? (['x'] as const) : []),
          // A badge may lie across the edge of what it belongs to.
          ...(overflowY !== 'visible' || (isHolder && !box.matches('.package')) ? (['y'] as const) : []),
        ];
        const outer = box.getBoundingClientRect();
        if (rects.some((rect) => isOutside(rect, outer, sides)))
          found.push(`${name}: "${words.data.slice(0, 30)}" leaves ${box.className}`);
      }
    };
    for (const paywall of paywalls) {
      const name = paywall.getAttribute('offering') ?? '';
      const root = paywall.shadowRoot as ShadowRoot;
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode())
        if (walker.currentNode instanceof Text && walker.currentNode.data.trim())
          checkWords(walker.currentNode, name);
      for (const control of root.querySelectorAll<HTMLElement>('button, a, [role=radio], [role=tab]')) {
        if (control.closest('.page:not(.current)')) continue;
        control.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = control.getBoundingClientRect();
        const hit = root.elementFromPoint(left + width / 2, top + height / 2);
        const label = `${name}: ${control.textContent || control.getAttribute('aria-label')}`;
        if (width < 24 || height < 24) found.push(`${label} is too small to be pressed`);
        if (!hit || (hit !== control && !control.contains(hit))) found.push(`${label} is covered`);
      }
    }
    return found;
  });

test('every example fits at every width in text of normal size and of twice that size', async ({
  page,
  sandbox,
}) => {
  await openHostPage(page, {
    body: EXAMPLES.map((name) => paywallTag(sandbox, `offering="paywall-${name}" locale="en"`)).join(''),
  });
  await expectDrawn(page, EXAMPLES.length);
  for (const size of ['normal', 'twice the normal']) {
    if (size !== 'normal') await enlargeText(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      // The paywall hears of its width after the frame in which the page has changed.
      await expect.poll(() => faults(page), `${width} px, ${size}`).toEqual([]);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});
