import type { ReactNode } from 'react';
import { Button } from '../../../ui/kit/button';
import { Notice } from '../../../ui/kit/notice';

interface LoadErrorProps {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** Loading has failed. The message offers another try. */
export const LoadError = ({ children, onRetry }: LoadErrorProps) => (
  <div className="acc-trouble">
    <Notice tone="danger">{children}</Notice>
    <Button onClick={onRetry}>Try again</Button>
  </div>
);
