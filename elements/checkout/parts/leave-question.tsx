import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { LeaveView } from '../../../sdk/internal';
import { Button } from '../../kit/button';
import { deepActiveElement } from '../../kit/focus';

interface LeaveQuestionProps {
  readonly view: LeaveView;
  readonly onStay: () => void;
  readonly onClose: () => void;
}

/** Asks before a checkout is closed in which something would be lost. The focus returns to where it was. */
export const LeaveQuestion = ({ view, onStay, onClose }: LeaveQuestionProps) => {
  const id = useId();
  const stay = useRef<HTMLButtonElement>(null);
  const [before] = useState(deepActiveElement);
  // Before anything else can happen: a key must not reach a button that loses the focus in the same moment.
  useLayoutEffect(() => {
    stay.current?.focus();
    return () => {
      // After the rest of the dialog can be used again.
      if (before instanceof HTMLElement) queueMicrotask(() => before.isConnected && before.focus());
    };
  }, [before]);
  return (
    <div className="leave" part="leave">
      <div
        className="leave-box surface surface-form"
        role="alertdialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        tabIndex={-1}
      >
        <h2 id={`${id}-title`} className="leave-title">
          {view.title}
        </h2>
        <p id={`${id}-text`} className="leave-text">
          {view.message}
        </p>
        <div className="leave-actions">
          <Button part="leave-stay" buttonRef={stay} onPress={onStay}>
            {view.stay}
          </Button>
          <button type="button" className="notice-button leave-close" part="leave-close" onClick={onClose}>
            {view.close}
          </button>
        </div>
      </div>
    </div>
  );
};
