import { useEffect, useState } from 'react';
import { Skeleton } from '../kit/skeleton';

const CARD = [
  [20, '55%'],
  [32, '70%'],
  [16, '40%'],
] as const;
const BUTTON = [[48, '100%']] as const;

/** Shapes of some cards or rows, and a button. */
export const OffersSkeleton = () => (
  <div className="stand" aria-hidden="true">
    <div className="table">
      <div className="offers" data-beside>
        {[1, 2, 3].map((card) => (
          <div key={card} className="offer-shape surface">
            <Skeleton lines={CARD} />
          </div>
        ))}
      </div>
      <div className="order">
        <Skeleton lines={BUTTON} />
      </div>
    </div>
  </div>
);

/** A faster answer shows no skeleton. What is on screen stays. */
const PATIENCE_MS = 200;

/** @param since when the wait began. */
export const LateSkeleton = ({ since }: { since: number }) => {
  const [isLate, setLate] = useState(() => performance.now() - since >= PATIENCE_MS);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS - (performance.now() - since));
    return () => clearTimeout(timer);
  }, [since]);
  return isLate ? <OffersSkeleton /> : null;
};
