import { colour, edges, row, shape, size, whenSelected } from './boxes';
import type {
  BoxOptions,
  Colour,
  Edge,
  Extent,
  SizeOptions,
  TextOptions,
  TextStyle,
  Wire,
  WireNode,
} from './wire.types';

const textStyle = ({
  size = 'body_xl',
  weight = 'regular',
  colour: name = 'ink',
  align,
  font,
  exactWeight,
}: TextStyle): Wire => ({
  color: colour(name),
  font_size: size,
  font_weight: weight,
  horizontal_alignment: align ?? 'leading',
  ...(exactWeight === undefined ? {} : { font_weight_int: exactWeight }),
  ...(font === undefined ? {} : { font_name: font }),
});

/** `lid` is the id of a text in the localisations. */
export function text(lid: string, options: TextOptions = {}): WireNode {
  const { width = 'fill', selected, visible } = options;
  return {
    type: 'text',
    name: lid,
    text_lid: lid,
    ...textStyle(options),
    ...(options.background === undefined ? {} : { background_color: colour(options.background) }),
    ...(visible === undefined ? {} : { visible }),
    size: size(width, 'fit'),
    ...edges(options),
    ...whenSelected(
      selected && {
        ...(selected.colour === undefined ? {} : { color: colour(selected.colour) }),
        ...(selected.weight === undefined ? {} : { font_weight: selected.weight }),
        ...(selected.visible === undefined ? {} : { visible: selected.visible }),
      },
    ),
  };
}

/** Files of the asset folder: one for both colour modes, or one for each. */
export type Files = string | readonly [string, string];

interface ImageOptions extends SizeOptions, Pick<BoxOptions, 'radius' | 'border'> {
  /** Width and height of the file in pixels. */
  readonly pixels: readonly [number, number];
  readonly fit?: 'fit' | 'fill';
  readonly alt?: string;
  readonly overlay?: Colour;
  readonly mask?: 'circle' | 'concave' | 'convex';
  readonly maxHeight?: number;
}

export function imageSource(files: Files, [width, height]: readonly [number, number]): Wire {
  const one = (file: string): Wire => ({
    original: `paywalls/${file}.svg`,
    webp: `paywalls/${file}.svg`,
    webp_low_res: `paywalls/${file}.svg`,
    width,
    height,
  });
  return typeof files === 'string' ? { light: one(files) } : { light: one(files[0]), dark: one(files[1]) };
}

export const lightAndDark = (file: string): Files => [`${file}-light`, `${file}-dark`];

export function image(files: Files, options: ImageOptions): WireNode {
  const { width = 'fill', height = 'fit', alt, overlay, mask, radius, maxHeight } = options;
  return {
    type: 'image',
    name: typeof files === 'string' ? files : files[0],
    source: imageSource(files, options.pixels),
    fit_mode: options.fit ?? 'fill',
    size: size(width, height),
    ...edges(options),
    ...(alt === undefined ? {} : { alt_lid: alt }),
    ...(overlay === undefined ? {} : { gradient_colors: colour(overlay) }),
    ...(maxHeight === undefined ? {} : { max_height: maxHeight }),
    ...(mask === undefined ? {} : { mask_shape: { type: mask } }),
    ...(radius === undefined ? {} : { mask_shape: shape(radius) }),
  };
}

interface IconOptions extends Pick<SizeOptions, 'margin' | 'visible'> {
  readonly selected?: { readonly visible: boolean };
  /** The text for clients that draw no icons. */
  readonly instead?: string;
}

export const icon = (name: string, tint: Colour, extent: Extent, options: IconOptions = {}): WireNode => ({
  type: 'icon',
  name: `${name} icon`,
  icon_name: name,
  size: size(extent, extent),
  color: colour(tint),
  ...edges(options),
  ...(options.visible === undefined ? {} : { visible: options.visible }),
  ...whenSelected(options.selected),
  fallback: text(options.instead ?? 'tick', { colour: tint, width: 'fit', size: 'body_m', weight: 'bold' }),
});

/** A ring that is filled and has a check mark while its package is selected. */
export const radio = (ring: Colour, fill: Colour, tick: Colour): WireNode =>
  row(
    {
      name: 'Radio mark',
      width: 24,
      height: 24,
      spread: 'center',
      radius: 'pill',
      border: [ring, 2],
      selected: { colour: fill, border: [fill, 2] },
    },
    icon('check', tick, 14, { visible: false, selected: { visible: true } }),
  );

interface BulletOptions extends TextStyle {
  readonly icon?: string;
  readonly tint: Colour;
  /** The disc behind the icon. */
  readonly disc?: Colour;
  readonly margin?: Edge;
}

/** A line of a list: an icon in a disc, and a text. */
export const bullet = (lid: string, options: BulletOptions): WireNode =>
  row(
    {
      name: 'Bullet',
      gap: 12,
      align: 'top',
      ...(options.margin === undefined ? {} : { margin: options.margin }),
    },
    row(
      {
        name: 'Disc',
        width: options.disc === undefined ? 24 : 28,
        height: options.disc === undefined ? 24 : 28,
        spread: 'center',
        radius: 'pill',
        ...(options.disc === undefined ? {} : { colour: options.disc }),
      },
      icon(options.icon ?? 'check', options.tint, options.disc === undefined ? 20 : 16),
    ),
    text(lid, { size: 'body_xl', ...options, pad: [options.disc === undefined ? 0 : 2, 0] }),
  );
