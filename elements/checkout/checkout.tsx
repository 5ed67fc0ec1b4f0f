import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { checkoutView, paletteFor, plainBranding } from '../../sdk/headless';
import type { Branding, Checkout, PresentOptions, ScreenView, Translator } from '../../sdk/headless';
import { Frame } from './frame';
import type { FrameProps } from './frame';
import type { BrandView } from './offer-panel';
import { EmailScreen } from './screens/email';
import { ErrorScreen } from './screens/error';
import { PaymentScreen } from './screens/payment';
import type { ScreenProps } from './screens/screen';
import { SuccessScreen } from './screens/success';
import { WaitingScreen } from './screens/waiting';

type Screen<N extends ScreenView['screen']> = (
  props: ScreenProps<Extract<ScreenView, { screen: N }>>,
) => React.ReactNode;

/** Screen name to component. */
const screens = {
  waiting: WaitingScreen,
  email: EmailScreen,
  payment: PaymentScreen,
  success: SuccessScreen,
  error: ErrorScreen,
} satisfies { [N in ScreenView['screen']]: Screen<N> };

const assetUrl = (base: string, path: string | null): string | null =>
  path && /^(https?:\/\/|\/)/.test(base)
    ? `${base}/${path.split('/').map(encodeURIComponent).join('/')}`
    : null;

const brandView = (branding: Branding, assetBaseUrl: string): BrandView => ({
  appName: branding.appName,
  icon: assetUrl(assetBaseUrl, branding.appIcon),
  iconWebp: assetUrl(assetBaseUrl, branding.appIconWebp),
});

interface CheckoutScreenProps extends Pick<FrameProps, 'host' | 'layout'> {
  readonly checkout: Checkout;
  readonly options: PresentOptions;
  readonly translator: Translator;
}

/** A checkout on screen: its state decides the screen, its branding the colours. */
export const CheckoutScreen = ({ checkout, options, translator, host, layout }: CheckoutScreenProps) => {
  const state = useStore(checkout.$state);
  const branding = state.branding ?? plainBranding();
  const view = useMemo(
    () => checkoutView(state, checkout.request, translator),
    [state, checkout, translator],
  );
  useEffect(() => host.applyTheme(paletteFor(branding.appearance)), [host, branding]);
  const { screen } = view;
  // The table pairs each screen's name with the component for its view; an index can't show that to the compiler.
  const Screen = screens[screen.screen] as Screen<ScreenView['screen']>;
  return (
    <Frame
      host={host}
      layout={layout}
      view={view}
      brand={brandView(branding, options.assetBaseUrl)}
      isSandbox={options.isSandbox}
      translator={translator}
      onClose={() => checkout.send({ type: 'closed' })}
    >
      {(takesFocus) => (
        <Screen
          key={screen.screen}
          view={screen}
          send={checkout.send}
          takesFocus={takesFocus}
          mountPaymentForm={checkout.mountPaymentForm}
          host={host}
        />
      )}
    </Frame>
  );
};
