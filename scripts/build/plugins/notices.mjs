// What of other people's code is in a file, as rollup has really put it there, and under which terms. The package carries
// the licences in THIRD-PARTY-NOTICES.txt, and each file for script tags that contains such code names it. The study app
// has them at an address of its own, those of its fonts included.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { appTarget } from '../firebase-environment.mjs';

/** @import { Plugin, RenderedChunk } from 'rollup' */
/** @import { Environment } from '../firebase-environment.mjs' */
/** @typedef {{ name: string, version: string, license: string, text: string }} Terms */
/** @typedef {Terms & { files: readonly string[] }} LicenceNote */
/** @typedef {{ pointer?: boolean, aboutAsset?: (fileName: string) => Terms | null }} NoteOptions */
/** @typedef {{ file: string, groups: readonly string[], what: string, known: readonly string[] }} NoticesFile */

const POINTER = '/*!THIRD-PARTY-NOTICES.txt*/\n';
/** @type {(group: string) => string} */
const notesOf = (group) => join('.cache', `notices-${group}.json`);

/**
 * The app is built to more than one folder, such as the one for emulators; each has notes of its own.
 * @type {(group: string, env?: Environment) => string}
 */
export const groupInTarget = (group, env = process.env) => `${group}-in-${basename(appTarget(env))}`;

/**
 * The files with the terms of what these groups have bundled. `known` is in them for certain: when it is missing, the list was
 * not made from what was bundled.
 * @type {readonly NoticesFile[]}
 */
const FILES = [
  {
    file: 'dist/THIRD-PARTY-NOTICES.txt',
    groups: ['script', 'full', 'package'],
    what: 'This package contains code',
    known: ['preact', '@r2wc/core', '@r2wc/react-to-web-component', '@nanostores/react', 'nanostores'],
  },
  {
    // The app's footer leads there.
    file: join(appTarget(), 'third-party-licences.txt'),
    groups: [groupInTarget('app'), groupInTarget('keyboard')],
    what: 'This app contains code and fonts',
    known: `react react-dom scheduler @r2wc/core @nanostores/react nanostores wouter lucide-react mathlive
      @fontsource-variable/inter @fontsource/stix-two-math`
      .split(/\s+/)
      .concat('KaTeX fonts'),
  },
];

/**
 * Folders of the packages of which something was rendered into a chunk.
 * @type {(chunk: Pick<RenderedChunk, 'modules'>) => Set<string>}
 */
const foldersIn = ({ modules }) =>
  new Set(
    Object.entries(modules)
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .flatMap(([id]) => /^\0?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []),
  );

/** Licences that the repository of a package has and its tarball lacks. @type {[names: RegExp, file: string][]} */
const KEPT = [
  [/^@r2wc\//, 'scripts/build/licences/r2wc.txt'],
  [/^wouter$/, 'scripts/build/licences/wouter.txt'],
  [/^(@firebase\/.+|firebase)$/, 'scripts/build/licences/apache-2.0.txt'],
];

/** A package, and the terms that it comes under. @type {(folder: string) => Terms} */
export function about(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(licen[sc]e|copying)(\.|-|$)/i.test(entry));
  const path = file ? join(folder, file) : KEPT.find(([names]) => names.test(name))?.[1];
  if (!path)
    throw new Error(`${name} ${version} is bundled and has no licence file: its terms can't be passed on`);
  return { name, version, license, text: readFileSync(path, 'utf8').trim() };
}

/** The file's name without the hash, which says nothing about terms. @type {(fileName: string) => string} */
const plainName = (fileName) => fileName.replace(/\.([a-z0-9]{8}(?=\.c?js$)|[a-f0-9]{12}(?=\.woff2$))/, '.*');

/** A group writes several bundles, each of which adds to what the others have noted. @type {Map<string, LicenceNote[]>} */
const notedBy = new Map();

/**
 * Notes what a group has bundled; `pointer` puts a line into the files concerned. `aboutAsset` knows the terms of files
 * that are no code, by their names.
 * @type {(group: string, options?: NoteOptions) => Plugin}
 */
export function noteLicences(group, { pointer = false, aboutAsset = () => null } = {}) {
  return {
    name: 'note-licences',
    renderChunk: {
      order: 'post',
      handler: (code, chunk) =>
        pointer && foldersIn(chunk).size > 0 ? { code: POINTER + code, map: null } : null,
    },
    generateBundle(_options, bundle) {
      const notes = notedBy.get(group) ?? [];
      notedBy.set(group, notes);
      for (const file of Object.values(bundle)) {
        const terms =
          file.type === 'chunk' ? [...foldersIn(file)].map(about) : [aboutAsset(file.fileName) ?? []].flat();
        notes.push(...terms.map((one) => ({ ...one, files: [plainName(file.fileName)] })));
      }
      mkdirSync('.cache', { recursive: true });
      writeFileSync(notesOf(group), JSON.stringify(notes));
    },
  };
}

/**
 * One entry for each version of a package, in the order of their names.
 * @type {(notes: readonly LicenceNote[]) => LicenceNote[]}
 */
function merged(notes) {
  /** @type {Map<string, LicenceNote>} */
  const packages = new Map();
  for (const note of notes) {
    const key = `${note.name} ${note.version}`;
    const before = packages.get(key);
    packages.set(key, { ...note, files: [...(before?.files ?? []), ...note.files] });
  }
  return [...packages.keys()].sort().flatMap((key) => packages.get(key) ?? []);
}

const RULE = '-'.repeat(80);

/** @type {(notes: readonly LicenceNote[], what?: string) => string} */
export const noticesText = (notes, what = 'This package contains code') =>
  [
    `${what} of others, under the terms below. Files are named without their hashes.\n`,
    ...merged(notes).map(({ name, version, license, files, text }) =>
      [
        RULE,
        `${name} ${version} (${license})`,
        `in ${[...new Set(files)].sort().join(', ')}`,
        '',
        text,
        '',
      ].join('\n'),
    ),
  ].join('\n');

/** Written after a build, from what each group has noted when it was built last. */
export function writeNotices(files = FILES) {
  for (const { file, groups, what, known } of files) {
    const noted = groups.map(notesOf).filter((path) => existsSync(path));
    if (noted.length === 0 || !existsSync(dirname(file))) continue;
    /** @type {LicenceNote[]} */
    const notes = noted.flatMap((path) => JSON.parse(readFileSync(path, 'utf8')));
    const missing = known.filter((wanted) => !notes.some(({ name }) => name === wanted));
    if (missing.length > 0 && noted.length === groups.length)
      throw new Error(`${file} would not hold the terms of ${missing.join(', ')}`);
    writeFileSync(file, noticesText(notes, what));
  }
}
