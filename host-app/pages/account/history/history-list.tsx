import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useRef } from 'react';
import type { Calculation } from '../../../data/history';
import { Button } from '../../../ui/kit/button';
import { Icon } from '../../../ui/kit/icon';
import { Entry } from './entry';
import { labelOf } from './calculators';
import type { Deletion } from './use-deletion';

const Deleted = ({ onUndo }: { readonly onUndo: () => void }) => {
  const row = useRef<HTMLDivElement>(null);
  // The pressed button has been removed, so focus moves to the next one.
  useEffect(() => row.current?.querySelector('button')?.focus(), []);
  return (
    <div className="hist-deleted" role="status" ref={row}>
      <span>Deleted.</span>
      <Button size="small" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
};

const dayName = (at: Date, now: number): string => {
  const day = (time: number): string => new Date(time).toDateString();
  if (day(at.getTime()) === day(now)) return 'Today';
  if (day(at.getTime()) === day(now - 86_400_000)) return 'Yesterday';
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'full' }).format(at);
};

/** Newest first, grouped by day. */
const byDay = (
  calculations: readonly Calculation[],
  now: number,
): readonly (readonly [string, readonly Calculation[]])[] => {
  const groups = new Map<string, Calculation[]>();
  for (const calculation of calculations) {
    const name = dayName(calculation.at, now);
    groups.set(name, [...(groups.get(name) ?? []), calculation]);
  }
  return [...groups];
};

interface HistoryListProps {
  readonly calculations: readonly Calculation[];
  readonly now: number;
  readonly deletion: Deletion;
}

export const HistoryList = ({ calculations, now, deletion }: HistoryListProps) =>
  byDay(calculations, now).map(([day, entries]) => (
    <section key={day} className="hist-day" aria-label={day}>
      <h2>{day}</h2>
      <ul className="hist-list card">
        {entries.map((calculation) => (
          <li key={calculation.id} className="hist-row">
            {deletion.pending === calculation.id ? (
              <Deleted onUndo={deletion.undo} />
            ) : (
              <>
                <Entry calculation={calculation} isDayKnown />
                <button
                  type="button"
                  className="icon-button"
                  aria-label={`Delete ${labelOf(calculation.calculator).name}: ${calculation.input}`}
                  onClick={() => deletion.ask(calculation.id)}
                >
                  <Icon icon={Trash2} />
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
