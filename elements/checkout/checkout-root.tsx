import { useStore } from '@nanostores/react';
import { Component, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { createTranslator, paletteFor, plainBranding } from '../../sdk/headless';
import type { Translator } from '../../sdk/headless';
import { CheckoutScreen } from './checkout';
import type { CheckoutHost } from './host';
import { Frame } from './frame';
import { ErrorScreen } from './screens/error';
import { WaitingScreen } from './screens/waiting';
import type { Stage } from './stage';
import { wantedLocale } from './wanted-locale';

interface Props {
  readonly host: CheckoutHost;
}

const ignore = (): void => {};
const noBrand = { appName: null, icon: null, iconWebp: null } as const;

/** Before there is a checkout: the offer is on its way, or can't be had. */
const BeforeOffer = ({ host, stage, translator }: Props & { stage: Stage; translator: Translator }) => {
  const t = translator;
  const isPreparing = stage.name !== 'unavailable';
  const title = isPreparing ? t.text('checkout.preparing') : t.text(stage.titleKey);
  const message = isPreparing ? '' : t.text(stage.messageKey);
  useEffect(() => host.applyTheme(paletteFor(plainBranding().appearance)), [host]);
  const shared = { takesFocus: host.layoutMode === 'modal', mountPaymentForm: ignore, host };
  return (
    <Frame
      host={host}
      layout={host.layoutMode}
      view={{
        label: t.text('checkout.label'),
        closeLabel: t.text('checkout.close'),
        summaryLabel: t.text('checkout.order_summary'),
        sandboxLabel: t.text('checkout.sandbox'),
        announcement: message ? `${title}. ${message}` : title,
        offer: null,
      }}
      brand={noBrand}
      isSandbox={false}
      translator={t}
      onClose={() => host.close()}
    >
      {() =>
        isPreparing ? (
          <WaitingScreen
            view={{ screen: 'waiting', title, patience: null, shape: 'email' }}
            send={ignore}
            {...shared}
          />
        ) : (
          <ErrorScreen
            view={{
              screen: 'error',
              tone: 'failed',
              title,
              message,
              button: t.text('state_error.button_try_again'),
              isBusy: false,
              busyText: t.text('checkout.loading'),
              support: null,
            }}
            send={() => host.stage.retry()}
            {...shared}
          />
        )
      }
    </Frame>
  );
};

/** A fault of ours must not leave an open dialog that shows nothing. */
class Boundary extends Component<{ host: CheckoutHost; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = (): { isBroken: boolean } => ({ isBroken: true });
  override componentDidCatch(): void {
    this.props.host.close();
  }
  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}

/** The React tree of `<purchase-checkout>`: what the stage says is shown. */
export const CheckoutRoot = ({ host }: Props) => {
  const stage = useStore(host.stage.$stage);
  const { locale } = useStore(host.$values);
  const selected = stage.name === 'checkout' ? (stage.options.selectedLocale ?? locale) : locale;
  const fallback = stage.name === 'checkout' ? stage.options.defaultLocale : undefined;
  const translator = useMemo(
    () => createTranslator({ locale: wantedLocale(selected ?? undefined, fallback) }),
    [selected, fallback],
  );
  if (stage.name === 'idle') return null;
  return (
    <Boundary host={host}>
      {stage.name === 'checkout' ? (
        <CheckoutScreen
          host={host}
          layout={host.layoutMode}
          checkout={stage.checkout}
          options={stage.options}
          translator={translator}
        />
      ) : (
        <BeforeOffer host={host} stage={stage} translator={translator} />
      )}
    </Boundary>
  );
};
