import type { ReactNode } from 'react';

interface FilterChipsProps<Value extends string> {
  readonly label: string;
  readonly className?: string;
  readonly options: readonly (readonly [value: Value, text: ReactNode])[];
  /** `null`: all. */
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
}

/** Buttons of which one is pressed; the first shows everything. */
export const FilterChips = <Value extends string>(props: FilterChipsProps<Value>) => (
  <div className={props.className ?? 'chips'} role="group" aria-label={props.label}>
    {[[null, 'All'] as const, ...props.options].map(([value, text]) => (
      <button
        key={value}
        type="button"
        className="chip"
        aria-pressed={value === props.value}
        onClick={() => props.onChange(value)}
      >
        {text}
      </button>
    ))}
  </div>
);
