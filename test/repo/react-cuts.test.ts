import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { KEPT_OF_REACT } from '../../scripts/rollup/react-exports.mjs';
import { PLAIN_PROPS, PLAIN_TAGS, RENAMED_PROPS } from '../../scripts/rollup/react-dom-cases.mjs';

/** Props with capitals that React writes in a way of its own and that the script-tag builds keep. */
const KNOWN = new Set(
  `className tabIndex viewBox srcSet autoComplete autoCapitalize inputMode readOnly spellCheck pathLength htmlFor autoFocus
  defaultChecked defaultValue noValidate dateTime enterKeyHint referrerPolicy`.split(/\s+/),
);

interface Use {
  readonly file: string;
  readonly tag: string;
  readonly props: readonly string[];
}

/** The HTML and SVG that a file of components is made of. */
const usesIn = (file: string, text: string): Use[] => {
  const found: Use[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const tag = node.tagName.getText();
      const props = node.attributes.properties.flatMap(({ name }) => (name ? [name.getText()] : []));
      if (/^[a-z]/.test(tag)) found.push({ file, tag, props });
    }
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
};

/** What of it React would not treat as its source was written for. */
const lost = (uses: readonly Use[]): string[] =>
  uses.flatMap(({ file, tag, props }) => [
    ...[tag].filter((name) => PLAIN_TAGS.includes(name)).map((name) => `${file}: <${name}>`),
    ...props
      .filter((prop) => PLAIN_PROPS.includes(prop) || (/^(?!on)[a-z]+[A-Z]/.test(prop) && !KNOWN.has(prop)))
      .map((prop) => `${file}: <${tag} ${prop}>`),
  ]);

const files = readdirSync('elements', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  // The bindings run on the React of the page.
  .filter((path) => !path.startsWith('react/'))
  .map((path) => join('elements', path));

describe('what the script-tag builds leave out of React', () => {
  it('is used by none of our trees', () => {
    const uses = files.flatMap((file) => usesIn(file, readFileSync(file, 'utf8')));
    expect(uses.length).toBeGreaterThan(100);
    expect(lost(uses)).toEqual([]);
  });

  it('is noticed when a tree uses it', () => {
    const tree =
      '<select multiple><option /></select>; <svg strokeWidth={2} xlinkHref="#a" />; <p title="x" onClick={f} />';
    expect(lost(usesIn('a.tsx', tree))).toEqual([
      'a.tsx: <select>',
      'a.tsx: <select multiple>',
      'a.tsx: <option>',
      'a.tsx: <svg strokeWidth>',
      'a.tsx: <svg xlinkHref>',
    ]);
  });

  it('keeps the props that have another name as an attribute', () => {
    expect(RENAMED_PROPS).toEqual({ htmlFor: 'for' });
  });

  it('keeps every name of React’s that our files, r2wc and nanostores import', () => {
    const sources = readdirSync('elements', { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('react/'))
      .map((path) => join('elements', path));
    const others = [
      'node_modules/@nanostores/react/index.js',
      'node_modules/@r2wc/react-to-web-component/dist/react-to-web-component.js',
    ];
    const names = [...sources, ...others].flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      const named = [...text.matchAll(/^import \{([^}]+)\} from ['"]react['"]/gm)];
      return [
        ...named.flatMap(([, list = '']) => list.split(',').map((name) => name.trim())),
        ...[...text.matchAll(/\bcreateElement\b/g)].map(([name]) => name),
      ];
    });
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => name && !KEPT_OF_REACT.includes(name))).toEqual([]);
  });
});
