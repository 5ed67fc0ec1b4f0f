import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { featuresOf, type Features } from '../../maths/graph/features';
import type { Plotted } from '../../maths/graph/plotted';
import { moved, zoomed, type View } from '../../maths/graph/view';
import { ChartTable } from '../charts/chart-table';
import { curveFacts, curveName, equationText, marksOf, shortNumber, viewSentence } from './describe';
import { Graph } from './graph';
import { ticks } from './scale';
import { Tracer, traceText, type TracePoint } from './tracer';
import { useGestures } from './use-gestures';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Scan from 'lucide-react/icons/scan';
import { Icon } from '../kit/icon';

interface ViewButtonsProps {
  readonly view: View;
  readonly onView: (view: View | null) => void;
}

const BUTTONS = [
  ['Zoom in', Plus, (view: View) => zoomed(view, 1 / 1.5)],
  ['Zoom out', Minus, (view: View) => zoomed(view, 1.5)],
  ['Move left', ArrowLeft, (view: View) => moved(view, -0.2, 0)],
  ['Move right', ArrowRight, (view: View) => moved(view, 0.2, 0)],
  ['Move up', ArrowUp, (view: View) => moved(view, 0, 0.2)],
  ['Move down', ArrowDown, (view: View) => moved(view, 0, -0.2)],
  ['Fit the view', Scan, () => null],
] as const;

/** Everything that gestures do, with single clicks. */
const ViewButtons = ({ view, onView }: ViewButtonsProps) => (
  <div className="graph-buttons no-print" role="group" aria-label="View">
    {BUTTONS.map(([name, icon, change]) => (
      <button
        key={name}
        type="button"
        className="icon-button"
        aria-label={name}
        title={name}
        onClick={() => onView(change(view))}
      >
        <Icon icon={icon} size={20} />
      </button>
    ))}
  </div>
);

interface GrapherProps {
  readonly curves: readonly Plotted[];
  readonly view: View;
  /** `null` asks for the first view again. */
  readonly onView: (view: View | null) => void;
  /** Without the description in words and the table of values, where the page around it says the same. */
  readonly isBrief?: boolean;
}

const QUIET_MS = 500;

/** The value once it has not changed for a while. */
const useSettled = <T,>(value: T): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), QUIET_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

/** The line of a curve, as a key to the graph. */
export const CurveKey = ({ index }: { index: number }) => (
  <svg className="graph-key" viewBox="0 0 36 12" aria-hidden="true">
    <path className={`graph-curve curve-${(index % 5) + 1}`} d="M1 6H35" />
  </svg>
);

interface Shown extends Pick<GrapherProps, 'curves' | 'view'> {
  readonly features: Features;
}

/** The view in words. It follows with a delay, so that a screen reader hears where a movement ends. */
const Summary = ({ shown }: { shown: Shown }) => {
  const { curves, view, features } = useSettled(shown);
  return (
    <div className="graph-summary" role="status">
      <ul>
        {curves.map((curve, index) => (
          <li key={index}>
            <CurveKey index={curve.color} />
            <strong>
              <bdi dir="ltr">{curveName(curve)}</bdi>
            </strong>{' '}
            {curveFacts(index, curves, features, view).join(' ')}
          </li>
        ))}
      </ul>
      <p className="muted">{viewSentence(view)}</p>
    </div>
  );
};

/** Vertical lines have no value for an x. */
const ValueTable = ({ curves, view }: Pick<GrapherProps, 'curves' | 'view'>) => {
  const functions = curves.filter(({ vertical }) => vertical === undefined);
  if (functions.length === 0) return null;
  return (
    <ChartTable
      title="Values of the functions in this view"
      summary="Table of values"
      first="x"
      columns={functions.map(curveName)}
      rows={ticks(view.x, 10).map((x) => [
        shortNumber(x),
        ...functions.map(({ f }) => (Number.isFinite(f(x)) ? shortNumber(f(x)) : 'not defined')),
      ])}
    />
  );
};

/** The curve that is nearest to a height, at x. */
const nearest = (curves: readonly Plotted[], x: number, y: number): TracePoint | null => {
  const distances = curves.map(({ f }) => Math.abs(f(x) - y));
  const least = Math.min(...distances.filter(Number.isFinite));
  return Number.isFinite(least) ? { curve: distances.indexOf(least), x } : null;
};

/** Curves that can be moved, zoomed and traced, with their notable points and a description in words. */
export const Grapher = ({ curves, view, onView, isBrief = false }: GrapherProps) => {
  const area = useRef<HTMLDivElement>(null);
  const [trace, setTrace] = useState<TracePoint | null>(null);
  const settled = useDeferredValue(view);
  const features = useMemo(() => featuresOf(curves, settled.x), [curves, settled.x]);
  useGestures(area, {
    view,
    onView,
    onPoint(point) {
      if (!point) return setTrace(null);
      const x = view.x[0] + point.right * (view.x[1] - view.x[0]);
      return setTrace(nearest(curves, x, view.y[1] - point.down * (view.y[1] - view.y[0])));
    },
  });
  const lines = useMemo(() => curves.map(({ f, vertical }) => vertical ?? f), [curves]);
  const marks = useMemo(() => marksOf(features, settled), [features, settled]);
  const shown = useMemo(() => ({ curves, view: settled, features }), [curves, settled, features]);
  const traced = trace && curves[trace.curve] ? trace : null;
  const y = traced ? curves[traced.curve]?.f(traced.x) : undefined;
  return (
    <div className="grapher">
      <div className="graph-area" ref={area}>
        <Graph
          {...view}
          curves={lines}
          colors={curves.map(({ color }) => color)}
          points={marks}
          asymptotes={features.asymptotes.map(({ x }) => x)}
          label={`Graph of ${[...new Set(curves.map(equationText))].join(' and ')}`}
        >
          {(toX, toY) =>
            traced &&
            y !== undefined &&
            Number.isFinite(y) && (
              <g className={`graph-trace curve-${((curves[traced.curve]?.color ?? 0) % 5) + 1}`}>
                <line x1={toX(traced.x)} x2={toX(traced.x)} y1={toY(view.y[0])} y2={toY(view.y[1])} />
                <circle cx={toX(traced.x)} cy={toY(y)} r="6" />
              </g>
            )
          }
        </Graph>
        <Tracer {...{ curves, view, onView, trace }} points={features.points} onTrace={setTrace} />
      </div>
      <div className="graph-bar no-print">
        <ViewButtons view={view} onView={onView} />
        <output className="graph-reading" aria-live="off">
          {traced ? traceText(traced, curves) : 'Point at a curve to read it.'}
        </output>
      </div>
      {!isBrief && (
        <>
          <Summary shown={shown} />
          <ValueTable curves={curves} view={settled} />
        </>
      )}
    </div>
  );
};
