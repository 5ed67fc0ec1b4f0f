// Text as part of HTML or XML.

/** @type {Record<string, string>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** @type {(text: unknown) => string} */
export const escaped = (text) =>
  String(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
