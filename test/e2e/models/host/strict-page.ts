import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Sandbox } from '../sandbox';

/** The policy of docs/content-security-policy.md, directive by directive. */
export const strictPolicy = (billingHost: string, assetHost: string): Readonly<Record<string, string>> => ({
  'default-src': "'self'",
  'script-src': "'self' https://js.stripe.com",
  'frame-src': 'https://js.stripe.com https://hooks.stripe.com',
  'connect-src': `'self' ${billingHost}`,
  'img-src': `'self' ${assetHost}`,
  'style-src': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'require-trusted-types-for': "'script'",
});

interface StrictPage {
  readonly scripts: readonly string[];
  /** More of the policy, for example `trusted-types`. */
  readonly more?: Readonly<Record<string, string>>;
  /** Files that stand only there, by path. */
  readonly files?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const html = ({ scripts, body = '' }: StrictPage): string => `<!doctype html>
  <html lang="en"><head><meta charset="utf-8"><title>Strict shop</title>
  <meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/icon.svg">
  ${scripts.join('')}</head><body><main><h1>Strict shop</h1>${body}</main></body></html>`;

/**
 * A shop of an origin of its own, whose files, policy and scripts are its own too; billing and pictures are on another.
 */
export async function atStrictShop(
  sandbox: Sandbox,
  written: StrictPage,
  visit: (address: string) => Promise<void>,
): Promise<void> {
  const policy = { ...strictPolicy(sandbox.origin, sandbox.origin), ...written.more };
  const header = Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shop');
    const answer = async (): Promise<void> => {
      if (pathname === '/') {
        response.setHeader('Content-Security-Policy', header);
        response.setHeader('Content-Type', 'text/html').end(html(written));
        return;
      }
      const own = written.files?.[pathname];
      const type = pathname.endsWith('.svg') ? 'image/svg+xml' : 'text/javascript';
      response.setHeader('Content-Type', type);
      if (type !== 'text/javascript') return void response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
      response.end(own ?? (await readFile(join('.', pathname), 'utf8')));
    };
    answer().catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  try {
    await visit(`http://localhost:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Watches what a page's policies, and those of its frames, find fault with; the function tells what it was so far. */
export async function watchViolations(page: Page): Promise<() => Promise<readonly string[]>> {
  const seen: string[] = [];
  await page.exposeBinding('noteViolation', (_, line: string) => void seen.push(line));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      const line = [effectiveDirective, blockedURI, sample, `${sourceFile}:${lineNumber}`].join(' | ');
      (window as unknown as { noteViolation(line: string): void }).noteViolation(line);
    });
  });
  return async () => {
    // The events are tasks of their own: those that are under way come first.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
    return seen;
  };
}

const PROVIDER = 'https://js.stripe.com';
const BASE = `${PROVIDER}/stand-in`;

/** The stand-in at Stripe's own address: its script, its frames and what they ask. */
export async function serveStripe(page: Page, sandbox: Sandbox): Promise<readonly string[]> {
  const scripts: string[] = [];
  await page.route(`${PROVIDER}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (pathname.endsWith('/stripe.js')) {
      scripts.push(pathname);
      const response = await route.fetch({ url: `${sandbox.origin}/sandbox/stripe/stripe.js` });
      const body = (await response.text()).replace(
        /^.*\n/,
        `self.__standInBase = ${JSON.stringify(BASE)};\n`,
      );
      return route.fulfill({ response, body });
    }
    const path = pathname.replace('/stand-in', '/sandbox/stripe');
    return route.fulfill({ response: await route.fetch({ url: `${sandbox.origin}${path}${search}` }) });
  });
  return scripts;
}
