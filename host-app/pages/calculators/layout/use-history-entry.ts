import { useCallback, useEffect, useRef } from 'react';
import { useApp } from '../../../app-context';
import type { NewCalculation } from '../../../data/history';

/** A result or a problem that is unchanged for this time is recorded. */
const UNCHANGED_MS = 4000;

/** Adds a calculation to the signed-in user's history, once for each input. */
export const useRecord = (): ((calculation: Omit<NewCalculation, 'path'>, path?: string) => void) => {
  const { ports, stores } = useApp();
  const last = useRef('');
  return useCallback(
    (calculation, path = location.pathname + location.search) => {
      const same = `${calculation.calculator} ${calculation.input}`;
      if (last.current === same) return;
      last.current = same;
      ports.analytics.log('calculation_performed', { calculator: calculation.calculator });
      void stores.history.add({ ...calculation, path });
    },
    [ports, stores],
  );
};

/** Records the live result of a form when it has not changed for a while; `null` while there is no result. */
export const useHistoryEntry = (calculation: Omit<NewCalculation, 'path'> | null): void => {
  const { clock } = useApp().ports;
  const record = useRecord();
  const [calculator, input, result] = [calculation?.calculator, calculation?.input, calculation?.result];
  useEffect(() => {
    if (calculator === undefined || input === undefined || result === undefined) return undefined;
    return clock.after(UNCHANGED_MS, () => record({ calculator, input, result }));
  }, [calculator, input, result, clock, record]);
};

/** Counts a problem that stays: the key of its message, not what was typed. */
export const useErrorEvent = (calculator: string, problem: string | undefined): void => {
  const { analytics, clock } = useApp().ports;
  useEffect(() => {
    if (problem === undefined) return undefined;
    return clock.after(UNCHANGED_MS, () => analytics.log('calculation_error', { calculator, problem }));
  }, [calculator, problem, analytics, clock]);
};
