import { useId } from 'react';
import type { ReactNode } from 'react';
import type { OfferCardView } from '../../sdk/internal';
import { Icon } from '../kit/icon';
import { Words } from './order';

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

interface FaceProps {
  readonly card: OfferCardView;
  readonly id: string;
  /** The button and the terms, below the card's content. */
  readonly children?: ReactNode;
}

const Face = ({ card, id, children }: FaceProps) => {
  const hasNotes = card.saving ?? card.trial ?? card.oneTime ?? card.changingPrice;
  return (
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
      {children}
    </span>
  );
};

const isRecommended = ({ badge }: OfferCardView): boolean => badge?.kind === 'recommended';

const PARTS = {
  plain: 'offer',
  selected: 'offer offer-selected',
  recommended: 'offer offer-recommended',
  both: 'offer offer-selected offer-recommended',
};

const kindOf = (card: OfferCardView, isSelected: boolean): keyof typeof PARTS => {
  if (isRecommended(card)) return isSelected ? 'both' : 'recommended';
  return isSelected ? 'selected' : 'plain';
};

/** One package: a radio button that covers the whole card, and a slot for content of the page. */
export const OfferCard = ({ card, name, onSelect }: OfferCardProps) => {
  const id = useId();
  return (
    <label
      className="offer"
      part={PARTS[kindOf(card, card.isSelected)]}
      data-selected={card.isSelected || undefined}
      data-recommended={isRecommended(card) || undefined}
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
      <Face card={card} id={id} />
    </label>
  );
};

interface OfferItemProps {
  readonly card: OfferCardView;
  /** Undefined for a single card: a list with one item is none. */
  readonly role: 'listitem' | undefined;
  /** The button and the terms. */
  readonly children: ReactNode;
}

/** The card without what its button and its terms say, too. */
const besideOrder = (card: OfferCardView): OfferCardView => ({
  ...card,
  badge: card.badge?.kind === 'current' ? null : card.badge,
  changingPrice: card.order.terms.length > 0 ? null : card.changingPrice,
});

/** One package with its own button. */
export const OfferItem = ({ card, role, children }: OfferItemProps) => (
  <div
    className="offer"
    part={PARTS[kindOf(card, false)]}
    role={role}
    data-recommended={isRecommended(card) || undefined}
    data-package={card.id}
  >
    <Face card={besideOrder(card)} id={useId()}>
      {children}
    </Face>
  </div>
);
