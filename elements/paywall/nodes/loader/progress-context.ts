import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';

/** 0 to 1; `null`: the loader has no end. */
export type Fraction = number | null;
type Progress = ReadableAtom<Fraction>;

const $endless: Progress = atom(null);
const ProgressContext = createContext<Progress | null>(null);
export const ProgressProvider = ProgressContext.Provider;

/** Often enough to look smooth. */
const STEP_MS = 100;

/** Counts from 0 to 1 within the duration, from the first rendering on. */
export const useProgressOver = (durationMs: number | null): Progress => {
  const $fraction = useMemo(() => atom<Fraction>(durationMs === null ? null : 0), [durationMs]);
  useEffect(() => {
    if (durationMs === null) return undefined;
    const begin = performance.now();
    const timer = setInterval(() => {
      const passed = (performance.now() - begin) / durationMs;
      if (passed >= 1) clearInterval(timer);
      $fraction.set(Math.min(1, passed));
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [$fraction, durationMs]);
  return $fraction;
};

export const useIsInLoader = (): boolean => useContext(ProgressContext) !== null;

/** The progress of the loader around the node, otherwise an endless one. */
export const useLoaderProgress = (): Progress => useContext(ProgressContext) ?? $endless;

/** A value of the progress. Renders again only when this value changes. */
export const useProgress = <T extends string | number | boolean | null>(
  $progress: Progress,
  select: (fraction: Fraction) => T,
): T =>
  useSyncExternalStore(
    (changed) => $progress.listen(changed),
    () => select($progress.get()),
  );
