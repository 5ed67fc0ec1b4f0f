import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useApp } from '../../app-context';
import { isPro } from '../../stores/subscription';
import { FREE_MESSAGES } from '../../stores/usage';
import { Button } from '../../ui/kit/button';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** 'in about 3 hours' */
export const waitInWords = (ms: number): string => {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours >= 1) return hours === 1 ? 'in about an hour' : `in about ${hours} hours`;
  const minutes = Math.max(1, Math.round(ms / MINUTE_MS));
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
};

/** The number of remaining free answers; nothing for subscribers. */
export const UsageLine = ({ onWall: onPaywall }: { readonly onWall: () => void }) => {
  const { ports, stores } = useApp();
  const { left, renewsAt } = useStore(stores.usage.$usage);
  const subscription = useStore(stores.subscription.$subscription);
  useEffect(() => {
    stores.usage.refresh();
    if (renewsAt === null) return undefined;
    return ports.clock.after(
      Math.max(0, renewsAt - ports.clock.now()) + 1,
      () => void stores.usage.refresh(),
    );
  }, [stores, ports, renewsAt]);
  if (isPro(subscription) || renewsAt === null) return null;
  if (left === 0)
    return (
      <div className="ai-limit" role="status">
        <p>
          <strong>Your {FREE_MESSAGES} free answers are used up.</strong> New ones come{' '}
          {waitInWords(renewsAt - ports.clock.now())}.
        </p>
        <Button variant="trial" size="small" onClick={onPaywall}>
          See PRO
        </Button>
      </div>
    );
  return (
    <p className="ai-usage" role="status">
      {left} of {FREE_MESSAGES} free answers left. <Link href="/checkout">Unlimited with PRO</Link>
    </p>
  );
};
