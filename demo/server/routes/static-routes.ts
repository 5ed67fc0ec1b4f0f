import { extname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { redirect, text, withHeaders } from '../http/answer';
import type { Answer } from '../http/answer';
import type { Exchange } from '../http/exchange';
import { readInlineHashes } from '../http/inline-hashes';
import { docsHeaders, keyboardHeaders, pageHeaders } from '../http/security-headers';
import type { PageHosts } from '../http/security-headers';
import { serveFile } from '../http/static-files';

const LOOK_AGAIN_MS = 100;

export interface Roots {
  dist: string;
  /** Until this time missing files of `dist` and of the documentation are expected: `npm start` answers before they are built. */
  distDueBy?: number;
  app: string;
  demo: string;
  standIn: string;
  /** The folder of the documentation site, if it is served. */
  docs?: string;
}

/** Of the study app; firebase.json has the same. */
export const APP_REDIRECTS: Readonly<Record<string, string>> = {
  '/': '/ai',
  '/math': '/math/basic',
  '/financial': '/financial/mortgage',
};
/** Pages of the study app that are for one person, so that no HTML was written for them. */
export const PERSONAL_PAGES = /^\/(profile|onboarding|admin)(\/|$)/;

/** Serves the SDK's files, the demo pages and the documentation; for all other paths the study app. */
export async function staticFile(roots: Roots, exchange: Exchange, hosts: PageHosts): Promise<Answer> {
  if (exchange.method !== 'GET' && exchange.method !== 'HEAD')
    return text(405, 'Only GET and HEAD are served here.');
  const answer = await find(roots, exchange);
  const isPage = answer.headers['Content-Type']?.startsWith('text/html') === true;
  if (!isPage) return answer;
  const isKeyboard = exchange.url.pathname === '/keyboard.html';
  if (roots.docs !== undefined && isDocsPage(exchange.url.pathname))
    return withHeaders(answer, docsHeaders(await readInlineHashes(roots.docs)));
  return withHeaders(answer, isKeyboard ? keyboardHeaders : pageHeaders(hosts));
}

async function find(roots: Roots, exchange: Exchange): Promise<Answer> {
  const { pathname } = exchange.url;
  const inDist = /^(?:\/sub\/path)?\/dist(\/.*)$/.exec(pathname)?.[1];
  if (inDist !== undefined) {
    const file = await whenBuilt(() => serveFile(roots.dist, inDist, exchange), roots.distDueBy ?? 0);
    return withHeaders(file ?? notFound(pathname), {
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  }
  if (pathname === '/demo') return redirect(301, '/demo/');
  if (pathname.startsWith('/demo/')) {
    return (await servePage(roots.demo, pathname.slice('/demo'.length), exchange)) ?? notFound(pathname);
  }
  if (pathname === '/docs') return redirect(301, '/docs/');
  if (pathname.startsWith('/docs/') && roots.docs !== undefined) {
    const page = await servePage(roots.docs, pathname.slice('/docs'.length), exchange);
    return (
      page ?? ((await areDocsDue(roots, exchange)) ? docsBeingBuilt(roots, exchange) : notFound(pathname))
    );
  }
  const target = APP_REDIRECTS[pathname];
  if (target !== undefined) return redirect(301, target + exchange.url.search);
  return (
    (await servePage(roots.app, pathname, exchange)) ??
    (await serveFile(roots.app, `${pathname}/index.html`, exchange)) ??
    (await appShell(roots.app, exchange))
  );
}

/** `npm start` builds the documentation last, for longer than a browser should wait. */
const areDocsDue = async ({ docs = '', distDueBy = 0 }: Roots, exchange: Exchange): Promise<boolean> =>
  Date.now() < distDueBy && (await serveFile(docs, '/index.html', exchange)) === null;

/** A page that loads itself again. */
async function docsBeingBuilt({ demo }: Roots, exchange: Exchange): Promise<Answer> {
  const page = await serveFile(demo, '/docs-later.html', exchange);
  return page
    ? withHeaders({ ...page, status: 503 }, { Refresh: '3' })
    : text(503, 'The documentation is being built.');
}

/** Looks again and again until there is an answer, or until the time is up. */
async function whenBuilt(look: () => Promise<Answer | null>, dueBy: number): Promise<Answer | null> {
  let answer = await look();
  while (answer === null && Date.now() < dueBy) {
    await setTimeout(LOOK_AGAIN_MS);
    answer = await look();
  }
  return answer;
}

/** Live examples sell, so they have the policy of selling pages. */
const isDocsPage = (path: string): boolean => path.startsWith('/docs/') && !path.startsWith('/docs/live/');

async function servePage(root: string, path: string, exchange: Exchange): Promise<Answer | null> {
  return serveFile(root, path.endsWith('/') ? `${path}index.html` : path, exchange);
}

/** A personal page is the app's empty page. For an unknown page the app says so, with status 404. A missing file is 404, too. */
async function appShell(root: string, exchange: Exchange): Promise<Answer> {
  const { pathname } = exchange.url;
  // A command-line program accepts any type and gets the page; a script that asks for data does not.
  const wantsPage = /text\/html|^\*\/\*$|^$/.test(exchange.headers.accept ?? '');
  if (!wantsPage || extname(pathname) !== '') return notFound(pathname);
  const unknown = PERSONAL_PAGES.test(pathname) ? null : await serveFile(root, '/404.html', exchange);
  if (unknown) return { ...unknown, status: 404 };
  // A quick build has no 404.html: there every page is the app's empty page.
  return (await serveFile(root, '/index.html', exchange)) ?? text(404, 'The study app is not built yet.');
}

function notFound(path: string): Answer {
  return text(404, `There is no file at ${path}.`);
}
