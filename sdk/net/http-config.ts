/** Settings of all requests. */
export interface HttpConfig {
  /** Headers added to every request. The protocol's own nine are reserved. */
  readonly additionalHeaders?: Record<string, string>;
  /** Base address of a proxy in front of the billing provider, without a slash at the end. */
  readonly proxyURL?: string;
  /** Base address of analytics events, without a slash at the end. `proxyURL` does not apply to them. */
  readonly eventsURL?: string;
}

/** The part of the configuration that a client needs. */
export interface ClientConfig {
  readonly apiKey: string;
  readonly httpConfig?: HttpConfig;
}

export const DEFAULT_API_URL = 'https://api.revenuecat.com';

export const CLIENT_VERSION = '0.16.0';

/** Spec section 5: sandbox follows from the key's prefix. */
export const isSandboxKey = (apiKey: string): boolean => apiKey.startsWith('rcb_sb_');
