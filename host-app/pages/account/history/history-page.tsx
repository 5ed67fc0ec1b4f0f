import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useApp } from '../../../app-context';
import type { Calculation } from '../../../data/history';
import { ButtonLink } from '../../../ui/kit/button';
import { Empty } from '../../../ui/kit/empty';
import { AccountPage } from '../layout/account-page';
import { HistoryDrawing } from '../layout/drawings';
import { StaleNotice } from '../layout/stale-notice';
import { LoadError } from '../layout/load-error';
import { useLoading } from '../layout/use-loading';
import { Skeleton } from '../layout/skeleton';
import { labelOf } from './calculators';
import './history.css';
import { HistoryList } from './history-list';
import { useDeletion } from './use-deletion';

interface FilterProps {
  readonly calculations: readonly Calculation[];
  readonly chosen: string | null;
  readonly onChoose: (calculator: string | null) => void;
}

const Filter = ({ calculations, chosen, onChoose }: FilterProps) => {
  const kinds = [...new Set(calculations.map(({ calculator }) => calculator))];
  if (kinds.length < 2) return null;
  const count = (kind: string): number => calculations.filter(({ calculator }) => calculator === kind).length;
  return (
    <div className="hist-filter" role="group" aria-label="Show">
      <button type="button" className="chip" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        All
      </button>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className="chip"
          aria-pressed={chosen === kind}
          onClick={() => onChoose(kind)}
        >
          {labelOf(kind).name} <span className="muted">{count(kind)}</span>
        </button>
      ))}
    </div>
  );
};

const NothingYet = () => (
  <Empty
    title="Nothing here yet"
    drawing={<HistoryDrawing />}
    action={
      <div className="acc-actions">
        <ButtonLink variant="primary" href="/ai">
          Solve a problem
        </ButtonLink>
        <ButtonLink href="/math/scientific">Open a calculator</ButtonLink>
      </div>
    }
  >
    Each problem you solve and each calculation you make is kept here, with a way back to it.
  </Empty>
);

const Loaded = ({ calculations }: { readonly calculations: readonly Calculation[] }) => {
  const { clock } = useApp().ports;
  const [kind, setKind] = useState<string | null>(null);
  const deletion = useDeletion();
  if (calculations.length === 0) return <NothingYet />;
  const chosen = calculations.some(({ calculator }) => calculator === kind) ? kind : null;
  const shown = calculations.filter(({ calculator }) => chosen === null || calculator === chosen);
  return (
    <>
      <Filter calculations={calculations} chosen={chosen} onChoose={setKind} />
      <HistoryList calculations={shown} now={clock.now()} deletion={deletion} />
    </>
  );
};

/** /profile/history: the latest 50, newest first. */
export const HistoryPage = () => {
  const { history } = useApp().stores;
  const state = useStore(history.$history);
  useLoading(history.load);
  return (
    <AccountPage
      title="Calculation history"
      description="Your latest 50 problems and calculations."
      lead="Your latest 50 problems and calculations. Open one to go on where you were."
      teaser={{
        promise: 'Never lose a calculation again: the latest 50 are kept for you.',
        points: [
          'Solver and calculators in one list',
          'One tap opens a problem as it was',
          'Delete what you don’t need',
        ],
        drawing: <HistoryDrawing />,
      }}
    >
      {state.status === 'failed' && (
        <LoadError onRetry={() => void history.load()}>Your history could not be loaded.</LoadError>
      )}
      {(state.status === 'idle' || state.status === 'loading') && <Skeleton />}
      {state.status === 'ready' && (
        <>
          <StaleNotice isStale={state.isStale} onRetry={() => void history.load()} />
          <Loaded calculations={state.calculations} />
        </>
      )}
    </AccountPage>
  );
};
