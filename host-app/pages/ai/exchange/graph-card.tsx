import { useMemo, useState } from 'react';
import { fittedView } from '../../../maths/graph/features';
import { readPlotted, type Plotted } from '../../../maths/graph/plotted';
import type { View } from '../../../maths/graph/view';
import { Grapher } from '../../../ui/graph/grapher';
import { ButtonLink } from '../../../ui/kit/button';
import { Actions } from './actions';

interface GraphCardProps {
  readonly question: string;
  readonly functions: readonly string[];
  readonly onEdit: (question: string) => void;
}

/** The answer to 'graph y = x^2': the curves, and a link to their page. */
export const GraphCard = ({ question, functions, onEdit }: GraphCardProps) => {
  const curves = useMemo(
    () => functions.map(readPlotted).flatMap((reading): Plotted[] => (reading.ok ? [reading.plotted] : [])),
    [functions],
  );
  const fitted = useMemo(() => fittedView(curves), [curves]);
  const [view, setView] = useState<View | null>(null);
  const text = functions.join('; ');
  return (
    <article className="card ai-solution" aria-label="Graph">
      <Grapher curves={curves} view={view ?? fitted} onView={setView} />
      <p className="no-print">
        <ButtonLink size="small" href={`/math/graph?f=${encodeURIComponent(text)}`}>
          Open in the graphing calculator
        </ButtonLink>
      </p>
      <Actions question={question} text={text} onEdit={onEdit} />
    </article>
  );
};
