import { useStore } from '@nanostores/react';
import { useLayoutEffect } from 'react';
import { listenToDocument } from '../../sdk/internal';
import type { MessageKey, PaywallState } from '../../sdk/internal';
import { IconButton } from '../kit/button';
import { Icon } from '../kit/icon';
import type { IconName } from '../kit/icon';
import { Spinner } from '../kit/spinner';
import { usePaywall } from './drawing/context';
import type { PaywallHost } from './host';

interface Told {
  readonly icon: IconName | null;
  readonly title: MessageKey;
  readonly message: MessageKey | null;
}

const restoring: Told = { icon: null, title: 'paywall.restoring', message: null };
const found: Told = { icon: 'check', title: 'paywall.restored_title', message: 'paywall.restored' };
const nothing: Told = {
  icon: 'alert',
  title: 'paywall.nothing_restored_title',
  message: 'paywall.nothing_restored',
};
const failed: Told = {
  icon: 'alert',
  title: 'paywall.restore_failed_title',
  message: 'state_error.error_message_network_error',
};
const unmanaged: Told = {
  icon: 'alert',
  title: 'paywall.unmanaged_title',
  message: 'paywall.nothing_restored',
};

const toldBy = ({ restore }: PaywallState): Told | null => {
  if (restore.name === 'restoring') return restoring;
  if (restore.name === 'failed') return failed;
  if (restore.name !== 'restored') return null;
  return restore.found ? found : nothing;
};

/** The result of the search for earlier purchases, above all content and announced to screen readers. */
export const Toast = ({ host }: { host: PaywallHost }) => {
  const { session, translator: t } = usePaywall();
  const told = toldBy(useStore(session.$state));
  const isUnmanaged = useStore(host.$isUnmanaged);
  const shown = told ?? (isUnmanaged ? unmanaged : null);
  const isOver = shown !== null && shown !== restoring;
  // A layout effect: a key that is pressed at once must close the notice.
  useLayoutEffect(() => {
    if (!isOver) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) host.dismissNotice();
    };
    return listenToDocument('keydown', onKey);
  }, [host, isOver]);
  return (
    <div className="toast-dock">
      <div role="status" className={shown ? 'toast surface' : 'toast-empty'} part="notice">
        {shown && (
          <>
            {shown.icon ? <Icon name={shown.icon} className={shown === found ? 'good' : ''} /> : <Spinner />}
            <div className="toast-words">
              <p className="toast-title">{t.text(shown.title)}</p>
              {shown.message && <p className="toast-message">{t.text(shown.message)}</p>}
            </div>
            {isOver && (
              <IconButton label={t.text('checkout.close')} onPress={() => host.dismissNotice()}>
                <Icon name="close" />
              </IconButton>
            )}
          </>
        )}
      </div>
    </div>
  );
};
