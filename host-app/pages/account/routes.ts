import type { PageRoute } from '../../ui/shell/page.types';

export const accountRoutes: readonly PageRoute[] = [];
