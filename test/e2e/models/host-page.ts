import type { JSHandle, Page } from 'playwright/test';
import type { Sandbox } from './sandbox';

export const STAND_IN = '<script src="/sandbox/stripe/stripe.js"></script>';
export const SDK = '<script src="/dist/purchases.js" async></script>';

interface HostPage {
  readonly head?: string;
  readonly body?: string;
  /** Address on the server's origin, or a whole address. */
  readonly address?: string;
}

/** Opens a page that a test writes itself, as some integrator's site. */
export async function openHostPage(page: Page, written: HostPage = {}): Promise<void> {
  const { head = STAND_IN + SDK, body = '', address = '/host.html' } = written;
  const html = `<!doctype html>
    <html lang="en"><head><meta charset="utf-8"><title>Host</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">${head}</head><body><main><h1>Host</h1>${body}</main></body></html>`;
  await page.route(
    (url) => url.href === address || url.pathname === address,
    (route) => route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.goto(address);
}

/** A `<purchase-checkout>` that sells for the tenant. */
export function elementTag(sandbox: Sandbox, attributes = ''): string {
  return `<purchase-checkout api-key="${sandbox.key}" app-user-id="${sandbox.user}"
    proxy-url="${sandbox.origin}/sandbox" asset-base-url="${sandbox.origin}/sandbox/assets" ${attributes}></purchase-checkout>`;
}

export interface SeenEvent {
  readonly type: string;
  readonly bubbles: boolean;
  readonly composed: boolean;
  readonly active: readonly string[] | null;
  readonly code: number | null;
}

/** Notes the element's events where they arrive: at the document, or at the element of a selector. */
export function eventsAt(page: Page, selector?: string): Promise<JSHandle<SeenEvent[]>> {
  return page.evaluateHandle((selector) => {
    const seen: SeenEvent[] = [];
    const place = selector ? document.querySelector(selector) : document;
    const note = (event: Event): void => {
      const { detail } = event as CustomEvent<{
        customerInfo?: { entitlements: { active: object } };
        errorCode?: number;
      } | null>;
      seen.push({
        type: event.type,
        bubbles: event.bubbles,
        composed: event.composed,
        active: detail?.customerInfo ? Object.keys(detail.customerInfo.entitlements.active) : null,
        code: detail?.errorCode ?? null,
      });
    };
    for (const name of ['finished', 'cancelled', 'failed']) place?.addEventListener(`purchase-${name}`, note);
    return seen;
  }, selector);
}
