import type { PageRoute } from '../../ui/shell/page.types';

export const calculatorsRoutes: readonly PageRoute[] = [
  { path: '/math/basic', load: async () => (await import('./keypad/basic-page')).BasicPage },
  { path: '/math/scientific', load: async () => (await import('./keypad/scientific-page')).ScientificPage },
  { path: '/math/fraction', load: async () => (await import('./fraction/fraction-page')).FractionPage },
  { path: '/math/quadratic', load: async () => (await import('./quadratic/quadratic-page')).QuadraticPage },
  {
    path: '/math/percentage',
    load: async () => (await import('./percentage/percentage-page')).PercentagePage,
  },
  {
    path: '/financial/mortgage',
    load: async () => (await import('./financial/mortgage/mortgage-page')).MortgagePage,
  },
  { path: '/financial/loan', load: async () => (await import('./financial/loan/loan-page')).LoanPage },
];
