import { useStore } from '@nanostores/react';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useApp } from '../../app-context';
import { Icon } from '../kit/icon';

/** There is no connection: what still works. The region is always there, so that its words are announced. */
export const Offline = () => {
  const isOnline = useStore(useApp().stores.overlays.connection.$isOnline);
  return (
    <div className="offline no-print" role="status">
      {!isOnline && (
        <p className="offline-note">
          <Icon icon={CloudOff} size={18} />
          You are offline. Opened pages still work.
        </p>
      )}
    </div>
  );
};
