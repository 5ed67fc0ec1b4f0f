const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as HTML. Everything that a page shows comes through here: nothing of a source is passed on as markup. */
export const escaped = (text) => String(text).replace(/[&<>"]/g, (character) => ENTITIES[character]);

/** A tag with its attributes; those that are `false`, `null` or missing are left out. */
export function tag(name, attributes, ...children) {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== false && value !== null && value !== undefined)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escaped(value)}"`))
    .join('');
  return `<${name}${written}>${children.flat().join('')}</${name}>`;
}
