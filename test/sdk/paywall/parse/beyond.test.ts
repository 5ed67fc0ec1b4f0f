import { describe, expect, it } from 'vitest';
import { countdownVariables, initialPaywall } from '../../../../sdk/internal';
import { as, chosen, good, hex, one, paywallWire, plan, stack, text, wrong } from '../wire';

const tabButton = (extra: object) => ({
  type: 'tab_control_button',
  stack: stack([text('hello')]),
  ...extra,
});
const tabs = (extra: object = {}) => ({
  type: 'tabs',
  control: { type: 'buttons', stack: stack([tabButton({ tab_id: 'a' }), tabButton({ tab_index: 1 })]) },
  tabs: [
    { id: 'a', stack: stack([{ type: 'tab_control' }, plan('month')]) },
    { id: 'b', stack: stack([chosen('week')]) },
  ],
  ...extra,
});

describe('tabs', () => {
  it('know their control, their tabs and which is shown first', () => {
    const node = one('tabs', tabs());
    expect(node.defaultTabId).toBe('a');
    expect(node.tabs.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(node.control).toMatchObject({
      type: 'buttons',
      stack: { children: [{ type: 'tab-control-button', tabsKey: node.key, tabId: 'a' }, { tabId: 'b' }] },
    });
    expect(node.tabs[0]?.stack.children[0]).toMatchObject({ type: 'tab-control', tabsKey: node.key });
  });

  it('a package in a hidden tab is not the default', () => {
    const first = (data: unknown) => initialPaywall(good(paywallWire([data]))).selectedPackageId;
    expect(first(tabs())).toBe('month');
    expect(first(tabs({ default_tab_id: 'b' }))).toBe('week');
  });

  it('may be switched', () => {
    const control = {
      type: 'toggle',
      stack: stack([{ type: 'tab_control_toggle', thumb_color_on: hex('#123456') }]),
    };
    const node = one('tabs', tabs({ control }));
    expect(as('tab-control-toggle', node.control.stack.children[0])).toMatchObject({
      tabsKey: node.key,
      offTabId: 'a',
      onTabId: 'b',
      thumb: { on: { light: '#123456' }, off: { light: '#ffffff' } },
    });
  });

  it.each([
    [
      'two with one id',
      {
        tabs: [
          { id: 'a', stack: stack() },
          { id: 'a', stack: stack() },
          { id: 'b', stack: stack() },
        ],
      },
      'tabs[1]',
    ],
    ['no tabs', { tabs: [], control: { type: 'buttons', stack: stack() } }, 'tabs'],
    ['no control', { control: null }, 'control'],
    ['a default that is not there', { default_tab_id: 'z' }, 'default_tab_id'],
    [
      'a button for no tab',
      { control: { type: 'buttons', stack: stack([tabButton({ tab_id: 'z' })]) } },
      'control.stack.components[0]',
    ],
    [
      'a button for no tab at all',
      { control: { type: 'buttons', stack: stack([tabButton({})]) } },
      'control.stack.components[0]',
    ],
    [
      'a control within itself',
      { control: { type: 'buttons', stack: stack([{ type: 'tab_control' }]) } },
      'control.stack.components[0]',
    ],
  ])('with %s have a problem', (_, extra, path) => {
    expect(wrong(tabs(extra)).map((problem) => problem.path)).toEqual([path]);
  });

  it('without ids go by their number', () => {
    const control = { type: 'buttons', stack: stack() };
    const node = one('tabs', tabs({ tabs: [{ stack: stack() }, { stack: stack() }], control }));
    expect(node.tabs.map(({ id }) => id)).toEqual(['0', '1']);
  });

  it('their controls need them around', () => {
    for (const type of ['tab_control', 'tab_control_button', 'tab_control_toggle'])
      expect(wrong({ type, stack: stack() })).toEqual([
        { path: '', message: 'There are no tabs around this control.' },
      ]);
  });
});

describe('a carousel', () => {
  it('has pages, dots and a pace', () => {
    const node = one('carousel', {
      type: 'carousel',
      pages: [stack(), stack(), text('hello')],
      initial_page_index: 9,
      page_alignment: 'top',
      page_spacing: 12,
      page_peek: 24,
      loop: true,
      auto_advance: { ms_time_per_page: 4000, ms_transition_time: 250, transition_type: 'fade' },
      page_control: {
        position: 'top',
        spacing: 6,
        active: { width: 20, height: 8, color: hex('#000') },
        default: { width: 8, height: 8, color: hex('#999') },
      },
    });
    expect(node).toMatchObject({
      initialPage: 2,
      isLooping: true,
      autoAdvance: { pageMs: 4000, transitionMs: 250, transition: 'fade' },
      look: {
        base: {
          pageAlignment: 'start',
          pageSpacing: 12,
          pagePeek: 24,
          pageControl: {
            position: 'top',
            spacing: 6,
            active: { width: 20, colour: { light: '#000000' } },
            other: { width: 8 },
          },
        },
      },
    });
    expect(node.pages).toHaveLength(3);
  });

  it('does not flicker, and needs a page', () => {
    expect(
      one('carousel', { type: 'carousel', pages: [stack()], auto_advance: { ms_time_per_page: 1 } })
        .autoAdvance?.pageMs,
    ).toBe(1000);
    expect(wrong({ type: 'carousel', pages: [] })).toEqual([
      { path: 'pages', message: 'Expected at least one page, got a list.' },
    ]);
  });
});

describe('a countdown', () => {
  const END = '2031-05-04T10:00:00Z';
  const countdown = (extra: object = {}) => ({
    type: 'countdown',
    style: { type: 'date', date: END },
    countdown_stack: stack(),
    ...extra,
  });

  it('knows when it ends and what comes then', () => {
    const node = one('countdown', countdown({ count_from: 'hours', end_stack: stack([text('hello')]) }));
    expect(node).toMatchObject({
      endsAt: Date.parse(END),
      countFrom: 'hours',
      endStack: { children: [{ type: 'text' }] },
    });
    expect(one('countdown', countdown())).toMatchObject({ countFrom: 'days', endStack: null });
  });

  it('needs a date', () => {
    for (const style of [{ type: 'date', date: 'soon' }, { type: 'date' }])
      expect(wrong(countdown({ style })).map(({ path }) => path)).toEqual(['style.date']);
    expect(wrong(countdown({ style: null })).map(({ path }) => path)).toEqual(['style']);
  });

  const left = ((2 * 24 + 3) * 60 + 4) * 60_000 + 5_999;
  it.each([
    ['days', '2', '03', '04'],
    ['hours', '0', '51', '04'],
    ['minutes', '0', '00', '3064'],
  ] as const)('counts from %s', (countFrom, days, hours, minutes) => {
    const found = countdownVariables({ endsAt: left, countFrom }, 0);
    expect(found).toMatchObject({
      count_days_without_zero: days,
      count_hours_with_zero: hours,
      count_minutes_with_zero: minutes,
      count_seconds_with_zero: '05',
      count_seconds_without_zero: '5',
    });
    expect(Object.keys(found)).toHaveLength(8);
  });

  it('stops at zero', () => {
    expect(new Set(Object.values(countdownVariables({ endsAt: 0, countFrom: 'days' }, 5)))).toEqual(
      new Set(['0', '00']),
    );
  });
});
