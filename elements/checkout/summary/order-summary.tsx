import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { OfferView } from '../../../sdk/internal';
import { Icon } from '../../kit/icon';
import type { BrandView } from './brand';
import { Seller } from './seller';
import { Amount, Totals } from './totals';

interface OrderSummaryProps {
  readonly offer: OfferView;
  readonly brand: BrandView;
  readonly label: string;
  readonly sandboxLabel: string | null;
  /** For screen readers, in place of an amount that is being computed. */
  readonly waiting: string;
  /** The folded part must be seen, because it has an error. */
  readonly mustOpen: boolean;
  /** Shown below the totals. */
  readonly children?: ReactNode;
}

/** The price in its sentence; the regular price beside a lower one is struck through. */
const ProductPrice = ({ offer }: { offer: OfferView }) => {
  const [before, amount, after] = offer.priceLine;
  const isStruck = offer.fullPrice !== null;
  return (
    <p className="product-price" part="price">
      {/* Screen readers do not announce that a text is struck through. */}
      {isStruck && <span className="unseen">{offer.priceWords}</span>}
      <span aria-hidden={isStruck || undefined}>
        {before && <span className="price-words">{before}</span>}
        <bdi className="price-amount">{amount}</bdi>
        {isStruck && (
          <s className="full-price" part="full-price">
            <bdi>{offer.fullPrice}</bdi>
          </s>
        )}
        {after && <span className="price-words">{after}</span>}
      </span>
    </p>
  );
};

const Product = ({ offer }: { offer: OfferView }) => (
  <>
    <h2 className="product-title" part="product-title" dir="auto">
      {offer.title}
    </h2>
    <div className="product-offer">
      {offer.trial && (
        <p className="trial-pill" part="trial">
          <bdi>{offer.trial}</bdi>
        </p>
      )}
      <ProductPrice offer={offer} />
    </div>
  </>
);

interface BarProps {
  readonly offer: OfferView;
  readonly label: string;
  readonly waiting: string;
  readonly controls: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/**
 * The bar that opens the details where the summary is folded. A button and not `<details>`: beside a wide form the details
 * are always open, and only the style sheet knows the width.
 */
const Bar = ({ offer, label, waiting, controls, isOpen, onPress }: BarProps) => {
  const due = offer.totals.find(({ kind }) => kind === 'due-today');
  return (
    <button
      type="button"
      className="summary-bar"
      part="summary-bar"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onPress}
    >
      <span className="summary-label">
        {label}
        <Icon name="chevron" />
      </span>
      {due && (
        <span className="summary-total">
          <span className="unseen">{due.label}</span>
          <Amount amount={due.amount} waiting={waiting} />
        </span>
      )}
    </button>
  );
};

const Facts = ({ facts }: Pick<OfferView, 'facts'>) =>
  facts.length > 0 && (
    <ul className="facts" part="facts">
      {facts.map((fact) => (
        <li key={fact}>
          <Icon name="check" />
          <span>{fact}</span>
        </li>
      ))}
    </ul>
  );

/** The product, the seller and what is paid; shown beside every step, or folded above it. */
export const OrderSummary = (props: OrderSummaryProps) => {
  const { offer, brand, label, sandboxLabel, waiting, mustOpen, children } = props;
  const [isOpened, setOpened] = useState(false);
  const id = useId();
  const isOpen = isOpened || mustOpen;
  return (
    <section
      className={`panel surface surface-${brand.isLoading ? 'form' : 'panel'}`}
      part="panel"
      data-loading={brand.isLoading || undefined}
      data-open={isOpen || undefined}
      aria-label={label}
    >
      <Seller brand={brand} sandboxLabel={sandboxLabel} />
      <div className="panel-body">
        <Product offer={offer} />
        <Bar
          offer={offer}
          label={label}
          waiting={waiting}
          controls={id}
          isOpen={isOpen}
          onPress={() => setOpened(!isOpen)}
        />
        <div className="summary-details" id={id}>
          {offer.description && (
            <p className="product-description" part="product-description" dir="auto">
              {offer.description}
            </p>
          )}
          <Facts facts={offer.facts} />
          <Totals rows={offer.totals} waiting={waiting}>
            {children}
          </Totals>
        </div>
      </div>
    </section>
  );
};
