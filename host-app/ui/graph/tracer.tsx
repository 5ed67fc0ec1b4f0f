import type { KeyboardEvent } from 'react';
import type { Feature } from '../../maths/graph/features';
import type { Plotted } from '../../maths/graph/plotted';
import { moved, zoomed, type View } from '../../maths/graph/view';
import { curveName, shortNumber } from './describe';
import { tickStep } from './scale';

/** A position on a curve. */
export interface TracePoint {
  readonly curve: number;
  readonly x: number;
}

interface TracerProps {
  readonly curves: readonly Plotted[];
  readonly points: readonly Feature[];
  readonly view: View;
  readonly onView: (view: View | null) => void;
  readonly trace: TracePoint | null;
  readonly onTrace: (trace: TracePoint | null) => void;
}

/** 'y = x^2: x = 1.5, y = 2.25' */
export const traceText = ({ curve, x }: TracePoint, curves: readonly Plotted[]): string => {
  const plotted = curves[curve];
  if (!plotted) return '';
  if (plotted.vertical !== undefined) return `${curveName(plotted)}: vertical line`;
  const y = plotted.f(x);
  return `${curveName(plotted)}: x = ${shortNumber(x)}, ${Number.isFinite(y) ? `y = ${shortNumber(y)}` : 'not defined'}`;
};

const KEYS: Readonly<Record<string, (view: View) => View | null>> = {
  '+': (view) => zoomed(view, 1 / 1.5),
  '=': (view) => zoomed(view, 1 / 1.5),
  '-': (view) => zoomed(view, 1.5),
  '0': () => null,
};
const ARROWS: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/**
 * A slider that no one sees but everyone can focus: arrows walk along the curve and change it, Page Up and Page
 * Down go from one marked point to the next, Shift with arrows moves the view, + and − zoom.
 */
export const Tracer = ({ curves, points, view, onView, trace, onTrace }: TracerProps) => {
  const start: TracePoint = { curve: 0, x: Math.min(view.x[1], Math.max(view.x[0], 0)) };
  const at = trace && curves[trace.curve] ? trace : start;
  const step = tickStep(view.x, 8) / 10;
  const walk = (count: number): number =>
    Number(
      Math.min(view.x[1], Math.max(view.x[0], (Math.round(at.x / step) + count) * step)).toPrecision(12),
    );
  const nextPoint = (side: number): number | undefined =>
    points
      .filter((point) => point.curve === at.curve || point.second === at.curve)
      .map(({ x }) => x)
      .filter((x) => (x - at.x) * side > step * 1e-6 && x >= view.x[0] && x <= view.x[1])
      .sort((a, b) => (a - b) * side)[0];
  const moveTo = (event: KeyboardEvent): View | null | TracePoint | undefined => {
    const arrow = ARROWS[event.key];
    if (arrow && event.shiftKey) return moved(view, arrow[0] * 0.1, arrow[1] * 0.1);
    if (arrow?.[0]) return { ...at, x: walk(arrow[0]) };
    if (arrow) return { ...at, curve: (at.curve - arrow[1] + curves.length) % curves.length };
    if (event.key === 'PageUp' || event.key === 'PageDown')
      return { ...at, x: nextPoint(event.key === 'PageUp' ? 1 : -1) ?? at.x };
    return event.ctrlKey || event.metaKey ? undefined : KEYS[event.key]?.(view);
  };
  const press = (event: KeyboardEvent): void => {
    const next = moveTo(event);
    if (next === undefined) return;
    event.preventDefault();
    if (next && 'curve' in next) onTrace(next);
    else onView(next);
  };
  return (
    <input
      className="graph-tracer no-print"
      type="range"
      min={view.x[0]}
      max={view.x[1]}
      step="any"
      value={at.x}
      aria-label="Trace the curve"
      aria-valuetext={traceText(at, curves)}
      onChange={(event) => onTrace({ ...at, x: Number(event.currentTarget.value) })}
      onKeyDown={press}
      onFocus={() => onTrace(at)}
      onBlur={() => onTrace(null)}
    />
  );
};
