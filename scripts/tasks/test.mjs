// npm test [-- --only=types,lint,build,unit,sizes,package,examples,browser,engines,react,reference,emulators] [-- flags for vitest and playwright]
// `--changed`, or `--changed=main`, runs what a change touches: types, lint, unit tests that import a file that differs from the
// last commit, or from that branch, and browser tests only when their own files changed.
// `--with-emulators` adds `examples` and `react`, and `reference` and `emulators`, which fetch what they need.
// Runs every check, goes on after a failure, and ends with the line `N passed, N failed`.
import { rmSync } from 'node:fs';
import { changedBrowserTests } from '../support/changed-files.mjs';
import { ensureInstall } from '../support/ensure-install.mjs';
import { endTogether, freePort } from '../support/processes.mjs';
import { runSteps, summary } from './test/test-steps.mjs';

/** @import { Report, Step } from './test/test-steps.mjs' */

const started = performance.now();
const words = process.argv.slice(2);
const only = words.filter((word) => word.startsWith('--only=')).flatMap((word) => word.slice(7).split(','));
const withEmulators = words.includes('--with-emulators');
const changedWord = words.find((word) => word === '--changed' || word.startsWith('--changed='));
const since = changedWord ? changedWord.slice('--changed='.length) || 'HEAD' : null;
const changedTests = since === null ? [] : changedBrowserTests(since);
const passed = words.filter(
  (word) => !word.startsWith('--only=') && word !== '--with-emulators' && word !== changedWord,
);

/** @type {(path: string, ...args: string[]) => string[]} */
const node = (path, ...args) => [process.execPath, path, ...args];
/** @type {(path: string, ...args: string[]) => string[]} */
const bin = (path, ...args) => node(`node_modules/${path}`, ...args);
/** @type {(...args: string[]) => string[]} */
const tsc = (...args) => bin('typescript-7/bin/tsc', '--noEmit', ...args);
/** @type {(...args: string[]) => string[]} */
const playwright = (...args) => bin('playwright/cli.js', 'test', ...args);
/** @type {(kind: Report['kind'], name: string) => Report} */
const report = (kind, name) => ({ kind, file: `build/reports/${name}.json` });
const ENSURE_BROWSER = node('scripts/support/ensure-browser.mjs');

/** @type {(name: string, ...args: string[]) => string[]} */
const vitest = (name, ...args) =>
  bin(
    'vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=build/reports/${name}.json`,
    ...args,
    ...passed,
  );

const unitFlags = since === null ? [] : ['--changed', since, '--passWithNoTests'];

/** Projects of vitest.config.ts in one worker. @type {(name: string, ...projects: string[]) => Step} */
const unit = (name, ...projects) => ({
  name,
  cores: 1,
  commands: [vitest(name, ...projects.map((project) => `--project=${project}`), ...unitFlags)],
  reports: [report('vitest', name)],
});

const JOURNEYS = [
  'checkout/journeys/purchase',
  'checkout/journeys/payment',
  'paywall/paywall',
  'elements/element',
  'elements/button',
  'elements/offers/offers',
  'elements/gate',
].map((name) => `test/e2e/${name}.e2e.ts`);

/** In the order in which they start, as soon as there is a place: the browsers take the longest. @type {Step[]} */
const STEPS = [
  { name: 'build', commands: [node('scripts/tasks/build.mjs')] },
  {
    name: 'browser',
    needsBuild: true,
    commands: [ENSURE_BROWSER, playwright(...changedTests, ...passed)],
    reports: [report('playwright', 'e2e')],
  },
  {
    // Journeys in Chromium, Firefox and WebKit.
    name: 'engines',
    needsBuild: true,
    commands: [
      node('scripts/support/engines.mjs'),
      playwright('-c', 'playwright.engines.config.ts', ...passed),
    ],
    reports: [report('playwright', 'engines')],
  },
  {
    // The journeys of purchase, paywall and elements, on bundles with react-dom in place of Preact.
    name: 'react',
    isExtra: true,
    needsBuild: true,
    env: { RENDERER: 'react' },
    commands: [ENSURE_BROWSER, node('scripts/tasks/build.mjs', 'script'), playwright(...JOURNEYS)],
    reports: [report('playwright', 'e2e-react')],
  },
  { name: 'types', cores: 1, commands: [tsc(), tsc('-p', 'tsconfig.scripts.json')] },
  {
    name: 'lint',
    cores: 1,
    commands: [
      bin('oxlint/bin/oxlint'),
      bin('oxfmt/bin/oxfmt', '--check'),
      ...(since === null ? [bin('knip/bin/knip.js', '--no-progress')] : []),
    ],
  },
  unit('unit-sdk', 'sdk'),
  {
    // It builds the study app anew; together with the other build it would take longer.
    name: 'emulators',
    isExtra: true,
    needsBuild: true,
    cores: 1,
    commands: [node('scripts/tasks/emulators.mjs')],
    reports: [
      report('vitest', 'emulators'),
      report('playwright', 'emulators-e2e'),
      report('absent', 'emulators-absent'),
    ],
  },
  unit('unit-app', 'app'),
  unit('unit-dom', 'dom', 'alone'),
  { name: 'sizes', needsBuild: true, cores: 1, commands: [node('scripts/build/sizes.mjs', '--check')] },
  {
    name: 'package',
    needsBuild: true,
    cores: 1,
    commands: [ENSURE_BROWSER, vitest('package', '--config=vitest.package.config.ts')],
    reports: [report('vitest', 'package')],
  },
  {
    // It builds the same package eight more times, by other people's tools.
    name: 'examples',
    isExtra: true,
    needsBuild: true,
    cores: 1,
    commands: [node('scripts/package/examples/run.mjs', ...passed)],
    reports: [report('playwright', 'examples')],
  },
  {
    // Clients of the provider buy against the sandbox; they are fetched from npm.
    name: 'reference',
    isExtra: true,
    needsBuild: true,
    cores: 1,
    commands: [node('scripts/tasks/reference.mjs')],
    reports: [report('playwright', 'reference')],
  },
];

/** `unit` means all of them. @type {(name: string) => boolean} */
const isUnit = (name) => name.startsWith('unit-');
const unknown = only.filter((name) => name !== 'unit' && !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `test: no such step: ${unknown.join(', ')}; there are ${STEPS.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}
ensureInstall();
endTogether();

// Asking for a step that needs the build asks for the build, too; it costs nothing when it is up to date.
/** @type {(step: Step) => boolean} */
const isWanted = ({ name, isExtra }) => {
  if (only.length > 0) return only.includes(name) || (isUnit(name) && only.includes('unit'));
  if (since !== null)
    return (
      ['types', 'lint'].includes(name) || isUnit(name) || (name === 'browser' && changedTests.length > 0)
    );
  return withEmulators || !isExtra;
};
const wanted = STEPS.filter(isWanted);
const isBuilt = wanted.some(({ needsBuild }) => needsBuild);
const chosen = STEPS.filter((step) => wanted.includes(step) || (isBuilt && step.name === 'build'));
for (const { file } of chosen.flatMap(({ reports = [] }) => reports)) rmSync(file, { force: true });

// The browser tests use a free port, so that a server that is already running stays as it is.
process.env['E2E_PORT'] = String(await freePort(Number(process.env['E2E_PORT'] ?? 4390)));

const results = await runSteps(chosen);
const { text, failed } = summary(results, (performance.now() - started) / 1000);
console.log(text);
process.exit(failed === 0 ? 0 : 1);
