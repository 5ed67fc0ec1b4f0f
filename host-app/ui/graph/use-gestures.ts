import { useEffect, useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { moved, zoomed } from './view';
import type { View } from './view';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A pointer that moves less than this has pressed, not dragged. */
const PRESS_PIXELS = 6;
const WHEEL = 0.0015;

interface GestureParts {
  readonly place: RefObject<HTMLElement | null>;
  readonly onView: (change: (view: View) => View) => void;
  /** The pointer is over this share of the width and height; `null`: it has left. */
  readonly onPoint: (at: Point | null) => void;
}

const shareOf = (element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point => {
  const box = element.getBoundingClientRect();
  return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
};

/** The wheel zooms with Ctrl or while the graph has the focus, so that it scrolls the page otherwise. */
const useWheel = ({ place, onView }: GestureParts): void => {
  const latest = useRef(onView);
  useEffect(() => {
    latest.current = onView;
  });
  useEffect(() => {
    const element = place.current;
    const zoom = (event: WheelEvent): void => {
      if (!element || !(event.ctrlKey || event.metaKey || element.contains(document.activeElement))) return;
      event.preventDefault();
      const { x, y } = shareOf(element, event);
      latest.current((view) => zoomed(view, Math.exp(event.deltaY * WHEEL), x, y));
    };
    element?.addEventListener('wheel', zoom, { passive: false });
    return () => element?.removeEventListener('wheel', zoom);
  }, [place]);
};

/** One pointer drags, two pinch. On touch screens the page scrolls up and down as usual. */
export const useGestures = (parts: GestureParts) => {
  const pointers = useRef(new Map<number, Point>());
  const isDragged = useRef(false);
  useWheel(parts);
  const pinch = (element: HTMLElement, before: Point, now: Point, other: Point): void => {
    const apart = (point: Point): number => Math.hypot(point.x - other.x, point.y - other.y) || 1;
    const center = shareOf(element, { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
    parts.onView((view) => zoomed(view, apart(before) / apart(now), center.x, center.y));
  };
  const move = (event: PointerEvent<HTMLElement>): void => {
    const element = event.currentTarget;
    const before = pointers.current.get(event.pointerId);
    const now = { x: event.clientX, y: event.clientY };
    if (!before) {
      if (event.pointerType === 'mouse') parts.onPoint(shareOf(element, event));
      return;
    }
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (!other && !isDragged.current && Math.hypot(now.x - before.x, now.y - before.y) < PRESS_PIXELS) return;
    isDragged.current = true;
    pointers.current.set(event.pointerId, now);
    if (other) pinch(element, before, now, other);
    else {
      const { width, height } = element.getBoundingClientRect();
      parts.onView((view) => moved(view, (before.x - now.x) / width, (now.y - before.y) / height));
    }
  };
  const end = (event: PointerEvent<HTMLElement>): void => {
    const isPress = pointers.current.delete(event.pointerId) && !isDragged.current;
    if (event.type === 'pointerup' && isPress) parts.onPoint(shareOf(event.currentTarget, event));
    if (pointers.current.size === 0) isDragged.current = false;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave(event: PointerEvent<HTMLElement>): void {
      if (event.pointerType === 'mouse' && pointers.current.size === 0) parts.onPoint(null);
    },
  };
};
