import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { placeStyles } from '../../scripts/package/examples/install-packed.mjs';
import { isMade, pathsBelow } from '../support/source-tree';

type Versions = Readonly<Record<string, string>>;

interface Manifest {
  readonly version?: string;
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly optionalDependencies?: Versions;
  /** A lock file's, by place. */
  readonly packages?: Readonly<Record<string, Manifest>>;
}

const PLACE = 'demo/examples';
const read = (...path: string[]): Manifest => JSON.parse(readFileSync(join(...path), 'utf8')) as Manifest;
const all = ({ dependencies, devDependencies }: Manifest): Versions => ({
  ...dependencies,
  ...devDependencies,
});

const names = readdirSync(PLACE).filter((name) => existsSync(join(PLACE, name, 'package.json')));
const own = read('package.json');
const shared = read(PLACE, 'package.json');
/** Each version that is installed, as `name@version`; an alias such as `npm:react@18.2.0` is one more version of its package. */
const installed = Object.entries(all(shared)).map(([name, version]) =>
  version.startsWith('npm:') ? version.slice('npm:'.length) : `${name}@${version}`,
);

test('there is an example for each way to adopt the package', () => {
  expect(names).toEqual([
    'express',
    'jquery',
    'next',
    'plain-html',
    'svelte',
    'vite-react',
    'vite-react-18',
    'vue',
  ]);
});

describe.each(names)('%s', (name) => {
  test('asks for the versions that are installed for all of the examples, and for this version of the package', () => {
    const { 'purchase-elements': ours, ...others } = all(read(PLACE, name, 'package.json'));
    expect(ours).toBe(own.version);
    expect(installed).toEqual(
      expect.arrayContaining(Object.entries(others).map(([wanted, version]) => `${wanted}@${version}`)),
    );
  });

  test('says how it is run', () => {
    expect(readFileSync(join(PLACE, name, 'README.md'), 'utf8')).toContain('npm run dev');
  });
});

test('the examples look the same: their style sheets are copies of one, which `npm run prepare` makes', () => {
  const places = names.map((name) => {
    const pages = pathsBelow(join(PLACE, name)).filter((path) =>
      /import '\.\/style\.css'|href="style\.css"/.test(readFileSync(path, 'utf8')),
    );
    return pages.map((path) => join(dirname(path), 'style.css'));
  });
  const made = mkdtempSync(join(tmpdir(), 'examples-'));
  try {
    cpSync(PLACE, made, {
      recursive: true,
      filter: (path) => !isMade(path) && basename(path) !== 'style.css',
    });
    placeStyles(made);
    const sheets = pathsBelow(made).filter((path) => basename(path) === 'style.css');
    expect(sheets.map((path) => join(PLACE, relative(made, path)))).toEqual(places.flat().sort());
    expect(sheets).toHaveLength(names.length);
    const sheet = readFileSync(join(PLACE, 'shared/site.css'), 'utf8');
    for (const path of sheets) expect(readFileSync(path, 'utf8')).toBe(sheet);
  } finally {
    rmSync(made, { recursive: true });
  }
});

test('what the package needs is installed for the examples as well', () => {
  expect(shared.dependencies).toMatchObject(own.dependencies ?? {});
});

describe('the lock file of the examples', () => {
  const packages = read(PLACE, 'package-lock.json').packages ?? {};

  /** As Node looks a package up: in the folder of who asks, then in each above it. */
  const isLocked = (from: string, wanted: string): boolean => {
    const place = `${from === '' ? '' : `${from}/`}node_modules/${wanted}`;
    if (place in packages) return true;
    return (
      from !== '' &&
      isLocked(
        from.includes('/node_modules/') ? from.replace(/\/node_modules\/(@[^/]+\/)?[^/]+$/, '') : '',
        wanted,
      )
    );
  };

  test('belongs to the package.json beside it', () => {
    expect(all(packages[''] ?? {})).toEqual(all(shared));
  });

  test('holds the binaries of every platform, without which `npm ci` refuses it', () => {
    const binaries = Object.entries(packages).flatMap(([from, { optionalDependencies }]) =>
      Object.keys(optionalDependencies ?? {}).map((wanted) => ({ from, wanted })),
    );
    expect(binaries.length).toBeGreaterThan(20);
    expect(binaries.filter(({ from, wanted }) => !isLocked(from, wanted))).toEqual([]);
    expect(isLocked('node_modules/next', '@next/swc-planted')).toBe(false);
  });
});
