import { useStore } from '@nanostores/react';
import X from 'lucide-react/icons/x';
import { useApp } from '../../app-context';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';

/** Short messages at the edge of the screen. They are announced, and close by themselves or by a button. */
export const Toasts = () => {
  const { toasts } = useApp().stores;
  const shown = useStore(toasts.$toasts);
  return (
    <div className="toasts no-print" role="status">
      {shown.map(({ id, tone, text, action }) => (
        <div key={id} className={`toast ${tone}`}>
          <p>{text}</p>
          {action && (
            <Button
              size="small"
              onClick={() => {
                toasts.close(id);
                action.run();
              }}
            >
              {action.label}
            </Button>
          )}
          <button type="button" className="icon-button" aria-label="Dismiss" onClick={() => toasts.close(id)}>
            <Icon icon={X} size={18} />
          </button>
        </div>
      ))}
    </div>
  );
};
