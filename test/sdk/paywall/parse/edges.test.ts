import { describe, expect, it } from 'vitest';
import { initialPaywall } from '../../../../sdk/internal';
import { chosen, good, hex, one, paywallWire, plan, stack, text, wrong } from '../wire';

const fixed = (width: number, height: number) => ({
  width: { type: 'fixed', value: width },
  height: { type: 'fixed', value: height },
});
const solid = (colour: string) => ({ type: 'solid', colour });
const both = <T>(value: T) => ({ light: value, dark: value });

describe('a timeline', () => {
  const item = {
    title: { text_lid: 'hello', font_weight: 'bold' },
    description: { text_lid: 'plan' },
    icon: { name: 'lock', color: hex('#fff'), width_and_height: 32, padding: { top: 4 } },
    icon_background: { shape: 'circle', color: hex('#00f') },
    connector: { width: 3, color: hex('#ccc'), margin: { top: -2 } },
  };

  it('has items with icons and connectors', () => {
    const node = one('timeline', {
      type: 'timeline',
      items: [item, { title: item.title, icon: item.icon }],
      item_spacing: 24,
      text_spacing: 4,
      column_gutter: 12,
      icon_alignment: 'title_and_description',
    });
    expect(node.look.base).toMatchObject({
      itemSpacing: 24,
      textSpacing: 4,
      columnGutter: 12,
      iconAlignment: 'title-and-description',
    });
    expect(node.items).toMatchObject([
      {
        title: { type: 'text', look: { base: { fontWeight: 700 } } },
        description: { type: 'text' },
        icon: {
          name: 'lock',
          size: fixed(32, 32),
          padding: { top: 4 },
          background: { shape: { type: 'circle' } },
        },
        connector: { width: 3, paint: both(solid('#cccccc')), margin: { top: -2 } },
      },
      { description: null, connector: null, icon: { background: null } },
    ]);
  });

  it('leaves out items without a title or an icon', () => {
    const problems = wrong({
      type: 'timeline',
      items: [{ icon: item.icon }, { title: item.title }, null, item],
    });
    expect(problems.map(({ path }) => path)).toEqual(['items[0].title', 'items[1].icon', 'items[2]']);
  });
});

describe('header, footer and packages', () => {
  it('stand where they belong', () => {
    const base = {
      header: { type: 'header', stack: stack([text('hello')]) },
      sticky_footer: { type: 'footer', stack: stack([chosen('week')]) },
      background: { type: 'color', value: hex('#eee') },
    };
    const paywall = good(paywallWire([plan('month')], { base }));
    expect(paywall.header).toMatchObject({
      type: 'header',
      key: 'base.header',
      stack: { children: [{ type: 'text' }] },
    });
    expect(paywall.footer).toMatchObject({ type: 'footer', key: 'base.sticky_footer' });
    expect(paywall.background).toEqual({ type: 'paint', paint: both(solid('#eeeeee')) });
    expect(initialPaywall(paywall).selectedPackageId).toBe('week');
  });

  it('the first that is selected by default counts, depth first', () => {
    const first = (...components: readonly unknown[]) =>
      initialPaywall(good(paywallWire(components))).defaultPackageId;
    expect(first(plan('month'), stack([stack([chosen('week')])]), chosen('year'))).toBe('week');
    expect(first(text('hello'))).toBeNull();
    expect(first(stack([chosen('month')], { visible: false }), chosen('year'))).toBe('year');
    expect(first({ ...chosen('month'), stack: stack([], { visible: false }) }, chosen('year'))).toBe('year');
  });

  it('a package wraps any component', () => {
    const node = one('package', { ...plan('month'), stack: text('hello') });
    expect(node.stack.children).toMatchObject([{ type: 'text' }]);
  });

  it('a package that is not for sale is left out', () => {
    expect(wrong({ ...plan('gone'), is_selected_by_default: true })).toEqual([
      { path: '', message: 'No package found for gone' },
    ]);
    expect(wrong(plan('__proto__'))[0]?.message).toBe('No package found for __proto__');
  });
});
