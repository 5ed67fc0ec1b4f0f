import type { ReactNode } from 'react';

interface ProgressRingProps {
  readonly done: number;
  readonly total: number;
  /** Sets the colour. */
  readonly subject?: string;
  readonly size?: number;
  readonly children?: ReactNode;
}

/** Progress as a ring. The text beside it has the same information. */
export const ProgressRing = ({ done, total, subject, size = 88, children }: ProgressRingProps) => {
  const share = total === 0 ? 0 : Math.min(100, (100 * done) / total);
  return (
    <span className="acc-ring" data-subject={subject} style={{ inlineSize: size, blockSize: size }}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className="track" cx="50" cy="50" r="43" />
        {share > 0 && (
          <circle className="arc" cx="50" cy="50" r="43" pathLength="100" strokeDasharray={`${share} 100`} />
        )}
      </svg>
      <span className="acc-ring-text">{children}</span>
    </span>
  );
};
