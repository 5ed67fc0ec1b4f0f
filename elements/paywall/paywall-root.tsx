import { useStore } from '@nanostores/react';
import { useLayoutEffect, useMemo } from 'react';
import { resolveTheme, plainBranding, readTextLayers, toBcp47 } from '../../sdk/internal';
import { Boundary } from '../base/error-boundary';
import { useStoreAtOnce } from '../base/use-store-at-once';
import { useTranslator } from '../base/use-translator';
import { wantedTags } from '../base/wanted-locale';
import { Notice } from '../kit/notice';
import { IntegrationWarnings } from '../diagnostics/warnings';
import { IntegrationNotice } from '../kit/integration-notice';
import { Skeleton } from '../kit/skeleton';
import { useDelayed } from '../kit/use-delayed';
import { PAYWALL_TAG } from '../base/tags';
import type { PaywallHost, PaywallElementState } from './host';
import { PaywallScreen } from './paywall';
import { useColourMode } from './use-colour-mode';

const SHAPES = [
  [32, '60%'],
  [18, '85%'],
  [96, '100%'],
  [96, '100%'],
  [52, '100%'],
] as const;

/** A paywall's data has all its colours. These are for the layers above it and the loading screen. */
const plain = resolveTheme(plainBranding().appearance);

/** A faster answer shows no loading screen. */
const PATIENCE_MS = 200;

type BeforeProps = {
  readonly host: PaywallHost;
  readonly state: Extract<PaywallElementState, { name: 'loading' | 'unavailable' }>;
};

/** Most paywalls are there before anything else has to be shown, and then no texts are looked up. */
const BeforePaywall = (props: BeforeProps) => {
  const isLate = useDelayed(PATIENCE_MS);
  return isLate || props.state.name !== 'loading' ? (
    <LatePaywall {...props} />
  ) : (
    <div className="before" aria-busy />
  );
};

/** Shown while the paywall loads, or if it can't be loaded. */
const LatePaywall = ({ host, state }: BeforeProps) => {
  const { locale } = useStore(host.$values);
  const { givenTexts } = host;
  const texts = useMemo(() => readTextLayers(givenTexts), [givenTexts]);
  const { translator: t, isReady } = useTranslator(wantedTags(locale), texts);
  return (
    <div
      className="before"
      lang={toBcp47(t.locale)}
      dir={t.direction}
      aria-busy={state.name === 'loading' || undefined}
    >
      {state.name === 'loading' || !isReady ? (
        <Skeleton lines={SHAPES} />
      ) : (
        <>
          {state.problem !== null && <IntegrationNotice tag={PAYWALL_TAG} text={state.problem} />}
          <Notice
            title={t.text('checkout.offer_unavailable_title')}
            message={t.text(state.messageKey)}
            button={t.text('state_error.button_try_again')}
            takesFocus={null}
            onPress={() => host.retry()}
          />
        </>
      )}
    </div>
  );
};

/** The React tree of `<purchase-paywall>`. */
export const PaywallRoot = ({ host }: { host: PaywallHost }) => {
  const state = useStoreAtOnce(host.$state);
  const { colorMode } = useStore(host.$values);
  const theme = useStore(host.$theme);
  const mode = useColourMode(colorMode ?? theme);
  useLayoutEffect(() => host.applyTheme({ ...plain, theme: mode }), [host, mode]);
  if (state.name === 'idle') return null;
  return (
    <div className={`root ${mode} surface-form`}>
      <IntegrationWarnings host={host} isSandbox={host.isSandbox} isCalled={host.isPresented} />
      {state.name === 'open' ? (
        <Boundary onBroken={(cause) => host.broken(new Error('The paywall could not be drawn.', { cause }))}>
          <PaywallScreen host={host} opened={state.opened} mode={mode} />
        </Boundary>
      ) : (
        <BeforePaywall host={host} state={state} />
      )}
    </div>
  );
};
