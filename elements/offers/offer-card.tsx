import { useId } from 'react';
import type { OfferCardView } from '../../sdk/internal';
import { Icon } from '../kit/icon';
import { Words } from './words';

interface OfferCardProps {
  readonly card: OfferCardView;
  /** Name of the radio group. */
  readonly name: string;
  readonly onSelect: () => void;
}

const Badge = ({ kind, text }: NonNullable<OfferCardView['badge']>) => (
  <span className="offer-badge" part={`badge badge-${kind}`} data-kind={kind}>
    {kind === 'current' && <Icon name="check" />}
    <span>{text}</span>
  </span>
);

const Price = ({ card, id }: { card: OfferCardView; id: string }) => {
  const [before, amount, after] = card.price;
  const isReduced = card.fullPrice !== null || card.changingPrice !== null;
  return (
    <span className="offer-price">
      <span id={`${id}-price`} part="price">
        {/* One sentence says what screen readers do not announce: the struck price, and the price that follows. */}
        {isReduced && <span className="unseen">{card.priceWords}</span>}
        <span aria-hidden={isReduced || undefined}>
          {card.fullPrice && (
            <s className="amount offer-full" part="full-price">
              <bdi>{card.fullPrice}</bdi>
            </s>
          )}
          {before && <span className="offer-per">{before}</span>}
          <bdi className="amount offer-amount">{amount}</bdi>
          {after && <span className="offer-per">{after}</span>}
        </span>
      </span>
      {card.perMonth && (
        <span id={`${id}-month`} className="offer-month" part="price-per-month">
          <Words sentence={card.perMonth} />
        </span>
      )}
    </span>
  );
};

const Notes = ({ card: { saving, trial, oneTime, changingPrice } }: { card: OfferCardView }) => (
  <>
    {saving && (
      <span className="offer-saving" part="saving">
        {saving}
      </span>
    )}
    {trial && (
      <span className="offer-trial" part="trial">
        <bdi>{trial}</bdi>
      </span>
    )}
    {oneTime && (
      <span className="offer-once" part="one-time">
        {oneTime}
      </span>
    )}
    {changingPrice && (
      <span className="offer-changing" part="changing-price" aria-hidden="true">
        <bdi>{changingPrice}</bdi>
      </span>
    )}
  </>
);

/** One package: a radio button that covers the whole card, and a slot for content of the page. */
export const OfferCard = ({ card, name, onSelect }: OfferCardProps) => {
  const id = useId();
  const hasNotes = card.saving ?? card.trial ?? card.oneTime ?? card.changingPrice;
  return (
    <label
      className="offer"
      part={card.isSelected ? 'offer offer-selected' : 'offer'}
      data-selected={card.isSelected || undefined}
      data-package={card.id}
    >
      <input
        className="offer-radio"
        type="radio"
        name={name}
        value={card.id}
        checked={card.isSelected}
        aria-labelledby={`${id}-title ${id}-price`}
        aria-describedby={['badge', 'month', 'notes'].map((part) => `${id}-${part}`).join(' ')}
        onChange={onSelect}
      />
      <span className="offer-card surface">
        <span className="offer-head">
          <span id={`${id}-title`} className="offer-title" part="title">
            <bdi>{card.title}</bdi>
            {card.period && <span className="offer-period">{card.period}</span>}
          </span>
          <span id={`${id}-badge`}>{card.badge && <Badge {...card.badge} />}</span>
        </span>
        <Price card={card} id={id} />
        <span id={`${id}-notes`} className="offer-notes" data-empty={!hasNotes || undefined}>
          <Notes card={card} />
        </span>
        <span className="offer-more">
          <slot name={card.slot}>
            {card.description && (
              <span className="offer-description" part="description">
                <bdi>{card.description}</bdi>
              </span>
            )}
          </slot>
        </span>
      </span>
    </label>
  );
};
