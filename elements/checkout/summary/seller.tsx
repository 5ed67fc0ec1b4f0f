import { useState } from 'react';
import { Icon } from '../../kit/icon';
import { Skeleton } from '../../kit/skeleton';
import type { BrandPicture, BrandView } from './brand';

interface PictureProps {
  readonly picture: BrandPicture;
  readonly part: 'business-icon' | 'business-wordmark';
  readonly alt: string;
  readonly onBroken: () => void;
}

const Picture = ({ picture, part, alt, onBroken }: PictureProps) => (
  <picture className={part} part={part}>
    {picture.webp && <source srcSet={picture.webp} type="image/webp" />}
    <img src={picture.url} alt={alt} height="32" onError={onBroken} />
  </picture>
);

const NAME_SHAPE = [[24, '112px']] as const;

interface SellerProps {
  readonly brand: BrandView;
  readonly sandboxLabel: string | null;
}

/** The business that sells: its wordmark, or its icon and name. A picture that can't be loaded is left out. */
export const Seller = ({ brand, sandboxLabel }: SellerProps) => {
  const [broken, setBroken] = useState<readonly BrandPicture[]>([]);
  const usable = (picture: BrandPicture | null): BrandPicture | null =>
    picture && !broken.some(({ url }) => url === picture.url) ? picture : null;
  const wordmark = usable(brand.wordmark);
  const icon = usable(brand.icon);
  const onBroken = (picture: BrandPicture) => () => setBroken([...broken, picture]);
  return (
    <div className="panel-brand">
      {brand.isLoading && <Skeleton lines={NAME_SHAPE} />}
      {wordmark ? (
        <Picture
          picture={wordmark}
          part="business-wordmark"
          alt={brand.appName ?? ''}
          onBroken={onBroken(wordmark)}
        />
      ) : (
        <>
          {icon && <Picture picture={icon} part="business-icon" alt="" onBroken={onBroken(icon)} />}
          {brand.appName && (
            <span className="panel-name" part="business-name" dir="auto">
              {brand.appName}
            </span>
          )}
        </>
      )}
      {sandboxLabel ? (
        <span className="sandbox-badge" part="sandbox-badge">
          {sandboxLabel}
        </span>
      ) : (
        <Icon name="cart" className="panel-cart" />
      )}
    </div>
  );
};
