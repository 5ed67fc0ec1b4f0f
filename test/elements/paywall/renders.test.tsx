import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createPaywall, createTranslator } from '../../../sdk/internal';
import type { Offering } from '../../../sdk/index';
import { ModeProvider, PaywallProvider } from '../../../elements/paywall/context';
import type { PaywallContextValue } from '../../../elements/paywall/context';
import { headingLevelsOf } from '../../../elements/paywall/headings';
import { drawNode } from '../../../elements/paywall/nodes/index';
import { paywallTexts } from '../../../elements/paywall/open-paywall';
import { partsOf } from '../../../elements/paywall/parts';
import { interactiveControlsOf, radioGroupsOf } from '../../../elements/paywall/tree';
import { offeringWith } from './offering';

let root: Root | null = null;
const place = document.createElement('div');

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.append(place);
});
afterEach(() => act(() => root?.unmount()));

const show = (offering: Offering) => {
  const counts = new Map<string, number>();
  const session = createPaywall(
    offering,
    { purchase: () => Promise.reject(new Error('no')), openUrl: () => {}, error: () => {} },
    { locales: ['en'] },
  );
  const translator = createTranslator({ locale: 'en' });
  const parts = partsOf(session.paywall);
  const context: PaywallContextValue = {
    session,
    translator,
    texts: paywallTexts(offering, translator),
    groups: radioGroupsOf(session.paywall),
    headings: headingLevelsOf(session.paywall),
    interactive: interactiveControlsOf(session.paywall),
    parts,
    draw: drawNode,
    opensLink: () => true,
    onRender: (key: string) => void counts.set(key, (counts.get(key) ?? 0) + 1),
  };
  root = createRoot(place);
  act(() =>
    root?.render(
      <PaywallProvider value={context}>
        <ModeProvider value="light">{drawNode(session.paywall.stack, 'vertical')}</ModeProvider>
      </PaywallProvider>,
    ),
  );
  return { session, counts, parts };
};

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
  expect(sizes.length).toBeGreaterThan(3);
  expect(Math.max(...sizes)).toBeLessThan(150);
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
