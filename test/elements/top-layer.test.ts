import { expect, it, vi } from 'vitest';
import { coverWindow } from '../../elements/kit/top-layer';

/** A backdrop that something on the page keeps from covering the window. */
const lostBackdrop = (): HTMLElement => {
  const backdrop = document.createElement('div');
  backdrop.getBoundingClientRect = () => new DOMRect(10, 10, 100, 100);
  document.body.append(backdrop);
  return backdrop;
};

it('lifts a backdrop that does not cover the window', () => {
  const backdrop = lostBackdrop();
  const showPopover = vi.fn<() => void>();
  Object.assign(backdrop, { showPopover });
  coverWindow(backdrop)();
  expect(showPopover).toHaveBeenCalledOnce();
  backdrop.remove();
});

it('leaves it where it is when the browser has the attribute and not the method', () => {
  const backdrop = lostBackdrop();
  expect('popover' in backdrop).toBe(true);
  expect('showPopover' in backdrop).toBe(false);
  expect(() => coverWindow(backdrop)()).not.toThrow();
  expect(backdrop.hasAttribute('popover')).toBe(false);
  backdrop.remove();
});
