import { colour, insets, look, shape, size } from './boxes';
import { text } from './content';
import type { BoxOptions, Colour, TextOptions, Wire, WireNode } from './wire.types';

/** Pages that fade into each other. */
export const fading = (dots: readonly [Colour, Colour], ...pages: readonly WireNode[]): WireNode => ({
  type: 'carousel',
  name: 'Fading pages',
  size: size('fill', 'fit'),
  loop: true,
  auto_advance: { ms_time_per_page: 5000, ms_transition_time: 500, transition_type: 'fade' },
  page_control: {
    position: 'bottom',
    spacing: 6,
    padding: insets([6, 10]),
    margin: insets([8, 0, 0, 0]),
    shape: shape('pill'),
    active: { width: 18, height: 6, color: colour(dots[0]) },
    default: { width: 6, height: 6, color: colour(dots[1]) },
  },
  pages,
});

/** What is inside follows its progress. */
export const loader = (
  { seconds, ...options }: BoxOptions & { seconds: number; gap?: number },
  ...components: readonly WireNode[]
): WireNode => ({
  type: 'loader',
  name: 'Loader',
  duration_ms: seconds * 1000,
  stack: {
    type: 'stack',
    name: 'Loader content',
    dimension: { type: 'vertical', alignment: 'center', distribution: 'start' },
    size: size('fill', 'fit'),
    spacing: options.gap ?? 0,
    components,
    ...look(options),
  },
});

/** The steps of a loader: texts that become clear one after the other. */
export const steps = (gap: number, ...contents: readonly WireNode[]): WireNode => ({
  type: 'loader_group',
  name: 'Steps',
  spacing: gap,
  size: size('fill', 'fit'),
  dimension: { type: 'vertical', alignment: 'leading', distribution: 'start' },
  items: contents.map((stack) => ({ type: 'loader_group_item', name: 'Step', stack })),
});

const bar = (type: string, track: Colour, fill: Colour, more: Wire): WireNode => ({
  type,
  name: 'Progress',
  track_color: colour(track),
  progress_color: colour(fill),
  ...more,
});
export const line = (track: Colour, fill: Colour): WireNode =>
  bar('linear_loader_animation', track, fill, { size: size('fill', 'fit'), thickness: 8 });
export const ring = (track: Colour, fill: Colour, side: number): WireNode =>
  bar('circular_loader_animation', track, fill, { size: size(side, side), thickness: 3 });

export const percentage = (options: TextOptions): WireNode => {
  const { text_lid: _, ...style } = text('', options);
  return { ...style, type: 'loader_percentage', name: 'Percentage' };
};

/** A grey shape in place of a line of text. */
export const skeleton = (width: BoxOptions['width'] = 'fill', height = 14): WireNode => ({
  type: 'skeleton_loader',
  name: 'Skeleton',
  size: size(width, height),
  shape: shape('pill'),
});
