import type { ReactNode, Ref } from 'react';
import { Spinner } from './spinner';

interface ButtonProps {
  readonly children: ReactNode;
  /** Shows progress without changing the size; presses are ignored. */
  readonly isBusy?: boolean;
  /** The text for screen readers while busy. */
  readonly busyText?: string;
  readonly isDisabled?: boolean;
  /** The label is still loading. */
  readonly isWaiting?: boolean;
  readonly type?: 'button' | 'submit';
  readonly part?: string;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  readonly onPress?: () => void;
}

/**
 * The main button of a screen. It stays focusable while busy (`aria-disabled`), so that a keyboard user keeps the focus.
 */
export const Button = (props: ButtonProps) => {
  const { children, isBusy = false, busyText, isDisabled = false, type = 'button', onPress } = props;
  return (
    <button
      ref={props.buttonRef}
      className="button"
      part={`button ${props.part ?? ''}`.trim()}
      type={type}
      disabled={isDisabled && !isBusy}
      aria-disabled={isBusy || undefined}
      data-busy={isBusy || undefined}
      data-waiting={props.isWaiting || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onPress?.();
      }}
    >
      <span className="button-label" aria-hidden={isBusy && busyText ? true : undefined}>
        {children}
      </span>
      {isBusy && <Spinner />}
      {isBusy && busyText && <span className="unseen">{busyText}</span>}
    </button>
  );
};

interface IconButtonProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly part?: string;
  readonly onPress: () => void;
}

export const IconButton = ({ label, children, part, onPress }: IconButtonProps) => (
  <button type="button" className="icon-button" part={part} aria-label={label} onClick={onPress}>
    {children}
  </button>
);
