import { useEffect, useState } from 'react';
import type { Formula } from '../../../content/content.types';
import type { TypedValues } from './solve-for';
import { writeAddress } from '../../../ui/page/write-address';
import { valueText } from '../numbers/format-number';

/** The query parameter for the variable to solve for. */
const TARGET = 'solve';

interface FilledForm {
  readonly typed: TypedValues;
  readonly target: string | null;
}

/** The values of the formula's example as typed text. */
const exampleValues = ({ example, variables }: Formula): TypedValues =>
  Object.fromEntries(
    Object.entries(example.given).map(([symbol, value]) => {
      const unit = variables.find((variable) => variable.symbol === symbol)?.unit ?? null;
      return [symbol, valueText(value, unit)];
    }),
  );

/** The values of a shared link; otherwise those of the example. */
const initial = (formula: Formula): FilledForm => {
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

interface TypedForm {
  readonly filled: FilledForm;
  readonly change: (next: FilledForm) => void;
  readonly fillExample: () => void;
}

/** The typed values of a formula's fields. After the first change, the address contains them. */
export const useTypedValues = (formula: Formula): TypedForm => {
  const [filled, setFilled] = useState(() => initial(formula));
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    if (!isChanged) return;
    const entries = Object.entries(filled.typed).filter(([, text]) => text.trim() !== '');
    const params = new URLSearchParams(entries);
    if (filled.target !== null) params.set(TARGET, filled.target);
    // At once: the page may be reloaded at any time.
    writeAddress(params);
  }, [filled, isChanged]);
  const change = (next: FilledForm): void => {
    setChanged(true);
    setFilled(next);
  };
  return {
    filled,
    change,
    fillExample: () => change({ typed: exampleValues(formula), target: formula.example.solveFor }),
  };
};
