import { useId } from 'react';
import type { OffersView } from '../../sdk/internal';

interface PeriodSwitchProps {
  readonly label: string;
  readonly periods: OffersView['periods'];
  readonly onSwitch: (key: string) => void;
}

/** Selects the billing period, which decides what packages are shown. */
export const PeriodSwitch = ({ label, periods, onSwitch }: PeriodSwitchProps) => {
  const name = useId();
  return (
    <div className="periods surface" part="periods" role="radiogroup" aria-label={label}>
      {periods.map(({ key, label: words, saving, isSelected }) => (
        <label
          key={key}
          className="period"
          part={isSelected ? 'period period-selected' : 'period'}
          data-selected={isSelected || undefined}
        >
          <input
            className="period-radio"
            type="radio"
            name={name}
            value={key}
            checked={isSelected}
            onChange={() => onSwitch(key)}
          />
          <span className="period-face">
            <span>{words}</span>
            {saving && (
              <span className="period-saving" part="period-saving">
                {saving}
              </span>
            )}
          </span>
        </label>
      ))}
    </div>
  );
};
