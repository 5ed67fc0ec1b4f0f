import type { PlanView } from '../../../sdk/internal';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import { StepTitle } from '../step-title';
import type { ScreenProps } from './screen';
import { Terms, useTerms } from './terms';

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
      <ul className="plans" part="plans">
        {view.cards.map((card) => (
          <li key={card.label} className="plan" part="plan">
            <span className="plan-label">{card.label}</span>
            <span className="plan-name" dir="auto">
              {card.name}
            </span>
            <bdi className="plan-price">{card.price}</bdi>
          </li>
        ))}
      </ul>
      {view.rows.length > 0 && (
        <dl className="plan-rows" part="plan-totals">
          {view.rows.map((row) => (
            <div key={row.label}>
              <dt>
                {row.label}
                {row.note && <span className="plan-note">{row.note}</span>}
              </dt>
              <dd>
                <bdi>{row.amount}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {view.note && <p className="plan-note">{view.note}</p>}
      <dl className="plan-rows plan-details" part="plan-details">
        {view.details.map((row) => (
          <div key={row.label}>
            <dt>{row.label}</dt>
            <dd>
              <bdi>{row.value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {view.terms && (
        <Terms
          view={view.terms}
          hasError={terms.hasError}
          inputRef={terms.input}
          isLocked={view.isBusy}
          onChange={(agreed) => send({ type: 'terms-answered', agreed })}
        />
      )}
      {view.error && (
        <p className="field-note" part="note" data-error role="alert">
          <Icon name="alert" />
          <span>{view.error}</span>
        </p>
      )}
      <div className="actions">
        <Button type="submit" part="confirm-plan" isBusy={view.isBusy} busyText={view.busyText}>
          {view.button}
        </Button>
      </div>
    </form>
  );
};
