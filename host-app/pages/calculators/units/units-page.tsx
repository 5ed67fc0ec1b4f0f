import { about } from 'content:calculators/units';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { useMemo } from 'react';
import { Button } from '../../../ui/kit/button';
import { Select } from '../../../ui/kit/field';
import { Icon } from '../../../ui/kit/icon';
import { NumberField } from '../financial/amounts/number-field';
import { useLastValid } from '../layout/use-last-valid';
import { Facts } from '../financial/result/facts';
import { NoResult } from '../financial/result/no-result';
import { ResetButton } from '../financial/result/reset-button';
import { ResultPanel } from '../financial/result/result-panel';
import { CalculatorPage } from '../layout/calculator-page';
import { useErrorEvent, useHistoryEntry } from '../layout/use-history-entry';
import { useInputs } from '../layout/use-inputs';
import { chosenUnits, QUANTITY_NAMES, readUnits, unitDefaults, unitOptions } from './read-units';
import type { UnitName, UnitSolution } from './read-units';
import './units.css';

/** The result in large type, how it is worked out, and the same amount in every other unit. */
const Converted = ({ solution, isStale }: { solution: UnitSolution; isStale: boolean }) => (
  <ResultPanel title={solution.asked} value={solution.shown} isStale={isStale}>
    {solution.rule !== `${solution.asked} ${solution.shown}` && <p className="units-rule">{solution.rule}</p>}
    <Facts facts={solution.others} />
  </ResultPanel>
);

/** /math/units */
export const UnitsPage = () => {
  const [inputs, change, reset] = useInputs<UnitName>('units', unitDefaults);
  const { quantity, from, to } = chosenUnits(inputs);
  const reading = useMemo(() => readUnits(inputs), [inputs]);
  const { shown, isStale } = useLastValid<UnitSolution>(reading.ok ? reading.solution : null);
  useHistoryEntry(
    reading.ok
      ? { calculator: 'units', input: reading.solution.asked, result: reading.solution.shown }
      : null,
  );
  useErrorEvent('units', reading.ok ? undefined : 'amountNotRead');
  return (
    <CalculatorPage
      title="Unit converter"
      description="Lengths, areas, volumes, masses, temperatures and more, with exact factors."
      layout="form"
      about={about}
      actions={<ResetButton onReset={reset} />}
    >
      <div className="card units-form">
        <Select
          label="Quantity"
          value={quantity}
          options={QUANTITY_NAMES}
          onChange={(next) => change({ quantity: next, from: '', to: '' })}
        />
        <NumberField
          label="Value"
          value={inputs.value}
          onChange={(value) => change({ value })}
          error={reading.ok ? undefined : reading.error}
        />
        <div className="units-pair">
          <Select
            label="From"
            value={from.symbol}
            options={unitOptions(quantity)}
            onChange={(symbol) => change({ from: symbol, to: to.symbol })}
          />
          <Button variant="quiet" onClick={() => change({ from: to.symbol, to: from.symbol })}>
            <Icon icon={ArrowLeftRight} size={18} /> Swap
          </Button>
          <Select
            label="To"
            value={to.symbol}
            options={unitOptions(quantity)}
            onChange={(symbol) => change({ from: from.symbol, to: symbol })}
          />
        </div>
      </div>
      {shown ? <Converted solution={shown} isStale={isStale} /> : <NoResult />}
    </CalculatorPage>
  );
};
