import { ErrorCode } from '../../errors/error-codes';
import { PurchasesError } from '../../errors/purchases-error';
import type { TextOverrides } from '../../i18n/texts.parse';
import type { AppearanceOptions } from '../../model/look/appearance';
import { isToken, NO_TOKEN } from '../../model/customer/subscriber-token';
import type { HttpConfig } from '../../net/http-config';
import type { WireName } from '../../checkout/wire/wire.types';

/** The parameters of `Purchases.configure`, as one object. */
export interface PurchasesConfig {
  /** Web Billing public key, `rcb_…`. A key that starts with `rcb_sb_` is a sandbox key. */
  readonly apiKey: string;
  /** Your own id of the customer, or `Purchases.generateRevenueCatAnonymousAppUserId()`. */
  readonly appUserId: string;
  readonly httpConfig?: HttpConfig;
  /**
   * The protocol of sales. `checkout`: checkout sessions, with taxes and discount codes. `purchase`: the protocol before
   * them. `auto`, the default: the one that the server's branding announces.
   */
  readonly wire?: WireName;
  /** Sends the UTM parameters of the page's address as metadata of a sale. Default: false. */
  readonly collectUtm?: boolean;
  /** The address of icons and paywall images, without a slash at the end. */
  readonly assetBaseUrl?: string;
  /**
   * The button that orders a trial. `obligation-to-pay`: it names the duty to pay, as the law of the European Union and the
   * United Kingdom demands. `auto`, the default: it does so if the country of the customer's billing address is known.
   */
  readonly orderButton?: 'auto' | 'obligation-to-pay';
  /** The appearance of all screens; replaces values of the branding. */
  readonly appearance?: AppearanceOptions;
  /** Texts of your own, by language and key; docs/localisation.md lists the keys. */
  readonly texts?: TextOverrides;
  /**
   * Sends analytics events of checkouts and paywalls to the billing provider. Off by default; `setEvents` switches it later,
   * for example after the customer's consent.
   */
  readonly events?: boolean;
  /**
   * The customer's token for changes of plans: short-lived, from your server. A purchase with `productChangeInfo` uses it,
   * and `<purchase-offers>` then offers to switch plans. It is kept in memory only, until the customer changes.
   */
  readonly subscriberToken?: string;
}

export const DEFAULT_ASSET_URL = 'https://da08ctfrofx1b.cloudfront.net';
const RESERVED_HEADERS = [
  'authorization',
  'content-type',
  'accept',
  'x-platform',
  'x-version',
  'x-is-sandbox',
  'x-platform-flavor',
  'x-platform-flavor-version',
  'x-rc-subscriber-token',
];
const FORBIDDEN_IDS = [
  'no_user',
  'null',
  'none',
  'nil',
  '(null)',
  'NaN',
  '\\x00',
  '',
  'unidentified',
  'undefined',
  'unknown',
];

const isText = (value: unknown): value is string => typeof value === 'string';
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/;
/** Ids that would change the path of a request, or that a path can't contain. */
const UNADDRESSABLE = /^\.{1,2}$|\p{Surrogate}/u;
// oxlint-disable-next-line no-control-regex -- headers carry one byte per character
const WIDE = /[^\u0000-\u00ff]/;

/** Keys for other uses, by their prefix. A page that has one of them needs another key, not another spelling. */
const OTHER_KEYS: Readonly<Record<string, string>> = {
  sk: 'a secret key, which must never be in a page. Revoke it now',
  rk: 'a secret key of Stripe, which must never be in a page. Revoke it now',
  pk: 'a publishable key of Stripe',
  strp: 'a key for Stripe Billing',
  pdl: 'a key for Paddle',
  test: 'a key for the Test Store',
  appl: 'a key for the App Store',
  goog: 'a key for the Play Store',
  amzn: 'a key for the Amazon Appstore',
};

