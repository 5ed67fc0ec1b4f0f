import type { Page } from 'playwright/test';

/** The attribute of the elements whose contrast is looked at. */
export const MARK = 'data-contrast';

/**
 * Marks up to three elements with text of each look: the first, one in the middle and the last. A look is what contrast depends
 * on, from the root to the element: tag and classes, colors, pictures, opacity, size and weight of the text, position, and
 * whether the element is disabled or hidden. Contrast is most of the time that axe takes, and a long page has a thousand elements
 * of fifty looks.
 */
export const markLooks = (page: Page): Promise<number> =>
  page.evaluate((mark) => {
    const within = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) =>
        element.shadowRoot ? [element, ...within(element.shadowRoot)] : [element],
      );
    const elements = within(document);
    /** In the tree that is drawn. */
    const parentOf = (element: Element): Element | null => {
      const root = element.getRootNode();
      const host = root instanceof ShadowRoot ? root.host : null;
      return element.assignedSlot ?? element.parentElement ?? host;
    };
    const numbers = new Map<string, number>();
    const known = new WeakMap<Element, number>();
    const lookOf = (element: Element): number => {
      const found = known.get(element);
      if (found !== undefined) return found;
      const style = getComputedStyle(element);
      const parent = parentOf(element);
      const look = [
        parent ? lookOf(parent) : '',
        element.localName,
        element.getAttribute('class'),
        style.color,
        style.backgroundColor,
        style.backgroundImage,
        style.opacity,
        style.fontSize,
        style.fontWeight,
        style.textShadow,
        style.position,
        style.visibility,
        style.display,
        element.matches(':disabled, [aria-disabled=true], [aria-hidden=true], [inert]'),
      ].join('|');
      const number = numbers.get(look) ?? numbers.size;
      numbers.set(look, number);
      known.set(element, number);
      return number;
    };
    const hasText = (element: Element): boolean =>
      element.matches('input, select, textarea') ||
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const byLook = new Map<number, Element[]>();
    for (const element of elements) {
      element.removeAttribute(mark);
      if (!hasText(element)) continue;
      const look = lookOf(element);
      byLook.set(look, [...(byLook.get(look) ?? []), element]);
    }
    for (const all of byLook.values())
      for (const element of new Set([all[0], all[all.length >> 1], all.at(-1)]))
        element?.setAttribute(mark, '');
    return byLook.size;
  }, MARK);
