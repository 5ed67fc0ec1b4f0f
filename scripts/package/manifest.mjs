// custom-elements.json: the elements in the form of the Custom Elements Manifest, schema 2.1.0.

const text = (type) => ({ text: type });
const described = ({ name, description }) => ({ name, description });

const attribute = ({ name, type, description, default: byDefault, fieldName }) => ({
  name,
  type: text(type),
  description,
  default: byDefault,
  fieldName,
});

const field = ({ name, type, description, default: byDefault, isReadonly }, attributes) => {
  const attributeName = attributes.find(({ fieldName }) => fieldName === name)?.name;
  return {
    kind: 'field',
    name,
    privacy: 'public',
    type: text(type),
    description,
    default: byDefault,
    ...(isReadonly ? { readonly: true } : {}),
    ...(attributeName ? { attribute: attributeName } : {}),
  };
};

const method = ({ name, description, parameters, returns }) => ({
  kind: 'method',
  name,
  privacy: 'public',
  description,
  parameters: parameters.map(({ type, ...parameter }) => ({ ...parameter, type: text(type) })),
  return: { type: text(returns) },
});

const declaration = (element) => ({
  kind: 'class',
  customElement: true,
  tagName: element.tagName,
  name: element.className,
  description: element.description,
  superclass: { name: 'HTMLElement' },
  attributes: element.attributes.map(attribute),
  members: [
    ...element.properties.map((property) => field(property, element.attributes)),
    ...element.methods.map(method),
  ],
  events: element.events.map(({ name, type, description }) => ({ name, type: text(type), description })),
  slots: element.slots.map(described),
  cssParts: element.parts.map(described),
  cssProperties: element.cssProperties.map(described),
});

/** Every tag is defined by importing the main entry, which therefore is the one module. */
const MODULE = 'dist/index.js';

export const customElementsManifest = (elements) => ({
  schemaVersion: '2.1.0',
  readme: '',
  modules: [
    {
      kind: 'javascript-module',
      path: MODULE,
      declarations: elements.map(declaration),
      exports: elements.map(({ tagName, className }) => ({
        kind: 'custom-element-definition',
        name: tagName,
        declaration: { name: className, module: MODULE },
      })),
    },
  ],
});
