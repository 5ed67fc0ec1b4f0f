import type { Branding } from '../../../sdk/internal';

/** A picture, and the same as webp. */
export interface BrandPicture {
  readonly url: string;
  readonly webp: string | null;
}

/** The seller in the order summary. */
export interface BrandView {
  readonly appName: string | null;
  readonly icon: BrandPicture | null;
  /** Shown in place of icon and name. */
  readonly wordmark: BrandPicture | null;
  /** True until the branding has arrived. */
  readonly isLoading: boolean;
}

const assetUrl = (base: string, path: string | null): string | null =>
  path && /^(https?:\/\/|\/)/.test(base)
    ? `${base}/${path.split('/').map(encodeURIComponent).join('/')}`
    : null;

const picture = (base: string, path: string | null, webpPath: string | null): BrandPicture | null => {
  const url = assetUrl(base, path);
  return url ? { url, webp: assetUrl(base, webpPath) } : null;
};

/** Name and pictures of the business, with absolute addresses. */
export const brandView = (branding: Branding | null, assetBaseUrl: string): BrandView => ({
  appName: branding?.appName ?? null,
  icon: branding && picture(assetBaseUrl, branding.appIcon, branding.appIconWebp),
  wordmark: branding && picture(assetBaseUrl, branding.appWordmark, branding.appWordmarkWebp),
  isLoading: branding === null,
});
