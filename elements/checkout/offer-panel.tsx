import { useState } from 'react';
import type { ReactNode } from 'react';
import type { OfferView } from '../../sdk/internal';
import { Icon } from '../kit/icon';
import { Skeleton } from '../kit/skeleton';

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
  /** Under the totals. */
  readonly children: ReactNode;
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

/** The product and the seller; shown beside every step. */
export const OfferPanel = ({ offer, brand, label, sandboxLabel, children }: OfferPanelProps) => {
  const [before, amount, after] = offer.priceLine;
  return (
    <section
      className={`panel surface surface-${brand.isLoading ? 'form' : 'panel'}`}
      part="panel"
      data-loading={brand.isLoading || undefined}
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
      <p className="product-price" part="price">
        {before && <span className="price-words">{before}</span>}
        <bdi className="price-amount">{amount}</bdi>
        {after && <span className="price-words">{after}</span>}
      </p>
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
      <p className="due" part="due">
        <span>{offer.dueToday.label}</span>
        <bdi>{offer.dueToday.amount}</bdi>
      </p>
      {children}
    </section>
  );
};
