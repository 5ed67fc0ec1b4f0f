import type { HttpConfig } from '../../net/http-config';
import type { PurchasesConfig } from './config';

/** The parameters of `configure`. The compiler keeps the list complete. */
export const configKeys = {
  apiKey: 1,
  appUserId: 1,
  httpConfig: 1,
  wire: 1,
  collectUtm: 1,
  assetBaseUrl: 1,
  orderButton: 1,
  appearance: 1,
  texts: 1,
  events: 1,
  subscriberToken: 1,
} satisfies Record<keyof PurchasesConfig, 1>;

export const httpConfigKeys = {
  additionalHeaders: 1,
  proxyURL: 1,
  eventsURL: 1,
} satisfies Record<keyof HttpConfig, 1>;

const hasOther = (given: object | undefined, keys: object): boolean =>
  Object.keys(given ?? {}).some((key) => !Object.hasOwn(keys, key));

/** Whether a parameter is misspelt, misplaced, or of another library. */
export const hasUnknownKeys = (config: PurchasesConfig): boolean =>
  hasOther(config, configKeys) || hasOther(config.httpConfig, httpConfigKeys);
