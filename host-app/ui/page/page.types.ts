import type { ComponentType } from 'react';

export interface PageProps {
  /** From the path's pattern: `{ formulaId: 'quadratic-formula' }`. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

export interface PageRoute {
  /** wouter's notation: `/formulas/:formulaId`, `/ai/:subject?`. */
  readonly path: string;
  /** The name that the page's chunk exports. */
  readonly name: string;
  /** Loads the page on navigation. */
  readonly load: () => Promise<ComponentType<PageProps>>;
}

export interface Redirect {
  readonly path: string;
  readonly to: string;
}

export interface PageHead {
  /** Without the brand's name. */
  readonly title: string;
  readonly description: string;
  /** The canonical path; the current path by default. */
  readonly path?: string;
  /** For account pages and error pages. */
  readonly isPrivate?: boolean;
  /** schema.org data as a plain object. */
  readonly structuredData?: Readonly<Record<string, unknown>>;
}

/** A page as HTML: what is inside `#app`, its head, and the name of its component. */
export interface PrerenderedPage {
  readonly name: string;
  readonly body: string;
  readonly head: PageHead;
}
