import { Skeleton } from '../kit/skeleton';

const CARD = [
  [22, '55%'],
  [18, '40%'],
  [16, '30%'],
] as const;

/** Where cards will be; there from the start, seen when the answer takes its time. */
export const CardShapes = ({ isSeen }: { isSeen: boolean }) => (
  <div className="card" data-unseen={!isSeen || undefined}>
    <Skeleton lines={CARD} />
  </div>
);

/** The whole of it, before its words are there. */
export const CentreShape = () => (
  <div className="centre">
    <div className="head">
      <Skeleton lines={[[26, '10em']]} />
    </div>
    <CardShapes isSeen />
  </div>
);
