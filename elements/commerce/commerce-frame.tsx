import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { toBcp47 } from '../../sdk/internal';
import type { Translator } from '../../sdk/internal';
import type { Purchases } from '../../sdk/index';
import { Boundary } from '../base/error-boundary';
import { IntegrationWarnings } from '../diagnostics/warnings';
import { IntegrationNotice } from '../kit/integration-notice';
import { useDelayed } from '../kit/use-delayed';
import type { CommerceHost } from './commerce-host.types';
import { useElementTexts } from './use-element-texts';

interface FrameProps {
  readonly host: CommerceHost;
  /** Shown while the instance, its branding or the texts are loading. */
  readonly waiting: ReactNode;
  readonly children: (purchases: Purchases, t: Translator) => ReactNode;
}

/** A faster answer shows no loading state. */
const PATIENCE_MS = 200;

export const Waiting = ({ children }: { children: ReactNode }) => (useDelayed(PATIENCE_MS) ? children : null);

/** The message about an integration error, and warnings, in sandbox mode. */
export const IntegrationErrorOf = ({ host }: { host: CommerceHost }) => {
  const text = useStore(host.$integrationError);
  const shop = useStore(host.$instance);
  return (
    <>
      {text !== null && <IntegrationNotice tag={host.localName} text={text} />}
      <IntegrationWarnings host={host} isSandbox={shop.name === 'ready' && shop.purchases.isSandbox()} />
    </>
  );
};

/** The frame of each element: language, direction, theme, and a message to the integrator. */
export const CommerceFrame = ({ host, waiting, children }: FrameProps) => {
  const shop = useStore(host.$instance);
  const { t, isReady } = useElementTexts(host);
  const isThere = shop.name === 'ready' && isReady;
  return (
    <div className="root surface-form" lang={toBcp47(t.locale)} dir={t.direction}>
      <IntegrationErrorOf host={host} />
      <Boundary onBroken={() => host.report(new Error('It could not be drawn; the error is above.'))}>
        {isThere ? children(shop.purchases, t) : shop.name === 'failed' ? null : <Waiting>{waiting}</Waiting>}
      </Boundary>
    </div>
  );
};
