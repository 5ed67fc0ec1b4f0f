import type { ComponentType } from 'react';

export interface PageProps {
  /** From the path's pattern: `{ formulaId: 'quadratic-formula' }`. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

export interface PageRoute {
  /** wouter's notation: `/formulas/:formulaId`, `/ai/:subject?`. */
  readonly path: string;
  /** Loads the page on navigation. */
  readonly load: () => Promise<ComponentType<PageProps>>;
}

export interface Redirect {
  readonly path: string;
  readonly to: string;
}
