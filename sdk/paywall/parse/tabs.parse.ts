import type { ToggleColours } from '../content/content.types';
import type { ThemedColour } from '../content/look.types';
import type {
  Tab,
  TabControl,
  TabControlButtonNode,
  TabControlNode,
  TabControlToggleNode,
  TabsNode,
} from '../content/paywall.types';
import { identity, innerStack } from './fields/context.parse';
import { looks, wrappedStack } from './fields/looks.parse';
import type { Context, NodeSource, TabsAround } from './fields/context.parse';
import { box } from './fields/look.parse';
import { choice, complain, fieldsOf, itemsOf, quote, requiredFields, text } from './fields/reading.parse';
import type { Fields, Spot } from './fields/reading.parse';
import { readUpdates } from './state.parse';

const CONTROLS = { buttons: 'buttons', toggle: 'toggle' } as const;

/** The ids of the tabs. A tab without an id gets its number. */
const readIds = (spots: readonly Spot[], { log }: Context): readonly string[] => {
  const ids: string[] = [];
  const taken = new Set<string>();
  for (const [index, spot] of spots.entries()) {
    const fields = fieldsOf(spot, log);
    const id = (fields && text(fields('id'), log, null)) ?? String(index);
    if (taken.has(id)) log.add(spot.path, `There is another tab called "${quote(id)}".`);
    const unique = taken.has(id) ? `${id}#${index}` : id;
    taken.add(unique);
    ids.push(unique);
  }
  return ids;
};

const readTab = (spot: Spot, id: string, context: Context): readonly Tab[] => {
  const fields = requiredFields(spot, context.log);
  const stack = fields && innerStack(fields('stack'), context);
  return fields && stack
    ? [{ id, stack, stateUpdates: readUpdates(fields('state_updates'), id, context) }]
    : [];
};

const readControl = (spot: Spot, context: Context): TabControl | null => {
  const fields = requiredFields(spot, context.log);
  const stack = fields && innerStack(fields('stack'), context);
  if (!fields || !stack) return null;
  return { type: choice(fields('type'), context.log, CONTROLS, 'buttons'), stack };
};

const defaultTab = (fields: Fields, tabs: readonly Tab[], { log }: Context): string => {
  const spot = fields('default_tab_id');
  const id = text(spot, log, '');
  if (tabs.some((tab) => tab.id === id)) return id;
  if (id !== '') log.add(spot.path, `There is no tab "${quote(id)}".`);
  return tabs[0]?.id ?? '';
};

export const readTabs = (source: NodeSource, context: Context): TabsNode | null => {
  const { fields, path } = source;
  const spots = itemsOf(fields('tabs'), context.log).slice(0, MOST_TABS);
  const tabIds = readIds(spots, context);
  const around = (isControl: boolean): Context => ({ ...context, tabs: { key: path, tabIds, isControl } });
  const tabs = spots.flatMap((spot, index) => readTab(spot, tabIds[index] ?? '', around(false)));
  const control = readControl(fields('control'), around(true));
  if (tabs.length === 0) complain(fields('tabs'), 'at least one tab', context.log);
  if (tabs.length === 0 || !control) return null;
  return {
    ...identity(source),
    type: 'tabs',
    look: looks(fields, context, box),
    control,
    tabs,
    defaultTabId: defaultTab(fields, tabs, context),
  };
};

const MOST_TABS = 100;

const tabsAround = ({ path }: NodeSource, { tabs, log }: Context): TabsAround | null => {
  if (!tabs) log.add(path, 'There are no tabs around this control.');
  return tabs;
};

export const readTabControl = (source: NodeSource, context: Context): TabControlNode | null => {
  const around = tabsAround(source, context);
  if (around?.isControl) context.log.add(source.path, 'A control of tabs can’t contain itself.');
  return around && !around.isControl
    ? { ...identity(source), type: 'tab-control', tabsKey: around.key }
    : null;
};

/** Finds the tab by `tab_id` or by `tab_index`. */
const wantedTab = ({ fields, path }: NodeSource, around: TabsAround, { log }: Context): string | null => {
  const index = fields('tab_index').value;
  const byIndex = typeof index === 'number' ? (around.tabIds[index] ?? null) : null;
  const id = text(fields('tab_id'), log, null) ?? byIndex;
  if (id !== null && around.tabIds.includes(id)) return id;
  log.add(path, id === null ? 'Expected the id of a tab.' : `There is no tab "${quote(id)}".`);
  return null;
};

export const readTabButton = (source: NodeSource, context: Context): TabControlButtonNode | null => {
  const around = tabsAround(source, context);
  const tabId = around && wantedTab(source, around, context);
  const stack = tabId === null ? null : wrappedStack(source.fields, 'stack', context);
  if (!around || tabId === null || !stack) return null;
  return { ...identity(source), type: 'tab-control-button', tabsKey: around.key, tabId, stack };
};

const GREEN = '#34c759';
const GREY = '#8e8e93';
const WHITE = '#ffffff';
const same = (colour: string): ThemedColour => ({ light: colour, dark: colour });

const toggleColours = (
  fields: Fields,
  part: 'thumb' | 'track',
  fallback: ToggleColours,
  { colours }: Context,
): ToggleColours => ({
  on: colours.colour(fields(`${part}_color_on`)) ?? fallback.on,
  off: colours.colour(fields(`${part}_color_off`)) ?? fallback.off,
});

export const readTabToggle = (source: NodeSource, context: Context): TabControlToggleNode | null => {
  const around = tabsAround(source, context);
  const [offTabId, onTabId] = around?.tabIds ?? [];
  if (!around) return null;
  if (offTabId === undefined || onTabId === undefined) {
    context.log.add(source.path, 'A switch needs two tabs.');
    return null;
  }
  return {
    ...identity(source),
    type: 'tab-control-toggle',
    tabsKey: around.key,
    offTabId,
    onTabId,
    thumb: toggleColours(source.fields, 'thumb', { on: same(WHITE), off: same(WHITE) }, context),
    track: toggleColours(source.fields, 'track', { on: same(GREEN), off: same(GREY) }, context),
  };
};
