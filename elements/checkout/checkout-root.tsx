import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useLayoutEffect, useMemo } from 'react';
import { checkoutViewWith, resolveTheme, plainBranding } from '../../sdk/internal';
import type { CheckoutEvent, PresentOptions, TypedEmail } from '../../sdk/internal';
import { IntegrationWarnings } from '../diagnostics/warnings';
import { IntegrationNotice } from '../kit/integration-notice';
import { useDelayed } from '../kit/use-delayed';
import { CHECKOUT_TAG } from '../base/tags';
import { beforeOfferView } from './before-offer.view';
import { Boundary } from '../base/error-boundary';
import { brandView } from './summary/brand';
import { Frame } from './frame';
import type { CheckoutHost } from './host';
import { $laterScreens } from './later-steps';
import type { LaterScreens } from './later-steps';
import { screenFor } from './screens/index';
import { useTranslator } from '../base/use-translator';
import { wantedTags } from '../base/wanted-locale';

const $nothing = atom(null);
const plain = plainBranding();
const ignore = (): void => {};
const noEmail: TypedEmail = { read: () => '', write: ignore };
/** While texts are loading, nothing is shown for this time; then English. */
const TEXTS_PATIENCE_MS = 300;

/** The translator of the element. `isDue` is true when its texts have arrived, or after a wait. */
const useTexts = (host: CheckoutHost, options: PresentOptions | null, later: LaterScreens | null) => {
  const { locale, defaultLocale } = useStore(host.$values);
  const own = useStore(host.$texts);
  const isLong = useDelayed(TEXTS_PATIENCE_MS);
  const wanted = options
    ? wantedTags(options.selectedLocale ?? locale, options.defaultLocale)
    : wantedTags(locale, defaultLocale);
  const texts = useMemo(() => [...(options?.texts ?? []), ...own], [options, own]);
  const result = useTranslator(wanted, texts, later?.texts);
  return { ...result, isDue: result.isReady || isLong };
};

/** The screens after the first one, with their styles, as soon as they are there. */
const useLaterScreens = (host: CheckoutHost): LaterScreens | null => {
  const later = useStore($laterScreens);
  useLayoutEffect(() => {
    if (later) host.addStyles(later.styles);
  }, [host, later]);
  return later;
};

/** The element's state as one frame, from the first state to the last. */
const CheckoutTree = ({ host }: { host: CheckoutHost }) => {
  const shown = useStore(host.elementState.$state);
  const checkout = shown.name === 'checkout' ? shown.checkout : null;
  const options = shown.name === 'checkout' ? shown.options : null;
  const state = useStore(checkout?.$state ?? $nothing);
  const later = useLaterScreens(host);
  const { translator, isReady, isDue } = useTexts(host, options, later);
  const branding = state?.branding ?? plain;
  const view = useMemo(
    () =>
      checkout && state && isReady
        ? checkoutViewWith(later?.views ?? null, state, checkout.request, translator)
        : beforeOfferView(shown, translator, isReady),
    [shown, checkout, state, translator, isReady, later],
  );
  const overrides = options?.appearance;
  useLayoutEffect(
    () => host.applyTheme(resolveTheme(branding.appearance, overrides)),
    [host, branding, overrides],
  );
  if (shown.name === 'idle' || !isDue) return null;

  const { screen } = view;
  const Screen = screenFor(screen, later);
  const send = checkout
    ? checkout.send
    : ({ type }: CheckoutEvent) => void (type === 'retry-requested' && host.elementState.retry());
  return (
    <Frame
      host={host}
      layout={host.layoutMode}
      view={view}
      brand={brandView(state?.branding ?? null, options?.assetBaseUrl ?? '')}
      isSandbox={options?.isSandbox ?? false}
      translator={translator}
      onClose={() => host.close()}
      promo={view.code && later && <later.PromoCode view={view.code} send={send} />}
    >
      {(takesFocus, say) => (
        <>
          <IntegrationWarnings host={host} isSandbox={options?.isSandbox ?? false} isCalled />
          {shown.name === 'unavailable' && shown.problem && (
            <IntegrationNotice tag={CHECKOUT_TAG} text={shown.problem} />
          )}
          <Screen
            key={screen.screen}
            view={screen}
            send={send}
            takesFocus={takesFocus}
            mountPaymentForm={checkout?.mountPaymentForm ?? ignore}
            say={say}
            typedEmail={options?.typedEmail ?? noEmail}
            host={host}
          />
        </>
      )}
    </Frame>
  );
};

/** The React tree of `<purchase-checkout>`. A part that failed is rendered again when its content changes. */
export const CheckoutRoot = ({ host }: { host: CheckoutHost }) => {
  const shown = useStore(host.elementState.$state);
  const state = useStore(shown.name === 'checkout' ? shown.checkout.$state : $nothing);
  return (
    <Boundary
      onBroken={(error) => host.elementState.crash(error)}
      content={`${shown.name} ${state?.name ?? ''}`}
    >
      <CheckoutTree host={host} />
    </Boundary>
  );
};
