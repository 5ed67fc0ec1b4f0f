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

/** The parameters of `Purchases.configure`; only the key is required. */
export interface ProviderConfig extends Optional<Omit<PurchasesConfig, 'apiKey' | 'appUserId'>> {
  readonly apiKey: string;
  /** The id of the customer; by default an anonymous customer, whose id this browser stores. */
  readonly appUserId?: string | null | undefined;
}

interface ErrorHandlingProps {
  readonly children?: ReactNode;
  /** Called once with the error of an invalid configuration; without it, the error is logged. */
  readonly onError?: ((error: PurchasesError) => void) | undefined;
  /** Throws that error while rendering, for the nearest error boundary above the provider. */
  readonly throwOnError?: boolean | undefined;
}

/** Either a configuration, from which the provider creates an instance, or your own instance. */
export type PurchasesProviderProps = ErrorHandlingProps &
  (
    | {
        /** `null` until it is known, for example before the user signs in. The hooks and elements then wait. */
        readonly config: ProviderConfig | null;
        readonly purchases?: undefined;
      }
    | { readonly purchases: Purchases; readonly config?: undefined }
  );

/** The values of the configuration as text, so that the integrator can write the object inline. */
const keyOf = ({ apiKey, httpConfig, assetBaseUrl, appearance, texts, ...more }: ProviderConfig): string => {
  const { wire, collectUtm, events, subscriberToken, orderButton } = more;
  const looks = { assetBaseUrl, appearance, texts };
  return JSON.stringify({
    apiKey,
    httpConfig,
    ...looks,
    wire,
    collectUtm,
    events,
    subscriberToken,
    orderButton,
  });
};

/** The instance of a configuration, from the first effect until the provider is unmounted. */
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
      // StrictMode runs this effect twice; `onError` is called once.
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
 * Gives the hooks and elements below it a `Purchases` instance. With `config` it creates the instance in an effect: never
 * on a server, and once in StrictMode. The instance becomes the shared one, unless the page has configured one. All
 * providers with the same values share it. After a change of `appUserId` the provider calls `changeUser`. After another
 * change in `config` it creates a new instance. It closes the instance when the last provider is unmounted.
 *
 * An invalid configuration, such as an invalid key, does not break the page. The hooks below return `failed` with the
 * error, and `onError` is called once; without `onError` the error is logged. With `throwOnError` the error goes to the
 * nearest error boundary instead.
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
