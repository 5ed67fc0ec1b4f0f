import { accountRoutes } from './pages/account/routes';
import { calculatorsRoutes } from './pages/calculators/routes';
import { libraryRoutes } from './pages/library/routes';
import type { PageRoute, Redirect } from './ui/shell/page.types';

export const redirects: readonly Redirect[] = [
  { path: '/', to: '/ai' },
  { path: '/math', to: '/math/basic' },
  { path: '/financial', to: '/financial/mortgage' },
];

/** The table from path to page (spec section 2). The first match is used; the last row matches every path. */
export const routes: readonly PageRoute[] = [
  { path: '/ai/:subject?', load: async () => (await import('./pages/ai/ai-page')).AiPage },
  ...calculatorsRoutes,
  ...libraryRoutes,
  ...accountRoutes,
  { path: '/checkout', load: async () => (await import('./pages/checkout/checkout-page')).CheckoutPage },
  { path: '/tiktok', load: async () => (await import('./pages/other/landing-page')).LandingPage },
  { path: '/*', load: async () => (await import('./pages/other/not-found-page')).NotFoundPage },
];
