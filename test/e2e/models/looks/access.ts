import type { Page } from 'playwright/test';

/** Radii of fields and of buttons, by the name of the shape. */
export type Shapes = Readonly<Record<string, readonly [input: string, button: string]>>;

/**
 * What WCAG asks for and axe does not measure: the size of targets (2.5.8), the ring of what has focus (2.4.7, 1.4.11),
 * edges of fields (1.4.11), and that nothing is wider than the window (1.4.10).
 * With shapes it measures once in each of them, and its lines start with the shape.
 */
export function complaintsOf(page: Page, tag: string, shapes: Shapes = {}): Promise<string[]> {
  return page.evaluate(
    ({ tag, shapes }) => {
      const LEAST_TARGET = 24;
      const LEAST_CONTRAST = 3;
      const host = document.querySelector<HTMLElement>(tag);
      const root = host?.shadowRoot;
      if (!host || !root) return [`there is no ${tag}`];

      type Colour = readonly [number, number, number, number];
      const parse = (text: string): Colour => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
        return [red, green, blue, alpha];
      };
      const luminance = (colour: Colour): number => {
        const [red = 0, green = 0, blue = 0] = colour.map((part) => {
          const value = part / 255;
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const contrast = (one: Colour, other: Colour): number => {
        const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
        return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
      };
      const parentOf = (node: Element): Element | null =>
        node.assignedSlot ?? node.parentElement ?? (node.getRootNode() as Partial<ShadowRoot>).host ?? null;
      const backgroundOf = (node: Element | null): Colour => {
        for (let at = node; at; at = parentOf(at)) {
          const colour = parse(getComputedStyle(at).backgroundColor);
          if (colour[3] === 1) return colour;
        }
        return [255, 255, 255, 1];
      };
      /** What is really behind a place: parts may lie over others. */
      const behind = (control: Element): Colour => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const y = (top + bottom) / 2;
        for (const place of [left - 3, right + 3]) {
          const around = root
            .elementsFromPoint(place, y)
            .find((node) => parse(getComputedStyle(node).backgroundColor)[3] === 1);
          if (around) return backgroundOf(around);
        }
        return backgroundOf(control.parentElement);
      };
      const nameOf = (node: Element): string =>
        node.getAttribute('part') ?? node.getAttribute('class') ?? node.localName;

      const isShown = (node: Element): boolean =>
        node.getClientRects().length > 0 &&
        getComputedStyle(node).visibility === 'visible' &&
        !node.closest('[inert]');
      const measure = (): string[] => {
        const complaints: string[] = [];
        const controls = [
          ...root.querySelectorAll<HTMLElement>(
            'a[href], button, input, select, [role=radio], [role=switch]',
          ),
        ].filter(isShown);

        for (const control of controls) {
          const { width, height } = control.getBoundingClientRect();
          if (width < LEAST_TARGET || height < LEAST_TARGET)
            complaints.push(`${nameOf(control)} is a target of ${width} x ${height}`);
        }

        for (const field of root.querySelectorAll('input, .notice')) {
          if (!isShown(field)) continue;
          const style = getComputedStyle(field);
          const line = contrast(parse(style.borderTopColor), backgroundOf(field.parentElement));
          if (parseFloat(style.borderTopWidth) < 1 || line < LEAST_CONTRAST)
            complaints.push(`the edge of ${nameOf(field)} has a contrast of ${line.toFixed(2)}`);
        }

        const before = root.activeElement;
        for (const control of controls) {
          if (control.matches(':disabled, [tabindex="-1"]')) continue;
          control.blur(); // What has focus already would keep the ring it has, or has not.
          control.focus({ preventScroll: true, focusVisible: true });
          const style = getComputedStyle(control);
          const ring = contrast(parse(style.outlineColor), behind(control));
          const width = style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth);
          if (width < 2 || ring < LEAST_CONTRAST)
            complaints.push(
              `the ring of ${nameOf(control)} is ${width}px wide with a contrast of ${ring.toFixed(2)}`,
            );
        }
        if (before instanceof HTMLElement) before.focus({ preventScroll: true });

        const room = document.documentElement.clientWidth;
        for (const node of root.querySelectorAll('*')) {
          const { left, right, width } = node.getBoundingClientRect();
          if (width > 1 && (right > room + 0.5 || left < -0.5) && isShown(node))
            complaints.push(`${nameOf(node)} reaches from ${left} to ${right}, the window to ${room}`);
        }
        return complaints;
      };

      const wear = ([input, button]: readonly [string, string]): void => {
        for (const { style } of document.querySelectorAll<HTMLElement>(tag)) {
          style.setProperty('--purchase-radius-input', input);
          style.setProperty('--purchase-radius-button', button);
        }
        for (const animation of root.getAnimations())
          if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
      };
      const worn = Object.entries(shapes);
      if (worn.length === 0) return measure();
      return worn.flatMap(([shape, radii]) => {
        wear(radii);
        return measure().map((line) => `${shape}: ${line}`);
      });
    },
    { tag, shapes },
  );
}

