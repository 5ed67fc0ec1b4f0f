import { createElement, lazy, Suspense } from 'react';
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';
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

/** A part of a page in a chunk of its own. */
interface LazyPart<Props> {
  /** What is shown until the part is loaded. */
  readonly meanwhile?: (props: Props) => ReactNode;
  /** The page does without the part if it can't be loaded. */
  readonly isOptional?: boolean;
}

export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { meanwhile = () => null, isOptional = false }: LazyPart<Props> = {},
): ((props: Props) => ReactNode) => {
  const Part: ComponentType<Props> = lazy(async () => ({
    default: await load().catch((cause: unknown) => {
      if (isOptional) return meanwhile;
      throw chunkError('of a part', cause);
    }),
  }));
  return (props) => <Suspense fallback={meanwhile(props)}>{createElement(Part, props)}</Suspense>;
};
