import type { Plot } from '../../content/content.types';
import { Graph } from '../graph/graph';

/** A graph within a text, with its caption. */
export const PlotFigure = ({ plot }: { plot: Plot }) => (
  <figure>
    <Graph x={plot.x} y={plot.y} curves={plot.curves} points={plot.points} label={plot.caption} />
    <figcaption>{plot.caption}</figcaption>
  </figure>
);
