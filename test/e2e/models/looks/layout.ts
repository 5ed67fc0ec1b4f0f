import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';

/** A node of a paywall as it lies on screen: what it is, its box within the frame, and what it looks like. */
export interface Laid {
  readonly what: string;
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly look: string;
}

/**
 * Puts a block of a set size in the place of every word, so that boxes are the same whatever fonts a machine has; bars
 * stay where they are written.
 */
const withoutFonts = (page: Page): Promise<void> =>
  page.locator('purchase-paywall').evaluateAll((paywalls) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.bar { position: relative !important } * { transition: none !important }');
    for (const paywall of paywalls) {
      const root = paywall.shadowRoot as ShadowRoot;
      root.adoptedStyleSheets.push(sheet);
      for (const text of root.querySelectorAll<HTMLElement>('.text')) {
        const size = parseFloat(getComputedStyle(text).fontSize);
        const words = (text.textContent ?? '').trim().split(/\s+/);
        const line = document.createElement('span');
        line.style.cssText = 'display: block; font-size: 0; line-height: 0';
        for (const word of words) {
          const block = document.createElement('span');
          const width = Math.round((word.length + 0.5) * size * 0.5);
          block.style.cssText = `display: inline-block; width: ${width}px; height: ${Math.round(size * 1.3)}px`;
          line.append(block, ' ');
        }
        text.replaceChildren(line);
      }
    }
  });

/** All nodes of all paywalls on the page, by the offering of each. */
export async function layouts(page: Page): Promise<Readonly<Record<string, readonly Laid[]>>> {
  await withoutFonts(page);
  const found = await page.locator('purchase-paywall').evaluateAll((paywalls) => {
    const STYLES =
      'color background-color background-image background-size border border-radius box-shadow clip-path ' +
      'font-size font-weight font-style text-align text-decoration-line object-fit opacity overflow stroke ' +
      'mask-image outline-style';
    const NODES =
      '.stack, .text, .image-frame, .image, .overlay, .icon-box, .glyph, .badge, .timeline-line, .page, .dot, .link';
    return paywalls.map((paywall) => {
      const frame = paywall.shadowRoot?.querySelector('.frame') as HTMLElement;
      const origin = frame.getBoundingClientRect();
      const nodes = [frame, ...frame.querySelectorAll<HTMLElement>(NODES)].map((node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        const style = getComputedStyle(node);
        return {
          what: `${node.localName}.${[...node.classList].join('.')}`,
          box: [left - origin.left, top - origin.top, width, height].map(Math.round),
          // The server's own address is another one on each machine.
          look: STYLES.split(' ')
            .map((name) => style.getPropertyValue(name))
            .join(';')
            .replaceAll(location.origin, ''),
        };
      });
      return [paywall.getAttribute('offering') ?? '', nodes] as const;
    });
  });
  return Object.fromEntries(
    found.map(([offering, nodes]) => [
      offering,
      nodes.map(({ what, box, look }) => ({
        what,
        box: box as unknown as Laid['box'],
        look: createHash('sha1').update(look).digest('hex').slice(0, 8),
      })),
    ]),
  );
}

/** Browsers round halves of pixels one way or the other. */
const TOLERANCE = 2;

/** In words, what is not as it was recorded. */
export function differences(
  name: string,
  now: readonly Laid[],
  recorded: readonly Laid[],
): readonly string[] {
  const [had, has] = [recorded, now].map((nodes) => nodes.map(({ what }) => what));
  if (had?.join() !== has?.join()) {
    const at = recorded.findIndex(({ what }, index) => what !== now[index]?.what);
    const index = at < 0 ? recorded.length : at;
    return [`${name}: node ${index} is ${now[index]?.what}, was ${recorded[index]?.what}`];
  }
  return recorded.flatMap((was, index) => {
    const is = now[index];
    if (!is) return [];
    const isMoved = was.box.some((length, side) => Math.abs(length - (is.box[side] ?? 0)) > TOLERANCE);
    return [
      ...(isMoved
        ? [`${name}: ${is.what} (${index}) lies at ${is.box.join()}, was at ${was.box.join()}`]
        : []),
      ...(is.look === was.look ? [] : [`${name}: ${is.what} (${index}) looks different`]),
    ];
  });
}
