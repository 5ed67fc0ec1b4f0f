import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import GithubSlugger from 'github-slugger';
import type { Nodes } from 'mdast';
import { expect, test } from 'vitest';
import { parseMarkdown, plainText } from '../../support/markdown';
import { GUIDES } from '../docs-code/blocks';

const FILES = [...GUIDES, 'host-app/content/README.md', 'host-app/DECISIONS.md'].filter((path) =>
  existsSync(path),
);

const nodesIn = (node: Nodes): Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap((child) => nodesIn(child)) : []),
];

const anchorsOf = (text: string): ReadonlySet<string> => {
  const slugger = new GithubSlugger();
  return new Set(
    nodesIn(parseMarkdown(text)).flatMap((node) =>
      node.type === 'heading' ? [slugger.slug(plainText(node))] : [],
    ),
  );
};

const known = new Map<string, ReadonlySet<string>>();

/** The anchors of a file, read once. */
const anchorsIn = (path: string): ReadonlySet<string> => {
  const found = known.get(path) ?? anchorsOf(readFileSync(path, 'utf8'));
  known.set(path, found);
  return found;
};

/** Links of a text that lead nowhere. */
function deadLinks(file: string, text: string): string[] {
  return nodesIn(parseMarkdown(text)).flatMap((node) => {
    if (node.type !== 'link' && node.type !== 'image') return [];
    if (/^(https?:|mailto:)/.test(node.url)) return [];
    const [path = '', anchor] = node.url.split('#');
    const target = normalize(join(dirname(file), path));
    if (path !== '' && !existsSync(target)) return [`${file}: ${node.url}`];
    if (anchor === undefined) return [];
    const isPage = path === '' || (target.endsWith('.md') && statSync(target).isFile());
    const anchors = path === '' ? anchorsOf(text) : isPage ? anchorsIn(target) : new Set<string>();
    return anchors.has(anchor) ? [] : [`${file}: ${node.url} has no such heading`];
  });
}

test('every relative link of the guides leads to a file, and every anchor to a heading', () => {
  expect(FILES.length).toBeGreaterThan(20);
  expect(FILES.flatMap((file) => deadLinks(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('a dead link, a dead anchor and a dead picture are found', () => {
  const text =
    '# A\n\n[x](nothing.md) [y](theming.md#no-such) [z](#b) ![p](images/no.webp) [fine](theming.md#tokens) [a](#a)';
  expect(deadLinks('docs/planted.md', text)).toEqual([
    'docs/planted.md: nothing.md',
    'docs/planted.md: theming.md#no-such has no such heading',
    'docs/planted.md: #b has no such heading',
    'docs/planted.md: images/no.webp',
  ]);
});
