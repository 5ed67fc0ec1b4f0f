import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { FocusRight } from './focus';
import { Icon } from './icon';

interface NoticeProps {
  readonly title: string;
  readonly message: ReactNode;
  /** `null`: no button. */
  readonly button: string | null;
  readonly tone?: 'failed' | 'waiting';
  /** The button takes the focus when the notice appears, because the focused control may be disabled. */
  readonly takesFocus: FocusRight | null;
  readonly onPress: () => void;
}

/** A problem within a screen, or a result that is not known yet, with one button. */
export const Notice = ({ title, message, button, tone = 'failed', takesFocus, onPress }: NoticeProps) => {
  const action = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus?.current) action.current?.focus();
  }, [takesFocus]);
  return (
    <div className="notice" part="notice" data-tone={tone}>
      <Icon name={tone === 'failed' ? 'alert' : 'clock'} />
      <div className="notice-words">
        <p className="notice-title">{title}</p>
        <p className="notice-message">{message}</p>
        {button && (
          <button ref={action} type="button" className="notice-button" part="notice-button" onClick={onPress}>
            {button}
          </button>
        )}
      </div>
    </div>
  );
};
