import type { PageRoute } from '../../ui/shell/page.types';

export const calculatorsRoutes: readonly PageRoute[] = [];
