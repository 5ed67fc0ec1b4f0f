import { isFontName } from './branding';
import { parseHex, toHex } from './colour';
import type { Rgb } from './colour';
import type { AppearanceOverrides } from '../../ports/theme';

/** Reads a value; `null` if it is invalid. */
type Read = (value: unknown) => unknown;
/** The name of a field in the result, and the reader of its value. */
type Field = readonly [name: string, read: Read];
type Warn = (problem: string) => void;

/** Reads hex colours and `rgb(…)`, with commas or without. */
const parseColour = (text: string): Rgb | null => {
  const match = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i.exec(text);
  const channels = match?.slice(1).map(Number) as [number, number, number] | undefined;
  return channels?.every((channel) => channel < 256) ? channels : parseHex(text);
};

const text =
  (read: (value: string) => string | null | undefined): Read =>
  (value) =>
    typeof value === 'string' ? (read(value.trim()) ?? null) : null;

const oneOf = (...words: readonly string[]): Read => text((value) => words.find((word) => word === value));

const matching = (pattern: RegExp): Read => text((value) => (pattern.test(value) ? value : null));

const colour = text((value) => {
  const rgb = parseColour(value);
  return rgb && toHex(rgb);
});

const fonts = text((value) => {
  const names = value.split(',').map((name) => name.replace(/["']/g, '').trim());
  return names.every(isFontName) ? names.join() : null;
});

/** Tokens and the values they may have. No value can load a file or end the declaration. */
const tokens: readonly (readonly [name: RegExp, read: Read])[] = [
  [
    /^--purchase-((form|panel)-(background|text(-muted)?|(field-)?line|subtle|primary(-text|-line|-veil)?|accent|focus|error)|page-background|backdrop|sandbox-(background|text|line)|success(-text)?)$/,
    matching(/^(#([\da-f]{3,4}){1,2}|(rgb|hsl)a?\([\d\s.,%/]+\))$/i),
  ],
  [/^--purchase-radius-(input|button|modal)$/, matching(/^(0|\d*\.?\d+(px|r?em))$/)],
  [/^--purchase-z-index$/, matching(/^\d{1,10}$/)],
];

const tokenField = (key: string): Field | undefined => {
  const read = tokens.find(([name]) => name.test(key))?.[1];
  return read && [key, read];
};

/** Reads the known fields of an object under their new names. Logs a warning for each other field. */
const readFields = (
  value: unknown,
  path: string,
  fieldOf: (key: string) => Field | undefined,
  warn: Warn,
): Record<string, unknown> => {
  const found: Record<string, unknown> = {};
  if (typeof value !== 'object' || Array.isArray(value)) warn(`${path} is not an object.`);
  else
    for (const [key, entry] of Object.entries(value ?? {})) {
      if ((entry ?? null) === null) continue;
      const field = fieldOf(key);
      const result = field?.[1](entry) ?? null;
      if (field && result !== null) found[field[0]] = result;
      else warn(`${path}.${key} ${field ? `can’t be ${JSON.stringify(entry)}` : 'is not known'}.`);
    }
  return found;
};

const colourNames = new Map([
  ['primary', 'primary'],
  ['primaryText', 'primaryText'],
  ['accent', 'accent'],
  ['error', 'error'],
  ['form', 'formBackground'],
  ['panel', 'panelBackground'],
  ['page', 'pageBackground'],
]);

const colourField = (key: string): Field | undefined => {
  const name = colourNames.get(key);
  return name === undefined ? undefined : [name, colour];
};

/** An attribute has the object as JSON. */
const unpacked = (value: unknown): unknown => {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    return value;
  }
};

/**
 * Reads the `appearance` of a page, which can be any value. Accepts colours, lengths, numbers and names of fonts; leaves
 * out other values with a warning.
 */
export const readAppearance = (value: unknown, warn: Warn): AppearanceOverrides => {
  const within =
    (path: string, fieldOf: (key: string) => Field | undefined): Read =>
    (inner) =>
      readFields(inner, `appearance.${path}`, fieldOf, warn);
  const fields = new Map<string, Field>([
    ['theme', ['theme', oneOf('light', 'dark', 'auto')]],
    ['shape', ['shapes', oneOf('rounded', 'rectangle', 'pill')]],
    ['font', ['font', fonts]],
    ['colors', ['light', within('colors', colourField)]],
    ['darkColors', ['dark', within('darkColors', colourField)]],
    ['variables', ['variables', within('variables', tokenField)]],
  ]);
  const { light, ...wishes } = readFields(
    unpacked(value) ?? null,
    'appearance',
    (key) => fields.get(key),
    warn,
  );
  // The table above has the fields of the type. The compiler can't see this through a map.
  return { ...(light as object), ...wishes };
};
