import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { FocusRight } from '../../kit/focus';

interface StepTitleProps {
  readonly icon?: ReactNode;
  /** Takes focus when the step appears, so that a screen reader starts reading here. */
  readonly takesFocus?: FocusRight | null;
  readonly children: ReactNode;
}

export const StepTitle = ({ icon, takesFocus, children }: StepTitleProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus?.current) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <h2 ref={title} className="step-title" part="title" tabIndex={-1}>
      {icon}
      <span>{children}</span>
    </h2>
  );
};
