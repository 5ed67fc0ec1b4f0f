import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Purchases, PurchasesConfig, PurchasesError } from '../../sdk/index';
import { asPurchasesError, LOADING } from './store-state';
import type { InstanceState } from './store-state';
import { acquire } from './instance-pool';
import { InstanceContext } from './instance-context';

type Optional<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** What `Purchases.configure` takes; only the key is needed. */
export interface ProviderConfig extends Optional<Omit<PurchasesConfig, 'apiKey' | 'appUserId'>> {
  readonly apiKey: string;
  /** Who is buying; an anonymous customer, whom this browser remembers, when left out. */
  readonly appUserId?: string | null | undefined;
}

interface ErrorHandlingProps {
  readonly children?: ReactNode;
  /** Called once with the error of an invalid configuration; without it, the error is logged. */
  readonly onError?: ((error: PurchasesError) => void) | undefined;
  /** Throws that error while rendering, for the nearest error boundary above the provider. */
  readonly throwOnError?: boolean | undefined;
}

/** Either a configuration, of which the provider makes an instance, or an instance of your own. */
export type PurchasesProviderProps = ErrorHandlingProps &
  (
    | {
        /** `null` while it is not known yet, such as before the user signs in: everything waits. */
        readonly config: ProviderConfig | null;
        readonly purchases?: undefined;
      }
    | { readonly purchases: Purchases; readonly config?: undefined }
  );

/** Compared by value, so that the integrator may write the object inline. */
const keyOf = ({ apiKey, httpConfig, assetBaseUrl, appearance, texts }: ProviderConfig): string =>
  JSON.stringify({ apiKey, httpConfig, assetBaseUrl, appearance, texts });

/** The instance that the configuration asks for, from the first effect until the provider is gone for good. */
const useConfigured = ({
  config,
  onError,
  throwOnError,
}: PurchasesProviderProps): ReadableAtom<InstanceState> => {
  const [$shop] = useState(() => atom<InstanceState>(LOADING));
  const listener = useRef({ onError, throwOnError });
  const told = useRef('');
  const wanted = config ? keyOf(config) : null;
  const appUserId = config?.appUserId ?? null;

  useEffect(() => {
    listener.current = { onError, throwOnError };
  });
  useEffect(() => {
    if (wanted === null) return $shop.set(LOADING);
    try {
      const { purchases, release } = acquire(wanted, appUserId);
      told.current = '';
      const shop = $shop.get();
      if (shop.name !== 'ready' || shop.purchases !== purchases) $shop.set({ name: 'ready', purchases });
      return release;
    } catch (cause) {
      const error = asPurchasesError(cause);
      $shop.set({ name: 'failed', error });
      const { onError, throwOnError } = listener.current;
      // StrictMode runs this twice; the page hears of it once.
      if (told.current !== wanted + appUserId) {
        if (onError) onError(error);
        else if (!throwOnError) console.error(`<PurchasesProvider>: ${String(error)}`);
      }
      told.current = wanted + appUserId;
      return undefined;
    }
  }, [$shop, wanted, appUserId]);
  return $shop;
};

/**
 * Gives the hooks and the elements below it their `Purchases` instance. With `config` it makes the instance itself, in
 * an effect: nothing happens on a server, and once in StrictMode. It becomes the shared instance (unless the page has
 * configured one), serves all providers that say the same, follows a changed `appUserId` with `changeUser`, makes a new
 * one when anything else in `config` has changed its value, and is closed when the last provider is gone.
 *
 * An invalid configuration, such as an invalid key, does not break the page: the hooks below return `failed` with the
 * error, `onError` is called once, and without `onError` the error is logged. With `throwOnError` the error goes
 * to the nearest error boundary instead.
 *
 * @example
 * <PurchasesProvider config={{ apiKey: 'rcb_…', appUserId: user.id }}>
 *   <App />
 * </PurchasesProvider>
 */
export const PurchasesProvider = (props: PurchasesProviderProps): ReactElement => {
  const { purchases, config, throwOnError, children } = props;
  if (purchases === undefined && config === undefined)
    throw new Error('<PurchasesProvider> needs `config` (null while it is not known) or `purchases`.');
  const $made = useConfigured(props);
  const $given = useMemo(
    () => (purchases ? atom<InstanceState>({ name: 'ready', purchases }) : null),
    [purchases],
  );
  const made = useSyncExternalStore($made.listen, $made.get, () => LOADING as InstanceState);
  if (throwOnError && made.name === 'failed') throw made.error;
  return <InstanceContext.Provider value={$given ?? $made}>{children}</InstanceContext.Provider>;
};
