import { useStore } from '@nanostores/react';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useApp } from '../../app-context';
import { Icon } from '../kit/icon';

/** The banner for a lost connection. The live region is always present, so that its text is announced. */
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
