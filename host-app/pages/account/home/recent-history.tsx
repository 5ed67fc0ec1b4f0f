import { useStore } from '@nanostores/react';
import { Link } from 'wouter';
import { useApp } from '../../../app-context';
import { Loaded } from '../layout/loaded';
import { ButtonLink } from '../../../ui/kit/button';
import { Empty } from '../../../ui/kit/empty';
import { HistoryDrawing } from '../layout/drawings';
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
      <Loaded
        state={state}
        rows={2}
        onRetry={() => void history.load()}
        problem="Your history could not be loaded."
      >
        {({ calculations }) =>
          calculations.length === 0 ? (
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
              {calculations.slice(0, SHOWN).map((calculation) => (
                <li key={calculation.id} className="hist-row">
                  <Entry calculation={calculation} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
};
