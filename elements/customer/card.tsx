import { useId } from 'react';
import type { CardAction, PurchaseCard, Translator } from '../../sdk/internal';
import { Icon } from '../kit/icon';

interface LinkProps {
  readonly action: CardAction;
  /** Id of the node with the product's name. */
  readonly nameId: string;
  readonly t: Translator;
  readonly onAction: (action: CardAction) => boolean;
}

/** A link of a card. Several cards can have one, so its accessible name has the product and that it opens a new tab. */
const ActionLink = ({ action, nameId, t, onAction }: LinkProps) => {
  const id = useId();
  return (
    <a
      className="action"
      part={`action ${action.kind}`}
      data-kind={action.kind}
      href={action.url}
      target="_blank"
      rel="noopener"
      aria-labelledby={[`${id}-label`, ...(action.hint ? [`${id}-hint`] : []), nameId, `${id}-tab`].join(' ')}
      onClick={(event) => {
        if (!onAction(action)) event.preventDefault();
      }}
    >
      <span className="action-words">
        <span id={`${id}-label`}>{action.label}</span>
        {action.hint && (
          <span id={`${id}-hint`} className="action-hint">
            {action.hint}
          </span>
        )}
      </span>
      <svg className="icon away" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d="M8.5 5H4.5v10.5H15v-4 M11.5 4.5h4v4 M15.5 4.5l-6 6" />
      </svg>
      <span id={`${id}-tab`} className="unseen">
        {`(${t.text('customer.new_tab')})`}
      </span>
    </a>
  );
};

interface CardProps {
  readonly card: PurchaseCard;
  /** True until the product's title has arrived. */
  readonly isNameDue: boolean;
  readonly t: Translator;
  readonly onAction: (action: CardAction) => boolean;
}

export const Card = ({ card, isNameDue, t, onAction }: CardProps) => {
  const nameId = useId();
  const details = [card.resumes, card.bought, card.store, card.family].filter((line) => line !== null);
  return (
    <li className="card" part="card" data-state={card.state}>
      <div className="card-head">
        <h3 id={nameId} className="card-name" part="name">
          <bdi data-due={isNameDue || undefined}>{card.name}</bdi>
        </h3>
        {card.badge && (
          <span className="badge" part="badge">
            {card.badge}
          </span>
        )}
      </div>
      {card.price && (
        <p className="price" part="price">
          {card.price}
        </p>
      )}
      {!card.price && card.mayHavePrice && isNameDue && <p className="price" data-due aria-hidden="true" />}
      {card.next && (
        <p className="next" part="next">
          {card.next}
        </p>
      )}
      {details.map((line) => (
        <p key={line} className="detail" part="detail">
          {line}
        </p>
      ))}
      {card.problem && (
        <div className="trouble" part="billing">
          <Icon name="alert" />
          <p>{card.problem}</p>
        </div>
      )}
      {card.action && <ActionLink action={card.action} nameId={nameId} t={t} onAction={onAction} />}
    </li>
  );
};
