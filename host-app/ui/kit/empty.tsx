import type { ReactNode } from 'react';

interface EmptyProps {
  readonly title: string;
  readonly children: ReactNode;
  /** A suggested action. */
  readonly action?: ReactNode;
  readonly drawing?: ReactNode;
}

/** An empty state: a title, an explanation and a suggested action. */
export const Empty = ({ title, children, action, drawing }: EmptyProps) => (
  <div className="empty">
    {drawing && <div className="empty-drawing">{drawing}</div>}
    <h2>{title}</h2>
    <p>{children}</p>
    {action}
  </div>
);
