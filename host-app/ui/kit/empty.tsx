import type { ReactNode } from 'react';

interface EmptyProps {
  readonly title: string;
  readonly children: ReactNode;
  /** What to do next. */
  readonly action?: ReactNode;
  readonly drawing?: ReactNode;
}

/** Nothing here yet, and what would change that. */
export const Empty = ({ title, children, action, drawing }: EmptyProps) => (
  <div className="empty">
    {drawing && <div className="empty-drawing">{drawing}</div>}
    <h2>{title}</h2>
    <p>{children}</p>
    {action}
  </div>
);
