import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface StepTitleProps {
  readonly icon?: ReactNode;
  /** Takes focus when the step appears, so that a screen reader starts reading here. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

export const StepTitle = ({ icon, takesFocus = false, children }: StepTitleProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <h2 ref={title} className="step-title" part="title" tabIndex={-1}>
      {icon}
      <span>{children}</span>
    </h2>
  );
};
