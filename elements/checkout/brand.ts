import type { Branding } from '../../sdk/headless';
import type { BrandView } from './offer-panel';

const assetUrl = (base: string, path: string | null): string | null =>
  path && /^(https?:\/\/|\/)/.test(base)
    ? `${base}/${path.split('/').map(encodeURIComponent).join('/')}`
    : null;

/** Name and icon of the business, with addresses that can be loaded. */
export const brandView = (branding: Branding, assetBaseUrl: string): BrandView => ({
  appName: branding.appName,
  icon: assetUrl(assetBaseUrl, branding.appIcon),
  iconWebp: assetUrl(assetBaseUrl, branding.appIconWebp),
});
