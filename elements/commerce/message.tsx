import type { ReactNode } from 'react';
import { Icon } from '../kit/icon';

/** What went wrong, below what was pressed; read out when it appears. */
export const Message = ({ children }: { children: ReactNode }) => (
  <div className="message" part="message" role="alert">
    <Icon name="alert" />
    <div>{children}</div>
  </div>
);
