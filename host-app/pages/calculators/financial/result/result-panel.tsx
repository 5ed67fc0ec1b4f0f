import type { ReactNode } from 'react';
import './result.css';

interface ResultPanelProps {
  readonly title: string;
  /** The one number that matters. */
  readonly value: string;
  /** In smaller letters behind or under it. */
  readonly unit?: string;
  /** A field has to be put right; this is the result from before. */
  readonly isStale: boolean;
  readonly children?: ReactNode;
}

/** The answer, very large, and under it what belongs to it. */
export const ResultPanel = ({ title, value, unit, isStale, children }: ResultPanelProps) => (
  <section className={`result-panel card${isStale ? ' stale' : ''}`} aria-label="Result">
    <output className="result-number">
      <span className="result-title">{title}</span>
      <strong className={value.length > 13 ? 'long' : ''}>{value}</strong>
      {unit && <span className="muted">{unit}</span>}
    </output>
    {isStale && <p className="result-stale">From before: a field needs another look.</p>}
    {children}
  </section>
);
