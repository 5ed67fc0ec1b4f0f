import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright/test';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import type { InlineConfig, Plugin } from 'vite';
import type { Shop, Tenant } from '../../fixtures/react/shop';
import { STAND_IN } from '../host/host-page';
import type { Sandbox } from '../sandbox';

const FIXTURES = resolve('test/e2e/fixtures/react');

/** The fixtures name the sources, for their types; what runs is the package. */
const fromPackage: Plugin = {
  name: 'from-package',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('/elements/react/index') ? resolve('dist/react.js') : null),
};

const common = (entry: string): InlineConfig => ({
  configFile: false,
  root: FIXTURES,
  logLevel: 'error',
  // React says what it has to complain about in development only.
  mode: 'development',
  plugins: [fromPackage],
  build: {
    minify: false,
    modulePreload: false,
    emptyOutDir: true,
    rollupOptions: { input: resolve(FIXTURES, entry), output: { entryFileNames: '[name].js' } },
  },
});

let client: Promise<Readonly<Record<string, string>>> | null = null;

/** The page's script and what it fetches later, by path; entry `/client.js`. */
const clientFiles = async (): Promise<Readonly<Record<string, string>>> => {
  const { build: settings, ...config } = common('client.tsx');
  const result = await build({
    ...config,
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { ...settings, write: false },
  });
  const files = [result].flat().flatMap((made) => ('output' in made ? made.output : []));
  return Object.fromEntries(
    files.flatMap((file) => (file.type === 'chunk' ? [[`/${file.fileName}`, file.code]] : [])),
  );
};

/** What a server of the integrator's would send, from the package as Node loads it. */
export async function renderedShop(tenant: Tenant): Promise<string> {
  const { build: settings, ...config } = common('shop.tsx');
  const outDir = resolve(`.cache/react-server-${process.pid}`);
  await build({ ...config, build: { ...settings, ssr: true, outDir } });
  const loaded = (await import(pathToFileURL(`${outDir}/shop.js`).href)) as { Shop: typeof Shop };
  await rm(outDir, { recursive: true });
  return renderToString(createElement(loaded.Shop, tenant));
}

export const tenantOf = ({ key, user, origin }: Sandbox): Tenant => ({
  apiKey: key,
  appUserId: user,
  origin,
});

/** The page at `/react.html`; with `html` it is hydrated. `delay` holds its script back. */
export async function openReactShop(
  page: Page,
  tenant: Tenant,
  { html = '', delay = Promise.resolve() }: { html?: string; delay?: Promise<void> } = {},
): Promise<void> {
  client ??= clientFiles();
  const files = await client;
  await page.route('**/*.js', async (route) => {
    const body = files[new URL(route.request().url()).pathname];
    if (body === undefined) return route.fallback();
    await delay;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  const data = JSON.stringify(tenant).replaceAll('"', '&quot;');
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>React</title>
    <link rel="icon" href="data:,">${STAND_IN}<script type="module" src="/client.js"></script></head>
    <body><div id="app" data-tenant="${data}">${html}</div></body></html>`;
  await page.route('**/react.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/react.html', { waitUntil: 'commit' });
}
