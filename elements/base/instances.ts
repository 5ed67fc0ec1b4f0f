import type { Purchases } from '../../sdk/index';
import { reportMissingKey } from './integration/inspect';
import { purchasesClass } from './page-classes';
import type { PurchasesClass } from './page-classes';

/** Attributes that configure an instance. */
interface InstanceValues {
  readonly apiKey: string | null;
  readonly appUserId: string | null;
  readonly proxyUrl: string | null;
  readonly assetBaseUrl: string | null;
  /** The page can set this property to its own instance. It has no attribute. */
  readonly purchases: unknown;
}

/** Checks the shape: the instance may come from another copy of the class. */
const isInstance = (value: unknown): value is Purchases => value instanceof Object && 'context' in value;

/** After this time the console says that a key is missing. */
const CONFIGURE_SOON_MS = 3000;
/** After this time every script of the page should have run. */
const CONFIGURE_LIMIT_MS = 10_000;

/** The shared instance. Rejects with instructions if the page never configures it. */
const configured = (from: PurchasesClass): Promise<Purchases> =>
  new Promise((resolve, reject) => {
    const warning = setTimeout(reportMissingKey, CONFIGURE_SOON_MS);
    const timer = setTimeout(
      () => reject(new Error('not configured. Call Purchases.configure(), or set the api-key attribute.')),
      CONFIGURE_LIMIT_MS,
    );
    void from.whenConfigured().then((purchases) => {
      clearTimeout(warning);
      clearTimeout(timer);
      resolve(purchases);
    });
  });

/**
 * The instance for an element that does not need one yet, so that faults are found before it is used. Never rejects. `null`:
 * with a live key nothing is done early.
 */
export const earlyInstance = async (values: InstanceValues): Promise<Purchases | null> => {
  if (!values.apiKey && !values.purchases) return purchasesClass().whenConfigured();
  const isEarly = values.purchases || values.apiKey?.startsWith('rcb_sb_');
  return isEarly ? purchasesFor(values).catch(() => null) : null;
};

const known = new Map<string, Purchases>();

/** The instance for an element's attributes. Elements with the same configuration share one. */
export const purchasesFor = async (values: InstanceValues): Promise<Purchases> => {
  if (isInstance(values.purchases)) return values.purchases;
  const Class = purchasesClass();
  if (!values.apiKey) return configured(Class);
  const appUserId = values.appUserId ?? Class.storedAnonymousAppUserId();
  const key = JSON.stringify([values.apiKey, appUserId, values.proxyUrl, values.assetBaseUrl]);
  const instance =
    known.get(key) ??
    new Class({
      apiKey: values.apiKey,
      appUserId,
      ...(values.proxyUrl ? { httpConfig: { proxyURL: values.proxyUrl } } : {}),
      ...(values.assetBaseUrl ? { assetBaseUrl: values.assetBaseUrl } : {}),
    });
  known.set(key, instance);
  return instance;
};
