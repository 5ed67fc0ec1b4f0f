import type { PageRoute } from '../../ui/shell/page.types';

export const libraryRoutes: readonly PageRoute[] = [];
