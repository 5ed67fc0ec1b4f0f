import type {
  InputChoiceNode,
  InputError,
  InputKeyboard,
  InputOptionNode,
  InputRules,
  InputTextLook,
  InputTextNode,
} from '../content/inputs/inputs.types';
import { safePattern } from '../content/inputs/safe-pattern';
import { identity } from './fields/context.parse';
import type { Context, InputAround, NodeSource } from './fields/context.parse';
import { box } from './fields/look.parse';
import { looks, wrappedStack } from './fields/looks.parse';
import {
  choice,
  complain,
  fieldsOf,
  flag,
  isRecord,
  length,
  number,
  quote,
  text,
} from './fields/reading.parse';
import type { Fields, Spot } from './fields/reading.parse';
import { textStyle } from './text.parse';

const KEYBOARDS: Readonly<Record<string, InputKeyboard>> = {
  text: 'text',
  email: 'email',
  tel: 'tel',
  url: 'url',
  numeric: 'numeric',
  decimal: 'decimal',
  password: 'password',
};
const CAPITALS = { none: 'none', sentences: 'sentences', words: 'words', characters: 'characters' } as const;
const FORMATS = { email: 'email', url: 'url', number: 'number' } as const;
const ERRORS: Readonly<Record<string, InputError>> = {
  required: 'required',
  maxLength: 'max-length',
  pattern: 'pattern',
  format: 'format',
  minimum: 'minimum',
  maximum: 'maximum',
};

/** The id of an input, which no other input of the paywall has. */
const readFieldId = ({ fields, path }: NodeSource, { log, inputs }: Context): string | null => {
  const id = text(fields('field_id'), log, null);
  if (id === null || id === '') {
    log.add(`${path}.field_id`, 'Expected the id of an input.');
    return null;
  }
  const owner = inputs.get(id);
  if (owner !== undefined && owner !== path) {
    log.add(`${path}.field_id`, `There is another input called "${quote(id)}".`);
    return null;
  }
  inputs.set(id, path);
  return id;
};

const readPattern = (spot: Spot, { log }: Context): RegExp | null => {
  const source = text(spot, log, null);
  const pattern = source === null ? null : safePattern(source);
  if (source !== null && !pattern)
    log.add(
      spot.path,
      `The pattern "${quote(source)}" is not used: it is not valid, or it could take too long.`,
    );
  return pattern;
};

const readRules = (fields: Fields, limits: Fields | null, context: Context): InputRules => {
  const { log } = context;
  const limit = (name: string): number | null => (limits ? number(limits(name), log, null) : null);
  return {
    isRequired: flag(fields('required'), log, false),
    maxLength: limits ? length(limits('maxLength'), log, null) : null,
    pattern: limits ? readPattern(limits('pattern'), context) : null,
    format: limits ? choice(limits('format'), log, FORMATS, null) : null,
    minimum: limit('minimum'),
    maximum: limit('maximum'),
  };
};

/** One text for all errors, or one for each kind. */
const readErrorTexts = (fields: Fields, { log, words }: Context): InputTextNode['errorTexts'] => {
  const found = new Map<InputError | 'any', string>();
  const add = (kind: InputError | 'any', lid: Spot): void => {
    const message = words.text(lid);
    if (message !== null) found.set(kind, message);
  };
  add('any', fields('validation_error_lid'));
  const spot = fields('validation_error_lids');
  const each = fieldsOf(spot, log);
  if (each && isRecord(spot.value))
    for (const name of Object.keys(spot.value)) {
      const kind = Object.hasOwn(ERRORS, name) ? ERRORS[name] : undefined;
      if (kind) add(kind, each(name));
      else complain({ ...each(name), value: name }, `one of ${Object.keys(ERRORS).join(', ')}`, log);
    }
  return found;
};

/** A password is never handed over. */
const readAttribute = (fields: Fields, fieldId: string, { log }: Context): string =>
  text(fields('reserved_attribute'), log, null) ?? fieldId;

const inputLook = (fields: Fields, context: Context): InputTextLook => {
  const { paint, fontName, fontSize, fontWeight } = textStyle(fields, context);
  return {
    ...box(fields, context),
    placeholder: context.words.text(fields('placeholder_lid')) ?? '',
    paint,
    fontName,
    fontSize,
    fontWeight,
  };
};

export const readInputText = (source: NodeSource, context: Context): InputTextNode | null => {
  const { fields } = source;
  const { log } = context;
  const fieldId = readFieldId(source, context);
  if (fieldId === null) return null;
  const keyboard = choice(fields('keyboard_type'), log, KEYBOARDS, 'text');
  if (keyboard === 'password') context.secretFields.add(fieldId);
  const rules = readRules(fields, fieldsOf(fields('validation'), log), context);
  const attribute = readAttribute(fields, fieldId, context);
  // The checkout takes the answer as its address.
  const isMail = (keyboard === 'email' || attribute === '$email') && rules.format === null;
  return {
    ...identity(source),
    type: 'input-text',
    look: looks(fields, context, inputLook),
    fieldId,
    attribute: keyboard === 'password' ? null : attribute,
    keyboard,
    capitalize: choice(fields('capitalize'), log, CAPITALS, 'none'),
    rules: isMail ? { ...rules, format: 'email' } : rules,
    errorTexts: readErrorTexts(fields, context),
  };
};

/** `selection_range` counts the chosen options. */
const choiceRules = (fields: Fields, context: Context): InputRules => {
  const range = fieldsOf(fields('selection_range'), context.log);
  const { isRequired } = readRules(fields, null, context);
  const minimum = range ? length(range('min'), context.log, null) : null;
  const maximum = range ? length(range('max'), context.log, null) : null;
  return { isRequired, maxLength: null, pattern: null, format: null, minimum, maximum };
};

export const readInputChoice =
  (isMultiple: boolean) =>
  (source: NodeSource, context: Context): InputChoiceNode | null => {
    const { fields, path } = source;
    const fieldId = readFieldId(source, context);
    if (fieldId === null) return null;
    const input: InputAround = { fieldId, optionIds: [] };
    const stack = wrappedStack(fields, 'stack', { ...context, input });
    if (!stack) return null;
    if (input.optionIds.length === 0) context.log.add(path, 'A choice needs an option.');
    return {
      ...identity(source),
      type: 'input-choice',
      fieldId,
      attribute: readAttribute(fields, fieldId, context),
      isMultiple,
      optionIds: input.optionIds,
      stack,
      rules: choiceRules(fields, context),
      errorTexts: readErrorTexts(fields, context),
    };
  };

export const readInputOption = (source: NodeSource, context: Context): InputOptionNode | null => {
  const { fields, path } = source;
  const { input, log } = context;
  if (!input) {
    log.add(path, 'There is no choice around this option.');
    return null;
  }
  const optionId = text(fields('option_id'), log, null);
  if (optionId === null || !/^[^,]+$/.test(optionId)) {
    log.add(`${path}.option_id`, 'Expected the id of an option, without a comma.');
    return null;
  }
  if (input.optionIds.includes(optionId)) {
    log.add(`${path}.option_id`, `There is another option called "${quote(optionId)}".`);
    return null;
  }
  input.optionIds.push(optionId);
  const stack = wrappedStack(fields, 'stack', context);
  return stack && { ...identity(source), type: 'input-option', fieldId: input.fieldId, optionId, stack };
};
