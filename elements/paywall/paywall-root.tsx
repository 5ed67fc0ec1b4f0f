import { useStore } from '@nanostores/react';
import { createTranslator, negotiateLocale, toBcp47 } from '../../sdk/headless';
import { Boundary } from '../checkout/boundary';
import { Notice } from '../kit/notice';
import { Skeleton } from '../kit/skeleton';
import { useDelayed } from '../kit/use-delayed';
import type { PaywallHost, Stage } from './host';
import { PaywallScreen } from './paywall';
import { useColourMode } from './use-colour-mode';

const SHAPES = [
  [32, '60%'],
  [18, '85%'],
  [96, '100%'],
  [96, '100%'],
  [52, '100%'],
] as const;

/** Fast answers show nothing in between. */
const PATIENCE_MS = 200;

const Waiting = () => (useDelayed(PATIENCE_MS) ? <Skeleton lines={SHAPES} /> : null);

/** Before there is a paywall: it is on its way, or can't be had. */
const BeforePaywall = ({
  host,
  stage,
}: {
  host: PaywallHost;
  stage: Extract<Stage, { name: 'loading' | 'unavailable' }>;
}) => {
  const { locale } = useStore(host.$values);
  const t = createTranslator({ locale: negotiateLocale(locale ? [locale] : navigator.languages) });
  return (
    <div
      className="before"
      lang={toBcp47(t.locale)}
      dir={t.direction}
      aria-busy={stage.name === 'loading' || undefined}
    >
      {stage.name === 'loading' ? (
        <Waiting />
      ) : (
        <Notice
          title={t.text('checkout.offer_unavailable_title')}
          message={t.text(stage.messageKey)}
          button={t.text('state_error.button_try_again')}
          takesFocus={false}
          onPress={() => host.retry()}
        />
      )}
    </div>
  );
};

/** The React tree of `<purchase-paywall>`. */
export const PaywallRoot = ({ host }: { host: PaywallHost }) => {
  const stage = useStore(host.$stage);
  const { colorMode } = useStore(host.$values);
  const mode = useColourMode(colorMode);
  if (stage.name === 'idle') return null;
  return (
    <div className={`root ${mode} surface-${mode === 'dark' ? 'panel' : 'form'}`}>
      {stage.name === 'open' ? (
        <Boundary onBroken={() => host.broken(new Error('The paywall could not be drawn.'))}>
          <PaywallScreen host={host} opened={stage.opened} mode={mode} />
        </Boundary>
      ) : (
        <BeforePaywall host={host} stage={stage} />
      )}
    </div>
  );
};
