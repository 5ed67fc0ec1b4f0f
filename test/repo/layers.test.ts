import { readdirSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isMade, pathsBelow, readSource, SOURCE_FOLDERS, typescriptSources } from '../support/source-tree';
import { checkLayers, NO_CYCLES } from './layers/check-layers';
import { INNOCENT, PLANTED } from './layers/planted-breaches';
import { RULES } from './layers/rules';

const files = typescriptSources();

/** Counted another way than the checker reads them, so that a reader that skips files is noticed. */
function countScripts(folder: string): number {
  return readdirSync(folder).reduce((count, name) => {
    const path = `${folder}/${name}`;
    if (isMade(path)) return count;
    if (statSync(path).isDirectory()) return count + countScripts(path);
    return count + (/\.tsx?$/.test(name) ? 1 : 0);
  }, 0);
}

test('the checker sees every source file', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.length).toBe(SOURCE_FOLDERS.reduce((count, folder) => count + countScripts(folder), 0));
});

test('every file keeps the import rules', () => {
  expect(checkLayers(files)).toEqual([]);
});

describe('a planted breach is caught', () => {
  test.each(PLANTED)('%s: %s', (rule, path, text) => {
    const others = files.filter((file) => file.path !== path);
    const found = checkLayers([...others, { path, text }], path);
    expect(found.map((breach) => breach.rule)).toContain(rule);
  });

  test('there is one for every rule', () => {
    const planted = new Set(PLANTED.map(([rule]) => rule));
    expect([...RULES.map(({ name }) => name), NO_CYCLES].filter((name) => !planted.has(name))).toEqual([]);
  });
});

test.each(INNOCENT)('%s is no breach', (_why, path, text) => {
  const others = files.filter((file) => file.path !== path);
  const found = checkLayers([...others, { path, text }], path);
  expect(found).toEqual([]);
});

test('no folder is a drawer for leftovers', () => {
  const drawer = /(^|\/)(helpers?|utils?|common|misc|managers?)\//;
  expect(SOURCE_FOLDERS.flatMap(pathsBelow).filter((path) => drawer.test(path))).toEqual([]);
});

test('demo pages load built files only', () => {
  const pages = pathsBelow('demo/pages').filter((path) => /\.(html|js|mjs)$/.test(path));
  const leaving =
    /(?:src|href)=["'](?:\.\.\/|\/?(?:sdk|elements|host-app)\/)|(?:from|import)\s*\(?\s*["'](?:\.\.\/|\/?(?:sdk|elements|host-app)\/)/;
  expect(leaving.test('<script src="../../elements/entries/script-tag.ts">')).toBe(true);
  expect(leaving.test(`import { x } from '../../sdk/index.js'`)).toBe(true);
  expect(
    pages
      .map(readSource)
      .filter(({ text }) => leaving.test(text))
      .map(({ path }) => path),
  ).toEqual([]);
});
