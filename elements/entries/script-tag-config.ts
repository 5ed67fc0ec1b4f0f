import type { AppearanceOptions, Purchases, PurchasesConfig } from '../../sdk/index';

/** The part of the class that is needed. */
interface Configurable {
  configure(config: PurchasesConfig): Purchases;
  storedAnonymousAppUserId(): string;
}

/**
 * One-tag use: what the script tag says configures the shared instance. `data-api-key` is enough; `data-app-user-id`,
 * `data-proxy-url`, `data-asset-base-url` and `data-appearance` (JSON) are what they are at `configure`. Who is given no
 * id buys as an anonymous customer, whom this browser remembers.
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
      // Its parser takes JSON, too.
      ...(appearance ? { appearance: appearance as unknown as AppearanceOptions } : {}),
    });
  } catch (error) {
    console.error(`data attributes: ${String(error)}`);
  }
};
