import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Nodes } from 'mdast';
import { expect, test } from 'vitest';
import { parseMarkdown } from '../../support/markdown';
import { GUIDES } from '../docs-code/blocks';

const ROOMS = ['sdk', 'elements', 'host-app', 'demo', 'test', 'scripts', 'bench', 'docs'];
const ROOM_GUIDES = readdirSync('.').map((folder) => `${folder}/README.md`);
const FILES = [
  ...new Set([...GUIDES, ...ROOM_GUIDES, 'host-app/content/README.md', 'host-app/DECISIONS.md']),
].filter((path) => existsSync(path));

const codeIn = (node: Nodes): string[] => {
  if (node.type === 'inlineCode') return [node.value];
  return 'children' in node ? node.children.flatMap((child) => codeIn(child)) : [];
};

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
function withoutBraces(path: string): string[] {
  const [whole, choices] = /\{([^{}]*)\}/.exec(path) ?? [];
  if (whole === undefined || choices === undefined) return [path];
  return choices.split(',').flatMap((choice) => withoutBraces(path.replace(whole, choice)));
}

/** Of a pattern such as `docs/*.md` or `content/<topic>.md`, the folder before the first placeholder. */
const fixedPart = (path: string): string => path.replace(/[^/]*[*<…].*$/, '');

const pathsIn = (text: string): string[] =>
  codeIn(parseMarkdown(text))
    .flatMap((code) => code.split(/\s+/))
    .filter((word) => ROOMS.some((room) => word.startsWith(`${room}/`)))
    .map((word) => word.replace(/[#?:].*$/, ''));

/** Paths in back-ticks that lead to no file and no folder. */
const missingIn = (text: string): string[] =>
  pathsIn(text).filter((path) => withoutBraces(path).some((one) => !existsSync(fixedPart(one))));

test('every path in back-ticks that begins with a folder of the repository exists', () => {
  expect(FILES.length).toBeGreaterThan(20);
  expect(FILES.flatMap((file) => pathsIn(readFileSync(file, 'utf8'))).length).toBeGreaterThan(60);
  const missing = FILES.flatMap((file) =>
    missingIn(readFileSync(file, 'utf8')).map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('a wrong path is found: alone, in a command, in braces and before a placeholder', () => {
  const text = `See \`sdk/no-such.ts\` and \`sdk/index.ts\`, run \`npx vitest run test/no-such.test.ts\`.
| a table | \`sdk/{index,nothing}.ts\` and \`docs/none/<name>.md\`, \`docs/*.md\`, \`elements/{base,entries}\` |`;
  expect(missingIn(text)).toEqual([
    'sdk/no-such.ts',
    'test/no-such.test.ts',
    'sdk/{index,nothing}.ts',
    'docs/none/<name>.md',
  ]);
});

test('other code is no path', () => {
  expect(pathsIn('`purchase-elements/react`, `dist/purchases.js`, `sdk`, `document.head`')).toEqual([]);
});
