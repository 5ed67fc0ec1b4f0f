import type { PageRoute } from '../../ui/shell/page.types';

export const accountRoutes: readonly PageRoute[] = [
  { path: '/profile', load: async () => (await import('./home/home-page')).HomePage },
  { path: '/profile/history', load: async () => (await import('./history/history-page')).HistoryPage },
  {
    path: '/profile/favorite',
    load: async () => (await import('./favourites/favourites-page')).FavouritesPage,
  },
  { path: '/profile/learning', load: async () => (await import('./learning/learning-page')).LearningPage },
  { path: '/profile/settings', load: async () => (await import('./settings/settings-page')).SettingsPage },
  { path: '/onboarding', load: async () => (await import('./onboarding/onboarding-page')).OnboardingPage },
  { path: '/admin', load: async () => (await import('./admin/admin-page')).AdminPage },
];
