import type { JSHandle, Locator, Page } from 'playwright/test';
import { familyTag } from './family';
import { openHostPage, STAND_IN } from './host/host-page';
import type { Sandbox } from './sandbox';

/** An event of the element, in plain values. */
export interface CentreEvent {
  readonly type: string;
  readonly url: string | null;
  readonly found: boolean | null;
  readonly code: number | null;
}

/** `<purchase-customer>` as the customer sees it. */
export class Centre {
  readonly page: Page;
  readonly element: Locator;
  readonly cards: Locator;
  readonly restore: Locator;
  readonly said: Locator;

  constructor(page: Page) {
    this.page = page;
    this.element = page.locator('purchase-customer');
    this.cards = this.element.getByRole('listitem');
    this.restore = this.element.getByRole('button', { name: 'Restore purchases' });
    this.said = this.element.getByRole('status');
  }

  card(name: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name }) });
  }

  async open(sandbox: Sandbox, attributes = '', { content = '', before = '' } = {}): Promise<void> {
    await openHostPage(this.page, {
      head: `${STAND_IN}<script src="/dist/purchases.js"></script>`,
      body: before + familyTag(sandbox, 'purchase-customer', attributes, content),
    });
  }

  /** Notes the element's events where they arrive: at the document. */
  events(): Promise<JSHandle<CentreEvent[]>> {
    return this.page.evaluateHandle(() => {
      const seen: CentreEvent[] = [];
      for (const type of ['customer-manage', 'customer-restored', 'customer-error'])
        document.addEventListener(type, (event) => {
          const { detail } = event as CustomEvent<{ url?: string; found?: boolean; errorCode?: number }>;
          const { url = null, found = null, errorCode: code = null } = detail;
          seen.push({ type, url, found, code });
        });
      return seen;
    });
  }
}

/** A whole date, as English says it. */
export const DATE = String.raw`[A-Z][a-z]+ \d{1,2}, \d{4}`;
