import type { PageRoute, Redirect } from './ui/page/page.types';

export const redirects: readonly Redirect[] = [
  { path: '/', to: '/ai' },
  { path: '/math', to: '/math/basic' },
  { path: '/financial', to: '/financial/mortgage' },
];

const calculators: readonly PageRoute[] = [
  {
    path: '/math/basic',
    load: async () => (await import('./pages/calculators/keypad/basic-page')).BasicPage,
  },
  {
    path: '/math/scientific',
    load: async () => (await import('./pages/calculators/keypad/scientific-page')).ScientificPage,
  },
  {
    path: '/math/fraction',
    load: async () => (await import('./pages/calculators/fraction/fraction-page')).FractionPage,
  },
  {
    path: '/math/quadratic',
    load: async () => (await import('./pages/calculators/quadratic/quadratic-page')).QuadraticPage,
  },
  {
    path: '/math/graph',
    load: async () => (await import('./pages/calculators/graph/graph-page')).GraphPage,
  },
  {
    path: '/math/units',
    load: async () => (await import('./pages/calculators/units/units-page')).UnitsPage,
  },
  {
    path: '/math/percentage',
    load: async () => (await import('./pages/calculators/percentage/percentage-page')).PercentagePage,
  },
  {
    path: '/financial/mortgage',
    load: async () => (await import('./pages/calculators/financial/mortgage/mortgage-page')).MortgagePage,
  },
  {
    path: '/financial/loan',
    load: async () => (await import('./pages/calculators/financial/loan/loan-page')).LoanPage,
  },
];

const library: readonly PageRoute[] = [
  {
    path: '/formulas',
    load: async () => (await import('./pages/library/formulas/formulas-page')).FormulasPage,
  },
  {
    path: '/formulas/:formulaId',
    load: async () => (await import('./pages/library/formula/formula-page')).FormulaPage,
  },
  {
    path: '/learning/:subject?',
    load: async () => (await import('./pages/library/lessons/lessons-page')).LessonsPage,
  },
  {
    path: '/learning/:subject/:topicId',
    load: async () => (await import('./pages/library/lesson/lesson-page')).LessonPage,
  },
  { path: '/blog', load: async () => (await import('./pages/library/blog/blog-page')).BlogPage },
  {
    path: '/blog/category/:category',
    load: async () => (await import('./pages/library/blog/blog-page')).BlogPage,
  },
  { path: '/blog/:slug', load: async () => (await import('./pages/library/blog/post-page')).PostPage },
  { path: '/privacy', load: async () => (await import('./pages/library/legal/legal-page')).PrivacyPage },
  { path: '/terms', load: async () => (await import('./pages/library/legal/legal-page')).TermsPage },
];

const account: readonly PageRoute[] = [
  { path: '/profile', load: async () => (await import('./pages/account/home/home-page')).HomePage },
  {
    path: '/profile/history',
    load: async () => (await import('./pages/account/history/history-page')).HistoryPage,
  },
  {
    path: '/profile/favorite',
    load: async () => (await import('./pages/account/favourites/favourites-page')).FavouritesPage,
  },
  {
    path: '/profile/learning',
    load: async () => (await import('./pages/account/learning/learning-page')).LearningPage,
  },
  {
    path: '/profile/settings',
    load: async () => (await import('./pages/account/settings/settings-page')).SettingsPage,
  },
  {
    path: '/onboarding',
    load: async () => (await import('./pages/account/onboarding/onboarding-page')).OnboardingPage,
  },
  { path: '/admin', load: async () => (await import('./pages/account/admin/admin-page')).AdminPage },
];

/** The table from path to page (spec section 2). The first match is used; the last row matches every path. */
export const routes: readonly PageRoute[] = [
  { path: '/ai/:subject?', load: async () => (await import('./pages/ai/ai-page')).AiPage },
  ...calculators,
  ...library,
  ...account,
  { path: '/checkout', load: async () => (await import('./pages/checkout/checkout-page')).CheckoutPage },
  { path: '/tiktok', load: async () => (await import('./pages/other/landing-page')).LandingPage },
  { path: '/*', load: async () => (await import('./pages/other/not-found-page')).NotFoundPage },
];
