import { useStore } from '@nanostores/react';
import X from 'lucide-react/icons/x';
import { useApp } from '../../app-context';
import { Icon } from '../kit/icon';

/** Short messages at the edge of the screen; announced, closed by themselves or by hand. */
export const Toasts = () => {
  const { toasts } = useApp().stores;
  const shown = useStore(toasts.$toasts);
  return (
    <div className="toasts no-print" role="status">
      {shown.map(({ id, tone, text }) => (
        <div key={id} className={`toast ${tone}`}>
          <p>{text}</p>
          <button type="button" className="icon-button" aria-label="Dismiss" onClick={() => toasts.close(id)}>
            <Icon icon={X} size={18} />
          </button>
        </div>
      ))}
    </div>
  );
};
