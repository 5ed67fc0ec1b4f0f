import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useApp } from '../../../app-context';
import { Loaded } from '../layout/loaded';
import type { Calculation } from '../../../data/history';
import { ButtonLink } from '../../../ui/kit/button';
import { Empty } from '../../../ui/kit/empty';
import { FilterChips } from '../../../ui/kit/filter-chips';
import { AccountPage } from '../layout/account-page';
import { HistoryDrawing } from '../layout/drawings';
import { useLoading } from '../layout/use-loading';
import { labelOf } from './calculators';
import './history.css';
import { HistoryList } from './history-list';
import { useDeletion } from './use-deletion';

/** The calculators of the entries, with the number of entries of each. */
const kindsOf = (calculations: readonly Calculation[]) =>
  [...new Set(calculations.map(({ calculator }) => calculator))].map((kind) => {
    const { length } = calculations.filter(({ calculator }) => calculator === kind);
    return [
      kind,
      <>
        {labelOf(kind).name} <span className="muted">{length}</span>
      </>,
    ] as const;
  });

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

const Calculations = ({ calculations }: { readonly calculations: readonly Calculation[] }) => {
  const { clock } = useApp().ports;
  const [kind, setKind] = useState<string | null>(null);
  const deletion = useDeletion();
  if (calculations.length === 0) return <NothingYet />;
  const chosen = calculations.some(({ calculator }) => calculator === kind) ? kind : null;
  const kinds = kindsOf(calculations);
  const shown = calculations.filter(({ calculator }) => chosen === null || calculator === chosen);
  return (
    <>
      {kinds.length > 1 && (
        <FilterChips label="Show" className="hist-filter" options={kinds} value={chosen} onChange={setKind} />
      )}
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
      <Loaded state={state} onRetry={() => void history.load()} problem="Your history could not be loaded.">
        {({ calculations }) => <Calculations calculations={calculations} />}
      </Loaded>
    </AccountPage>
  );
};
