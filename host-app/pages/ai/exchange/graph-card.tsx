import { useMemo, useState } from 'react';
import { fittedView } from '../../../maths/graph/features';
import { plottedOf } from '../../../maths/graph/plotted';
import type { View } from '../../../maths/graph/view';
import type { GraphView } from '../../../ports';
import { Graph } from '../../../ui/graph/graph';
import { Grapher } from '../../../ui/graph/grapher';
import { graphAspect } from '../../../ui/graph/use-size';
import { ButtonLink } from '../../../ui/kit/button';
import { Actions } from './actions';

const PageLink = ({ functions }: { functions: readonly string[] }) => (
  <p className="no-print">
    <ButtonLink size="small" href={`/math/graph?f=${encodeURIComponent(functions.join('; '))}`}>
      Open in the graphing calculator
    </ButtonLink>
  </p>
);

/** The graph beside an answer. The answer says what is to be seen, so the graph has no description of its own. */
export const AnswerGraph = ({ graph }: { graph: GraphView }) => {
  const curves = useMemo(() => plottedOf(graph.curves), [graph.curves]);
  const [view, setView] = useState<View | null>(null);
  if (curves.length < graph.curves.length) return <Graph {...graph} />;
  return (
    <div className="answer-graph">
      <Grapher curves={curves} view={view ?? graph} onView={setView} isBrief />
      <PageLink functions={graph.curves} />
    </div>
  );
};

interface GraphCardProps {
  readonly question: string;
  readonly functions: readonly string[];
  readonly onEdit: (question: string) => void;
}

/** The answer to 'graph y = x^2': the curves, and a link to their page. */
export const GraphCard = ({ question, functions, onEdit }: GraphCardProps) => {
  const curves = useMemo(() => plottedOf(functions), [functions]);
  const fitted = useMemo(() => fittedView(curves, graphAspect()), [curves]);
  const [view, setView] = useState<View | null>(null);
  return (
    <article className="card ai-solution" aria-label="Graph">
      <Grapher curves={curves} view={view ?? fitted} onView={setView} />
      <PageLink functions={functions} />
      <Actions question={question} text={functions.join('; ')} onEdit={onEdit} />
    </article>
  );
};
