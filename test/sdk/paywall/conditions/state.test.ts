import { describe, expect, it } from 'vitest';
import { initialPaywall, paywallTransition } from '../../../../sdk/internal';
import type { PaywallEvent, PaywallState } from '../../../../sdk/internal';
import { chosen, good, paywallWire, plan, read, stack } from '../wire';

const state_declarations = {
  tier: { type: 'string', default: 'none' },
  level: { type: 'integer', default: 1 },
  share: { type: 'double', default: 0.5 },
  isOn: { type: 'boolean', default: false },
};

const tabsWith = (...updates: readonly unknown[]) => ({
  type: 'tabs',
  control: { type: 'buttons', stack: stack() },
  tabs: [
    { id: 'a', stack: stack(), state_updates: [{ set: 'tier', to: 'first' }] },
    { id: 'b', stack: stack([plan('year')]), state_updates: updates },
  ],
});
const key = 'base.stack.components[0]';
const show = (tabId: string): PaywallEvent => ({ type: 'tab-selected', tabsKey: key, tabId });

const after = (state: PaywallState, ...events: readonly PaywallEvent[]): PaywallState =>
  events.reduce((before, event) => paywallTransition(before, event)[0], state);
const valuesOf = ({ values }: PaywallState) => Object.fromEntries(values);
const initial = { tier: 'none', level: 1, share: 0.5, isOn: false };

describe('the state of a paywall', () => {
  const open = (...updates: readonly unknown[]) =>
    initialPaywall(good(paywallWire([tabsWith(...updates)], { root: { state_declarations } })));

  it('has the declared values when it opens, whatever tab is shown', () => {
    expect(valuesOf(open({ set: 'level', to: 9 }))).toEqual(initial);
  });

  it('changes with a tab: by values, and by the tab’s id', () => {
    const state = open({ set: 'tier', to: '$value' }, { set: 'level', to: 7 }, { set: 'isOn', to: true });
    const second = after(state, show('b'));
    expect(valuesOf(second)).toEqual({ tier: 'b', level: 7, share: 0.5, isOn: true });
    expect(valuesOf(after(second, show('a')))).toEqual({ tier: 'first', level: 7, share: 0.5, isOn: true });
    expect(after(second, show('b'))).toBe(second);
    expect(valuesOf(state)).toEqual(initial);
  });

  it('later updates of a tab win', () => {
    const state = open({ set: 'level', to: 2 }, { set: 'level', to: 3 });
    expect(after(state, show('b')).values.get('level')).toBe(3);
  });

  it('does not change while a purchase runs', () => {
    const state = initialPaywall(
      good(
        paywallWire([tabsWith({ set: 'level', to: 2 }), chosen('month')], { root: { state_declarations } }),
      ),
    );
    expect(valuesOf(after(state, { type: 'purchase-requested' }, show('b')))).toEqual(initial);
  });

  it.each<[unknown, string, string]>([
    [{ set: 'level', to: '7' }, 'to', 'Expected a value of the type integer, got "7".'],
    [{ set: 'level', to: 1.5 }, 'to', 'Expected a value of the type integer, got 1.5.'],
    [{ set: 'level', to: '$value' }, 'to', 'Expected a value of the type integer, got "b".'],
    [{ set: 'share', to: true }, 'to', 'Expected a value of the type double, got true.'],
    [{ set: 'isOn', to: 1 }, 'to', 'Expected a value of the type boolean, got 1.'],
    [{ set: 'tier' }, 'to', 'Expected a value of the type string, got nothing.'],
    [{ set: 'gone', to: 1 }, 'set', 'There is no declared state "gone".'],
    [{ set: 'toString', to: 1 }, 'set', 'There is no declared state "toString".'],
    [{ to: 1 }, 'set', 'Expected the name of a declared state, got nothing.'],
  ])('an update like %j is ignored and named', (update, name, message) => {
    const data = paywallWire([tabsWith(update, { set: 'share', to: 1 })], { root: { state_declarations } });
    const { paywall, problems } = read(data);
    expect(problems).toEqual([{ path: `${key}.tabs[1].state_updates[0].${name}`, message }]);
    expect(paywall && valuesOf(after(initialPaywall(paywall), show('b')))).toEqual({ ...initial, share: 1 });
  });

  it.each<[unknown, string, string]>([
    [{ type: 'integer', default: 1.5 }, 'default', 'Expected a value of the type integer, got 1.5.'],
    [{ type: 'string' }, 'default', 'Expected a value of the type string, got nothing.'],
    [
      { type: 'colour', default: 1 },
      'type',
      'Expected one of boolean, integer, double, string, got "colour".',
    ],
    [{ default: 1 }, 'type', 'Expected a type of value, got nothing.'],
  ])('a declaration like %j is left out and named', (declaration, name, message) => {
    const data = paywallWire([stack()], { root: { state_declarations: { odd: declaration } } });
    expect(read(data).problems).toEqual([{ path: `state_declarations.odd.${name}`, message }]);
    expect(read(data).paywall?.stateDeclarations.size).toBe(0);
  });

  it('selects another package when a condition on it hides the selected one', () => {
    const conditions = [{ type: 'state_condition', operator: '=', name: 'level', value: 2 }];
    const overrides = [{ conditions, properties: { visible: false } }];
    const data = paywallWire(
      [tabsWith({ set: 'level', to: 2 }), plan('month', { overrides }), plan('week')],
      {
        root: { state_declarations },
      },
    );
    const state = initialPaywall(good(data));
    expect(state.selectedPackageId).toBe('month');
    // A package of the tab that was chosen comes first.
    expect(after(state, show('b')).selectedPackageId).toBe('year');
  });

  it('has what the customer enters', () => {
    const state = open();
    const enter = (value: string): PaywallEvent => ({ type: 'input-changed', fieldId: 'name', value });
    const entered = after(state, enter('Ada'));
    expect(entered.inputs).toEqual(new Map([['name', 'Ada']]));
    expect(after(entered, enter('Ada'))).toBe(entered);
    expect(after(entered, { type: 'closed' }, enter('Bo')).inputs.get('name')).toBe('Ada');
  });
});
