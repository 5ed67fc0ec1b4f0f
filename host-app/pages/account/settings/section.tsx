import type { ReactNode } from 'react';
import { Button } from '../../../ui/kit/button';
import { Notice } from '../../../ui/kit/notice';
import type { ActionState } from './use-action';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** One card of the settings page. */
export const Section = ({ id, title, lead, children }: SectionProps) => (
  <section className="card set-section" aria-labelledby={`${id}-title`}>
    <div className="set-words">
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <p className="muted">{lead}</p>}
    </div>
    <div className="set-fields">{children}</div>
  </section>
);

interface OutcomeProps {
  readonly state: ActionState;
  /** Shows a 'try again' button, where the form itself has none. */
  readonly canRetry?: boolean;
}

/** The result of an action, announced to screen readers. */
export const Outcome = ({ state, canRetry = false }: OutcomeProps) => (
  <div className="set-outcome" role="status">
    {state.status === 'done' && <Notice tone="success">{state.message}</Notice>}
    {state.status === 'failed' && (
      <Notice tone="danger">
        {state.message}
        {canRetry && (
          <Button size="small" onClick={state.retry}>
            Try again
          </Button>
        )}
      </Notice>
    )}
  </div>
);
