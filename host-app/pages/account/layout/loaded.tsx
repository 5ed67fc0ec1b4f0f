import type { ReactNode } from 'react';
import { Button } from '../../../ui/kit/button';
import { Notice } from '../../../ui/kit/notice';
import { LoadError } from './load-error';
import { Skeleton } from './skeleton';

type LoadState =
  | { readonly status: 'idle' | 'loading' | 'failed'; readonly message?: string }
  | { readonly status: 'ready'; readonly isStale?: true };

interface LoadedProps<State> {
  readonly state: State;
  readonly onRetry: () => void;
  /** Shown when loading has failed, if the state has no message of its own. */
  readonly problem?: string;
  readonly rows?: number;
  readonly children: (ready: Extract<State, { readonly status: 'ready' }>) => ReactNode;
}

/**
 * The user's data, what is shown until it is loaded, and a note while it is that of the last load. The live region is present
 * with the data, so that the note is announced.
 */
export const Loaded = <State extends LoadState>(props: LoadedProps<State>) => {
  const { state, onRetry, problem, rows = 4, children } = props;
  if (state.status === 'failed') return <LoadError onRetry={onRetry}>{state.message ?? problem}</LoadError>;
  if (state.status !== 'ready') return <Skeleton rows={rows} />;
  return (
    <>
      <div className="acc-stale" role="status">
        {state.isStale && (
          <Notice tone="warning">
            <span>This is what was loaded last: it could not be brought up to date.</span>
            <Button size="small" onClick={onRetry}>
              Try again
            </Button>
          </Notice>
        )}
      </div>
      {children(state as Extract<State, { readonly status: 'ready' }>)}
    </>
  );
};
