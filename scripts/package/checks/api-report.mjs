// The public surface of each entry as a text in docs/api-report, so that a change of it shows in review.
// `npm run api` writes them after a change that is meant; the package step of `npm test` compares.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { about, ENTRIES, link } from './packed.mjs';

const FOLDER = 'docs/api-report';
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

/** @type {(project: string, name: string) => string} */
function reportOf(project, name) {
  const entry = join(project, `${name}.d.ts`);
  const folder = join(project, 'report');
  mkdirSync(folder, { recursive: true });
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
        reportFolder: folder,
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
  const errors = [];
  Extractor.invoke(config, {
    localBuild: true,
    messageCallback(message) {
      message.handled = true;
      if (message.logLevel === ExtractorLogLevel.Error) errors.push(message.text);
    },
  });
  if (errors.length > 0) throw new Error(`the surface of ${name} can't be read:\n${errors.join('\n')}`);
  return readFileSync(join(folder, `${name}.api.md`), 'utf8');
}

/** The reports of all entries of the unpacked package, by the names of their files. @type {(folder: string) => Map<string, string>} */
function reports(folder) {
  const names = ENTRIES.map((entry) => entry.slice(about.name.length + 1) || 'index');
  const project = projectFor(folder, names);
  return new Map(names.map((name) => [resolve(FOLDER, `${name}.api.md`), reportOf(project, name)]));
}

/** @type {(before: string, after: string) => string} */
const firstDifference = (before, after) => {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const at = now.findIndex((line, index) => line !== old[index]);
  return at < 0
    ? 'lines were taken away at the end'
    : `line ${at + 1} was\n  ${old[at] ?? ''}\nand is\n  ${now[at]}`;
};

/** @type {(folder: string) => void} */
export function checkApi(folder) {
  const changed = [...reports(folder)].flatMap(([file, now]) => {
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return before === now ? [] : [`${file}: ${firstDifference(before, now)}`];
  });
  if (changed.length > 0)
    throw new Error(`the public surface has changed; if it was meant: npm run api\n${changed.join('\n')}`);
}

/** @type {(folder: string) => void} */
export function writeApi(folder) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [file, text] of reports(folder)) writeFileSync(file, text);
}
