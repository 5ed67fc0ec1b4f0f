// The public surface of each entry as a text in docs/api-report, so that a change of it shows in review.
// `npm run api` writes them after a change that is meant; the package step of `npm test` compares.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
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
 * Entries that take types from the main one name it as a package here, so that it is not told again in each.
 * @type {(project: string, name: string) => void}
 */
function writeDeclarations(project, name) {
  const text = readFileSync(`dist/${name}.d.ts`, 'utf8');
  const own = text.replaceAll(/from '\.\/(index|headless)\.js'/g, (_, main) =>
    main === 'index' ? `from '${about.name}'` : `from '${about.name}/${main}'`,
  );
  writeFileSync(join(project, `${name}.d.ts`), own);
}

/** @type {(names: readonly string[]) => string} */
function projectFor(names) {
  const project = mkdtempSync(join(tmpdir(), 'api-'));
  const installed = join(project, 'node_modules', about.name);
  mkdirSync(join(installed, 'dist'), { recursive: true });
  copyFileSync('package.json', join(installed, 'package.json'));
  for (const main of ['index', 'headless', 'shared'])
    copyFileSync(`dist/${main}.d.ts`, join(installed, `dist/${main}.d.ts`));
  copyFileSync('dist/shared.d.ts', join(project, 'shared.d.ts'));
  for (const name of ['@types/react', '@types/react-dom', 'vue', 'svelte'])
    link(join(project, 'node_modules'), name);
  for (const name of names) writeDeclarations(project, name);
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

const shortNames = () => ENTRIES.map((entry) => entry.slice(about.name.length + 1) || 'index');

/** The reports of all entries, by the names of their files. */
function reports() {
  const names = shortNames();
  const project = projectFor(names);
  try {
    return new Map(names.map((name) => [resolve(FOLDER, `${name}.api.md`), reportOf(project, name)]));
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/** @type {(before: string, after: string) => string} */
const firstDifference = (before, after) => {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const at = now.findIndex((line, index) => line !== old[index]);
  return at < 0
    ? 'lines were taken away at the end'
    : `line ${at + 1} was\n  ${old[at] ?? ''}\nand is\n  ${now[at]}`;
};

export function checkApi() {
  const changed = [...reports()].flatMap(([file, now]) => {
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return before === now ? [] : [`${file}: ${firstDifference(before, now)}`];
  });
  if (changed.length > 0)
    throw new Error(`the public surface has changed; if it was meant: npm run api\n${changed.join('\n')}`);
}

export function writeApi() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [file, text] of reports()) writeFileSync(file, text);
}
