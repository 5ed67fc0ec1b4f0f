import type { ReactNode } from 'react';
import { Notice } from '../../../ui/kit/notice';
import type { ActionState } from './use-action';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** One card of the settings. */
export const Section = ({ id, title, lead, children }: SectionProps) => (
  <section className="card set-section" aria-labelledby={`${id}-title`}>
    <div className="set-words">
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <p className="muted">{lead}</p>}
    </div>
    <div className="set-fields">{children}</div>
  </section>
);

/** How an action ended, said to everybody. */
export const Outcome = ({ state }: { readonly state: ActionState }) => (
  <div role="status">
    {state.status === 'done' && <Notice tone="success">{state.message}</Notice>}
    {state.status === 'failed' && <Notice tone="danger">{state.message}</Notice>}
  </div>
);
