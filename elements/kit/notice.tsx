import { Icon } from './icon';

interface NoticeProps {
  readonly title: string;
  readonly message: string;
  readonly button: string;
  readonly onPress: () => void;
}

/** Something went wrong within a screen; one button leads on. */
export const Notice = ({ title, message, button, onPress }: NoticeProps) => (
  <div className="notice" part="notice">
    <Icon name="alert" />
    <div className="notice-words">
      <p className="notice-title">{title}</p>
      <p className="notice-message">{message}</p>
      <button type="button" className="notice-button" onClick={onPress}>
        {button}
      </button>
    </div>
  </div>
);
