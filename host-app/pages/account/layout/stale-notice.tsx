import { Button } from '../../../ui/kit/button';
import { Notice } from '../../../ui/kit/notice';

interface StaleNoticeProps {
  readonly isStale: boolean | undefined;
  readonly onRetry: () => void;
}

/**
 * A note that the page shows the data of the last load. The live region is always present, so that its text
 * is announced.
 */
export const StaleNotice = ({ isStale = false, onRetry }: StaleNoticeProps) => (
  <div className="acc-stale" role="status">
    {isStale && (
      <Notice tone="warning">
        <span>This is what was loaded last: it could not be brought up to date.</span>
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      </Notice>
    )}
  </div>
);
