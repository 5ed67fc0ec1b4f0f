import { useEffect, useState } from 'react';
import type { Formula } from '../../../content/content.types';
import type { Typed } from './solve-for';
import { writtenValue } from '../numbers/shown-number';

const PAUSE_MS = 300;
/** In the address, beside the variables: what is solved for. */
const TARGET = 'solve';

export interface Filled {
  readonly typed: Typed;
  readonly target: string | null;
}

/** The values of the formula's example, as somebody would type them. */
const exampleValues = ({ example, variables }: Formula): Typed =>
  Object.fromEntries(
    Object.entries(example.given).map(([symbol, value]) => {
      const unit = variables.find((variable) => variable.symbol === symbol)?.unit ?? null;
      return [symbol, writtenValue(value, unit)];
    }),
  );

/** A shared link brings its values; otherwise those of the example stand there. */
const initial = (formula: Formula): Filled => {
  const params = new URLSearchParams(location.search);
  const shared = formula.variables.flatMap(({ symbol }): [string, string][] => {
    const value = params.get(symbol);
    return value === null ? [] : [[symbol, value.slice(0, 80)]];
  });
  const target = params.get(TARGET);
  if (shared.length === 0 && target === null)
    return { typed: exampleValues(formula), target: formula.example.solveFor };
  return { typed: Object.fromEntries(shared), target: target ?? formula.example.solveFor };
};

interface UseTyped {
  readonly filled: Filled;
  readonly change: (next: Filled) => void;
  readonly fillExample: () => void;
}

/** What is typed into a formula's fields; from the first change on the address carries it. */
export const useTyped = (formula: Formula): UseTyped => {
  const [filled, setFilled] = useState(() => initial(formula));
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    if (!isChanged) return undefined;
    const timer = setTimeout(() => {
      const entries = Object.entries(filled.typed).filter(([, text]) => text.trim() !== '');
      const params = new URLSearchParams(entries);
      if (filled.target !== null) params.set(TARGET, filled.target);
      history.replaceState(history.state, '', `${location.pathname}?${params.toString()}`);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [filled, isChanged]);
  const change = (next: Filled): void => {
    setChanged(true);
    setFilled(next);
  };
  return {
    filled,
    change,
    fillExample: () => change({ typed: exampleValues(formula), target: formula.example.solveFor }),
  };
};
