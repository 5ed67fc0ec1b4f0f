import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useId, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../kit/icon';
import { functionOf, Graph } from './graph';
import type { Curve, GraphPoint } from './graph';
import { useGestures } from './use-gestures';
import { useTrace, useView } from './use-trace';
import type { View } from './view';

interface InteractiveGraphProps {
  /** The part that is shown first; another one resets the graph. */
  readonly view: View;
  readonly curves: readonly Curve[];
  readonly lines?: readonly number[] | undefined;
  /** 'y = x²': what the trace says; one for each curve. */
  readonly names: readonly string[];
  /** Marked points for the part that is shown. */
  readonly points: (view: View) => readonly GraphPoint[];
  readonly label: string;
  /** Below the graph; follows the part that is shown. */
  readonly children?: (view: View) => ReactNode;
}

const TraceMark = ({ x, y, text }: { x: number; y: number; text: string }) => (
  <g className="graph-trace">
    <line x1={x} x2={x} y1="0" y2="400" />
    <circle cx={x} cy={y} r="7" />
    <text x="12" y="26">
      {text}
    </text>
  </g>
);

const Tools = ({ shown }: { readonly shown: ReturnType<typeof useView> }) => (
  <div className="graph-tools no-print">
    <button type="button" className="icon-button" aria-label="Zoom in" onClick={shown.zoomIn}>
      <Icon icon={Plus} size={18} />
    </button>
    <button type="button" className="icon-button" aria-label="Zoom out" onClick={shown.zoomOut}>
      <Icon icon={Minus} size={18} />
    </button>
    <button
      type="button"
      className="icon-button"
      aria-label="Show the first part again"
      onClick={shown.reset}
    >
      <Icon icon={RotateCcw} size={18} />
    </button>
  </div>
);

/** A graph to drag, to zoom and to trace, with the pointer, with two fingers and with keys. */
export const InteractiveGraph = (props: InteractiveGraphProps) => {
  const { curves, lines, points, label, children } = props;
  const place = useRef<HTMLDivElement>(null);
  const hint = useId();
  const functions = useMemo(() => curves.map(functionOf), [curves]);
  const shown = useView(props.view);
  const { view } = shown;
  const { trace, text, spoken, onPoint, onKeyDown } = useTrace(functions, props.names, shown);
  const gestures = useGestures({ place, onView: shown.change, onPoint });
  const found = useMemo(() => points(view), [points, view]);
  // Labels make room for that of the trace.
  const marked = useMemo(() => (trace ? found.map(({ x, y }) => ({ x, y })) : found), [found, trace]);
  const traced = trace ? functions[trace.curve]?.(trace.x) : undefined;
  return (
    <div className="graph-box">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys and pointers */}
      <div
        ref={place}
        className="graph-place"
        role="application"
        aria-roledescription="graph"
        aria-label="Graph"
        aria-describedby={hint}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys trace the curve
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...gestures}
      >
        <Graph {...view} curves={curves} {...(lines && { lines })} points={marked} label={label}>
          {(toX, toY) =>
            trace &&
            traced !== undefined &&
            Number.isFinite(traced) && <TraceMark x={toX(trace.x)} y={toY(traced)} text={text} />
          }
        </Graph>
      </div>
      <Tools shown={shown} />
      <p id={hint} className="visually-hidden">
        Arrow keys left and right trace the curve, up and down change the curve. Plus and minus zoom, Shift
        and arrow keys move, 0 shows the first part again.
      </p>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
      {children?.(view)}
    </div>
  );
};
