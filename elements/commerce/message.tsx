import type { ReactNode } from 'react';
import { Icon } from '../kit/icon';

/** An error below the button; screen readers announce it when it appears. */
export const Message = ({ children }: { children: ReactNode }) => (
  <div className="message" part="message" role="alert">
    <Icon name="alert" />
    <div>{children}</div>
  </div>
);
