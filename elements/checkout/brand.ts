import type { Branding } from '../../sdk/internal';
import type { BrandView } from './offer-panel';

const assetUrl = (base: string, path: string | null): string | null =>
  path && /^(https?:\/\/|\/)/.test(base)
    ? `${base}/${path.split('/').map(encodeURIComponent).join('/')}`
    : null;

/** Name and icon of the business, with absolute addresses. */
export const brandView = (branding: Branding | null, assetBaseUrl: string): BrandView => ({
  appName: branding?.appName ?? null,
  icon: assetUrl(assetBaseUrl, branding?.appIcon ?? null),
  iconWebp: assetUrl(assetBaseUrl, branding?.appIconWebp ?? null),
  isLoading: branding === null,
});
