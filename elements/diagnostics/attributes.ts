import type { AttributeTypes } from './attribute-types';
import { localeFault } from './language';
import { didYouMean } from './suggest';

/** Attributes that every HTML element has, as this browser knows them, in lower case. */
const globals = (): ReadonlySet<string> => {
  const names = new Set([
    'role',
    'part',
    'class',
    'is',
    'exportparts',
    'itemid',
    'itemprop',
    'itemref',
    'itemscope',
    'itemtype',
  ]);
  let prototype: object | null = HTMLElement.prototype;
  while (prototype) {
    for (const name of Object.getOwnPropertyNames(prototype)) names.add(name.toLowerCase());
    prototype = Object.getPrototypeOf(prototype) as object | null;
  }
  return names;
};

/**
 * Names that frameworks, tools and browser extensions use: `data-…`, `v-if`, `x-data`, `ng-reflect-…`, `@click`, `:key`,
 * `_ngcontent-…`, `wire:id`, `[value]`.
 */
const FOREIGN = /^(data|aria|x|v|ng|hx|q|s|astro|cz|svelte)-|^(on|ng|js)|[^a-z0-9-]/;

const names = (list: readonly string[]): string => list.map((name) => `"${name}"`).join(', ');

/** Why a text is not the JSON of an object; `null` if it is one, or empty. */
const jsonFault = (name: string, value: string): string | null => {
  if (value.trim() === '') return null;
  try {
    const parsed: unknown = JSON.parse(value);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return null;
    return `The attribute ${name} must be the JSON of an object, such as {"level":3}.`;
  } catch (error) {
    return `The attribute ${name} is not JSON, such as {"level":3}. ${String(error)}`;
  }
};

/** What is wrong with the value of a known attribute; `null` if it is valid. */
const valueFault = (name: string, value: string, types: AttributeTypes): string | null => {
  const type = types[name];
  if (type === 'flag') {
    if (['', 'true', 'false', name].includes(value)) return null;
    return `The attribute ${name}="${value}" counts as true: write ${name}, or ${name}="false".`;
  }
  if (type === 'json') return jsonFault(name, value);
  if (typeof type === 'object')
    return type.includes(value) || value === ''
      ? null
      : `The attribute ${name} can be ${names(type)}, not "${value}".${didYouMean(value, type)}`;
  if (name === 'locale' || name === 'default-locale')
    return value ? localeFault(`The attribute ${name}`, value) : null;
  return null;
};

/** Sentences about attributes that the element does not know, and about values that they can't have. */
export const attributeFaults = (element: Element, types: AttributeTypes): readonly string[] => {
  const common = globals();
  const known = Object.keys(types);
  return [...element.attributes].flatMap(({ name, value }) => {
    if (Object.hasOwn(types, name)) return valueFault(name, value, types) ?? [];
    // The gate tells its state to style sheets.
    if (common.has(name) || FOREIGN.test(name) || (name === 'state' && 'state' in element)) return [];
    return `There is no attribute "${name}"; it is ignored.${didYouMean(name, known) || ` Attributes: ${known.join(', ')}.`}`;
  });
};
