import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { Laid } from './layout';
import type { Checkout } from '../checkout';

/** Everything that a font decides becomes a block of a set size: boxes are the same whatever fonts a machine has. */
const withoutFonts = (checkout: Checkout): Promise<void> =>
  checkout.element.evaluate((host) => {
    const root = host.shadowRoot as ShadowRoot;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { transition: none !important; animation: none !important }');
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    // The card form is as high as its own fonts make it.
    const frame = (host.assignedSlot ?? host).querySelector<HTMLElement>('iframe');
    frame?.style.setProperty('height', '320px', 'important');
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const element = text.parentElement;
      if (!element || !text.data.trim() || element.closest('.unseen, style')) continue;
      const size = parseFloat(getComputedStyle(element).fontSize);
      const line = document.createElement('span');
      // Aligned to the top: where a baseline lies is the font's business.
      line.style.cssText = 'font-size: 0; line-height: 0; vertical-align: top';
      for (const word of text.data.trim().split(/\s+/)) {
        const block = document.createElement('span');
        const width = Math.round((word.length + 0.5) * size * 0.5);
        block.style.cssText = `display: inline-block; vertical-align: top; width: ${width}px; height: ${Math.round(size * 1.4)}px`;
        line.append(block, ' ');
      }
      text.replaceWith(line);
    }
  });

const STYLES =
  'color background-color border-top-color border-top-width border-inline-end-color border-top-left-radius opacity ' +
  'box-shadow outline-style outline-color font-size font-weight text-align text-decoration-line stroke fill direction';

/** Everything of a checkout that has a name, as it lies in the window. */
export async function boxes(checkout: Checkout): Promise<readonly Laid[]> {
  await withoutFonts(checkout);
  const found = await checkout.element.evaluate((host, names) => {
    const nodes = host.shadowRoot?.querySelectorAll<HTMLElement>('[class], [part]') ?? [];
    return [...nodes]
      .filter((node) => !node.matches('.unseen, .root') && node.getClientRects().length > 0)
      .map((node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        const style = getComputedStyle(node);
        // An inline box is as high as its font makes it, whatever the line's height is.
        const box = style.display === 'inline' ? [left, 0, width, 0] : [left, top, width, height];
        return {
          what: `${node.localName}.${[...node.classList].join('.')}`,
          box: box.map(Math.round),
          look: names.map((name) => style.getPropertyValue(name)).join(';'),
        };
      });
  }, STYLES.split(' '));
  return found.map(({ what, box, look }) => ({
    what,
    box: box as unknown as Laid['box'],
    look: createHash('sha1').update(look).digest('hex').slice(0, 8),
  }));
}

/** What decides about pixels: only where it is the same can pictures be compared. */
export async function fingerprint(page: Page): Promise<string> {
  const widths = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    return ['400 16px system-ui', '600 20px system-ui', '700 32px system-ui', '400 16px sans-serif'].map(
      (font) => {
        if (context) context.font = font;
        return context?.measureText('Billing €9.99 عنوان البريد').width.toFixed(2);
      },
    );
  });
  return `${page.context().browser()?.version()} ${process.platform} ${widths.join(' ')}`;
}
