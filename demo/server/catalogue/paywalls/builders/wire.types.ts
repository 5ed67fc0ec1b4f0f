/** The parameters of the builders, and their result: the provider's wire format. */

export type Wire = Readonly<Record<string, unknown>>;
/** Ids are added to the complete paywall. */
export interface WireNode extends Wire {
  readonly type: string;
}

/** A name of the paywall's palette. */
export type Colour = string;
/** Hex, or a gradient in the wire format. */
export type Paint = string | Wire;
/** Light and dark. */
export type Palette = Readonly<Record<string, readonly [Paint, Paint]>>;

/** Pixels, a share of the surrounding box such as `'45%'`, or a keyword. */
export type Extent = number | `${number}%` | 'fit' | 'fill';
/** One number for all sides; two for top and bottom, and for both other sides; or top, trailing, bottom, leading. */
export type Edge = number | readonly [number, number] | readonly [number, number, number, number];
export type Across = 'leading' | 'center' | 'trailing';
export type Spread = 'start' | 'center' | 'end' | 'space_between' | 'space_around' | 'space_evenly';
export type Place = 'top' | 'center' | 'bottom' | `${'top' | 'bottom'}_${'leading' | 'trailing'}`;

export interface SizeOptions {
  readonly width?: Extent;
  readonly height?: Extent;
  readonly pad?: Edge;
  readonly margin?: Edge;
  readonly visible?: boolean;
}
export interface BoxOptions extends SizeOptions {
  readonly colour?: Colour;
  readonly border?: readonly [Colour, number];
  /** One number for all corners, or top leading, top trailing, bottom trailing, bottom leading. */
  readonly radius?: number | 'pill' | 'circle' | readonly [number, number, number, number];
  /** x, y, blur. */
  readonly shadow?: readonly [number, number, number, Colour];
}
export interface StackOptions extends BoxOptions {
  readonly name?: string;
  readonly gap?: number;
  readonly badge?: Wire;
  readonly selected?: BoxOptions;
  /** On screens from 960 px. */
  readonly wide?: WideOptions;
}
interface WideOptions extends BoxOptions {
  /** The children are beside each other. */
  readonly isRow?: boolean;
  readonly gap?: number;
}
export interface ColumnOptions extends StackOptions {
  readonly align?: Across;
  readonly spread?: Spread;
}
export interface RowOptions extends StackOptions {
  readonly align?: 'top' | 'center' | 'bottom';
  readonly spread?: Spread;
}
export interface LayerOptions extends StackOptions {
  readonly place?: Place;
}

/** The named sizes from heading_xxl down are headings; sizes in pixels are not. */
export type FontSize =
  | number
  | 'body_s'
  | 'body_m'
  | 'body_l'
  | 'body_xl'
  | 'heading_xs'
  | 'heading_s'
  | 'heading_m'
  | 'heading_l'
  | 'heading_xl'
  | 'heading_xxl';
export type FontWeight = 'regular' | 'medium' | 'semibold' | 'bold' | 'extra_bold' | 'black';

export interface TextStyle {
  readonly size?: FontSize;
  readonly weight?: FontWeight;
  readonly colour?: Colour;
  readonly font?: string;
  readonly align?: Across;
  /** An exact weight, in place of a named one. */
  readonly exactWeight?: number;
}
export interface TextOptions extends TextStyle, Pick<SizeOptions, 'width' | 'pad' | 'margin' | 'visible'> {
  readonly background?: Colour;
  readonly selected?: Pick<TextStyle, 'colour' | 'weight'> & { readonly visible?: boolean };
}
