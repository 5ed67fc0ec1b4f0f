import { useId, useState, type CSSProperties } from 'react';
import { ticks } from '../graph/scale';
import { areaPath, linePath, SIDE, type AreaSeries } from './area-path';
import { ChartTable } from './chart-table';
import './charts.css';

interface AreaReaderProps {
  readonly label: string;
  readonly last: number;
  readonly step: number | null;
  readonly onStep: (step: number | null) => void;
  readonly text: (step: number) => string;
}

/** An invisible slider over the plot: it handles arrow keys, Home and End. */
const AreaReader = ({ label, last, step, onStep, text }: AreaReaderProps) => {
  const at = step ?? 0;
  return (
    <input
      className="area-reader no-print"
      type="range"
      min={0}
      max={last}
      step={1}
      value={at}
      aria-label={label}
      aria-valuetext={text(at)}
      onChange={(event) => onStep(Number(event.currentTarget.value))}
      onFocus={() => onStep(at)}
      onBlur={() => onStep(null)}
      onPointerMove={(event) => {
        const { left: from, width } = event.currentTarget.getBoundingClientRect();
        onStep(Math.round(Math.min(1, Math.max(0, (event.clientX - from) / width)) * last));
      }}
      onPointerLeave={(event) => {
        if (document.activeElement !== event.currentTarget) onStep(null);
      }}
    />
  );
};

/** Positions in a plot, as fractions of its width and height. */
const leftAt = (share: number): CSSProperties => ({ left: `${share * 100}%` });
const bottomAt = (share: number): CSSProperties => ({ bottom: `${share * 100}%` });

interface AreaCursorProps {
  readonly series: readonly AreaSeries[];
  readonly step: number;
  readonly last: number;
  readonly most: number;
  readonly stepText: (step: number) => string;
  readonly valueText: (value: number) => string;
}

/** The cursor line with the values at that point. */
const AreaCursor = ({ series, step, last, most, stepText, valueText }: AreaCursorProps) => (
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

interface ChartCaptionProps {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly series: readonly { readonly name: string }[];
}

/** The chart's summary and its legend. */
const ChartCaption = ({ id, title, summary, series }: ChartCaptionProps) => (
  <figcaption>
    <h2 id={id}>{title}</h2>
    <p className="muted">{summary}</p>
    {series.length > 1 && (
      <ul className="chart-legend" aria-hidden="true">
        {series.map(({ name }, index) => (
          <li key={name}>
            <span className={`chart-line-swatch line-${index + 1}`} />
            {name}
          </li>
        ))}
      </ul>
    )}
  </figcaption>
);

interface AreaChartProps {
  readonly title: string;
  /** A summary of the chart in one sentence. */
  readonly summary: string;
  /** The longest first; at most three. */
  readonly series: readonly AreaSeries[];
  /** The labelled steps of the horizontal axis. */
  readonly marks: readonly { readonly step: number; readonly text: string }[];
  readonly stepText: (step: number) => string;
  readonly valueText: (value: number) => string;
  /** Shorter text for the axis. */
  readonly axisText: (value: number) => string;
}

const valueAt = ({ values }: AreaSeries, step: number, { valueText }: AreaChartProps): string =>
  valueText(values[step] ?? 0);

/** An area chart. The user can read its values by pointer, by touch, or with the arrow keys. */
export const AreaChart = (props: AreaChartProps) => {
  const { title, summary, series, marks, stepText, axisText } = props;
  const [step, setStep] = useState<number | null>(null);
  const titleId = useId();
  const last = Math.max(1, ...series.map(({ values }) => values.length - 1));
  const highest = Math.max(...series.flatMap(({ values }) => values), 1);
  const grid = ticks([0, highest * 1.04], 5);
  const most = Math.max(highest * 1.04, grid.at(-1) ?? 0);
  const seen = step === null ? null : Math.min(step, last);
  return (
    <figure className="area-chart" aria-labelledby={titleId}>
      <ChartCaption id={titleId} title={title} summary={summary} series={series} />
      <div className="area-plot">
        <div className="area-grid" aria-hidden="true">
          {grid.map((value) => (
            <span key={value} style={bottomAt(value / most)}>
              {axisText(value)}
            </span>
          ))}
        </div>
        <svg viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none" aria-hidden="true">
          {series.map(({ name, values }, index) => (
            <g key={name} className={`area-series line-${index + 1}`}>
              <path className="area-fill" d={areaPath(values, last, most)} />
              <path className="area-line" d={linePath(values, last, most)} />
            </g>
          ))}
        </svg>
        {seen !== null && <AreaCursor {...props} most={most} last={last} step={seen} />}
        <AreaReader
          label={`${title}: read a point`}
          last={last}
          step={step}
          onStep={setStep}
          text={(at) =>
            [stepText(at), ...series.map((one) => `${one.name} ${valueAt(one, at, props)}`)].join(', ')
          }
        />
      </div>
      <ol className="area-marks" aria-hidden="true">
        {marks.map(({ step: at, text }) => (
          <li key={at} style={leftAt(at / last)}>
            {text}
          </li>
        ))}
      </ol>
      <ChartTable
        title={title}
        columns={series.map(({ name }) => name)}
        rows={marks.map(({ step: at }) => [stepText(at), ...series.map((one) => valueAt(one, at, props))])}
      />
    </figure>
  );
};
