import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { PageProps, PageRoute } from './page.types';

/** Spec section 9: loading a page's script ends after 120 s. */
const TIMEOUT_MS = 120_000;

/** A failure that a new load of the page may end; page-boundary.tsx says so. */
export const chunkError = (id: string, cause?: unknown): Error => {
  const error = new Error(`Loading chunk ${id} failed`, { cause });
  error.name = 'ChunkLoadError';
  return error;
};

const withLimit = (route: PageRoute): Promise<ComponentType<PageProps>> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(chunkError(route.path)), TIMEOUT_MS);
    route
      .load()
      .then(resolve, (cause: unknown) => reject(chunkError(route.path, cause)))
      .finally(() => clearTimeout(timer));
  });

interface LazyRoute {
  readonly path: string;
  readonly Page: LazyExoticComponent<ComponentType<PageProps>>;
}

/** Each page is a separate chunk. */
export const lazyRoutes = (routes: readonly PageRoute[]): readonly LazyRoute[] =>
  routes.map((route) => ({
    path: route.path,
    Page: lazy(async () => ({ default: await withLimit(route) })),
  }));
