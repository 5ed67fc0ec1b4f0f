import type { PageRoute } from '../../ui/shell/page.types';

export const calculatorsRoutes: readonly PageRoute[] = [
  { path: '/math/basic', load: async () => (await import('./keypad/basic-page')).BasicPage },
  { path: '/math/scientific', load: async () => (await import('./keypad/scientific-page')).ScientificPage },
];
