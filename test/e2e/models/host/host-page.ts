import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JSHandle, Page } from 'playwright/test';
import type { Sandbox } from '../sandbox';

export const STAND_IN = '<script src="/sandbox/stripe/stripe.js"></script>';
export const SDK = '<script src="/dist/purchases.js" async></script>';

interface HostPage {
  readonly head?: string;
  readonly body?: string;
  /** The test loads the page anew. */
  readonly isReloaded?: boolean;
}

const documentOf = ({ head = STAND_IN + SDK, body = '' }: HostPage): string => `<!doctype html>
  <html lang="en"><head><meta charset="utf-8"><title>Host</title>
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <link rel="icon" href="data:,">${head}</head><body><main><h1>Host</h1>${body}</main></body></html>`;

const ADDRESS = '/host.html';

/** What is known of the document of a page: the head it was loaded with, and whether a test before has left it empty. */
interface Loaded {
  readonly head: string | undefined;
  readonly isEmpty: boolean;
}
const documents = new WeakMap<Page, Loaded>();

/** The next `openHostPage` loads its document. */
export const forgetDocument = (page: Page): void => void documents.delete(page);

/** Opens a page that a test writes itself, as some integrator's site on the server's origin. */
export async function openHostPage(page: Page, written: HostPage = {}): Promise<void> {
  const { head, body = '', isReloaded = false } = written;
  const loaded = documents.get(page);
  documents.set(page, { head, isEmpty: false });
  // Scripts within a body run only when the document is loaded, and only what was served comes again.
  const isKept = loaded?.isEmpty && loaded.head === head && page.url().endsWith(ADDRESS);
  if (isKept && !isReloaded && !body.includes('<script')) {
    await page.evaluate((body) => void (document.body.innerHTML = `<main><h1>Host</h1>${body}</main>`), body);
    return;
  }
  await page.route(`**${ADDRESS}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: documentOf(written) }),
  );
  await page.goto(ADDRESS);
}

/** Takes away what a test has left on a page that others use after it. */
export async function cleanHostPage(page: Page, sandbox: Sandbox): Promise<void> {
  const { head } = documents.get(page) ?? {};
  documents.delete(page);
  const isHostPage = page.url() === `${sandbox.origin}${ADDRESS}`;
  if (!page.url().startsWith(sandbox.origin)) await page.goto(`${sandbox.origin}/healthz`);
  await page.evaluate(async () => {
    // An element that goes away cancels its purchase, which writes that down a moment later.
    document.body.replaceChildren();
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    for (const name of document.documentElement.getAttributeNames())
      if (name !== 'lang') document.documentElement.removeAttribute(name);
    document.adoptedStyleSheets = [];
    localStorage.clear();
    sessionStorage.clear();
    scrollTo(0, 0);
  });
  // Scripts of the study app and of the docs may write to the storage until the browser leaves them.
  const isDemo = page.url().startsWith(`${sandbox.origin}/demo/`);
  if (!isHostPage && !isDemo) await leave(page, sandbox.origin);
  // A call that hangs would keep one of the few connections to the server.
  if (sandbox.hasHung) await page.goto('about:blank');
  else if (isHostPage) documents.set(page, { head, isEmpty: true });
}

/** Goes to a page without scripts, and empties the origin: databases, caches, cookies. */
async function leave(page: Page, origin: string): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(`${origin}/healthz`);
  const context = page.context();
  await context.clearCookies();
  await context.clearPermissions();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}

/** Serves such a page from an origin of its own while `visit` runs. */
export async function atAnotherOrigin(
  written: HostPage,
  visit: (address: string) => Promise<void>,
): Promise<void> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html').end(documentOf(written));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  try {
    await visit(`http://localhost:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.close();
  }
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
