import type { Page } from 'playwright/test';

/** The attribute of the elements whose contrast is looked at. */
export const MARK = 'data-contrast';

/** The looks that this process has marked, so that the next page is searched for others only. */
const seen = new Set<string>();

/**
 * Marks up to three visible elements with text of each look: the first, one in the middle and the last. A look is what contrast
 * depends on, from the root to the element: tag and classes, colors, pictures, opacity, size and weight of the text, position, and
 * whether the element is disabled or hidden. Contrast is most of the time that axe takes, and a long page has a thousand elements
 * of fifty looks. Pages have most of their looks in common: a look that was marked on an earlier page, in a window of the same
 * width, is not marked again. Each process looks at each look, and starts anew after a failed test.
 *
 * Only what is inside `include` and outside `exclude` is searched. Returns the number of looks that were marked.
 */
export async function markLooks(page: Page, include?: string, exclude?: string): Promise<number> {
  const marked = await page.evaluate(
    ({ mark, include, exclude, before }) => {
      const seen = new Set(before);
      const within = (root: ParentNode): Element[] =>
        [...root.querySelectorAll('*')].flatMap((element) =>
          element.shadowRoot ? [element, ...within(element.shadowRoot)] : [element],
        );
      /** In the tree that is drawn. */
      const parentOf = (element: Element): Element | null => {
        const root = element.getRootNode();
        const host = root instanceof ShadowRoot ? root.host : null;
        return element.assignedSlot ?? element.parentElement ?? host;
      };
      /** Two numbers of 32 bits: two looks of a thousand have the same ones once in a billion runs. */
      const short = (text: string): string => {
        let [one, two] = [0xdeadbeef, 0x41c6ce57];
        for (let at = 0; at < text.length; at += 1) {
          one = Math.imul(one ^ text.charCodeAt(at), 2654435761);
          two = Math.imul(two ^ text.charCodeAt(at), 1597334677);
        }
        return `${one >>> 0}.${two >>> 0}`;
      };
      /** From this size on, in pixels, text may have less contrast. */
      const LARGE = 24;
      /** The nesting of the rows and roots of a formula does not matter, unless one of them has a background or is faded. */
      const textAround = (element: Element): Element => {
        if (!(element instanceof MathMLElement)) return element;
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
        const isPlain =
          backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1';
        return isPlain && element.parentElement ? textAround(element.parentElement) : element;
      };
      const known = new WeakMap<Element, string>();
      const lookOf = (element: Element): string => {
        const found = known.get(element);
        if (found !== undefined) return found;
        const style = getComputedStyle(element);
        const parent = parentOf(element);
        const isMaths = element instanceof MathMLElement;
        const look = short(
          [
            parent ? lookOf(isMaths ? textAround(parent) : parent) : innerWidth,
            isMaths ? 'math' : element.localName,
            isMaths ? '' : element.getAttribute('class'),
            style.color,
            style.backgroundColor,
            style.backgroundImage,
            style.opacity,
            isMaths ? Number.parseFloat(style.fontSize) < LARGE : style.fontSize,
            style.fontWeight,
            style.textShadow,
            style.position,
            style.visibility,
            style.display,
            element.matches(':disabled, [aria-disabled=true], [aria-hidden=true], [inert]'),
          ].join('|'),
        );
        known.set(element, look);
        return look;
      };
      const hasText = (element: Element): boolean =>
        element.matches('input, select, textarea') ||
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      for (const old of within(document)) old.removeAttribute(mark);
      const byLook = new Map<string, Element[]>();
      const roots = include === undefined ? [document] : [...document.querySelectorAll(include)];
      for (const element of roots.flatMap((root) => [
        ...(root instanceof Element ? [root] : []),
        ...within(root),
      ])) {
        if (!hasText(element) || !element.checkVisibility()) continue;
        if (exclude !== undefined && element.closest(exclude)) continue;
        const look = lookOf(element);
        if (!seen.has(look)) byLook.set(look, [...(byLook.get(look) ?? []), element]);
      }
      for (const all of byLook.values())
        for (const element of new Set([all[0], all[all.length >> 1], all.at(-1)]))
          element?.setAttribute(mark, '');
      return [...byLook.keys()];
    },
    { mark: MARK, include, exclude, before: [...seen] },
  );
  for (const look of marked) seen.add(look);
  return marked.length;
}
