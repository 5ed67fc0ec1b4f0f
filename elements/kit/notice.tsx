import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from './icon';

interface NoticeProps {
  readonly title: string;
  readonly message: ReactNode;
  readonly button: string;
  readonly tone?: 'failed' | 'waiting';
  /** The button takes focus when the notice appears, because what had it may be switched off. */
  readonly takesFocus: boolean;
  readonly onPress: () => void;
}

/** Something went wrong within a screen, or is not decided yet; one button leads on. */
export const Notice = ({ title, message, button, tone = 'failed', takesFocus, onPress }: NoticeProps) => {
  const action = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) action.current?.focus();
  }, [takesFocus]);
  return (
    <div className="notice" part="notice" data-tone={tone}>
      <Icon name={tone === 'failed' ? 'alert' : 'clock'} />
      <div className="notice-words">
        <p className="notice-title">{title}</p>
        <p className="notice-message">{message}</p>
        <button ref={action} type="button" className="notice-button" part="notice-button" onClick={onPress}>
          {button}
        </button>
      </div>
    </div>
  );
};
