// What each build group reads and which files in dist/ and build/ are its own.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { appEnvironment, appTarget } from './firebase-environment.mjs';
import { scriptTarget } from './plugins/renderer.mjs';
import { filesBelow } from '../support/files.mjs';
import { required } from '../support/values.mjs';

/** @typedef {{ reads: string[], owns: RegExp, target?: () => string, environment?: () => string, command?: string[] }} Group */

/** Files and folders that decide about every group. */
const ALWAYS = [
  'package.json',
  'package-lock.json',
  'rollup.config.mjs',
  'scripts/build/firebase-environment.mjs',
  'tsconfig.json',
  'tsconfig.build.json',
  'scripts/build/targets',
  'scripts/build/plugins',
  'scripts/build/licences',
];

/** Its files are in the app's folder. */
const KEYBOARD = '(keyboard\\.html|assets/(keyboard|KaTeX_[^/]+)\\.)';

/**
 * Rollup builds a group, unless it has a command of its own, which then writes nothing but files that the group owns.
 * @type {Record<string, Group>}
 */
export const GROUPS = {
  script: {
    reads: ['sdk', 'elements'],
    owns: new RegExp(`^${scriptTarget()}/(purchases(-[^/]+)?\\.m?js|locales/.+)$`),
    target: scriptTarget,
  },
  app: {
    reads: ['host-app', 'sdk', 'elements', 'scripts/content'],
    owns: new RegExp(`^${appTarget()}(-prerender/|/(?!${KEYBOARD}))`),
    target: appTarget,
    environment: appEnvironment,
  },
  full: {
    reads: ['sdk', 'elements'],
    owns: new RegExp(`^${scriptTarget()}/(purchases\\.full\\.js|locales/.+)$`),
    target: scriptTarget,
  },
  package: {
    reads: ['sdk', 'elements', 'scripts/package/manifest'],
    owns: /^dist\/((index|headless|server|react|jsx|vue|svelte|script)\.[^/]+|chunks\/.+|(custom-elements|vscode\.html-custom-data|web-types)\.json)$/,
  },
  keyboard: {
    reads: ['host-app/keyboard'],
    owns: new RegExp(`^${appTarget()}/${KEYBOARD}`),
    target: appTarget,
  },
  server: { reads: ['demo/server', 'demo/stand-in'], owns: /^build\/(server|stand-in)\// },
  docs: {
    reads: [
      'docs',
      'scripts/package/manifest',
      'sdk',
      'elements',
      'ARCHITECTURE.md',
      'CONTRIBUTING.md',
      'CHANGELOG.md',
      'demo/server/README.md',
    ],
    owns: /^build\/docs\//,
    command: ['node_modules/vitepress/bin/vitepress.js', 'build', 'docs'],
  },
  /** The engine for `npm run solve` and its measurements: built when one of them is asked for. */
  solver: { reads: ['host-app/solver', 'host-app/maths'], owns: /^build\/solver\// },
};

/** @type {(name: string) => Group} */
export const groupOf = (name) => required(GROUPS[name], `the build group ${name}`);

/** Started in this order: the longest first, so that two at a time end together. */
export const GROUP_NAMES = ['package', 'docs', 'script', 'app', 'full', 'keyboard', 'server'];

/** A hash of everything the group's output depends on. @type {(name: string, fast: boolean) => string} */
export function inputHash(name, fast) {
  const hash = createHash('sha256').update(`${stampName(name)} ${fast} ${process.version}`);
  hash.update(groupOf(name).environment?.() ?? '');
  for (const file of [...ALWAYS, ...groupOf(name).reads].flatMap(filesBelow))
    hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** A group that is built to more than one folder has a stamp for each of them. @type {(name: string) => string} */
export const stampName = (name) => [name, groupOf(name).target?.() ?? []].flat().join(' in ');

/** Files on disk that belong to the group. @type {(name: string) => string[]} */
export const ownedFiles = (name) =>
  ['dist', 'build'].flatMap(filesBelow).filter((file) => groupOf(name).owns.test(file));
