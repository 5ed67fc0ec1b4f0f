import { expect, test } from 'vitest';
import stryker from '../../stryker.config.mjs';
import vitest from '../../vitest.mutants.config';
import { pathsBelow } from '../support/source-tree';

/** `a/{b,c}/*.ts` as `a/b/*.ts` and `a/c/*.ts`. */
function expanded(pattern: string): string[] {
  const [whole, names] = /\{([^}]*)\}/.exec(pattern) ?? [];
  if (whole === undefined || names === undefined) return [pattern];
  return names.split(',').flatMap((name) => expanded(pattern.replace(whole, name)));
}

const paths = ['sdk', 'test/sdk'].flatMap(pathsBelow);

/** The part before the first star is the beginning of a path that exists. */
const namesNothing = (pattern: string): boolean => {
  const [beginning = ''] = pattern.split('*');
  return !paths.some((path) => path.startsWith(beginning));
};

test('`npm run mutants` changes files, and runs tests, that exist', () => {
  const patterns = [...stryker.mutate, ...(vitest.test?.include ?? [])].flatMap(expanded);
  expect(patterns.length).toBeGreaterThan(10);
  expect(patterns.filter(namesNothing)).toEqual([]);
  expect(namesNothing('test/sdk/client*.test.ts')).toBe(true);
});
