import type { Size, ThemedPaint } from '../../content/look.types';
import type {
  LoaderItemNode,
  LoaderNode,
  LoaderPercentageNode,
  LoaderProgressNode,
  ProgressLook,
  SkeletonLook,
  SkeletonNode,
} from '../../content/motion.types';
import type { PaywallNode, StackNode } from '../../content/paywall.types';
import { identity, innerStack, plainStack } from '../fields/context.parse';
import type { Context, NodeSource } from '../fields/context.parse';
import { box, size } from '../fields/look.parse';
import { looks } from '../fields/looks.parse';
import { fieldsOf, isMissing, isRecord, length } from '../fields/reading.parse';
import type { Fields, Spot } from '../fields/reading.parse';
import { readStack } from '../stack.parse';
import { readText } from '../text.parse';

/**
 * The provider has not described the fields of loaders. These readers accept the names that its other components use,
 * and draw something useful without any of them.
 */
const firstOf = (fields: Fields, names: readonly string[]): Spot | null => {
  const name = names.find((name) => !isMissing(fields(name)));
  return name === undefined ? null : fields(name);
};

const MS_FIELDS = [
  'duration_ms',
  'ms_duration',
  'duration_in_ms',
  'animation_duration_ms',
  'total_duration_ms',
];
const OTHER_DURATION_FIELDS = ['duration_seconds', 'duration_in_seconds', 'duration'];
/** No loader takes longer, so a greater number is in milliseconds. */
const MOST_SECONDS = 300;

/** Milliseconds; `null` if the loader has no end. */
const durationMs = (fields: Fields, { log }: Context): number | null => {
  const exact = firstOf(fields, MS_FIELDS);
  const other = exact ? null : firstOf(fields, OTHER_DURATION_FIELDS);
  const value = (exact ?? other) ? length(exact ?? other ?? fields('duration'), log, null) : null;
  if (value === null || value === 0) return null;
  return other && value <= MOST_SECONDS ? value * 1000 : value;
};

/** 0 to 1; a greater number is in percent. */
const fraction = (fields: Fields, { log }: Context): number | null => {
  const spot = firstOf(fields, ['progress', 'percentage', 'value']);
  const value = spot ? length(spot, log, null) : null;
  return value === null ? null : Math.min(1, value > 1 ? value / 100 : value);
};

const same = (colour: string): ThemedPaint => {
  const paint = { type: 'solid', colour } as const;
  return { light: paint, dark: paint };
};
const TRACK: ThemedPaint = same('#8e8e9340');
const INDICATOR: ThemedPaint = {
  light: { type: 'solid', colour: '#18181b' },
  dark: { type: 'solid', colour: '#f4f4f5' },
};

const paintOf = (fields: Fields, names: readonly string[], { colours }: Context): ThemedPaint | null => {
  const spot = firstOf(fields, names);
  return spot && colours.paint(spot);
};

const fixed = (value: number) => ({ type: 'fixed', value }) as const;
const DEFAULT_SIZES: Readonly<Record<LoaderProgressNode['kind'], Size>> = {
  linear: { width: { type: 'fill' }, height: { type: 'fit' } },
  circular: { width: fixed(40), height: fixed(40) },
};
const THICKNESS = { linear: 6, circular: 4 } as const;

const progressLook = (fields: Fields, kind: LoaderProgressNode['kind'], context: Context): ProgressLook => {
  const thickness = firstOf(fields, ['thickness', 'stroke_width', 'line_width', 'bar_height']);
  return {
    ...box(fields, context),
    // The colour of the box is that of the track.
    background: null,
    size: size(fields('size'), context.log, DEFAULT_SIZES[kind]),
    track: paintOf(fields, ['track_color', 'background_color', 'inactive_color'], context) ?? TRACK,
    indicator:
      paintOf(
        fields,
        ['progress_color', 'indicator_color', 'fill_color', 'active_color', 'tint_color', 'color'],
        context,
      ) ?? INDICATOR,
    thickness: (thickness ? length(thickness, context.log, null) : null) ?? THICKNESS[kind],
  };
};

const isCircular = (fields: Fields): boolean =>
  ['style', 'shape', 'kind', 'animation_type', 'progress_type'].some((name) => {
    const { value } = fields(name);
    const type = isRecord(value) ? value['type'] : value;
    return typeof type === 'string' && type.startsWith('circ');
  });

const progress = (
  source: NodeSource,
  kind: LoaderProgressNode['kind'],
  context: Context,
): LoaderProgressNode => ({
  ...identity(source),
  type: 'loader-progress',
  kind,
  durationMs: durationMs(source.fields, context),
  fraction: fraction(source.fields, context),
  look: looks(source.fields, context, (fields, context) => progressLook(fields, kind, context)),
});

