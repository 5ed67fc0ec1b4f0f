import { useState } from 'react';
import { Button } from '../../../ui/kit/button';
import './keyboard.css';
import { useKeyboardFrame } from './use-keyboard-frame';
import type { KeyboardFrameProps } from './use-keyboard-frame';

/**
 * A formula field with its own keys in a frame, because its library needs more permissions than our pages
 * have.
 */
export const MathsKeyboard = (props: KeyboardFrameProps) => {
  const { frame, phase, height, attempt, theme, retry } = useKeyboardFrame(props);
  // A new address would reload the frame; later theme changes are sent as messages.
  const [address] = useState(`/keyboard.html?theme=${theme}`);
  return (
    <div className="keyboard-panel" style={{ blockSize: height }} aria-busy={phase === 'loading'}>
      {phase === 'failed' ? (
        <div className="keyboard-failed" role="alert">
          <p>The math keyboard did not load. What you typed is safe; check your connection.</p>
          <Button variant="secondary" onClick={retry}>
            Try again
          </Button>
        </div>
      ) : (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a sandbox would take the origin that both sides check
        <iframe key={attempt} ref={frame} title="Math keyboard" src={address} data-phase={phase} />
      )}
      {phase === 'loading' && <div className="skeleton keyboard-skeleton" aria-hidden="true" />}
    </div>
  );
};
