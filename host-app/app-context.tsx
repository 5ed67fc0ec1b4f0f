import { createContext, use } from 'react';
import type { Config } from './config';
import type { Ports } from './ports';
import type { PageHead } from './ui/page/head';
import type { Stores } from './stores/stores';

export interface App {
  readonly config: Config;
  readonly ports: Ports;
  readonly stores: Stores;
  /** Takes the page's head where pages are written as HTML (prerender.tsx). */
  readonly writeHead?: (head: PageHead) => void;
}

const AppContext = createContext<App | null>(null);

export const AppProvider = AppContext.Provider;

/** The ports, the stores and the configuration that main.tsx has put together. */
export const useApp = (): App => {
  const app = use(AppContext);
  if (!app) throw new Error('This component stands outside the app.');
  return app;
};
