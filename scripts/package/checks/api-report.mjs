// The public surface of each entry as a text in docs/api-report, so that a change of it shows in review.
// `npm run api` writes them after a change that is meant; the package step of `npm test` compares.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ConsoleMessageId, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { about, ENTRIES, link } from './packed.mjs';

const FOLDER = 'docs/api-report';
/** @type {string} */
const DIFF = ConsoleMessageId.ApiReportDiff;
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

/**
 * The declarations of the entries beside the unpacked package. Those that take types from the main one name it as a package
 * here, so that it is not told again in each.
 * @type {(folder: string, names: readonly string[]) => string}
 */
function projectFor(folder, names) {
  const project = join(folder, 'api');
  mkdirSync(project);
  for (const name of ['@types/react', '@types/react-dom', 'vue', 'svelte'])
    link(join(folder, 'node_modules'), name);
  for (const name of names) {
    const text = readFileSync(join(folder, `package/dist/${name}.d.ts`), 'utf8');
    const own = text.replaceAll(/from '\.\/(index|headless)\.js'/g, (_, main) =>
      main === 'index' ? `from '${about.name}'` : `from '${about.name}/${main}'`,
    );
    writeFileSync(join(project, `${name}.d.ts`), own);
  }
  copyFileSync(join(folder, 'package/dist/shared.d.ts'), join(project, 'shared.d.ts'));
  copyFileSync('package.json', join(project, 'package.json'));
  return project;
}

/**
 * Compares the report of an entry with the one in the repository; `isWritten` writes it there. Gives what has changed.
 * @type {(project: string, name: string, isWritten: boolean) => string[]}
 */
function reportOf(project, name, isWritten) {
  const entry = join(project, `${name}.d.ts`);
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
        reportFolder: resolve(FOLDER),
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
  /** @type {string[]} */
  const changes = [];
  const { apiReportChanged } = Extractor.invoke(config, {
    localBuild: isWritten,
    printApiReportDiff: true,
    messageCallback(message) {
      message.handled = true;
      if (message.messageId === DIFF) changes.push(message.text);
      else if (message.logLevel === ExtractorLogLevel.Error) throw new Error(`${name}: ${message.text}`);
    },
  });
  return apiReportChanged ? [`${name}.api.md`, ...changes] : [];
}

/** @type {(folder: string, isWritten: boolean) => string[]} */
function reports(folder, isWritten) {
  const names = ENTRIES.map((entry) => entry.slice(about.name.length + 1) || 'index');
  const project = projectFor(folder, names);
  return names.flatMap((name) => reportOf(project, name, isWritten));
}

/** @type {(folder: string) => void} */
export function checkApi(folder) {
  const changes = reports(folder, false);
  if (changes.length > 0)
    throw new Error(`the public surface has changed; if it was meant: npm run api\n${changes.join('\n')}`);
}

/** @type {(folder: string) => void} */
export function writeApi(folder) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  reports(folder, true);
}
