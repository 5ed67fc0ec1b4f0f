import type { Locator } from 'playwright/test';
import type { Checkout } from '../checkout';

type Rgb = readonly [number, number, number];

const channels = (colour: string): Rgb => {
  const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [r, g, b];
};

/** WCAG's relative luminance of a computed colour. */
export const luminance = (colour: string): number => {
  const [r, g, b] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG's ratio of two computed colours. */
export const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** Computed styles of one element, by their names in style sheets. */
export const styles = (node: Locator, ...names: readonly string[]): Promise<Record<string, string>> =>
  node.evaluate((element, names) => {
    const style = getComputedStyle(element);
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
  }, names);

export const partStyles = (
  checkout: Checkout,
  part: string,
  ...names: readonly string[]
): Promise<Record<string, string>> => styles(checkout.element.locator(`[part~="${part}"]`), ...names);

export interface Written {
  readonly text: string;
  readonly size: number;
  readonly weight: number;
  readonly isHeading: boolean;
}

/** Every word of the checkout with its size and weight; what is for screen readers only is left out. */
export const writing = (checkout: Checkout): Promise<readonly Written[]> =>
  checkout.element.evaluate((host) => {
    const found: Written[] = [];
    const walker = document.createTreeWalker(host.shadowRoot as ShadowRoot, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || !text || element.closest('.unseen, style') || element.getClientRects().length === 0)
        continue;
      const { fontSize, fontWeight } = getComputedStyle(element);
      const isHeading = element.closest('h2, .price-amount') !== null;
      found.push({ text, size: parseFloat(fontSize), weight: Number(fontWeight), isHeading });
    }
    return found;
  });

/** Milliseconds of every transition and animation that ends, in and before elements. */
export const durations = (checkout: Checkout): Promise<readonly number[]> =>
  checkout.element.evaluate((host) => {
    const seconds = (list: string): number[] => list.split(',').map((time) => parseFloat(time) * 1000);
    return [...(host.shadowRoot?.querySelectorAll('*') ?? [])].flatMap((element) =>
      ['', '::before'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo || null);
        const isEndless = style.animationIterationCount === 'infinite';
        return [...seconds(style.transitionDuration), ...(isEndless ? [] : seconds(style.animationDuration))];
      }),
    );
  });
