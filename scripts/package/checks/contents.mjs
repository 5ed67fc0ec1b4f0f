// What is published, file by file: every kind that is meant, and nothing else.
import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from '../../support/files.mjs';
import { tarballIn } from './packed.mjs';

/** [kind, which files, how many at least] @type {[kind: string, pattern: RegExp, least: number][]} */
const KINDS = [
  ['about the package', /^(package\.json|README\.md|LICENSE|CHANGELOG\.md)$/, 4],
  ['modules of the entries', /^dist\/(index|headless|server|react|jsx|vue|svelte)\.(js|cjs)$/, 14],
  ['modules they load later', /^dist\/chunks\/[\w.-]+\.[a-z0-9]{8}\.(js|cjs)$/, 10],
  ['declarations', /^dist\/(index|headless|server|react|jsx|vue|svelte)\.d\.(ts|cts)$/, 14],
  ['declarations that entries share', /^dist\/shared\.d\.(ts|cts)$/, 2],
  ['declarations of the script tag', /^dist\/script\.d\.ts$/, 1],
  ['files for script tags', /^dist\/purchases(\.full\.js|\.js|\.mjs)$/, 3],
  ['files they load later', /^dist\/purchases-[\w.-]+\.[a-z0-9]{8}\.js$/, 3],
  ['languages', /^dist\/locales\/[a-zA-Z_-]+\.\w{8}\.js$/, 39],
  ['digests', /^dist\/integrity\.json$/, 1],
  ['manifests', /^dist\/(custom-elements|vscode\.html-custom-data|web-types)\.json$/, 3],
  ['licences of bundled code', /^dist\/THIRD-PARTY-NOTICES\.txt$/, 1],
];

/** What is wrong with a list of published paths, one sentence each. @type {(files: readonly string[]) => string[]} */
export function wrongContents(files) {
  const strangers = files.filter((file) => !KINDS.some(([, pattern]) => pattern.test(file)));
  const missing = KINDS.flatMap(([kind, pattern, least]) => {
    const found = files.filter((file) => pattern.test(file)).length;
    return found < least ? [`${kind}: ${found} files, expected ${least} or more`] : [];
  });
  return [...strangers.map((file) => `${file} must not be published`), ...missing];
}

/** Of the tarball, in bytes: a new language or screen fits, a second build or a map does not. */
const LIMIT = 1_580_000;

/** @type {(folder: string) => string} */
export function checkContents(folder) {
  const root = join(folder, 'package');
  const files = filesBelow(root).map((path) => path.slice(root.length + 1));
  const problems = wrongContents(files.filter((path) => !path.startsWith('node_modules/')));
  const tarball = tarballIn(folder);
  const { size } = statSync(tarball);
  if (size > LIMIT) problems.push(`${basename(tarball)} has ${size} bytes, the limit is ${LIMIT}`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return `${size} bytes packed`;
}
