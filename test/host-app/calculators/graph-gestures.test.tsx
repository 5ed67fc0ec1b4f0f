import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { View } from '../../../host-app/maths/graph/view';
import { useGestures } from '../../../host-app/ui/graph/use-gestures';

const START: View = { x: [-10, 10], y: [-10, 10] };

function Area({ view, onView }: { view: View; onView: (view: View) => void }) {
  const area = useRef<HTMLDivElement>(null);
  useGestures(area, { view, onView, onPoint: () => undefined });
  return <div ref={area} id="area" />;
}

let root: ReturnType<typeof createRoot>;
let views: View[] = [];
const show = (view: View): Promise<void> =>
  act(async () => root.render(<Area view={view} onView={(next) => views.push(next)} />));
const area = (): HTMLElement => {
  const found = document.getElementById('area');
  if (!found) throw new Error('There is no area.');
  return found;
};
const finger = (type: string, pointerId: number, clientX: number): void =>
  void area().dispatchEvent(
    new PointerEvent(type, { pointerId, clientX, clientY: 100, pointerType: 'touch' }),
  );
const wheel = (deltaY: number): void => {
  // happy-dom's events of the wheel have neither a position nor a modifier.
  const event = new Event('wheel', { cancelable: true });
  area().dispatchEvent(Object.assign(event, { deltaY, clientX: 100, clientY: 100, ctrlKey: true }));
};
const widthOf = (view: View | undefined): number => (view ? view.x[1] - view.x[0] : NaN);

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  views = [];
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  await show(START);
  area().getBoundingClientRect = () => new DOMRect(0, 0, 200, 200);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

describe('gestures on a graph', () => {
  it('lose no step of two fingers when a view is rendered late', async () => {
    finger('pointerdown', 1, 60);
    finger('pointerdown', 2, 140);
    finger('pointermove', 1, 40);
    const first = views.at(-1);
    finger('pointermove', 1, 30);
    // React renders the first view after the second movement.
    await show(first ?? START);
    finger('pointermove', 1, 20);
    // The fingers were 80 apart, and are 120 apart now.
    expect(widthOf(views.at(-1))).toBeCloseTo((20 * 80) / 120, 6);
  });

  it('lose no step of the wheel when a view is rendered late', async () => {
    wheel(-30);
    const first = views.at(-1);
    wheel(-30);
    await show(first ?? START);
    wheel(-30);
    expect(widthOf(views.at(-1))).toBeCloseTo(20 * Math.exp(-0.3), 6);
  });

  it('begin at the view that is shown, such as after a reset', async () => {
    finger('pointerdown', 1, 60);
    finger('pointerdown', 2, 140);
    finger('pointermove', 1, 20);
    finger('pointerup', 1, 20);
    finger('pointerup', 2, 140);
    await show({ x: [-40, 40], y: [-40, 40] });
    finger('pointerdown', 1, 60);
    finger('pointerdown', 2, 140);
    finger('pointermove', 1, 20);
    expect(widthOf(views.at(-1))).toBeCloseTo((80 * 80) / 120, 6);
  });
});
