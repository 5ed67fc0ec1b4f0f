interface ChartTableProps {
  readonly title: string;
  readonly columns: readonly string[];
  /** A heading, then a cell for each column. */
  readonly rows: readonly (readonly [heading: string, ...cells: string[]])[];
}

/** The numbers of a chart as a table. */
export const ChartTable = ({ title, columns, rows }: ChartTableProps) => (
  <details className="chart-table no-print">
    <summary>Numbers of this chart</summary>
    <table>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">When</th>
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
