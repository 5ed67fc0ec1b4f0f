interface ChartCaptionProps {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly series: readonly { readonly name: string }[];
}

/** The chart's summary and its legend. */
export const ChartCaption = ({ id, title, summary, series }: ChartCaptionProps) => (
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
