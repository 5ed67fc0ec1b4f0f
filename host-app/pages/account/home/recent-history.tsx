import { useStore } from '@nanostores/react';
import { Link } from 'wouter';
import { useApp } from '../../../app-context';
import { ButtonLink } from '../../../ui/kit/button';
import { Empty } from '../../../ui/kit/empty';
import { HistoryDrawing } from '../layout/drawings';
import { LoadError } from '../layout/load-error';
import { Skeleton } from '../layout/skeleton';
import { Entry } from '../history/entry';

const SHOWN = 5;

/** The latest calculations with links that open them again. */
export const RecentHistory = () => {
  const { history } = useApp().stores;
  const state = useStore(history.$history);
  return (
    <section className="card" aria-labelledby="home-recent">
      <div className="acc-title-row">
        <h2 id="home-recent">Recently</h2>
        {state.status === 'ready' && state.calculations.length > 0 && (
          <Link href="/profile/history">Whole history</Link>
        )}
      </div>
      {state.status === 'failed' && (
        <LoadError onRetry={() => void history.load()}>Your history could not be loaded.</LoadError>
      )}
      {(state.status === 'idle' || state.status === 'loading') && <Skeleton rows={2} />}
      {state.status === 'ready' &&
        (state.calculations.length === 0 ? (
          <Empty
            title="Nothing solved yet"
            drawing={<HistoryDrawing />}
            action={
              <ButtonLink variant="primary" href="/ai">
                Solve your first problem
              </ButtonLink>
            }
          >
            What you solve and calculate appears here, so that you can come back to it.
          </Empty>
        ) : (
          <ul className="hist-list">
            {state.calculations.slice(0, SHOWN).map((calculation) => (
              <li key={calculation.id} className="hist-row">
                <Entry calculation={calculation} />
              </li>
            ))}
          </ul>
        ))}
    </section>
  );
};
