import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './ui/kit/kit.css';
import './ui/kit/fields.css';
import './ui/shell/shell.css';
import './ui/content/prose.css';
import './ui/graph/graph.css';
import './ui/overlays/overlays.css';
import './ui/overlays/banners.css';
import { AppShell } from './app';
import { AppProvider } from './app-context';
import { config, firebase } from './config';
import { applyTheme } from './data/local/apply-theme';
import { connectFirebase } from './data/firebase/connect';
import { createLocalAuth } from './data/local/auth';
import { createBrowser, createClock, createConsoleAnalytics, whenIdle } from './data/local/browser';
import { createLocalDocuments } from './data/local/documents';
import { loadScript } from './data/local/load-script';
import { createPage, createWebVitals } from './data/local/page';
import { createTextStore, watchOtherTabs } from './data/local/text-store';
import { createWorkerHost } from './data/local/worker-host';
import { withRemote } from './data/remote/with-remote';
import { createLazyBilling } from './data/billing/lazy-billing';
import { trustedScriptUrl } from './data/local/trusted-url';
import { createWorkerSolver } from './data/solver/worker-solver';
import { url as solverWorkerUrl } from './data/solver/worker.ts?worker';
import { addScript, createTags, withAnalytics } from './data/tags/tags';
import type { Ports } from './ports';
import { createAccountChooser } from './stores/account-chooser';
import { createStores } from './stores/stores';
import { screenName } from './ui/shell/navigation';
import { watchHistory } from './ui/page/use-navigation';
import { keepPrerenderedPage } from './ui/page/prerendered-page';

/** Composition root: chooses the adapters, creates the stores, mounts the app. */
const clock = createClock();
const browser = createBrowser();
const store = createTextStore(() => localStorage);
const accountChooser = createAccountChooser();
const idle = (): Promise<void> => whenIdle(2000);
const sessionStore = createTextStore(() => sessionStorage);
const page = createPage();
const local = { store, clock, randomId: browser.randomId };
const tags = createTags(config.tags, { idle, addScript, scope: globalThis, now: clock.now });
const { auth, documents, analytics, model } = firebase
  ? connectFirebase(firebase, { store, sessionStore, clock, browser, page, idle })
  : {
      auth: createLocalAuth({ ...local, choose: accountChooser.choose, watchOtherTabs }),
      documents: createLocalDocuments(local),
      analytics: null,
      model: null,
    };
const stepSolver = createWorkerSolver(
  () => new Worker(trustedScriptUrl(solverWorkerUrl), { type: 'module', name: 'solver' }),
  clock,
);
const solver = model
  ? withRemote(stepSolver, {
      model,
      loadMarkdown: async () => (await import('./data/remote/markdown')).markdownBlocks,
    })
  : stepSolver;
const ports: Ports = {
  pictures: {
    shrink: async (...file) => (await import('./data/local/pictures')).createPictures().shrink(...file),
  },
  store,
  sessionStore,
  clock,
  browser,
  auth,
  documents,
  billing: createLazyBilling(config.billing, store, idle, loadScript),
  analytics: analytics ?? createConsoleAnalytics(),
  page,
  tags: analytics ? withAnalytics(tags, analytics, idle) : tags,
  watchVitals: createWebVitals(idle),
  worker: createWorkerHost(),
  solver,
};
/** Called in a task of its own, after the one that evaluates all of these modules. */
export const startApp = (): void => {
  const stores = createStores(ports, {
    brand: config.brand,
    accountChooser,
    applyTheme,
    screenName,
  });
  watchHistory();
  stores.overlays.start();
  stores.session.start();
  void stores.signIn.resume();

  const root = document.getElementById('app');
  if (!root) throw new Error('index.html has no element #app.');
  keepPrerenderedPage(root);
  // A transition is drawn in slices, between which the page answers.
  startTransition(() =>
    createRoot(root).render(
      <AppProvider value={{ config, ports, stores }}>
        <AppShell />
      </AppProvider>,
    ),
  );
};
