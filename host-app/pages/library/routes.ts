import type { PageRoute } from '../../ui/shell/page.types';

export const libraryRoutes: readonly PageRoute[] = [
  { path: '/formulas', load: async () => (await import('./formulas/formulas-page')).FormulasPage },
  { path: '/formulas/:formulaId', load: async () => (await import('./formula/formula-page')).FormulaPage },
  {
    path: '/learning/:subject/:topicId',
    load: async () => (await import('./lesson/lesson-page')).LessonPage,
  },
  { path: '/blog', load: async () => (await import('./blog/blog-page')).BlogPage },
  { path: '/blog/category/:category', load: async () => (await import('./blog/blog-page')).BlogPage },
  { path: '/blog/:slug', load: async () => (await import('./blog/post-page')).PostPage },
  { path: '/privacy', load: async () => (await import('./legal/legal-page')).PrivacyPage },
  { path: '/terms', load: async () => (await import('./legal/legal-page')).TermsPage },
];
