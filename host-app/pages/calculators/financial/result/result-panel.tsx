import type { ReactNode } from 'react';
import './result.css';

interface ResultPanelProps {
  readonly title: string;
  /** The main result. */
  readonly value: string;
  /** In smaller type after or below the value. */
  readonly unit?: string;
  /** An input is invalid; the panel shows the previous result. */
  readonly isStale: boolean;
  readonly children?: ReactNode;
}

/** The main result in very large type, and the details below it. */
export const ResultPanel = ({ title, value, unit, isStale, children }: ResultPanelProps) => (
  <section className={`result-panel card${isStale ? ' stale' : ''}`} aria-label="Result">
    <output className="result-number">
      <span className="result-title">{title}</span>
      <strong className={value.length > 13 ? 'long' : ''}>{value}</strong>
      {unit && <span className="muted">{unit}</span>}
    </output>
    <div className="result-details">
      {isStale && <p className="result-stale">From before: a field needs another look.</p>}
      {children}
    </div>
  </section>
);
