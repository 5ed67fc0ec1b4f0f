import type { Store } from '../tenant/tenant.types';

/** The public pages on which other stores manage subscriptions; null for a store without a page that is the same for all. */
export const storePages: Readonly<Partial<Record<Store, { name: string; url: string | null }>>> = {
  app_store: { name: 'App Store', url: 'https://apps.apple.com/account/subscriptions' },
  mac_app_store: { name: 'Mac App Store', url: 'https://apps.apple.com/account/subscriptions' },
  play_store: { name: 'Google Play Store', url: 'https://play.google.com/store/account/subscriptions' },
  amazon: { name: 'Amazon Appstore', url: null },
};
