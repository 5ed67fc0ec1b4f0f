import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assembleRelease } from '../../../scripts/package/assemble-release.mjs';
import { changelogProblem, entriesOf } from '../../../scripts/package/changelog.mjs';
import { pathsBelow } from '../../support/source-tree';

const changelog = readFileSync('CHANGELOG.md', 'utf8');
const about = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string; version: string };

test('the newest version of the changelog is that of the package', () => {
  expect(entriesOf(changelog)[0]?.version).toBe(about.version);
  expect(changelogProblem(changelog, about.version)).toBeUndefined();
});

test.each([
  ['9.9.9', 'has no entry'],
  ['1.0.0', 'has 1.1.0 above 1.0.0'],
  ['0.9.0', 'says nothing of 0.9.0'],
])('version %s may not go out: the changelog %s', (version, reason) => {
  const log = [
    '## [1.1.0] - 2026-02-01',
    '- New',
    '## [1.0.0] - 2026-01-01',
    '- Old',
    '## [0.9.0] - 2025-01-01',
  ];
  expect(changelogProblem(log.join('\n'), version)).toContain(reason);
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  mkdirSync(join(folder, 'dist/locales'), { recursive: true });
  for (const [name, text] of Object.entries(BUILT)) writeFileSync(join(folder, 'dist', name), text);
});
afterEach(() => rmSync(folder, { recursive: true }));

const BUILT = {
  'purchases.js': 'core',
  'purchases.full.js': 'everything',
  'purchases.mjs': 'module',
  'purchases-ui.1a2b3c4d.js': 'screens',
  'locales/de.a1b2c3d4.js': 'words',
  'index.js': 'not for script tags',
  'THIRD-PARTY-NOTICES.txt': 'terms',
};

const release = (out: string) =>
  assembleRelease({
    name: 'planted',
    version: '1.2.3',
    dist: join(folder, 'dist'),
    out: join(folder, out),
    pack: (to) => writeFileSync(join(to, 'planted-1.2.3.tgz'), 'tarball'),
  });

const filesOf = (out: string): Record<string, string> =>
  Object.fromEntries(
    pathsBelow(join(folder, out)).map((path) => [
      path.slice(join(folder, out).length + 1),
      readFileSync(path, 'utf8'),
    ]),
  );

test('a plain name is there a second time, under a name that changes with the content', () => {
  const { names } = release('out');
  const hashed = names['purchases.js'] ?? '';
  expect(hashed).toMatch(/^purchases\.[0-9a-f]{12}\.js$/);
  expect(filesOf('out')).toMatchObject({ [`browser/${hashed}`]: 'core', 'browser/purchases.js': 'core' });
  writeFileSync(join(folder, 'dist/purchases.js'), 'another core');
  expect(release('out').names['purchases.js']).not.toBe(hashed);
});

test('what a page fetches is there, nothing else is, and all of it has a digest', () => {
  const { names, digests } = release('out');
  const browser = Object.keys(filesOf('out')).filter((path) => path.startsWith('browser/'));
  const fetched = [
    ...Object.keys(names),
    ...Object.values(names),
    'purchases-ui.1a2b3c4d.js',
    'locales/de.a1b2c3d4.js',
  ];
  expect(new Set(Object.keys(digests))).toEqual(new Set(fetched));
  expect(new Set(browser)).toEqual(
    new Set([...fetched, 'integrity.json', 'THIRD-PARTY-NOTICES.txt'].map((name) => `browser/${name}`)),
  );
  const sha384 = createHash('sha384').update('core').digest('base64');
  expect(digests['purchases.js']).toBe(`sha384-${sha384}`);
});

test('the tags to copy name the files that are there, with their digests', () => {
  const { digests } = release('out');
  const html = readFileSync(join(folder, 'out/script-tag.html'), 'utf8');
  const tags = [
    ...html.matchAll(/src="https:\/\/your\.cdn\/1\.2\.3\/([^"]+)"\s+integrity="([^"]+)"\s+crossorigin/g),
  ];
  expect(tags).toHaveLength(3);
  for (const [, file = '', digest] of tags) expect(digest).toBe(digests[file]);
});

test('the sums are those of all files', () => {
  release('out');
  const { SHA256SUMS: sums = '', ...others } = filesOf('out');
  const told = Object.fromEntries(
    sums
      .trim()
      .split('\n')
      .map((line) => line.split('  ').reverse()),
  );
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  expect(told).toEqual(
    Object.fromEntries(Object.entries(others).map(([path, text]) => [path, sha256(text)])),
  );
});

test('a second run gives the same bytes', () => {
  release('one');
  release('two');
  expect(filesOf('two')).toEqual(filesOf('one'));
});
