import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useApp } from '../../../app-context';
import type { MathsKeyboard as MathsKeyboardType } from './maths-keyboard';
import type { KeyboardFrameProps } from './use-keyboard-frame';

type Keyboard = typeof MathsKeyboardType;

interface KeyboardState {
  readonly isOpen: boolean;
  readonly loaded: { readonly Keyboard: Keyboard } | null;
  readonly button: RefObject<HTMLButtonElement | null>;
  close(): void;
  toggle(): void;
}

/** Opens and closes the maths keyboard, which is a separate chunk. */
export const useKeyboard = (): KeyboardState => {
  const { toasts } = useApp().stores;
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<KeyboardState['loaded']>(null);
  const button = useRef<HTMLButtonElement>(null);
  return {
    isOpen,
    loaded,
    button,
    close() {
      setOpen(false);
      button.current?.focus();
    },
    toggle() {
      setOpen(!isOpen);
      if (loaded) return;
      import('./maths-keyboard').then(
        ({ MathsKeyboard }) => setLoaded({ Keyboard: MathsKeyboard }),
        () => {
          setOpen(false);
          toasts.show('The math keyboard did not load. Check your connection and try again.', 'danger');
        },
      );
    },
  };
};

interface KeyboardPanelProps extends Omit<KeyboardFrameProps, 'onClose'> {
  readonly keyboard: KeyboardState;
}

/** The open keyboard, or a placeholder while it is loading. */
export const KeyboardPanel = ({ keyboard, ...frame }: KeyboardPanelProps) => {
  const { isOpen, loaded, close } = keyboard;
  if (!isOpen) return null;
  if (!loaded) return <div className="keyboard-panel skeleton" aria-hidden="true" />;
  return <loaded.Keyboard {...frame} onClose={close} />;
};
