import type { WebFont } from '../content/paywall.types';
import type { PaywallValue } from '../content/condition.types';
import { safePicture } from '../content/urls.parse';
import { privateFamily } from './fields/fonts.parse';
import { choice, complain, fieldsOf, isMissing, isRecord, quote, text } from './fields/reading.parse';
import type { Fields, ProblemLog, Spot } from './fields/reading.parse';

/** The settings of the account that apply to each of its paywalls: `ui_config` of the offerings. */
export interface UiConfig {
  readonly fonts: ReadonlyMap<string, WebFont>;
  /** Custom variables as text. */
  readonly customVariables: ReadonlyMap<string, string>;
}

/** The entries of an object that `read` understands. */
const readEntries = <T>(
  spot: Spot,
  log: ProblemLog,
  read: (fields: Fields, path: string) => T | null,
): ReadonlyMap<string, T> => {
  const fields = fieldsOf(spot, log);
  const names = fields && isRecord(spot.value) ? Object.keys(spot.value) : [];
  return new Map(
    names.flatMap((name): [string, T][] => {
      const item = fields?.(name);
      const own = item && fieldsOf(item, log);
      const found = own ? read(own, item.path) : null;
      return found === null ? [] : [[name, found]];
    }),
  );
};

const STYLES = { normal: 'normal', italic: 'italic' } as const;

/** A weight from 1 to 1000, as a number or as its text. */
const weight = (spot: Spot, log: ProblemLog): number => {
  const value = typeof spot.value === 'string' ? Number(spot.value) : spot.value;
  if (typeof value === 'number' && value >= 1 && value <= 1000) return value;
  if (!isMissing(spot)) complain(spot, 'a weight from 1 to 1000', log);
  return 400;
};

const readFont = (fields: Fields, log: ProblemLog): WebFont | null => {
  // A font that only apps have is not an error.
  const web = fieldsOf(fields('web'), log);
  if (!web) return null;
  const url = safePicture(text(web('url'), log, ''), null);
  if (url === null) complain(web('url'), 'an http address of a font', log);
  if (isMissing(web('family'))) complain(web('family'), 'the name of a font family', log);
  const family = text(web('family'), log, null);
  if (url === null || family === null) return null;
  const style = choice(web('style'), log, STYLES, 'normal');
  const font = { family, url, style, weight: weight(web('weight'), log) };
  return { ...font, privateFamily: privateFamily(font) };
};

const TYPES = { string: 'string', number: 'number', boolean: 'boolean' } as const;

const readDefault = (fields: Fields, log: ProblemLog): string | null => {
  if (isMissing(fields('type'))) complain(fields('type'), 'a type of value', log);
  const type = choice(fields('type'), log, TYPES, null);
  const { value } = fields('default_value');
  if (type === null) return null;
  if (typeof value === type) return String(value);
  complain(fields('default_value'), `a value of the type ${type}`, log);
  return null;
};

/** Reads `ui_config`. A paywall can be shown without it. */
export const readUiConfig = (uiConfig: unknown, log: ProblemLog): UiConfig => {
  const fields = fieldsOf({ value: uiConfig, path: 'ui_config' }, log);
  if (!fields) return { fonts: new Map(), customVariables: new Map() };
  const app = fieldsOf(fields('app'), log);
  return {
    fonts: app ? readEntries(app('fonts'), log, (font) => readFont(font, log)) : new Map(),
    customVariables: readEntries(fields('custom_variables'), log, (item) => readDefault(item, log)),
  };
};

/**
 * Values for the custom variables of a paywall, by name. They replace the defaults of the account.
 *
 * @example
 * const variables: CustomVariables = { first_name: 'Ada', level: 42, is_member: true };
 */
export type CustomVariables = Readonly<Record<string, PaywallValue>>;

/** An attribute has the values as JSON. */
const fromAttribute = (given: unknown): unknown => {
  if (typeof given !== 'string') return given;
  if (given.trim() === '') return null;
  try {
    return JSON.parse(given) as unknown;
  } catch {
    return given;
  }
};

/** The values of the page win over the defaults. Values of another type are left out, with a problem. */
export const withGivenVariables = (
  defaults: ReadonlyMap<string, string>,
  given: unknown,
  log: ProblemLog,
): ReadonlyMap<string, string> => {
  const spot: Spot = { value: fromAttribute(given), path: 'customVariables' };
  if (isMissing(spot)) return defaults;
  if (!isRecord(spot.value)) {
    complain(spot, 'an object such as { "level": 3 }, in an attribute as JSON', log);
    return defaults;
  }
  const fields = fieldsOf(spot, log);
  const entries = Object.keys(spot.value).flatMap((name): [string, string][] => {
    const value = fields?.(name).value;
    if (typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value))
      return [[name.replace(/^\$?custom\./, ''), String(value)]];
    if (value !== undefined && value !== null)
      log.add(`customVariables.${quote(name)}`, 'Expected a text, a number, or true or false.');
    return [];
  });
  return new Map([...defaults, ...entries]);
};
