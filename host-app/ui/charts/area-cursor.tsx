import type { AreaSeries } from './area-path';
import { leftAt, bottomAt } from './position';

interface AreaCursorProps {
  readonly series: readonly AreaSeries[];
  readonly step: number;
  readonly last: number;
  readonly most: number;
  readonly stepText: (step: number) => string;
  readonly valueText: (value: number) => string;
}

/** The cursor line with the values at that point. */
export const AreaCursor = ({ series, step, last, most, stepText, valueText }: AreaCursorProps) => (
  <div className="area-cursor" style={leftAt(step / last)} aria-hidden="true">
    {series.map(({ name, values }, index) => (
      <span
        key={name}
        className={`area-dot line-${index + 1}`}
        style={bottomAt((values[step] ?? 0) / most)}
      />
    ))}
    <dl className={step > last / 2 ? 'area-readout before' : 'area-readout'}>
      <dt>{stepText(step)}</dt>
      {series.map(({ name, values }) => (
        <dd key={name}>
          {series.length > 1 && <span>{name}</span>}
          <strong>{valueText(values[step] ?? 0)}</strong>
        </dd>
      ))}
    </dl>
  </div>
);
