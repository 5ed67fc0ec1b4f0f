import type { AriaAttributes } from 'react';
import { usePaywall } from '../../drawing/context';
import { useProgress } from './progress-context';
import type { useLoaderProgress } from './progress-context';

type Progress = ReturnType<typeof useLoaderProgress>;

/** Screen readers that announce changes need no more than these. */
const STEP = 5;

/** An endless progress has no value. */
export const useProgressRole = ($progress: Progress): AriaAttributes & { readonly role: 'progressbar' } => {
  const { translator } = usePaywall();
  const now = useProgress($progress, (fraction) =>
    fraction === null ? null : Math.floor((fraction * 100) / STEP) * STEP,
  );
  return {
    role: 'progressbar',
    'aria-label': translator.text('checkout.loading'),
    ...(now === null ? {} : { 'aria-valuenow': now, 'aria-valuemin': 0, 'aria-valuemax': 100 }),
  };
};

/** The progress for screen readers. */
export const ProgressBar = ({ $progress }: { $progress: Progress }) => (
  <span className="unseen" {...useProgressRole($progress)} />
);
