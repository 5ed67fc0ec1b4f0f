/** The published structures of the three files, as far as they are used here: unknown and missing keys are found. */
type Check = (value: unknown, at: string) => string[];

const text: Check = (value, at) => (typeof value === 'string' ? [] : [`${at}: no text`]);
const said: Check = (value, at) => (typeof value === 'string' && value !== '' ? [] : [`${at}: empty`]);
const flag: Check = (value, at) => (typeof value === 'boolean' ? [] : [`${at}: no boolean`]);
const only =
  (...allowed: readonly unknown[]): Check =>
  (value, at) =>
    allowed.includes(value) ? [] : [`${at}: ${String(value)} is not ${allowed.join(' or ')}`];
const listOf =
  (item: Check): Check =>
  (value, at) =>
    Array.isArray(value)
      ? value.flatMap((entry, index) => item(entry, `${at}[${index}]`))
      : [`${at}: no list`];

/** Keys that end in `?` may be missing. */
const record =
  (shape: Readonly<Record<string, Check>>): Check =>
  (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at}: no object`];
    const given = new Map(Object.entries(value));
    const found = Object.entries(shape).flatMap(([key, check]) => {
      const name = key.replace('?', '');
      const entry: unknown = given.get(name);
      given.delete(name);
      if (entry !== undefined) return check(entry, `${at}.${name}`);
      return key.endsWith('?') ? [] : [`${at}.${name} is missing`];
    });
    return [...found, ...[...given.keys()].map((name) => `${at}.${name} is not known`)];
  };

const eitherOf =
  (kinds: Readonly<Record<string, Check>>): Check =>
  (value, at) => {
    const kind = String((value as { kind?: unknown } | null)?.kind);
    return kinds[kind]?.(value, at) ?? [`${at}.kind: ${kind} is not known`];
  };

const named = record({ name: text, description: text });
const cssName: Check = (value, at) =>
  /^--[a-z-]+$/.test(String(value)) ? [] : [`${at}: no custom property`];
const type = record({ text: said });
const tag: Check = (value, at) => (/^[a-z]+(-[a-z]+)+$/.test(String(value)) ? [] : [`${at}: no tag name`]);

const field = record({
  kind: only('field'),
  name: said,
  'privacy?': only('public', 'protected', 'private'),
  'type?': type,
  'description?': text,
  'default?': text,
  'readonly?': flag,
  'attribute?': text,
});
const method = record({
  kind: only('method'),
  name: said,
  'privacy?': only('public', 'protected', 'private'),
  'description?': text,
  'parameters?': listOf(record({ name: said, 'type?': type, 'optional?': flag })),
  'return?': record({ 'type?': type }),
});

/** Custom Elements Manifest 2.1.0. */
export const customElementsStructure = record({
  schemaVersion: only('2.1.0'),
  'readme?': text,
  modules: listOf(
    record({
      kind: only('javascript-module'),
      path: said,
      'declarations?': listOf(
        record({
          kind: only('class'),
          customElement: only(true),
          'tagName?': tag,
          name: said,
          'description?': text,
          'superclass?': record({ name: said }),
          'attributes?': listOf(
            record({ name: said, 'type?': type, 'description?': text, 'default?': text, 'fieldName?': said }),
          ),
          'members?': listOf(eitherOf({ field, method })),
          'events?': listOf(record({ name: said, type, 'description?': text })),
          'slots?': listOf(named),
          'cssParts?': listOf(named),
          'cssProperties?': listOf(record({ name: cssName, 'description?': text })),
        }),
      ),
      'exports?': listOf(
        record({
          kind: only('custom-element-definition'),
          name: tag,
          declaration: record({ name: said, 'module?': said }),
        }),
      ),
    }),
  ),
});

const markup = record({ kind: only('markdown', 'plaintext'), value: text });

/** Custom data of VS Code, 1.1. */
export const vscodeStructure = record({
  version: only(1.1),
  tags: listOf(
    record({
      name: tag,
      'description?': markup,
      attributes: listOf(
        record({
          name: said,
          'description?': markup,
          'valueSet?': said,
          'values?': listOf(record({ name: said })),
        }),
      ),
    }),
  ),
});

/** web-types of JetBrains. */
export const webTypesStructure = record({
  $schema: said,
  name: said,
  version: said,
  'description-markup': only('markdown', 'html', 'none'),
  contributions: record({
    html: record({
      elements: listOf(
        record({
          name: tag,
          'description?': text,
          'attributes?': listOf(
            record({
              name: said,
              'description?': text,
              'default?': text,
              'required?': flag,
              'value?': record({ type: said, 'required?': flag }),
            }),
          ),
          'slots?': listOf(named),
          'js?': record({
            'properties?': listOf(
              record({ name: said, 'description?': text, 'type?': text, 'read-only?': flag }),
            ),
            'events?': listOf(named),
          }),
          'css?': record({ 'properties?': listOf(named), 'parts?': listOf(named) }),
        }),
      ),
    }),
  }),
});
