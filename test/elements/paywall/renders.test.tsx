import { act } from 'react';
import { expect, test } from 'vitest';
import { offeringWith } from './offering';
import { place, show } from './show';

test('selecting a package draws only what depends on it', () => {
  const { session, counts, parts } = show(offeringWith(500));
  while (parts.$drawn.get() < parts.last) act(() => parts.next());
  expect(counts.size).toBeGreaterThan(500);
  expect(Math.max(...counts.values())).toBe(1);
  counts.clear();
  act(() => session.send({ type: 'package-selected', packageId: 'b' }));
  const drawn = [...counts.keys()];
  // Two packages, their stacks, and the one text outside that names the price of the selected one.
  expect(drawn.filter((key) => !/components\[(500|501|502)\]/.test(key))).toEqual([]);
  expect(drawn.length).toBeLessThanOrEqual(5);
  expect(place.textContent).toContain('Pay $9.99');
});

test('a large paywall comes in parts, and none is drawn twice', () => {
  const { counts, parts } = show(offeringWith(500));
  const sizes = [counts.size];
  while (parts.$drawn.get() < parts.last) {
    const before = counts.size;
    act(() => parts.next());
    sizes.push(counts.size - before);
  }
  expect(sizes.length).toBeGreaterThan(2);
  expect(Math.max(...sizes)).toBeLessThan(250);
  expect(Math.max(...counts.values())).toBe(1);
  expect(place.querySelectorAll('.text')).toHaveLength(503);
});

test('selecting it again draws nothing', () => {
  const { session, counts } = show(offeringWith(20));
  counts.clear();
  act(() => session.send({ type: 'package-selected', packageId: 'a' }));
  expect(counts.size).toBe(0);
});

test('packages are radios of one group, and only one is a tab stop', () => {
  show(offeringWith(3));
  const radios = [...place.querySelectorAll('[role="radio"]')];
  expect(place.querySelectorAll('[role="radiogroup"]')).toHaveLength(1);
  expect(radios.map((radio) => radio.getAttribute('aria-checked'))).toEqual(['true', 'false']);
  expect(radios.map((radio) => radio.getAttribute('tabindex'))).toEqual(['0', '-1']);
});

test('headings keep the element of their size, and the outline has no holes', () => {
  show(offeringWith(3));
  const headings = [...place.querySelectorAll('h1, h5')];
  expect(headings.map(({ localName }) => localName)).toEqual(['h1', 'h5']);
  expect(headings.map((heading) => heading.getAttribute('aria-level'))).toEqual([null, '2']);
});
