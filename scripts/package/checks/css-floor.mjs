// The properties, selectors and at-rules of the style sheets, compared with the oldest supported browsers.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import postcss from 'postcss';

/** @import { CompatStatement } from '@mdn/browser-compat-data' */
/** @typedef {{ name: string, where: string, compat: CompatStatement }} Used */

const { properties, selectors, 'at-rules': atRules } = bcd.css;

/** @type {(selector: string) => string[]} */
const pseudos = (selector) => [...selector.matchAll(/::?([a-z-]+)/g)].map(([, name = '']) => name);

/** What the style sheet uses, with its compatibility. @type {(path: string, root: string) => Used[]} */
export function usedInStyles(path, root) {
  /** @type {Used[]} */
  const found = [];
  /** @type {(name: string, compat: CompatStatement | undefined, line: number | undefined) => void} */
  const add = (name, compat, line) => {
    if (compat) found.push({ name, compat, where: `${relative(root, path)}:${line ?? 0}` });
  };
  postcss.parse(readFileSync(path, 'utf8')).walk((node) => {
    const line = node.source?.start?.line;
    if (node.type === 'decl') add(node.prop, properties?.[node.prop]?.__compat, line);
    if (node.type === 'atrule') add(`@${node.name}`, atRules?.[node.name]?.__compat, line);
    if (node.type === 'rule')
      for (const name of pseudos(node.selector)) add(`:${name}`, selectors?.[name]?.__compat, line);
  });
  return found;
}
