import type { TextLook, TextToken } from '../content/content.types';
import type { ThemedPaint } from '../content/look.types';
import { isFilter } from '../content/filters.view';
import { parseMarkup, variablesIn } from '../content/markup';
import type { TextNode } from '../content/paywall.types';
import { identity } from './fields/context.parse';
import { looks } from './fields/looks.parse';
import type { Context, NodeSource } from './fields/context.parse';
import { ACROSS, margin, padding, size } from './fields/look.parse';
import { isKnownVariable } from '../variables/variable-names.view';
import { choice, flag, isMissing, length, quote } from './fields/reading.parse';
import type { Fields, ProblemLog, Spot } from './fields/reading.parse';

type FontSize = Pick<TextLook, 'fontSize' | 'headingLevel'>;
const body = (fontSize: number): FontSize => ({ fontSize, headingLevel: null });
const heading = (headingLevel: TextLook['headingLevel'], fontSize: number): FontSize => ({
  fontSize,
  headingLevel,
});

/** Spec section 9: 13 to 16px for running text, 14 to 32px for headings. */
const FONT_SIZES = {
  body_s: body(13),
  body_m: body(14),
  body_l: body(15),
  body_xl: body(16),
  heading_xs: heading(6, 14),
  heading_s: heading(5, 16),
  heading_m: heading(4, 18),
  heading_l: heading(3, 20),
  heading_xl: heading(2, 26),
  heading_xxl: heading(1, 32),
};

const FONT_WEIGHTS = {
  extra_light: 100,
  thin: 200,
  light: 300,
  regular: 400,
  medium: 500,
  semibold: 600,
  bold: 700,
  extra_bold: 800,
  black: 900,
};

const LIGHTEST = 1;
const HEAVIEST = 1000;

/** `font_weight_int` is exact, so it wins over the named weight. */
const fontWeight = (fields: Fields, log: ProblemLog): number => {
  const named = choice(fields('font_weight'), log, FONT_WEIGHTS, 400);
  const exact = length(fields('font_weight_int'), log, null);
  return exact === null ? named : Math.min(HEAVIEST, Math.max(LIGHTEST, exact));
};

const BLACK_ON_LIGHT: ThemedPaint = {
  light: { type: 'solid', colour: '#000000' },
  dark: { type: 'solid', colour: '#ffffff' },
};

const fontSize = (spot: Spot, { log }: Context): FontSize => {
  const { value } = spot;
  if (typeof value === 'number' && value > 0 && value <= 400) return body(value);
  return choice(spot, log, FONT_SIZES, FONT_SIZES.body_m);
};

/** A text, with a problem for each variable and each filter that is not known. */
const readTokens = (lid: Spot, context: Context): readonly TextToken[] => {
  const { log, words, customVariables, unknownNames } = context;
  const tokens = parseMarkup(words.text(lid) ?? '');
  const once = (message: string): void => {
    if (unknownNames.has(message)) return;
    unknownNames.add(message);
    log.add(lid.path, message);
  };
  for (const { name, filters = [] } of variablesIn(tokens)) {
    if (!isKnownVariable(name, customVariables)) once(`There is no variable "${quote(name)}".`);
    for (const filter of filters) if (!isFilter(filter)) once(`There is no filter "${quote(filter)}".`);
  }
  return tokens;
};

/** Colour and font, also of what a customer types. */
export const textStyle = (
  fields: Fields,
  context: Context,
): Pick<TextLook, 'paint' | 'fontName' | 'fontSize' | 'headingLevel' | 'fontWeight'> => ({
  paint: context.colours.paint(fields('color')) ?? BLACK_ON_LIGHT,
  fontName: context.fonts.family(fields('font_name'), context.log) ?? context.defaultFont,
  ...fontSize(fields('font_size'), context),
  fontWeight: fontWeight(fields, context.log),
});

const textLook = (fields: Fields, context: Context): TextLook => {
  const { log, colours } = context;
  return {
    isVisible: flag(fields('visible'), log, true),
    tokens: readTokens(fields('text_lid'), context),
    background: colours.paint(fields('background_color')),
    ...textStyle(fields, context),
    alignment: choice(fields('horizontal_alignment'), log, ACROSS, 'center'),
    size: size(fields('size'), log),
    margin: margin(fields('margin'), log),
    padding: padding(fields('padding'), log),
  };
};

export const readText = (source: NodeSource, context: Context): TextNode => {
  if (isMissing(source.fields('text_lid')))
    context.log.add(`${source.path}.text_lid`, 'Expected the id of a text.');
  return {
    ...identity(source),
    type: 'text',
    look: looks(source.fields, context, textLook),
  };
};
