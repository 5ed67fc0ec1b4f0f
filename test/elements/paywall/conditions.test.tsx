import { act } from 'react';
import { expect, test } from 'vitest';
import { conditionalOffering } from './offering';
import { place, show } from './show';

const ROOT = 'base.stack.components';
const dispatch = (target: Element, event: Event): void => act(() => void target.dispatchEvent(event));
const pointer = (type: string, pointerType: string, relatedTarget: Element | null = null): Event =>
  Object.assign(new MouseEvent(type, { bubbles: true, relatedTarget }), { pointerType });

/** What was rendered again, without the packages. */
const redrawn = (counts: ReadonlyMap<string, number>): readonly string[] =>
  [...counts.keys()].filter((key) => !/^base\.stack\.components\[[01]\]/.test(key));

test('a node is rendered again when its own condition changes, and no other is', () => {
  const { session, counts } = show(conditionalOffering());
  counts.clear();
  act(() => session.send({ type: 'package-selected', packageId: 'b' }));
  expect(redrawn(counts)).toEqual([`${ROOT}[2]`]);
  expect(place.textContent).toContain('picked');
  counts.clear();
  act(() => session.send({ type: 'tab-selected', tabsKey: `${ROOT}[8]`, tabId: 'two' }));
  expect(redrawn(counts).filter((key) => !key.startsWith(`${ROOT}[8]`))).toEqual([`${ROOT}[3]`]);
  expect(place.textContent).toContain('level');
});

test('custom variables decide about a look, and are in texts with what the customer enters', () => {
  const { session, counts } = show(conditionalOffering(), { level: 'gold' });
  expect(place.textContent).toContain('gold');
  expect(place.textContent).toContain('Hello GOLD');
  counts.clear();
  act(() => session.send({ type: 'input-changed', fieldId: 'name', value: 'Ada' }));
  expect(place.textContent).toContain('Hello AdaGOLD');
  expect(redrawn(counts)).toEqual([`${ROOT}[7]`]);
});

test('hover is that of the control around, and of a mouse only', () => {
  const { counts } = show(conditionalOffering());
  const button = [...place.querySelectorAll('button')][0] as Element;
  counts.clear();
  dispatch(button, pointer('pointerover', 'touch'));
  expect(counts.size).toBe(0);
  dispatch(button, pointer('pointerout', 'touch'));
  dispatch(button, pointer('pointerover', 'mouse'));
  expect(button.textContent).toBe('hovered-');
  expect(redrawn(counts)).toEqual([`${ROOT}[5].stack.components[0]`]);
  dispatch(button, pointer('pointerout', 'mouse'));
  expect(button.textContent).toBe('--');
});

test('focus is that of the control around', () => {
  show(conditionalOffering());
  const [first, second] = [...place.querySelectorAll('button')];
  act(() => second?.focus());
  expect(second?.textContent).toBe('focused-');
  act(() => first?.focus());
  expect(second?.textContent).toBe('--');
  expect(first?.textContent).toBe('--');
});
