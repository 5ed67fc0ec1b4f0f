// What editors complete and explain while somebody writes HTML: VS Code's custom data (1.1) and JetBrains' web-types.

/** @import { AttributeFacts, Described, ElementFacts } from './element-facts.mjs' */

/** @type {(value: string) => { kind: 'markdown', value: string }} */
const markdown = (value) => ({ kind: 'markdown', value });
/** @type {(title: string, lines: readonly string[]) => string} */
const list = (title, lines) => (lines.length > 0 ? `\n\n**${title}**\n\n${lines.join('\n')}` : '');
/** @type {(member: Described) => string} */
const line = ({ name, description }) => `- \`${name || '(default)'}\`: ${description}`;

/**
 * VS Code knows tags and attributes only. Events, slots and parts are listed in the tag's description.
 * @type {(element: ElementFacts) => string}
 */
const explained = ({ description, events, slots, parts }) =>
  description +
  list('Events', events.map(line)) +
  list('Slots', slots.map(line)) +
  list('Parts', parts.map(line));

/** @type {(attribute: AttributeFacts) => object} */
const vscodeAttribute = ({ name, description, isFlag, values }) => ({
  name,
  description: markdown(description),
  // `v` is VS Code's own word for an attribute that needs no value.
  ...(isFlag ? { valueSet: 'v' } : {}),
  ...(values.length > 0 ? { values: values.map((value) => ({ name: value })) } : {}),
});

/** @type {(elements: readonly ElementFacts[]) => object} */
export const vscodeData = (elements) => ({
  version: 1.1,
  tags: elements.map((element) => ({
    name: element.tagName,
    description: markdown(explained(element)),
    attributes: element.attributes.map(vscodeAttribute),
  })),
});

/** @type {(attribute: AttributeFacts) => object} */
const webAttribute = ({ name, description, isFlag, type, default: byDefault }) => ({
  name,
  description,
  default: byDefault,
  required: false,
  value: isFlag ? { type: 'boolean', required: false } : { type, required: true },
});

/** @type {(member: Described) => Described} */
export const described = ({ name, description }) => ({ name, description });

/** @type {(element: ElementFacts) => object} */
const webElement = (element) => ({
  name: element.tagName,
  description: element.description,
  attributes: element.attributes.map(webAttribute),
  slots: element.slots.map(described),
  js: {
    properties: element.properties.map(({ name, type, description, isReadonly }) => ({
      name,
      description,
      type,
      ...(isReadonly ? { 'read-only': true } : {}),
    })),
    events: element.events.map(described),
  },
  css: { properties: element.cssProperties.map(described), parts: element.parts.map(described) },
});

/** @type {(elements: readonly ElementFacts[], about: { name: string, version: string }) => object} */
export const webTypes = (elements, { name, version }) => ({
  $schema: 'https://json.schemastore.org/web-types',
  name,
  version,
  'description-markup': 'markdown',
  contributions: { html: { elements: elements.map(webElement) } },
});
