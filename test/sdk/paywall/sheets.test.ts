import { describe, expect, it } from 'vitest';
import { initialPaywall, paywallTransition } from '../../../sdk/internal';
import type { PaywallEvent, PaywallState } from '../../../sdk/internal';
import { as, chosen, good, one, paywallWire, plan, read, stack, text, wrong } from './wire';

const button = (action: object) => ({ type: 'button', action, stack: stack([text('hello')]) });
const sheetButton = (sheet: unknown) => button({ type: 'navigate_to', destination: 'sheet', sheet });
const closing = sheetButton(null);
const sheetOf = (...components: readonly unknown[]) => sheetButton({ stack: stack(components) });
const KEY = (index: number): string => `base.stack.components[${index}].action.sheet`;

describe('the sheet of a button', () => {
  it('is read with its size, its background and its position', () => {
    const sheet = {
      name: 'All plans',
      stack: stack([text('hello'), closing]),
      size: { width: { type: 'relative', value: 0.5 }, height: { type: 'fit' } },
      background: { type: 'color', value: { light: { type: 'hex', value: '#ffffff' } } },
      background_blur: true,
      position: 'right',
    };
    const paywall = good(paywallWire([sheetButton(sheet)]));
    expect(as('button', paywall.stack.children[0]).action).toEqual({ type: 'open-sheet', sheetKey: KEY(0) });
    expect(paywall.sheets).toMatchObject([
      {
        key: KEY(0),
        name: 'All plans',
        size: { width: { type: 'relative', value: 0.5 }, height: { type: 'fit' } },
        background: { type: 'paint' },
        isBackgroundBlurred: true,
        position: 'right',
        hasCloseButton: true,
      },
    ]);
    expect(as('button', paywall.sheets[0]?.stack.children[1]).action).toEqual({ type: 'close-sheet' });
  });

  it('is at the bottom, and knows that no button inside closes it', () => {
    const { sheets } = good(paywallWire([sheetOf(text('hello')), closing]));
    expect(sheets).toMatchObject([
      { position: 'bottom', background: null, isBackgroundBlurred: false, hasCloseButton: false },
    ]);
  });

  it('is closed by a button that goes back', () => {
    const back = button({ type: 'navigate_back' });
    const { sheets } = good(paywallWire([sheetOf(back)]));
    expect(as('button', sheets[0]?.stack.children[0]).action).toEqual({ type: 'close-sheet' });
    expect(sheets[0]?.hasCloseButton).toBe(true);
    expect(one('button', back).action).toEqual({ type: 'navigate-back' });
  });

  it('can have a button that opens another sheet', () => {
    const { sheets } = good(paywallWire([sheetOf(sheetOf(closing))]));
    expect(sheets.map(({ hasCloseButton }) => hasCloseButton)).toEqual([true, false]);
  });

  it.each([
    ['all', 'action.sheet'],
    [{}, 'action.sheet.stack'],
    [{ stack: stack(), position: 'nowhere' }, 'action.sheet.position'],
    [{ stack: stack(), background_blur: 3 }, 'action.sheet.background_blur'],
  ])('%j is named as a problem', (sheet, path) => {
    expect(wrong(sheetButton(sheet)).map((problem) => problem.path)).toEqual([path]);
  });

  it('without a stack does nothing', () => {
    const { paywall } = read(paywallWire([sheetButton({})]));
    expect(as('button', paywall?.stack.children[0]).action).toEqual({ type: 'none' });
  });
});

describe('an open sheet', () => {
  const start = (...components: readonly unknown[]): PaywallState =>
    initialPaywall(good(paywallWire(components)));
  const run = (state: PaywallState, ...events: readonly PaywallEvent[]): PaywallState =>
    events.reduce((state, event) => paywallTransition(state, event)[0], state);
  const open = (index: number): PaywallEvent => ({
    type: 'action-requested',
    action: { type: 'open-sheet', sheetKey: KEY(index) },
  });
  const close: PaywallEvent = { type: 'action-requested', action: { type: 'close-sheet' } };
  const escape: PaywallEvent = { type: 'sheet-closed' };
  const pick = (packageId: string): PaywallEvent => ({ type: 'package-selected', packageId });
  const buy: PaywallEvent = { type: 'purchase-requested' };
  const shown = ({ sheet, selectedPackageId }: PaywallState) => [sheet?.key ?? null, selectedPackageId];

  const first = start(
    chosen('year'),
    sheetOf(plan('month'), chosen('week')),
    sheetOf(plan('year'), plan('month')),
    sheetOf(text('hello')),
  );

  it('selects its default package, and gives back the one before', () => {
    const opened = run(first, open(1));
    expect(shown(opened)).toEqual([KEY(1), 'week']);
    for (const leave of [close, escape]) {
      expect(shown(run(opened, leave))).toEqual([null, 'year']);
      expect(shown(run(opened, pick('month'), leave))).toEqual([null, 'year']);
    }
  });

  it('keeps the package that it has too, and without packages changes none', () => {
    expect(shown(run(first, open(2)))).toEqual([KEY(2), 'year']);
    expect(shown(run(first, open(3)))).toEqual([KEY(3), 'year']);
  });

  it('replaces the sheet before it', () => {
    const second = run(first, open(1), pick('month'), open(2));
    expect(shown(second)).toEqual([KEY(2), 'year']);
    expect(shown(run(second, escape))).toEqual([null, 'year']);
  });

  it('stays with its package while a purchase runs, and after one that was cancelled', () => {
    const [buying, effects] = paywallTransition(run(first, open(1), pick('month')), buy);
    expect(effects).toEqual([{ type: 'start-purchase', packageId: 'month', attributes: {} }]);
    expect(run(buying, escape, close, open(2))).toBe(buying);
    expect(shown(run(buying, { type: 'purchase-cancelled' }))).toEqual([KEY(1), 'month']);
  });

  it('is never one that does not exist, and closing nothing changes nothing', () => {
    expect(run(first, open(0), open(9), close, escape)).toBe(first);
  });

  it('does not sell the packages of a closed sheet', () => {
    const only = start(sheetOf(plan('month')));
    expect(only.selectedPackageId).toBeNull();
    expect(paywallTransition(only, pick('month'))[0]).toBe(only);
    expect(shown(run(only, open(0)))).toEqual([KEY(0), 'month']);
    expect(shown(run(only, open(0), escape))).toEqual([null, null]);
  });

  it('has tabs that change what is selected', () => {
    const tabs = {
      type: 'tabs',
      control: { type: 'buttons', stack: stack() },
      tabs: [
        { id: 'a', stack: stack([plan('month')]) },
        { id: 'b', stack: stack([plan('week')]) },
      ],
    };
    const opened = run(start(sheetOf(tabs)), open(0));
    const tabsKey = `${KEY(0)}.stack.components[0]`;
    expect(shown(run(opened, { type: 'tab-selected', tabsKey, tabId: 'b' }))).toEqual([KEY(0), 'week']);
  });
});
