// The public surface of each entry as a text in docs/api-report, so that a change of it shows in review. `npm run api` writes them.
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { expect, test } from 'vitest';
import { about } from '../../scripts/package/packed.mjs';
import { ENTRIES, link, makeProject } from './project';

const FOLDER = resolve('docs/api-report');
const NAMES = ENTRIES.map((entry) => entry.slice(about.name.length + 1) || 'index');
const QUIET = { default: { logLevel: ExtractorLogLevel.None } };

const compilerOptions = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  strict: true,
  skipLibCheck: true,
};

const folder = makeProject();
const dist = join(folder, 'package/dist');
const project = join(folder, 'api');
mkdirSync(project);
for (const name of ['@types/react', '@types/react-dom', 'vue', 'svelte'])
  link(join(folder, 'node_modules'), name);
copyFileSync(join(dist, 'shared.d.ts'), join(project, 'shared.d.ts'));
copyFileSync('package.json', join(project, 'package.json'));

/** What an entry takes from a main one is named as a package's here, so that it is not told again in each. */
function placeDeclarations(name: string): string {
  const place = join(project, `${name}.d.ts`);
  const text = readFileSync(join(dist, `${name}.d.ts`), 'utf8')
    .replaceAll("from './index.js'", `from '${about.name}'`)
    .replaceAll("from './headless.js'", `from '${about.name}/headless'`);
  writeFileSync(place, text);
  return place;
}

function reportOf(name: string): string {
  const entry = placeDeclarations(name);
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(project, 'package.json'),
    configObject: {
      projectFolder: project,
      mainEntryPointFilePath: entry,
      compiler: { overrideTsconfig: { compilerOptions, files: [entry] } },
      apiReport: {
        enabled: true,
        reportFileName: name,
        reportFolder: project,
        reportTempFolder: join(project, 'temp'),
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: { extractorMessageReporting: QUIET, tsdocMessageReporting: QUIET },
    },
  });
  Extractor.invoke(config, {
    localBuild: true,
    messageCallback(message) {
      message.handled = true;
      if (message.logLevel === ExtractorLogLevel.Error) throw new Error(`${name}: ${message.text}`);
    },
  });
  return readFileSync(config.reportFilePath, 'utf8');
}

test.each(NAMES)(
  'the public surface of %s is the one in docs/api-report; if its change is meant: npm run api',
  async (name) => {
    await expect(reportOf(name)).toMatchFileSnapshot(join(FOLDER, `${name}.api.md`));
  },
);

test('there is a report of each entry, and of nothing else', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(NAMES.map((name) => `${name}.api.md`).sort());
});
