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
    globals: Object.getOwnPropertyNames(window)
      .filter((name) => !/^\d+$/.test(name))
      .sort(),
    focused: document.activeElement?.id ?? '',
    url: location.href,
    storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
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
