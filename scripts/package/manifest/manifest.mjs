// The elements in the form of the Custom Elements Manifest, schema 2.1.0, and the plugin that writes all three manifests
// into the package's build.

import { readFileSync } from 'node:fs';
import { described, vscodeData, webTypes } from './editor-data.mjs';
import { readElements } from './element-facts.mjs';

/** @import { Plugin } from 'rollup' */
/** @import { AttributeFacts, ElementFacts, MethodFacts, PropertyFacts } from './element-facts.mjs' */
/** @typedef {'custom-elements.json' | 'vscode.html-custom-data.json' | 'web-types.json'} ManifestName */

/** @type {(type: string) => { text: string }} */
const text = (type) => ({ text: type });

/** @type {(facts: AttributeFacts) => object} */
const attribute = ({ name, type, description, default: byDefault, fieldName }) => ({
  name,
  type: text(type),
  description,
  default: byDefault,
  fieldName,
});

/** @type {(facts: PropertyFacts, attributes: readonly AttributeFacts[]) => object} */
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

/** @type {(facts: MethodFacts) => object} */
const method = ({ name, description, parameters, returns }) => ({
  kind: 'method',
  name,
  privacy: 'public',
  description,
  parameters: parameters.map(({ type, ...parameter }) => ({ ...parameter, type: text(type) })),
  return: { type: text(returns) },
});

/** @type {(element: ElementFacts) => object} */
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

/** @type {(elements: readonly ElementFacts[]) => object} */
const customElementsManifest = (elements) => ({
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

/** @type {(elements: readonly ElementFacts[], about: { name: string, version: string }) => Record<ManifestName, object>} */
export const manifests = (elements, about) => ({
  'custom-elements.json': customElementsManifest(elements),
  'vscode.html-custom-data.json': vscodeData(elements),
  'web-types.json': webTypes(elements, about),
});

/** @type {() => Plugin} */
export const manifestFiles = () => ({
  name: 'manifest-files',
  generateBundle() {
    const about = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const [fileName, data] of Object.entries(manifests(readElements(), about)))
      this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(data, null, 2)}\n` });
  },
});
