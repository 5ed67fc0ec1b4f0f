import type { AppearanceOptions, Purchases, PurchasesConfig } from '../../sdk/index';

/** The part of the class that is used here. */
interface Configurable {
  configure(config: PurchasesConfig): Purchases;
  storedAnonymousAppUserId(): string;
}

/**
 * Configures the shared instance from the script tag. `data-api-key` is required; `data-app-user-id`, `data-proxy-url`,
 * `data-asset-base-url` and `data-appearance` (JSON) have the same meaning as in `configure`. Without a user id the
 * customer is anonymous, and this browser stores the id.
 *
 * @example
 * <script src="purchases.js" data-api-key="rcb_…" data-app-user-id="user-1"></script>
 */
export const configureFromScriptTag = (purchases: Configurable, script: HTMLOrSVGElement | null): void => {
  const { apiKey, appUserId, assetBaseUrl, proxyUrl, appearance } = script?.dataset ?? {};
  if (apiKey === undefined) return;
  try {
    purchases.configure({
      apiKey,
      appUserId: appUserId || purchases.storedAnonymousAppUserId(),
      ...(assetBaseUrl ? { assetBaseUrl } : {}),
      ...(proxyUrl ? { httpConfig: { proxyURL: proxyUrl } } : {}),
      // The parser takes JSON, too.
      ...(appearance ? { appearance: appearance as unknown as AppearanceOptions } : {}),
    });
  } catch (error) {
    console.error(`data attributes: ${String(error)}`);
  }
};
