import { Field, Select } from '../../../../ui/kit/field';
import { monthOptions, monthParts } from './month';

interface MonthFieldProps {
  readonly label: string;
  /** '2026-11' */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly hint?: string;
}

/** A month and a year. The year is typed, because a list of years would be long. */
export const MonthField = ({ label, value, onChange, error, hint }: MonthFieldProps) => {
  const { year, month } = monthParts(value);
  return (
    <div className="month-field">
      <Select
        label={`${label}: month`}
        value={month}
        options={monthOptions()}
        onChange={(chosen) => onChange(`${year}-${chosen}`)}
      />
      <Field
        label="Year"
        aria-label={`${label}: year`}
        inputMode="numeric"
        value={year}
        error={error ?? null}
        {...(hint !== undefined && { hint })}
        onChange={(event) => onChange(`${event.currentTarget.value.trim()}-${month}`)}
      />
    </div>
  );
};