/** Spec section 5: `rcb_`, then letters, digits, underscores, dots or dashes. */
const checkApiKey = (apiKey: string): void => {
  if (isText(apiKey) && /^rcb_[A-Za-z0-9_.-]+$/.test(apiKey)) return;
  const prefix = isText(apiKey) ? (/^[a-z]+(?=_)/.exec(apiKey)?.[0] ?? '') : '';
  const kind = Object.hasOwn(OTHER_KEYS, prefix) ? `: it is ${OTHER_KEYS[prefix]}` : '';
  throw new PurchasesError(
    ErrorCode.InvalidCredentialsError,
    `Invalid API key${apiKey ? kind : ': apiKey is missing'}. Use your Web Billing API key.`,
  );
};

/**
 * Spec section 5: refuses a list of words that are never an id, and slashes. Also refuses ids that a path can't contain.
 */
export const checkAppUserId = (appUserId: string): void => {
  if (
    !isText(appUserId) ||
    FORBIDDEN_IDS.includes(appUserId.trim()) ||
    appUserId.includes('/') ||
    CONTROL.test(appUserId) ||
    UNADDRESSABLE.test(appUserId)
  )
    throw new PurchasesError(
      ErrorCode.InvalidAppUserIdError,
      `App user id ${JSON.stringify(appUserId)} is not valid: use your own stable id, without a slash.`,
    );
};

const wrong = (message: string): PurchasesError => new PurchasesError(ErrorCode.ConfigurationError, message);

const checkBaseUrl = (name: string, url: string | null | undefined): void => {
  if (url === undefined || url === null || url === '') return; // Not set. Configuration from elsewhere may write it this way.
  if (!isText(url) || !/^(https?:\/\/|\/)\S*[^/\s]$/.test(url))
    throw wrong(`${name} must be an address and must not end with a slash: ${url}`);
};

/** Spec section 5: the nine headers of the protocol are reserved, in upper and lower case. */
const checkHeaders = (http: HttpConfig): void => {
  for (const [name, value] of Object.entries(http.additionalHeaders ?? {})) {
    const isHeader =
      /^[\w!#$%&'*+.^`|~-]+$/.test(name) && isText(value) && !CONTROL.test(value) && !WIDE.test(value);
    if (!isHeader || RESERVED_HEADERS.includes(name.toLowerCase()))
      throw wrong(
        `additionalHeaders must not set ${name}: it is ${isHeader ? 'reserved' : 'not a valid header'}.`,
      );
  }
};

/** Checks key, user id, proxy and headers in this order, so that the error names the first mistake. */
export const checkConfig = (config: PurchasesConfig): void => {
  const http = config?.httpConfig ?? {};
  checkApiKey(config?.apiKey);
  checkAppUserId(config.appUserId);
  if (typeof http !== 'object') throw wrong('httpConfig must be an object, such as { proxyURL }.');
  checkBaseUrl('proxyURL', http.proxyURL); // Spec section 5: no slash at the end.
  checkHeaders(http);
  checkBaseUrl('eventsURL', http.eventsURL);
  checkBaseUrl('assetBaseUrl', config.assetBaseUrl);
  if (config.wire && !['auto', 'purchase', 'checkout'].includes(config.wire))
    throw wrong(`wire must be 'auto', 'purchase' or 'checkout': ${config.wire}`);
  if (config.subscriberToken && !isToken(config.subscriberToken)) throw wrong(NO_TOKEN);
};

/** Spec section 5: three capital letters. */
export const checkCurrency = (currency: string | undefined): void => {
  if (currency !== undefined && !/^[A-Z]{3}$/.test(currency))
    throw wrong(`Currency code ${currency} is not valid. Please provide a valid ISO 4217 currency code.`);
};
/** Accepts both forms of `configure` and returns one. */
export const toConfig = (
  first: PurchasesConfig | string,
  appUserId: string,
  httpConfig: HttpConfig | undefined,
): PurchasesConfig =>
  typeof first === 'object' && first !== null
    ? first
    : { apiKey: first, appUserId, ...(httpConfig ? { httpConfig } : {}) };
