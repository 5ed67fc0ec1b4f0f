import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useLayoutEffect, useMemo } from 'react';
import { checkoutView, lookFor, plainBranding } from '../../sdk/headless';
import type { CheckoutEvent } from '../../sdk/headless';
import { beforeOfferView } from './before-offer.view';
import { Boundary } from './boundary';
import { brandView } from './brand';
import { Frame } from './frame';
import type { CheckoutHost } from './host';
import { screenFor } from './screens/index';
import { useTranslator } from './use-translator';
import { wantedLocale } from './wanted-locale';

const $nothing = atom(null);
const plain = plainBranding();
const ignore = (): void => {};

/** The React tree of `<purchase-checkout>`: what the stage says is shown, in one frame from first to last. */
export const CheckoutRoot = ({ host }: { host: CheckoutHost }) => {
  const stage = useStore(host.stage.$stage);
  const { locale } = useStore(host.$values);
  const checkout = stage.name === 'checkout' ? stage.checkout : null;
  const options = stage.name === 'checkout' ? stage.options : null;
  const state = useStore(checkout?.$state ?? $nothing);
  const { translator, isReady } = useTranslator(
    wantedLocale(options?.selectedLocale ?? locale ?? undefined, options?.defaultLocale),
  );
  const branding = state?.branding ?? plain;
  const view = useMemo(
    () =>
      checkout && state && isReady
        ? checkoutView(state, checkout.request, translator)
        : beforeOfferView(stage, translator),
    [stage, checkout, state, translator, isReady],
  );
  const wishes = options?.appearance;
  useLayoutEffect(() => host.applyTheme(lookFor(branding.appearance, wishes)), [host, branding, wishes]);
  if (stage.name === 'idle') return null;

  const { screen } = view;
  const Screen = screenFor(screen);
  const send = checkout
    ? checkout.send
    : ({ type }: CheckoutEvent) => void (type === 'retry-requested' && host.stage.retry());
  return (
    <Boundary onBroken={() => host.close()}>
      <Frame
        host={host}
        layout={host.layoutMode}
        view={view}
        brand={brandView(state?.branding ?? null, options?.assetBaseUrl ?? '')}
        isSandbox={options?.isSandbox ?? false}
        translator={translator}
        onClose={() => host.close()}
      >
        {(takesFocus) => (
          <Screen
            key={screen.screen}
            view={screen}
            send={send}
            takesFocus={takesFocus}
            mountPaymentForm={checkout?.mountPaymentForm ?? ignore}
            host={host}
          />
        )}
      </Frame>
    </Boundary>
  );
};
