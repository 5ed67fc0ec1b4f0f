import { useId } from 'react';
import type { OffersView } from '../../sdk/internal';
import { Icon } from '../kit/icon';
import { fitOfPeriods } from './fit';

interface PeriodSwitchProps {
  readonly label: string;
  readonly periods: OffersView['periods'];
  readonly onSwitch: (key: string) => void;
}

/** More positions become a select where they do not fit into one line. */
const MOST_BUTTONS = 3;

const PeriodButtons = ({ label, periods, onSwitch }: PeriodSwitchProps) => {
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

const PeriodSelect = ({ label, periods, onSwitch }: PeriodSwitchProps) => (
  <label className="period-field" part="period-field">
    <span className="field-label" part="label">
      {label}
    </span>
    <span className="period-box surface">
      <select
        className="field-input period-select"
        part="period-select"
        value={periods.find(({ isSelected }) => isSelected)?.key}
        onChange={(event) => onSwitch(event.target.value)}
      >
        {periods.map(({ key, label: words, saving }) => (
          <option key={key} value={key}>
            {saving ? `${words} – ${saving}` : words}
          </option>
        ))}
      </select>
      <Icon name="chevron" />
    </span>
  </label>
);

/**
 * Selects the billing period, which decides what packages are shown. Many positions are in the page as buttons and as a
 * select; the style sheet shows one of them.
 */
export const PeriodSwitch = (props: PeriodSwitchProps) => {
  const { periods } = props;
  if (periods.length <= MOST_BUTTONS) return <PeriodButtons {...props} />;
  return (
    <div className="period-choice" style={{ fontSize: `${fitOfPeriods(periods)}em` }}>
      <PeriodButtons {...props} />
      <PeriodSelect {...props} />
    </div>
  );
};
