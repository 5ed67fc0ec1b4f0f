// npm test [-- --only=types,lint,build,unit,sizes,package,examples,browser,engines,react,reference,emulators] [-- flags for vitest and playwright]
// `--changed`, or `--changed=main`, runs what a change touches: types, lint and unit tests of the files that differ from the
// last commit, or from that branch, and browser tests only when their own files changed.
// `--with-emulators` adds `examples` and `react`, and `reference` and `emulators`, which fetch what they need.
// Runs every check, goes on after a failure, and ends with the line `N passed, N failed`.
import { rmSync } from 'node:fs';
import { changedFiles, changedSteps } from '../support/changed-files.mjs';
import { ensureInstall } from '../support/ensure-install.mjs';
import { endTogether, freePort } from '../support/processes.mjs';
import { runSteps, summary } from './test/test-steps.mjs';

/** @import { Step } from './test/test-steps.mjs' */

const started = performance.now();
const words = process.argv.slice(2);
const only = words.filter((word) => word.startsWith('--only=')).flatMap((word) => word.slice(7).split(','));
const withEmulators = words.includes('--with-emulators');
const changedWord = words.find((word) => word === '--changed' || word.startsWith('--changed='));
const since = changedWord ? changedWord.slice('--changed='.length) || 'HEAD' : null;
const changed = since === null ? null : changedSteps(changedFiles(since), since);
const passed = words.filter(
  (word) => !word.startsWith('--only=') && word !== '--with-emulators' && word !== changedWord,
);

/** @type {(path: string) => string[]} */
const bin = (path) => [process.execPath, `node_modules/${path}`];
const JOURNEYS = [
  'checkout/journeys/purchase',
  'checkout/journeys/payment',
  'paywall/paywall',
  'elements/element',
  'elements/button',
  'elements/offers/offers',
  'elements/gate',
];
/** Projects of vitest.config.ts in one worker. @type {(name: string, projects: string[]) => Step} */
const vitest = (name, projects) => ({
  name,
  cores: 1,
  commands: [
    [
      ...bin('vitest/vitest.mjs'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=build/reports/${name}.json`,
      ...(changed?.unit ?? []),
      ...passed,
    ],
  ],
  report: { kind: 'vitest', file: `build/reports/${name}.json` },
});

/** @type {Step[]} */
const STEPS = [
  {
    name: 'types',
    cores: 1,
    commands: [
      [...bin('typescript-7/bin/tsc'), '--noEmit'],
      [...bin('typescript-7/bin/tsc'), '--noEmit', '-p', 'tsconfig.scripts.json'],
    ],
  },
  {
    name: 'lint',
    cores: 1,
    commands: [
      ...(changed && !changed.lint ? [] : [[...bin('oxlint/bin/oxlint'), ...(changed?.lint ?? [])]]),
      [
        ...bin('oxfmt/bin/oxfmt'),
        '--check',
        '--no-error-on-unmatched-pattern',
        ...(changed?.format ?? ['.']),
      ],
      ...(changed ? [] : [[...bin('knip/bin/knip.js'), '--no-progress']]),
    ],
  },
  { name: 'build', commands: [[process.execPath, 'scripts/tasks/build.mjs']] },
  vitest('unit-sdk', ['sdk']),
  vitest('unit-app', ['app']),
  vitest('unit-dom', ['dom', 'mocking']),
  {
    name: 'sizes',
    cores: 1,
    commands: [[process.execPath, 'scripts/build/sizes.mjs', '--check']],
    needs: ['build'],
  },
  {
    name: 'package',
    cores: 1,
    commands: [
      [process.execPath, 'scripts/support/ensure-browser.mjs'],
      [process.execPath, 'scripts/package/checks/run.mjs'],
    ],
    needs: ['build'],
  },
  {
    // It builds the same package eight more times, by other people's tools.
    name: 'examples',
    isExtra: true,
    cores: 1,
    commands: [[process.execPath, 'scripts/package/examples/run.mjs', ...passed]],
    needs: ['build'],
    report: { kind: 'playwright', file: 'build/reports/examples.json' },
  },
  {
    name: 'browser',
    commands: [
      [process.execPath, 'scripts/support/ensure-browser.mjs'],
      [...bin('playwright/cli.js'), 'test', ...(changed?.browser ?? []), ...passed],
    ],
    needs: ['build'],
    report: { kind: 'playwright', file: 'build/reports/e2e.json' },
  },
  {
    // Journeys in Chromium, Firefox and WebKit.
    name: 'engines',
    commands: [
      [process.execPath, 'scripts/support/engines.mjs'],
      [...bin('playwright/cli.js'), 'test', '-c', 'playwright.engines.config.ts', ...passed],
    ],
    needs: ['build'],
    report: { kind: 'playwright', file: 'build/reports/engines.json' },
  },
  {
    // The journeys of purchase, paywall and elements, on bundles with react-dom in place of Preact.
    name: 'react',
    isExtra: true,
    env: { RENDERER: 'react' },
    commands: [
      [process.execPath, 'scripts/support/ensure-browser.mjs'],
      [process.execPath, 'scripts/tasks/build.mjs', 'script'],
      [...bin('playwright/cli.js'), 'test', ...JOURNEYS.map((name) => `test/e2e/${name}.e2e.ts`)],
    ],
    needs: ['build'],
    report: { kind: 'playwright', file: 'build/reports/e2e-react.json' },
  },
  // Most of the time of the next two is waiting, so they run beside the others.
  {
    name: 'emulators',
    isExtra: true,
    cores: 1,
    commands: [[process.execPath, 'scripts/tasks/emulators.mjs']],
    // It builds the study app anew; together with the other build it would take longer.
    needs: ['build'],
    report: { kind: 'emulators', file: 'build/reports/emulators-all.json' },
  },
  {
    // Clients of the provider buy against the sandbox; they are fetched from npm.
    name: 'reference',
    isExtra: true,
    cores: 1,
    commands: [[process.execPath, 'scripts/tasks/reference.mjs']],
    needs: ['build'],
    report: { kind: 'playwright', file: 'build/reports/reference.json' },
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
  if (changed) return name === 'lint' ? 'format' in changed : (isUnit(name) ? 'unit' : name) in changed;
  return withEmulators || !isExtra;
};
const wanted = STEPS.filter(isWanted);
const chosen = STEPS.filter(
  (step) => wanted.includes(step) || wanted.some(({ needs }) => needs?.includes(step.name)),
);
for (const { report } of chosen) if (report) rmSync(report.file, { force: true });

// The browser tests use a free port, so that a server that is already running stays as it is.
process.env['E2E_PORT'] = String(await freePort(Number(process.env['E2E_PORT'] ?? 4390)));

const results = await runSteps(chosen);
const { text, failed } = summary(results, (performance.now() - started) / 1000);
console.log(text);
process.exit(failed === 0 ? 0 : 1);
