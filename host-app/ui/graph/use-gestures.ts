import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { moved, zoomed, type View } from '../../maths/graph/view';

interface Gestures {
  readonly view: View;
  readonly onView: (view: View) => void;
  /** A position as a share of the width and of the height, from the upper left corner; `null` after it. */
  readonly onPoint: (point: { readonly right: number; readonly down: number } | null) => void;
}

interface Finger {
  readonly x: number;
  readonly y: number;
}

const middleOf = (fingers: readonly Finger[]): Finger => ({
  x: fingers.reduce((sum, { x }) => sum + x, 0) / fingers.length,
  y: fingers.reduce((sum, { y }) => sum + y, 0) / fingers.length,
});
/** The distance of two fingers; 1 for one finger, which does not zoom. */
const spread = ([a, b]: readonly Finger[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 1);

const placeIn = (view: View, right: number, down: number): { x: number; y: number } => ({
  x: view.x[0] + right * (view.x[1] - view.x[0]),
  y: view.y[1] - down * (view.y[1] - view.y[0]),
});

/** Movements of the wheel that follow each other within this time are one gesture. */
const PAUSE_MS = 250;

/** The view that a gesture has reached: React may render an earlier one between two movements, and no movement may be lost. */
const followView = (latest: RefObject<Gestures>, isHeld: () => boolean) => {
  let reached: { readonly view: View; readonly at: number } | null = null;
  return {
    viewAt: ({ timeStamp }: Event): View =>
      reached && (isHeld() || timeStamp - reached.at < PAUSE_MS) ? reached.view : latest.current.view,
    show: (view: View, { timeStamp }: Event): void => {
      reached = { view, at: timeStamp };
      latest.current.onView(view);
    },
    forget: (): void => {
      reached = null;
    },
  };
};

/** Attaches the listeners; `latest` has the view and handlers that were rendered last. */
const listen = (element: HTMLElement, latest: RefObject<Gestures>): (() => void) => {
  const fingers = new Map<number, Finger>();
  const share = ({ x, y }: Finger): { right: number; down: number } => {
    const box = element.getBoundingClientRect();
    return { right: (x - box.left) / box.width, down: (y - box.top) / box.height };
  };
  const { viewAt, show, forget } = followView(latest, () => fingers.size > 0);
  const drag = (event: Event, before: readonly Finger[], now: readonly Finger[]): void => {
    const view = viewAt(event);
    const [from, to] = [share(middleOf(before)), share(middleOf(now))];
    const shifted = moved(view, from.right - to.right, to.down - from.down);
    const factor = spread(before) / Math.max(1, spread(now));
    show(zoomed(shifted, factor, placeIn(shifted, to.right, to.down)), event);
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (fingers.size === 0) forget();
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (event.pointerType === 'mouse') element.setPointerCapture(event.pointerId);
    else if (fingers.size === 1) latest.current.onPoint(share({ x: event.clientX, y: event.clientY }));
  };
  const move = (event: PointerEvent): void => {
    const before = [...fingers.values()];
    if (fingers.has(event.pointerId)) fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    // A mouse drags the paper, one finger reads the curve, two fingers drag and zoom.
    if (before.length > 1 || (before.length === 1 && event.pointerType === 'mouse'))
      drag(event, before, [...fingers.values()]);
    else latest.current.onPoint(share({ x: event.clientX, y: event.clientY }));
  };
  const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
  const leave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') latest.current.onPoint(null);
  };
  const wheel = (event: WheelEvent): void => {
    // Without a modifier the wheel scrolls the page. A pinch on a touchpad arrives with ctrlKey.
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const view = viewAt(event);
    const { right, down: below } = share({ x: event.clientX, y: event.clientY });
    show(
      zoomed(view, Math.exp(Math.max(-0.3, Math.min(0.3, event.deltaY / 300))), placeIn(view, right, below)),
      event,
    );
  };
  const touch = (event: TouchEvent): void => {
    if (event.touches.length > 1) event.preventDefault();
  };
  const ending = new AbortController();
  const { signal } = ending;
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', up, { signal });
  element.addEventListener('pointerleave', leave, { signal });
  // React's own listeners are passive and could not prevent the page from scrolling.
  element.addEventListener('wheel', wheel, { signal, passive: false });
  element.addEventListener('touchmove', touch, { signal, passive: false });
  return () => ending.abort();
};

/** Mouse, wheel and fingers on a graph. */
export const useGestures = (element: RefObject<HTMLElement | null>, gestures: Gestures): void => {
  const latest = useRef(gestures);
  useEffect(() => {
    latest.current = gestures;
  });
  useEffect(() => (element.current ? listen(element.current, latest) : undefined), [element]);
};