/** Lets the page hear of a new size or colour scheme and lay itself out, and ends what moves. */
export async function settled(page: Page, tag: string): Promise<void> {
  await page.evaluate(async (tag) => {
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    for (const host of document.querySelectorAll(tag))
      for (const animation of host.shadowRoot?.getAnimations() ?? [])
        if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
    await frame();
  }, tag);
}

/** What can't be read, because it is cut off. */
function cutOff(page: Page, tag: string): Promise<string[]> {
  return page.evaluate((tag) => {
    const root = document.querySelector(tag)?.shadowRoot;
    return [...(root?.querySelectorAll<HTMLElement>('*') ?? [])]
      .filter((node) => {
        const { overflowX, overflowY } = getComputedStyle(node);
        const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
        const isWide = hides(overflowX) && node.scrollWidth > node.clientWidth + 1;
        const isHigh = hides(overflowY) && node.scrollHeight > node.clientHeight + 1;
        return (isWide || isHigh) && !node.matches('.unseen');
      })
      .map((node) => `${node.getAttribute('part') ?? node.className} cuts off what is in it`);
  }, tag);
}

/** Controls that something lies upon when they have been given focus (2.4.11), or that do not come into the window. */
function hiddenFocus(page: Page, tag: string): Promise<string[]> {
  return page.evaluate((tag) => {
    const root = document.querySelector(tag)?.shadowRoot;
    const controls = [...(root?.querySelectorAll<HTMLElement>('a[href], button:enabled, input') ?? [])];
    // Writing a scroll position lays the page out, also where nothing can be scrolled.
    const scrollers = [...(root?.querySelectorAll('*') ?? [])].filter(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight,
    );
    return controls
      .filter((node) => node.getClientRects().length > 0 && !node.closest('[inert]'))
      .flatMap((node) => {
        const name = node.getAttribute('part') ?? node.localName;
        return ['start', 'end'].flatMap((from) => {
          for (const scroller of scrollers) scroller.scrollTop = from === 'start' ? 0 : scroller.scrollHeight;
          (root?.activeElement as HTMLElement | null)?.blur();
          node.focus();
          const { left, right, top, bottom } = node.getBoundingClientRect();
          const seen = root?.elementFromPoint((left + right) / 2, (top + bottom) / 2) ?? null;
          return node.contains(seen)
            ? []
            : [`${name} has focus below ${seen?.className}, scrolled from the ${from}`];
        });
      });
  }, tag);
}

/** The size that the user set for text, as `1em` of the element; none is the usual one. */
const setTextSize = (page: Page, tag: string, size: string): Promise<void> =>
  page.evaluate(
    ({ tag, size }) => {
      const root = document.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>('.root');
      root?.style.setProperty('font-size', size);
    },
    { tag, size },
  );

/**
 * WCAG 1.4.4 and 1.4.10: text at double its size, and a window of 1280 x 1024 enlarged to 400 %. Nothing is cut off or
 * reaches out of the window, and what has focus is seen.
 */
export async function findingsWhenEnlarged(page: Page, tag: string): Promise<string[]> {
  const measure = async (look: string): Promise<string[]> => {
    await settled(page, tag);
    const lines = [
      ...(await complaintsOf(page, tag)),
      ...(await cutOff(page, tag)),
      ...(await hiddenFocus(page, tag)),
    ];
    return lines.map((line) => `${look}: ${line}`);
  };
  await page.setViewportSize({ width: 320, height: 256 });
  const found = await measure('400 %');
  await page.setViewportSize({ width: 320, height: 640 });
  found.push(...(await measure('320 px')));
  await page.setViewportSize({ width: 1280, height: 800 });
  await setTextSize(page, tag, '32px');
  found.push(...(await measure('text at 200 %')));
  await page.setViewportSize({ width: 640, height: 800 });
  found.push(...(await measure('text at 200 % in a narrow window')));
  await setTextSize(page, tag, '');
  return found;
}

/** What can't be read in a large window with text at double its size; in a small window, long names are cut off until they are opened. */
export async function cutOffWithLargeText(page: Page, tag: string): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await setTextSize(page, tag, '32px');
  await settled(page, tag);
  const found = await cutOff(page, tag);
  await setTextSize(page, tag, '');
  return found;
}
