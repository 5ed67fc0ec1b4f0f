import { accessSync, constants, existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly uses?: string;
  readonly needs?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: { readonly node: readonly number[] } };
  readonly steps?: readonly Step[];
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}
interface Updates {
  readonly version: number;
  readonly updates: readonly {
    readonly 'package-ecosystem': string;
    readonly directory: string;
    readonly ignore?: readonly { readonly 'dependency-name': string }[];
  }[];
}

const FOLDER = '.github/workflows';
const readYaml = (path: string): unknown => parse(readFileSync(path, 'utf8'));
const about = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
};
const workflows = Object.fromEntries(
  readdirSync(FOLDER).map((file) => [file, readYaml(join(FOLDER, file)) as Workflow]),
);
const jobsOf = (file: string): readonly Job[] => Object.values(workflows[file]?.jobs ?? {});
const stepsOf = (file: string): readonly Step[] => jobsOf(file).flatMap(({ steps }) => steps ?? []);
const commandsOf = (file: string): string =>
  stepsOf(file)
    .flatMap(({ run }) => run ?? [])
    .join('\n');

/** What a workflow calls and the repository lacks. */
function missingIn(commands: string): readonly string[] {
  const scripts = [...commands.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  const files = [...commands.matchAll(/(?:^|\s)((?:\.ci|scripts)\/[\w./-]+)/gm)].map(([, path = '']) => path);
  return [
    ...scripts.filter((name) => !(name in about.scripts)),
    ...files.filter((path) => !existsSync(path)),
  ];
}

const lines = (job: Job | undefined): readonly number[] => job?.strategy?.matrix.node ?? [];
const tested = lines(workflows['ci.yml']?.jobs['checks']);

describe.each(Object.keys(workflows))('the workflow %s', (file) => {
  test('calls only scripts and files that exist', () => {
    expect(missingIn(commandsOf(file))).toEqual([]);
  });

  test('may read the repository, and a job names what else it may', () => {
    expect(workflows[file]?.permissions).toEqual({ contents: 'read' });
  });

  test('names each action by the commit of a version', () => {
    const text = readFileSync(join(FOLDER, file), 'utf8');
    const used = [...text.matchAll(/uses: (\S+)(.*)$/gm)].filter(([, name = '']) => !name.startsWith('./'));
    expect(used.length).toBeGreaterThan(0);
    for (const [line] of used) expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('calls only workflows that exist', () => {
    const called = jobsOf(file).flatMap(({ uses }) => uses ?? []);
    expect(called.filter((path) => !existsSync(path))).toEqual([]);
  });
});

test('a script and a file that do not exist would be found', () => {
  expect(missingIn('npm ci\nnpm run planted -- --all\n.ci/planted --fast\n.ci/run')).toEqual([
    'planted',
    '.ci/planted',
  ]);
});

describe('the checks', () => {
  test('run for pull requests and for pushes', () => {
    expect(Object.keys(workflows['ci.yml']?.on ?? {})).toEqual(
      expect.arrayContaining(['push', 'pull_request', 'workflow_call']),
    );
  });

  test('are those of .ci/run, which can be executed', () => {
    expect(commandsOf('ci.yml')).toMatch(/^\.ci\/run$/m);
    expect(() => accessSync('.ci/run', constants.X_OK)).not.toThrow();
  });

  test('run on each supported line of Node, the oldest included', () => {
    const oldest = /^>=(\d+)\./.exec(about.engines.node)?.[1];
    expect(tested).toEqual([Number(oldest), 22, 24]);
  });

  test('run with Java and keep what the emulators fetch', () => {
    const used = stepsOf('ci.yml');
    expect(used.some(({ uses }) => uses?.startsWith('actions/setup-java@'))).toBe(true);
    const kept = used.find(({ uses }) => uses?.startsWith('actions/cache@'))?.with ?? {};
    expect(kept['path']).toBe('.cache/firebase-tools\n.cache/firebase-emulators\n');
    const pattern = /hashFiles\('([^']+)'\)/.exec(String(kept['key']))?.[1] ?? '';
    const names = readdirSync('scripts/emulators').map((name) => `scripts/emulators/${name}`);
    expect(names.filter((name) => name.startsWith(pattern.replace(/\*$/, '')))).not.toEqual([]);
  });
});

describe('Node', () => {
  test('of .nvmrc is one of the lines that the checks run on', () => {
    expect(tested).toContain(Number(readFileSync('.nvmrc', 'utf8').trim()));
  });

  test('of a release is that of .nvmrc', () => {
    const node = stepsOf('release.yml').find(({ uses }) => uses?.startsWith('actions/setup-node@'));
    expect(node?.with).toEqual({ 'node-version-file': '.nvmrc' });
  });

  test.each(['README.md'])('of %s is the same', (file) => {
    const [oldest = 0, ...others] = tested;
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(`Node ${about.engines.node.replace('>=', '')}`);
    expect(text).toContain(`${others.join(' and ')} work too`);
    expect(oldest).toBe(Number(about.engines.node.replace('>=', '').split('.')[0]));
  });
});

describe('a release', () => {
  const publish = workflows['release.yml']?.jobs['publish'];

  test('comes after the checks', () => {
    expect(workflows['release.yml']?.jobs[publish?.needs ?? '']?.uses).toBe('./.github/workflows/ci.yml');
  });

  test('is published with provenance and without a stored token', () => {
    expect(publish?.permissions?.['id-token']).toBe('write');
    expect(commandsOf('release.yml')).toMatch(/npm publish \S+\.tgz --provenance/);
    expect(readFileSync(join(FOLDER, 'release.yml'), 'utf8')).not.toMatch(
      /secrets\.|NPM_TOKEN|NODE_AUTH_TOKEN/,
    );
  });

  test('publishes what `npm run release` has written', () => {
    const place = /const OUT = '([^']+)'/.exec(readFileSync('scripts/tasks/release.mjs', 'utf8'))?.[1];
    expect(place).toBeDefined();
    expect(commandsOf('release.yml')).toContain(`npm publish ./${place}/`);
  });
});

test('updates are proposed for each lock file and for the actions', () => {
  const { version, updates } = readYaml('.github/dependabot.yml') as Updates;
  expect(version).toBe(2);
  const places = updates.map(({ directory, ...rest }) => `${rest['package-ecosystem']} ${directory}`);
  expect(places.sort()).toEqual(['github-actions /', 'npm /', 'npm /demo/examples']);
  for (const { directory, ...rest } of updates) {
    if (rest['package-ecosystem'] !== 'npm') continue;
    const file = join('.', directory, 'package.json');
    expect(existsSync(file.replace('package.json', 'package-lock.json'))).toBe(true);
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
    const named = { ...manifest['dependencies'], ...manifest['devDependencies'] };
    for (const { 'dependency-name': name } of rest.ignore ?? []) expect(named).toHaveProperty([name]);
  }
});