/** A bar, unless the data asks for a ring. */
export const readProgress = (source: NodeSource, context: Context): LoaderProgressNode =>
  progress(source, isCircular(source.fields) ? 'circular' : 'linear', context);
export const readLinearLoader = (source: NodeSource, context: Context): LoaderProgressNode =>
  progress(source, 'linear', context);
export const readCircularLoader = (source: NodeSource, context: Context): LoaderProgressNode =>
  progress(source, 'circular', context);

const CHILD_FIELDS = [
  'components',
  'items',
  'children',
  'loader_progress_components',
  'progress_components',
  'loader_group_items',
];
const SINGLE_CHILDREN = [
  'animation',
  'loader_animation',
  'loader_progress_component',
  'progress',
  'percentage',
  'loader_percentage',
  'loader_group',
  'group',
  'title',
  'label',
];

/** The content under any of the names, as the `components` of one stack. */
const children = (fields: Fields): Spot => {
  const list = firstOf(fields, CHILD_FIELDS);
  if (list) return list;
  const found = SINGLE_CHILDREN.map(fields).filter(
    ({ value }) => isRecord(value) && Object.hasOwn(value, 'type'),
  );
  return { value: found.map(({ value }) => value), path: fields('components').path };
};

/** The node's content: its stack, its text, or its components. */
const content = (source: NodeSource, context: Context): StackNode | null => {
  const { fields, path } = source;
  if (!isMissing(fields('stack'))) return innerStack(fields('stack'), context);
  if (!isMissing(fields('text_lid'))) return plainStack(path, readText(source, context));
  const spot = children(fields);
  return readStack({ path, fields: (name) => (name === 'components' ? spot : fields(name)) }, context);
};

const ownKey = (stack: StackNode, { path }: NodeSource): StackNode => ({ ...stack, key: `${path}.content` });

/** Without content: a ring that turns, or fills within the duration. */
export const readLoader = (source: NodeSource, context: Context): LoaderNode | null => {
  const stack = content(source, context);
  const ring = (): StackNode =>
    plainStack(source.path, readCircularLoader({ ...source, path: `${source.path}.ring` }, context));
  return (
    stack && {
      ...identity(source),
      type: 'loader',
      durationMs: durationMs(source.fields, context),
      stack: ownKey(stack.children.length > 0 ? stack : ring(), source),
    }
  );
};

/** A step of a group. It is done when the loader has reached the end of its share. */
export const readLoaderItem = (source: NodeSource, context: Context): LoaderItemNode | null => {
  const stack = content(source, context);
  return (
    stack && { ...identity(source), type: 'loader-item', index: 0, count: 1, stack: ownKey(stack, source) }
  );
};

/** The steps of a loader, in order. Steps without a type are steps, too. */
export const readLoaderGroup = (source: NodeSource, context: Context): PaywallNode | null => {
  const typed: Context = {
    ...context,
    node: (spot, inner) => {
      const fields =
        isRecord(spot.value) && !Object.hasOwn(spot.value, 'type') ? fieldsOf(spot, context.log) : null;
      return fields ? readLoaderItem({ fields, path: spot.path }, inner) : context.node(spot, inner);
    },
  };
  const stack = content(source, typed);
  const count = stack?.children.filter(({ type }) => type === 'loader-item').length ?? 0;
  let index = -1;
  return (
    stack && {
      ...stack,
      children: stack.children.map((child) =>
        child.type === 'loader-item' ? { ...child, index: (index += 1), count } : child,
      ),
    }
  );
};

/** The progress of the loader around it as a text, e.g. `42 %`. */
export const readPercentage = (source: NodeSource, context: Context): LoaderPercentageNode => {
  const { fields, path } = source;
  const style = isRecord(fields('text').value) ? fieldsOf(fields('text'), context.log) : null;
  // Its own text is the number, so it needs no text id.
  const own: Fields = (name) =>
    name === 'text_lid' ? { value: '', path: `${path}.text_lid` } : (style ?? fields)(name);
  const node = readText({ path, fields: own }, { ...context, words: { ...context.words, text: () => '' } });
  return { ...identity(source), type: 'loader-percentage', text: node };
};

const skeletonLook = (fields: Fields, context: Context): SkeletonLook => ({
  ...box(fields, context),
  size: size(fields('size'), context.log, { width: { type: 'fill' }, height: fixed(16) }),
  highlight: paintOf(fields, ['highlight_color', 'shimmer_color'], context),
});

export const readSkeleton = (source: NodeSource, context: Context): SkeletonNode => ({
  ...identity(source),
  type: 'skeleton',
  look: looks(source.fields, context, skeletonLook),
});
