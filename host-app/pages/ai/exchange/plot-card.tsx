import { useMemo } from 'react';
import { Link } from 'wouter';
import { useApp } from '../../../app-context';
import { readPlot } from '../../../maths/graph/plot-text';
import type { PlotView } from '../../../ports';
import { Plot } from '../../../ui/graph/plot';
import { functionNames } from '../../calculators/graph/inputs';

interface PlotCardProps {
  readonly plot: PlotView;
  readonly onAsk: (question: string) => void;
}

/** The graph of functions, with a link to the graphing calculator. */
export const PlotCard = ({ plot, onAsk }: PlotCardProps) => {
  const { brand } = useApp().config;
  const functions = useMemo(
    () =>
      plot.functions.map((text) => {
        const read = readPlot(text);
        return read.ok ? read.f : () => Number.NaN;
      }),
    [plot],
  );
  const query = new URLSearchParams(
    plot.functions.slice(0, functionNames.length).map((text, at) => [functionNames[at] ?? 'f', text]),
  );
  return (
    <article className="card ai-solution" aria-label={`Graph, by ${brand.name}`}>
      <Plot functions={functions} names={plot.functions.map((text) => `y = ${text}`)} />
      <p className="ai-alternatives">
        <Link href={`/math/graph?${query}`}>Open in the graphing calculator</Link>
        {plot.otherwise !== null && (
          <button type="button" className="chip" onClick={() => onAsk(plot.otherwise ?? '')}>
            Solve for x instead
          </button>
        )}
      </p>
    </article>
  );
};
