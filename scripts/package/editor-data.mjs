// What editors complete and explain while somebody writes HTML: VS Code's custom data (1.1) and JetBrains' web-types.

const markdown = (value) => ({ kind: 'markdown', value });
const list = (title, lines) => (lines.length > 0 ? `\n\n**${title}**\n\n${lines.join('\n')}` : '');
const line = ({ name, description }) => `- \`${name || '(default)'}\`: ${description}`;

/** VS Code knows tags and attributes only: the rest is told in the tag's own description. */
const explained = ({ description, events, slots, parts }) =>
  description +
  list('Events', events.map(line)) +
  list('Slots', slots.map(line)) +
  list('Parts', parts.map(line));

const vscodeAttribute = ({ name, description, isFlag, values }) => ({
  name,
  description: markdown(description),
  // `v` is VS Code's own word for an attribute that needs no value.
  ...(isFlag ? { valueSet: 'v' } : {}),
  ...(values.length > 0 ? { values: values.map((value) => ({ name: value })) } : {}),
});

export const vscodeData = (elements) => ({
  version: 1.1,
  tags: elements.map((element) => ({
    name: element.tagName,
    description: markdown(explained(element)),
    attributes: element.attributes.map(vscodeAttribute),
  })),
});

const webAttribute = ({ name, description, isFlag, type, default: byDefault }) => ({
  name,
  description,
  default: byDefault,
  required: false,
  value: isFlag ? { type: 'boolean', required: false } : { type, required: true },
});

const described = ({ name, description }) => ({ name, description });

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

export const webTypes = (elements, { name, version }) => ({
  $schema: 'https://json.schemastore.org/web-types',
  name,
  version,
  'description-markup': 'markdown',
  contributions: { html: { elements: elements.map(webElement) } },
});
