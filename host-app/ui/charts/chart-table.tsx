interface ChartTableProps {
  readonly title: string;
  readonly columns: readonly string[];
  /** The heading of the first column. */
  readonly first?: string;
  readonly summary?: string;
  /** A heading, then a cell for each column. */
  readonly rows: readonly (readonly [heading: string, ...cells: string[]])[];
}

/** The numbers of a chart as a table. */
export const ChartTable = ({
  title,
  columns,
  rows,
  first = 'When',
  summary = 'Numbers of this chart',
}: ChartTableProps) => (
  <details className="chart-table no-print">
    <summary>{summary}</summary>
    <table>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading, ...cells]) => (
          <tr key={heading}>
            <th scope="row">{heading}</th>
            {cells.map((cell, index) => (
              <td key={columns[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
