import type { ReactNode } from 'react';

interface TableScrollProps {
  /** Describes the table. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A table that is wider than its container scrolls, by keyboard as well. */
export const TableScroll = ({ label, children }: TableScrollProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
  <div className="table-scroll" tabIndex={0} role="group" aria-label={label}>
    {children}
  </div>
);
