import type { Page } from 'playwright/test';

/** What of the host page a checkout might have touched. */
export interface HostState {
  readonly html: string;
  readonly sheets: number;
  readonly scroll: number;
  readonly globals: readonly string[];
  readonly focused: string;
  readonly url: string;
  readonly storage: readonly string[];
}

export function readHostState(page: Page): Promise<HostState> {
  return page.evaluate(() => ({
    html: document.documentElement.outerHTML,
    sheets: document.adoptedStyleSheets.length,
    scroll: window.scrollY,
    // nanostores keeps a counter of its own there, which all copies of it share.
    globals: Object.getOwnPropertyNames(window)
      .filter((name) => !/^\d+$/.test(name) && name !== 'nanostoresGlobal')
      .sort(),
    focused: document.activeElement?.id ?? '',
    url: location.href,
    // Of a purchase that has ended its random name stays, and nothing else.
    storage: [localStorage, sessionStorage]
      .flatMap((storage) => Object.entries<string>(storage))
      .filter(
        ([, value]) => !/^\{"open":\[\],"spent":\[(\{"id":"[0-9a-f]{24}","at":\d+\},?)+\]\}$/.test(value),
      )
      .map(([name]) => name),
  }));
}

/** Where focus is, looked up through shadow roots: the part, role or tag of the element. */
export function focusedPart(page: Page): Promise<string> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.getAttribute('part') ?? active?.localName ?? '';
  });
}
