import type {
  Alignment,
  Border,
  BoxLook,
  ImageFit,
  Insets,
  MaskShape,
  Shadow,
  Shape,
  Size,
  ThemedColour,
  ThemedImage,
  ThemedPaint,
} from './look.types';

/** The content and look of texts, images, icons, timelines, carousels and switches. */

/** Text with marks and variables. `fillText` replaces the variables with values. */
export type TextToken = PlainToken | VariableToken | MarkToken<TextToken> | LinkToken<TextToken>;
/** Text ready to be drawn. */
export type FilledToken = PlainToken | MarkToken<FilledToken> | LinkToken<FilledToken>;

export type PlainToken = { readonly type: 'text'; readonly text: string } | { readonly type: 'break' };
export interface VariableToken {
  readonly type: 'variable';
  readonly name: string;
  /** `uppercase`, `lowercase` or `capitalize`, as the text names them; absent without filters. */
  readonly filters?: readonly string[];
}
interface MarkToken<T> {
  readonly type: 'bold' | 'italic' | 'strike' | 'code';
  readonly tokens: readonly T[];
}
/** `url` is absolute and of an allowed scheme; it opens in a new tab. */
interface LinkToken<T> {
  readonly type: 'link';
  readonly url: string;
  readonly tokens: readonly T[];
}

export interface TextLook {
  readonly isVisible: boolean;
  readonly tokens: readonly TextToken[];
  readonly paint: ThemedPaint;
  readonly background: ThemedPaint | null;
  /** A checked family name; `null` for the font of texts without a font. */
  readonly fontName: string | null;
  /** Pixels. */
  readonly fontSize: number;
  /** 1 for h1; `null` for running text. */
  readonly headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | null;
  /** 1 to 1000. */
  readonly fontWeight: number;
  readonly alignment: Alignment;
  readonly size: Size;
  readonly margin: Insets;
  readonly padding: Insets;
}

export interface ImageLook {
  readonly isVisible: boolean;
  readonly source: ThemedImage;
  /** The alternative text; empty for a decorative image. */
  readonly alternative: string;
  readonly fit: ImageFit;
  readonly size: Size;
  readonly overlay: ThemedPaint | null;
  readonly mask: MaskShape;
  readonly maxHeight: number | null;
  readonly margin: Insets;
  readonly padding: Insets;
  readonly border: Border | null;
  readonly shadow: Shadow | null;
}

export interface Icon {
  /** e.g. `check` */
  readonly name: string;
  /** A picture that is used as a mask in the paint's colour. `null`: the known icon with this name is drawn. */
  readonly url: string | null;
  readonly paint: ThemedPaint;
  readonly size: Size;
  readonly padding: Insets;
  readonly margin: Insets;
  readonly background: IconBackground | null;
}
export interface IconBackground {
  readonly shape: MaskShape;
  readonly paint: ThemedPaint;
  readonly border: Border | null;
  readonly shadow: Shadow | null;
}
export interface IconLook {
  readonly isVisible: boolean;
  readonly icon: Icon;
}

export interface TimelineLook {
  readonly isVisible: boolean;
  /** Between items. */
  readonly itemSpacing: number;
  /** Between title and description. */
  readonly textSpacing: number;
  /** Between the icon and the texts. */
  readonly columnGutter: number;
  /** The texts to which the icon is centred. */
  readonly iconAlignment: 'title' | 'title-and-description';
  readonly size: Size;
  readonly margin: Insets;
  readonly padding: Insets;
}
export interface Connector {
  readonly width: number;
  readonly paint: ThemedPaint;
  /** `top` and `bottom` change the length of the line. */
  readonly margin: Insets;
}
export interface CarouselLook extends BoxLook {
  readonly pageAlignment: Alignment;
  readonly pageSpacing: number;
  /** The visible width of the neighbouring pages, on either side. */
  readonly pagePeek: number;
  readonly pageControl: PageControl | null;
}
export interface PageControl {
  readonly position: 'top' | 'bottom';
  readonly spacing: number;
  readonly margin: Insets;
  readonly padding: Insets;
  readonly background: ThemedPaint | null;
  readonly border: Border | null;
  readonly shadow: Shadow | null;
  readonly shape: Shape;
  readonly active: PageDot;
  readonly other: PageDot;
}
export interface PageDot {
  readonly width: number;
  readonly height: number;
  readonly colour: ThemedColour;
}

export interface AutoAdvance {
  /** How long each page is shown. */
  readonly pageMs: number;
  readonly transitionMs: number;
  readonly transition: 'slide' | 'fade';
}

export interface ToggleColours {
  readonly on: ThemedColour;
  readonly off: ThemedColour;
}
