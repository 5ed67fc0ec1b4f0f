import { Skeleton } from '../kit/skeleton';

const CARD = [
  [22, '55%'],
  [18, '40%'],
  [16, '30%'],
] as const;

/** The places of the cards. They take up space at once, and become visible if the answer takes long. */
export const CardShapes = ({ isSeen }: { isSeen: boolean }) => (
  <div className="card" data-unseen={!isSeen || undefined}>
    <Skeleton lines={CARD} />
  </div>
);

/** The shape of the whole customer centre, before its texts have arrived. */
export const CentreShape = () => (
  <div className="centre">
    <div className="head">
      <Skeleton lines={[[26, '10em']]} />
    </div>
    <CardShapes isSeen />
  </div>
);
