import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { coordinate } from '../../maths/graph/describe';
import { moved, zoomed } from './view';
import type { View } from './view';

export interface Trace {
  readonly curve: number;
  readonly x: number;
}

/** A part of the width for one press of an arrow key. */
const STEP = 1 / 64;
const ZOOM = 1.4;

type Functions = readonly ((x: number) => number)[];

const nearest = (functions: Functions, x: number, y: number): number | null => {
  const distances = functions.map((f) => Math.abs(f(x) - y));
  const least = Math.min(...distances.filter(Number.isFinite));
  return Number.isFinite(least) ? distances.indexOf(least) : null;
};

/** The part of the plane that is shown. Another `first` part begins anew. */
export const useView = (first: View) => {
  const [state, setState] = useState({ first, view: first });
  const view = state.first === first ? state.view : first;
  const change = (next: (view: View) => View): void =>
    setState((now) => ({ first, view: next(now.first === first ? now.view : first) }));
  return {
    view,
    change,
    zoomIn: () => change((now) => zoomed(now, 1 / ZOOM)),
    zoomOut: () => change((now) => zoomed(now, ZOOM)),
    reset: () => change(() => first),
  };
};

/** The point of a curve that the pointer or the arrow keys have chosen. */
export const useTrace = (
  functions: Functions,
  names: readonly string[],
  shown: ReturnType<typeof useView>,
) => {
  const [trace, setTrace] = useState<Trace | null>(null);
  /** Only keys are answered in words: a moving mouse would never stop talking. */
  const [spoken, setSpoken] = useState('');
  const { x, y } = shown.view;
  const textOf = ({ curve, x: at }: Trace): string => {
    const value = functions[curve]?.(at) ?? Number.NaN;
    return `x = ${coordinate(at)}, ${Number.isFinite(value) ? `y = ${coordinate(value)}` : 'not defined'}`;
  };
  const traceTo = (next: Trace): void => {
    setTrace(next);
    setSpoken(`${textOf(next)}${names.length > 1 ? ` on ${names[next.curve] ?? ''}` : ''}`);
  };
  return {
    trace,
    spoken,
    text: trace ? textOf(trace) : '',
    onPoint(at: { readonly x: number; readonly y: number } | null): void {
      if (at === null) return setTrace(null);
      const px = x[0] + (x[1] - x[0]) * at.x;
      const curve = nearest(functions, px, y[1] - (y[1] - y[0]) * at.y);
      return setTrace(curve === null ? null : { curve, x: px });
    },
    onKeyDown(event: KeyboardEvent): void {
      const { key, shiftKey } = event;
      const side = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
      const height = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0;
      const from = trace ?? { curve: 0, x: (x[0] + x[1]) / 2 };
      const count = functions.length;
      if (key === '+' || key === '=') shown.zoomIn();
      else if (key === '-') shown.zoomOut();
      else if (key === '0' || key === 'Home') shown.reset();
      else if (key === 'Escape' && trace) setTrace(null);
      else if (shiftKey && (side !== 0 || height !== 0))
        shown.change((now) => moved(now, side / 8, height / 8));
      else if (side !== 0) traceTo({ ...from, x: from.x + side * (x[1] - x[0]) * STEP });
      else if (height !== 0 && count > 0) traceTo({ ...from, curve: (from.curve - height + count) % count });
      else return;
      event.preventDefault();
    },
  };
};
