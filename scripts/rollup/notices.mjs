// What of other people's code is in a file, as rollup has really put it there, and under which terms. The package carries
// the licences in THIRD-PARTY-NOTICES.txt, and each file for script tags that contains such code names it.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const POINTER = '/*!THIRD-PARTY-NOTICES.txt*/\n';
const FILE = 'dist/THIRD-PARTY-NOTICES.txt';
const notesOf = (group) => join('.cache', `notices-${group}.json`);
const GROUPS = ['script', 'full', 'package'];

/** The folder of the package that a module belongs to: the nearest with a name and a version. */
function packageFolder(id) {
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '');
  for (let folder = dirname(path); folder.includes('node_modules'); folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (!existsSync(file)) continue;
    const { name, version } = JSON.parse(readFileSync(file, 'utf8'));
    if (name && version) return folder;
  }
  return null;
}

const isForeign = (id) => id.includes('node_modules/');

/** Folders of the packages of which something was rendered into a chunk. */
const foldersIn = ({ modules }) =>
  new Set(
    Object.entries(modules)
      .filter(([id, { renderedLength }]) => isForeign(id) && renderedLength > 0)
      .map(([id]) => packageFolder(id))
      .filter(Boolean),
  );

/** Licences that the repository of a package has and its tarball lacks. */
const KEPT = {
  '@r2wc/core': 'scripts/rollup/licences/r2wc.txt',
  '@r2wc/react-to-web-component': 'scripts/rollup/licences/r2wc.txt',
};

function about(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(licen[sc]e|copying)(\.|-|$)/i.test(entry));
  const path = file ? join(folder, file) : KEPT[name];
  if (!path)
    throw new Error(`${name} ${version} is bundled and has no licence file: its terms can't be passed on`);
  return { name, version, license, text: readFileSync(path, 'utf8').trim() };
}

/** The file's name without the hash, which says nothing about terms. */
const plainName = (fileName) => fileName.replace(/\.[a-z0-9]{8}(?=\.c?js$)/, '.*');

/** A group writes several bundles, each of which adds to what the others have noted. */
const notedBy = new Map();

/** Notes what a group has bundled; `pointer` puts a line into the files concerned. */
export function noteLicences(group, { pointer = false } = {}) {
  const found = new Map();
  return {
    name: 'note-licences',
    renderChunk: {
      order: 'post',
      handler: (code, chunk) =>
        pointer && foldersIn(chunk).size > 0 ? { code: POINTER + code, map: null } : null,
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const folder of foldersIn(chunk)) {
          const files = found.get(folder) ?? new Set();
          found.set(folder, files.add(plainName(chunk.fileName)));
        }
      }
      const notes = notedBy.get(group) ?? [];
      notes.push(...[...found].map(([folder, files]) => ({ ...about(folder), files: [...files] })));
      notedBy.set(group, notes);
      mkdirSync('.cache', { recursive: true });
      writeFileSync(notesOf(group), JSON.stringify(notes));
    },
  };
}

/** One entry for each version of a package, in the order of their names. */
function merged(notes) {
  const packages = new Map();
  for (const note of notes) {
    const key = `${note.name} ${note.version}`;
    const before = packages.get(key);
    packages.set(key, { ...note, files: [...(before?.files ?? []), ...note.files] });
  }
  return [...packages].sort(([a], [b]) => byName(a, b)).map(([, entry]) => entry);
}

const byName = (a, b) => (a < b ? -1 : 1);
const RULE = '-'.repeat(80);

export const noticesText = (notes) =>
  [
    'This package contains code of others, under the terms below. Files are named without their hashes.\n',
    ...merged(notes).map(({ name, version, license, files, text }) =>
      [
        RULE,
        `${name} ${version} (${license})`,
        `in ${[...new Set(files)].sort(byName).join(', ')}`,
        '',
        text,
        '',
      ].join('\n'),
    ),
  ].join('\n');

/** Written after a build, from what each group has noted when it was built last. */
export function writeNotices() {
  const notes = GROUPS.map(notesOf)
    .filter((file) => existsSync(file))
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')));
  if (notes.length > 0 && existsSync(dirname(FILE))) writeFileSync(FILE, noticesText(notes));
}
