import { useCallback, useMemo } from 'react';
import { coordinate, describePlot } from '../../maths/graph/describe';
import { heightFor, usualRange } from '../../maths/graph/plot-text';
import { notablePoints } from '../../maths/graph/points';
import type { NotablePoint, PlotFunction } from '../../maths/graph/points';
import { InteractiveGraph } from './interactive-graph';
import type { GraphPoint } from './graph';
import type { View } from './view';

interface PlotProps {
  readonly functions: readonly PlotFunction[];
  /** 'f(x)' or 'y = x^2 - 4'; one for each function. */
  readonly names: readonly string[];
  /** The line of each function, where not all are drawn. */
  readonly lines?: readonly number[];
}

const ROWS = 11;
/** With more labels than these, those that matter most are shown. */
const MOST_LABELS = 12;
const RANK = { intersection: 0, root: 1, maximum: 2, minimum: 2 } as const;

const labelOf = ({ kind, x, y, isExact }: NotablePoint): string => {
  const sign = isExact ? '' : '≈ ';
  return kind === 'root' ? `${sign}${coordinate(x)}` : `${sign}(${coordinate(x)}, ${coordinate(y)})`;
};

const ValueTable = ({ functions, names, view }: PlotProps & { readonly view: View }) => {
  const [from, to] = view.x;
  const xs = Array.from({ length: ROWS }, (_, at) =>
    Number((from + ((to - from) * at) / (ROWS - 1)).toPrecision(4)),
  );
  return (
    <details className="graph-table">
      <summary>Table of values</summary>
      <div className="graph-table-inside">
        <table>
          <thead>
            <tr>
              <th scope="col">x</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {xs.map((x) => (
              <tr key={x}>
                <th scope="row">{coordinate(x)}</th>
                {functions.map((f, at) => (
                  <td key={names[at]}>{Number.isFinite(f(x)) ? coordinate(f(x)) : 'not defined'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
};

/** Functions with their roots, turning points and intersections, as a graph, in words and as a table. */
export const Plot = ({ functions, names, lines }: PlotProps) => {
  const first = useMemo(() => ({ x: usualRange, y: heightFor(functions) }), [functions]);
  const notable = useCallback(
    ({ x, y }: View) => notablePoints(functions, x).filter((point) => point.y >= y[0] && point.y <= y[1]),
    [functions],
  );
  const points = useCallback(
    (view: View): readonly GraphPoint[] => {
      const found = notable(view);
      const isLabeled = new Set([...found].sort((a, b) => RANK[a.kind] - RANK[b.kind]).slice(0, MOST_LABELS));
      return found.map((point) => ({
        x: point.x,
        y: point.y,
        ...(isLabeled.has(point) && { label: labelOf(point) }),
      }));
    },
    [notable],
  );
  return (
    <InteractiveGraph
      view={first}
      curves={functions}
      lines={lines}
      names={names}
      points={points}
      label={`Graph of ${names.join(' and ')}`}
    >
      {(view) => (
        <>
          <ul className="graph-words">
            {describePlot(
              names,
              notable(view),
              functions.map((f) => f(0)),
            ).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <ValueTable functions={functions} names={names} view={view} />
        </>
      )}
    </InteractiveGraph>
  );
};
