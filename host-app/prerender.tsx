import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { AppShell } from './app';
import { AppProvider } from './app-context';
import { config } from './config';
import { createLocalAuth } from './data/local/auth';
import { createConsoleAnalytics } from './data/local/browser';
import { createLocalDocuments } from './data/local/documents';
import { createMemoryTextStore } from './data/local/text-store';
import { createTags } from './data/tags/tags';
import type { Ports } from './ports';
import type { Page } from './ports-page';
import { routes } from './routes';
import { createAccountChooser } from './stores/account-chooser';
import { createStores } from './stores/stores';
import { screenName } from './ui/shell/navigation';
import type { PageHead, PageRoute, PrerenderedPage } from './ui/page/page.types';

const never = (): Promise<never> => new Promise(() => {});
const nothing = (): void => {};

const ignored = () => nothing;
const stillPage: Page = {
  path: () => location.pathname,
  isVisible: () => true,
  prefersLessMotion: () => true,
  isCovered: () => false,
  isTouched: () => false,
  onMouse: ignored,
  onActivity: ignored,
  onVisibility: ignored,
  onFocus: ignored,
  onConnection: ignored,
  onLifecycle: ignored,
  interceptBack: ignored,
  goBack: nothing,
  reload: nothing,
};

/** The ports of a visitor without an account in a browser that does nothing. */
const createStillPorts = (accountChooser: ReturnType<typeof createAccountChooser>): Ports => {
  const store = createMemoryTextStore();
  const clock = { now: () => Date.now(), after: ignored };
  const local = { store, clock, randomId: () => '0' };
  return {
    store,
    sessionStore: createMemoryTextStore(),
    clock,
    browser: {
      userAgent: '',
      isIos: false,
      isMobile: false,
      isOnline: () => true,
      randomId: local.randomId,
    },
    auth: createLocalAuth({ ...local, choose: accountChooser.choose, watchOtherTabs: ignored }),
    documents: createLocalDocuments(local),
    billing: { readAccess: never, changeUser: never, buy: never, warmUp: nothing },
    analytics: createConsoleAnalytics(),
    page: stillPage,
    tags: createTags(config.tags, { idle: never, addScript: nothing, scope: {}, now: clock.now }),
    watchVitals: never,
    worker: {
      isSupported: false,
      isLocalhost: false,
      loaded: never,
      hasScript: never,
      register: never,
      unregister: never,
      onTakeOver: ignored,
      cacheNames: never,
      removeCache: never,
    },
    solver: {
      isRemote: false,
      preview: never,
      solve: never,
      recall: never,
      similar: never,
      separate: never,
      warmUp: nothing,
    },
    pictures: { shrink: never },
  };
};

/** The page at a path; a part of a pattern such as `:subject?` is any name. */
const pageAt = (address: string): string => {
  const isAt = ({ path }: PageRoute): boolean => {
    const pattern = path
      .replace(/\/:\w+\?/, '(/[^/]+)?')
      .replaceAll(/:\w+/g, '[^/]+')
      .replace('*', '.*');
    return new RegExp(`^${pattern}$`).test(address);
  };
  return routes.find(isAt)?.name ?? '';
};

/**
 * Writes a page of the app as HTML. Runs at build time, in Node; the pages read the globals `location` and `navigator`.
 * @throws Error when a page sets no head
 * @example const { body, head } = await renderPage('/math/basic');
 */
export const renderPage = async (path: string): Promise<PrerenderedPage> => {
  // Not the language of the machine that builds.
  const shared = { location: new URL(path, config.brand.origin), navigator: { language: 'en-US' } };
  for (const [name, value] of Object.entries(shared))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  const accountChooser = createAccountChooser();
  const ports = createStillPorts(accountChooser);
  const stores = createStores(ports, {
    brand: config.brand,
    accountChooser,
    applyTheme: nothing,
    screenName,
  });
  const heads: PageHead[] = [];
  const { prelude } = await prerender(
    <AppProvider value={{ config, ports, stores, writeHead: (head) => void heads.push(head) }}>
      <Router ssrPath={path}>
        <AppShell />
      </Router>
    </AppProvider>,
    {
      // Everything is in its place, without a script that moves it there.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error;
      },
    },
  );
  const body = await new Response(prelude).text();
  const head = heads.at(-1);
  if (!head) throw new Error(`The page at ${path} sets no head.`);
  return { body, head, name: pageAt(path) };
};
