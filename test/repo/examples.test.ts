import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pathsBelow } from '../support/source-tree';

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

test('there is an example for each way to adopt the package', () => {
  expect(names).toEqual(['jquery', 'next', 'plain-html', 'svelte', 'vite-react', 'vue']);
});

describe.each(names)('%s', (name) => {
  test('asks for the versions that are installed for all of the examples, and for this version of the package', () => {
    const { 'purchase-elements': ours, ...others } = all(read(PLACE, name, 'package.json'));
    expect(ours).toBe(own.version);
    expect(all(shared)).toMatchObject(others);
  });

  test('says how it is run', () => {
    expect(readFileSync(join(PLACE, name, 'README.md'), 'utf8')).toContain('npm run dev');
  });
});

test('the examples look the same: each has the same style sheet', () => {
  const sheets = pathsBelow(PLACE).filter((path) => basename(path) === 'style.css');
  expect(sheets).toHaveLength(names.length);
  expect(new Set(sheets.map((path) => readFileSync(path, 'utf8'))).size).toBe(1);
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
