import type { PageRoute, Redirect } from './ui/page/page.types';

type Page = Awaited<ReturnType<PageRoute['load']>>;

/** A row of the table: a path, the chunk of its page, and the component's name there. */
const page = <Name extends string>(
  path: string,
  load: () => Promise<Readonly<Record<Name, Page>>>,
  name: Name,
): PageRoute => ({ path, name, load: async () => (await load())[name] });

export const redirects: readonly Redirect[] = [
  { path: '/', to: '/ai' },
  { path: '/math', to: '/math/basic' },
  { path: '/financial', to: '/financial/mortgage' },
];

const calculators: readonly PageRoute[] = [
  page('/math/basic', () => import('./pages/calculators/keypad/basic-page'), 'BasicPage'),
  page('/math/scientific', () => import('./pages/calculators/keypad/scientific-page'), 'ScientificPage'),
  page('/math/fraction', () => import('./pages/calculators/fraction/fraction-page'), 'FractionPage'),
  page('/math/quadratic', () => import('./pages/calculators/quadratic/quadratic-page'), 'QuadraticPage'),
  page('/math/graph', () => import('./pages/calculators/graph/graph-page'), 'GraphPage'),
  page('/math/units', () => import('./pages/calculators/units/units-page'), 'UnitsPage'),
  page('/math/percentage', () => import('./pages/calculators/percentage/percentage-page'), 'PercentagePage'),
  page(
    '/financial/mortgage',
    () => import('./pages/calculators/financial/mortgage/mortgage-page'),
    'MortgagePage',
  ),
  page('/financial/loan', () => import('./pages/calculators/financial/loan/loan-page'), 'LoanPage'),
];

const library: readonly PageRoute[] = [
  page('/formulas', () => import('./pages/library/formulas/formulas-page'), 'FormulasPage'),
  page('/formulas/:formulaId', () => import('./pages/library/formula/formula-page'), 'FormulaPage'),
  page('/learning/:subject?', () => import('./pages/library/lessons/lessons-page'), 'LessonsPage'),
  page('/learning/:subject/:topicId', () => import('./pages/library/lesson/lesson-page'), 'LessonPage'),
  page('/blog', () => import('./pages/library/blog/blog-page'), 'BlogPage'),
  page('/blog/category/:category', () => import('./pages/library/blog/blog-page'), 'BlogPage'),
  page('/blog/:slug', () => import('./pages/library/blog/post-page'), 'PostPage'),
  page('/privacy', () => import('./pages/library/legal/legal-page'), 'PrivacyPage'),
  page('/terms', () => import('./pages/library/legal/legal-page'), 'TermsPage'),
];

const account: readonly PageRoute[] = [
  page('/profile', () => import('./pages/account/home/home-page'), 'HomePage'),
  page('/profile/history', () => import('./pages/account/history/history-page'), 'HistoryPage'),
  page('/profile/favorite', () => import('./pages/account/favourites/favourites-page'), 'FavoritesPage'),
  page('/profile/learning', () => import('./pages/account/learning/learning-page'), 'LearningPage'),
  page('/profile/settings', () => import('./pages/account/settings/settings-page'), 'SettingsPage'),
  page('/onboarding', () => import('./pages/account/onboarding/onboarding-page'), 'OnboardingPage'),
  page('/admin', () => import('./pages/account/admin/admin-page'), 'AdminPage'),
];

/** The table from path to page (spec section 2). The first match is used; the last row matches every path. */
export const routes: readonly PageRoute[] = [
  page('/ai/:subject?', () => import('./pages/ai/ai-page'), 'AiPage'),
  ...calculators,
  ...library,
  ...account,
  page('/checkout', () => import('./pages/checkout/checkout-page'), 'CheckoutPage'),
  page('/tiktok', () => import('./pages/other/landing-page'), 'LandingPage'),
  page('/*', () => import('./pages/other/not-found-page'), 'NotFoundPage'),
];
