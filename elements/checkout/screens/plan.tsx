import type { PlanView } from '../../../sdk/internal';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import { StepTitle } from '../parts/step-title';
import { OrderTerms } from '../summary/order-terms';
import type { ScreenProps } from './screen';
import { Terms, useTerms } from './terms';

const Plans = ({ cards }: Pick<PlanView, 'cards'>) => (
  <ul className="plans" part="plans">
    {cards.map((card) => (
      <li key={card.label} className="plan" part="plan">
        <span className="plan-label">{card.label}</span>
        <span className="plan-name">
          <bdi>{card.name}</bdi>
        </span>
        <span className="plan-price">
          <bdi>{card.price}</bdi>
        </span>
      </li>
    ))}
  </ul>
);

interface RowsProps {
  readonly rows: readonly { readonly label: string; readonly value: string; readonly note?: string | null }[];
  readonly part: string;
}

const Rows = ({ rows, part }: RowsProps) => (
  <dl className="plan-rows" part={part}>
    {rows.map((row) => (
      <div key={row.label}>
        <dt>
          {row.label}
          {row.note && <span className="plan-note">{row.note}</span>}
        </dt>
        <dd>
          <bdi>{row.value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);

/** Shows both plans and what is due, and asks the customer to confirm. */
export const PlanScreen = ({ view, send, takesFocus }: ScreenProps<PlanView>) => {
  const terms = useTerms(view.terms);
  return (
    <form
      className="step"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!view.isBusy && terms.areSettled()) send({ type: 'plan-confirmed' });
      }}
    >
      <StepTitle takesFocus={takesFocus}>{view.title}</StepTitle>
      <p className="step-text" part="message">
        {view.message}
      </p>
      <Plans cards={view.cards} />
      {view.rows.length > 0 && (
        <Rows rows={view.rows.map((row) => ({ ...row, value: row.amount }))} part="plan-totals" />
      )}
      {view.note && <p className="plan-note">{view.note}</p>}
      <Rows rows={view.details} part="plan-details" />
      <Terms view={view.terms} state={terms} isLocked={view.isBusy} send={send} />
      {view.error && (
        <p className="field-note" part="note" data-error role="alert">
          <Icon name="alert" />
          <span>{view.error}</span>
        </p>
      )}
      <div className="actions">
        <OrderTerms order={view.order} />
        <Button type="submit" part="confirm-plan" isBusy={view.isBusy} busyText={view.busyText}>
          {view.button}
        </Button>
      </div>
    </form>
  );
};
