import { useState } from 'react';
import type { ReactNode } from 'react';
import type { OfferView } from '../../sdk/internal';
import { Icon } from '../kit/icon';
import { Skeleton } from '../kit/skeleton';
import { Totals } from './totals';

export interface BrandView {
  readonly appName: string | null;
  readonly icon: string | null;
  readonly iconWebp: string | null;
  /** True until the branding has arrived. */
  readonly isLoading: boolean;
}

interface OfferPanelProps {
  readonly offer: OfferView;
  readonly brand: BrandView;
  readonly label: string;
  readonly sandboxLabel: string | null;
  /** For screen readers, in place of an amount that is being computed. */
  readonly waiting: string;
  /** Shown below the totals. */
  readonly children?: ReactNode;
}

const BusinessIcon = ({ brand }: { brand: BrandView }) => {
  const [isBroken, setBroken] = useState(false);
  if (!brand.icon || isBroken) return null;
  return (
    <picture className="business-icon" part="business-icon">
      {brand.iconWebp && <source srcSet={brand.iconWebp} type="image/webp" />}
      <img src={brand.icon} alt="" width="32" height="32" onError={() => setBroken(true)} />
    </picture>
  );
};

const NAME_SHAPE = [[24, '112px']] as const;

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

/** The product and the seller; shown beside every step. */
export const OfferPanel = ({ offer, brand, label, sandboxLabel, waiting, children }: OfferPanelProps) => (
  <section
    className={`panel surface surface-${brand.isLoading ? 'form' : 'panel'}`}
    part="panel"
    data-loading={brand.isLoading || undefined}
    data-tall={offer.totals.length > 2 || Boolean(children) || undefined}
    aria-label={label}
  >
    <div className="panel-brand">
      <BusinessIcon brand={brand} />
      {brand.isLoading && <Skeleton lines={NAME_SHAPE} />}
      {brand.appName && (
        <span className="panel-name" part="business-name">
          {brand.appName}
        </span>
      )}
      {sandboxLabel ? (
        <span className="sandbox-badge" part="sandbox-badge">
          {sandboxLabel}
        </span>
      ) : (
        <Icon name="cart" className="panel-cart" />
      )}
    </div>
    <h2 className="product-title" part="product-title" dir="auto">
      {offer.title}
    </h2>
    {offer.trial && (
      <p className="trial-pill" part="trial">
        <bdi>{offer.trial}</bdi>
      </p>
    )}
    <ProductPrice offer={offer} />
    {offer.description && (
      <p className="product-description" part="product-description" dir="auto">
        {offer.description}
      </p>
    )}
    {offer.facts.length > 0 && (
      <ul className="facts" part="facts">
        {offer.facts.map((fact) => (
          <li key={fact}>
            <Icon name="check" />
            <span>{fact}</span>
          </li>
        ))}
      </ul>
    )}
    <Totals rows={offer.totals} waiting={waiting}>
      {children}
    </Totals>
  </section>
);
