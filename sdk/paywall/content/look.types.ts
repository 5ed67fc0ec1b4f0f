import type { Rule } from './condition.types';

/**
 * The look of a paywall's parts, ready to draw. Colours are checked and safe in CSS. Lengths are CSS pixels, and not
 * negative unless the comment allows it. `leading` is the side where the text starts.
 */

/** A colour for CSS: `#rrggbb` or `#rrggbbaa`. */
export type CssColour = string;

/** A value for light mode and one for dark mode; both are the same if the paywall has only one. */
export interface Themed<T> {
  readonly light: T;
  readonly dark: T;
}
export type ThemedColour = Themed<CssColour>;

export interface GradientPoint {
  readonly colour: CssColour;
  /** 0 to 100; each point has a higher value than the one before. */
  readonly percent: number;
}

export type Paint =
  | { readonly type: 'solid'; readonly colour: CssColour }
  /** `degrees` as in CSS `linear-gradient`, 0 to 360. At least two points. */
  | { readonly type: 'linear'; readonly degrees: number; readonly points: readonly GradientPoint[] }
  /** From the centre to the edges. At least two points. */
  | { readonly type: 'radial'; readonly points: readonly GradientPoint[] };
export type ThemedPaint = Themed<Paint>;

export interface ImageSource {
  /** Absolute http(s) address. */
  readonly original: string;
  readonly webp: string | null;
  /** Shown first, while the other files load. */
  readonly webpLowRes: string | null;
  readonly heic: string | null;
  readonly heicLowRes: string | null;
  readonly width: number | null;
  readonly height: number | null;
}
export type ThemedImage = Themed<ImageSource>;

export interface VideoSource {
  /** Absolute http(s) address. */
  readonly url: string;
  /** For slow lines and customers that save data. */
  readonly lowRes: string | null;
  readonly width: number | null;
  readonly height: number | null;
}
export type ThemedVideo = Themed<VideoSource>;

export type Background =
  | { readonly type: 'paint'; readonly paint: ThemedPaint }
  | {
      readonly type: 'image';
      readonly image: ThemedImage;
      readonly fit: ImageFit;
      readonly overlay: ThemedPaint | null;
    }
  /** Plays by itself. `poster` is shown before it plays, and if it can't be played. */
  | {
      readonly type: 'video';
      readonly video: ThemedVideo;
      readonly poster: ThemedImage | null;
      readonly fit: ImageFit;
      readonly overlay: ThemedPaint | null;
      readonly isLooping: boolean;
      readonly isMuted: boolean;
    };
/** `fit`: the whole image is visible. `fill`: the image covers its box and is cut. */
export type ImageFit = 'fit' | 'fill';

export type Extent =
  | { readonly type: 'fixed'; readonly value: number }
  /** A share of the surrounding box; 1 is all of it. */
  | { readonly type: 'relative'; readonly value: number }
  | { readonly type: 'fit' }
  | { readonly type: 'fill' };
export interface Size {
  readonly width: Extent;
  readonly height: Extent;
}

/** Margins and paddings; a margin may be negative. */
export interface Insets {
  readonly top: number;
  readonly bottom: number;
  readonly leading: number;
  readonly trailing: number;
}

export interface Corners {
  readonly topLeading: number;
  readonly topTrailing: number;
  readonly bottomLeading: number;
  readonly bottomTrailing: number;
}
export type Shape =
  | { readonly type: 'rectangle'; readonly corners: Corners }
  | { readonly type: 'pill' }
  | { readonly type: 'circle' };
export type MaskShape =
  | Shape
  /** The lower edge is curved inwards. */
  | { readonly type: 'concave' }
  /** The lower edge is curved outwards. */
  | { readonly type: 'convex' };

export interface Border {
  readonly paint: ThemedPaint;
  readonly width: number;
}
/** `x` and `y` may be negative. */
export interface Shadow {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: ThemedColour;
}

export type Alignment = 'start' | 'center' | 'end';
export type Distribution = Alignment | 'space-between' | 'space-around' | 'space-evenly';
export interface Place {
  readonly horizontal: Alignment;
  readonly vertical: Alignment;
}

export type Layout =
  | {
      readonly type: 'horizontal' | 'vertical';
      /** Across the axis. */
      readonly alignment: Alignment;
      /** Along the axis. */
      readonly distribution: Distribution;
    }
  /** Children are drawn on top of each other, the last one on top. */
  | { readonly type: 'zlayer'; readonly place: Place };

/** The look that every box has. */
export interface BoxLook {
  readonly isVisible: boolean;
  readonly size: Size;
  readonly margin: Insets;
  readonly padding: Insets;
  readonly background: Background | null;
  readonly border: Border | null;
  readonly shadow: Shadow | null;
  /** A rectangle with corners of 0 by default. */
  readonly shape: Shape;
}

/**
 * A look and its overrides. `resolveLook` gets the rules that hold as a bit mask: bit 0 is the first rule. Their properties
 * are laid over the base in the order of the rules. The result is complete, and always the same object for a mask.
 */
export interface Looks<T> {
  /** The look when no rule holds. */
  readonly base: T;
  /** At most `MOST_RULES`. Empty for most nodes. */
  readonly rules: readonly Rule[];
  readonly resolveLook: (mask: number) => T;
}
