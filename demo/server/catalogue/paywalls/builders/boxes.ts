import type {
  BoxOptions,
  Colour,
  ColumnOptions,
  Edge,
  Extent,
  LayerOptions,
  RowOptions,
  StackOptions,
  Wire,
  WireNode,
} from './wire.types';

export const colour = (name: Colour): Wire => ({
  light: { type: 'alias', value: name },
  dark: { type: 'alias', value: name },
});

export function insets(edge: Edge): Wire {
  const [top, trailing, bottom, leading] = sides(edge);
  return { top, trailing, bottom, leading };
}

function sides(edge: Edge): readonly [number, number, number, number] {
  if (typeof edge === 'number') return [edge, edge, edge, edge];
  if (edge.length === 2) return [edge[0], edge[1], edge[0], edge[1]];
  return edge;
}

const extent = (value: Extent): Wire => {
  if (typeof value === 'number') return { type: 'fixed', value };
  return value.endsWith('%') ? { type: 'relative', value: parseFloat(value) / 100 } : { type: value };
};

export const size = (width: Extent, height: Extent): Wire => ({
  width: extent(width),
  height: extent(height),
});

export function shape(radius: NonNullable<BoxOptions['radius']>): Wire {
  if (radius === 'pill' || radius === 'circle') return { type: radius };
  const corners = typeof radius === 'number' ? ([radius, radius, radius, radius] as const) : radius;
  const [top_leading, top_trailing, bottom_trailing, bottom_leading] = corners;
  return { type: 'rectangle', corners: { top_leading, top_trailing, bottom_trailing, bottom_leading } };
}

const border = ([name, width]: NonNullable<BoxOptions['border']>): Wire => ({ color: colour(name), width });

const shadow = ([x, y, radius, name]: NonNullable<BoxOptions['shadow']>): Wire => ({
  x,
  y,
  radius,
  color: colour(name),
});

/** Padding and margin, if they are set. */
export const edges = ({ pad, margin }: Pick<BoxOptions, 'pad' | 'margin'>): Wire => ({
  ...(pad === undefined ? {} : { padding: insets(pad) }),
  ...(margin === undefined ? {} : { margin: insets(margin) }),
});

/** Only the values that are set. Used for looks and for the changes of the selected state. */
export function look(options: BoxOptions): Wire {
  return {
    ...(options.visible === undefined ? {} : { visible: options.visible }),
    ...edges(options),
    ...(options.colour === undefined ? {} : { background_color: colour(options.colour) }),
    ...(options.border === undefined ? {} : { border: border(options.border) }),
    ...(options.radius === undefined ? {} : { shape: shape(options.radius) }),
    ...(options.shadow === undefined ? {} : { shadow: shadow(options.shadow) }),
  };
}

export const whenSelected = (properties: Wire | undefined): Wire =>
  properties === undefined ? {} : { overrides: { states: { selected: properties } } };

const CENTRED: Wire = { type: 'horizontal', alignment: 'center', distribution: 'center' };

const wideLook = (options: NonNullable<StackOptions['wide']>): Wire => ({
  ...look(options),
  ...(options.isRow ? { dimension: CENTRED } : {}),
  ...(options.gap === undefined ? {} : { spacing: options.gap }),
  ...(options.width === undefined ? {} : { size: size(options.width, options.height ?? 'fit') }),
});

const when = (type: string, properties: Wire): Wire => ({ conditions: [{ type }], properties });

/** Both forms of overrides that data has: by state, and by conditions. */
const overrides = ({ selected, wide }: StackOptions): Wire => {
  if (!wide) return whenSelected(selected && look(selected));
  const ofSelected = selected ? [when('selected', look(selected))] : [];
  return { overrides: [...ofSelected, when('expanded', wideLook(wide))] };
};

function stack(dimension: Wire, options: StackOptions, components: readonly WireNode[]): WireNode {
  const { width = 'fill', height = 'fit', gap = 0, name = 'Stack', badge } = options;
  return {
    type: 'stack',
    name,
    components,
    dimension,
    spacing: gap,
    size: size(width, height),
    ...look(options),
    ...(badge === undefined ? {} : { badge }),
    ...overrides(options),
  };
}

export const column = (options: ColumnOptions, ...children: readonly WireNode[]): WireNode =>
  stack(
    { type: 'vertical', alignment: options.align ?? 'leading', distribution: options.spread ?? 'start' },
    options,
    children,
  );

export const row = (options: RowOptions, ...children: readonly WireNode[]): WireNode =>
  stack(
    { type: 'horizontal', alignment: options.align ?? 'center', distribution: options.spread ?? 'start' },
    options,
    children,
  );

interface PageOptions extends Pick<ColumnOptions, 'pad' | 'spread' | 'gap'> {
  /** The width of the column where there is one. */
  readonly width: number;
}

/** One column on phones; on wide screens what is shown, and beside it what is sold. */
export const page = (
  { width, gap = 24, pad = [40, 20, 16, 20], spread = 'center' }: PageOptions,
  shown: readonly WireNode[],
  sold: readonly WireNode[],
): WireNode =>
  column(
    { name: 'Page', height: 'fill', align: 'center', spread, pad, wide: { isRow: true, pad: [48, 40] } },
    column(
      { name: 'Offer', width, gap, wide: { isRow: true, width: 'fill', gap: 72 } },
      column({ name: 'Shown', gap }, ...shown),
      column({ name: 'Sold', gap }, ...sold),
    ),
  );

/** Layers, the last one on top. */
export const layer = (options: LayerOptions, ...children: readonly WireNode[]): WireNode =>
  stack({ type: 'zlayer', alignment: options.place ?? 'center' }, options, children);

/** An equal share of a row, whatever padding and badges its content has. */
export const share = (content: WireNode): WireNode => column({ name: 'Share', height: 'fill' }, content);

/** A horizontal hairline. */
export const line = (name: Colour, margin: Edge = 0): WireNode =>
  column({ name: 'Line', height: 1, colour: name, margin });

export const badge = (
  style: 'overlay' | 'edge_to_edge' | 'nested',
  alignment: LayerOptions['place'],
  content: WireNode,
): Wire => ({ style, alignment, stack: content });
