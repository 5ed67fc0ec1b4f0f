import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noteLicences, noticesText, type LicenceNote } from '../../../scripts/build/plugins/notices.mjs';

let folder = '';
let group = '';
let count = 0;
const notes = (): LicenceNote[] =>
  JSON.parse(readFileSync(`.cache/notices-${group}.json`, 'utf8')) as LicenceNote[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundled-'));
  group = `planted-${count++}`;
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(`.cache/notices-${group}.json`, { force: true });
});

/** An installed package with one module. */
function install(name: string, files: Record<string, string>): void {
  const place = join(folder, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name, version: '1.0.0', license: 'MIT' }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(place, file), text);
}

async function bundle(code: string): Promise<string> {
  writeFileSync(join(folder, 'entry.js'), code);
  const built = await rollup({
    input: join(folder, 'entry.js'),
    plugins: [noteLicences(group, { pointer: true })],
  });
  const { output } = await built.generate({ format: 'es' });
  return output[0].code;
}

test('what was bundled is noted with its terms, and the file names where they are', async () => {
  install('used', { 'index.js': 'export const used = Math.random();', LICENSE: 'Do as you like.' });
  install('dropped', { 'index.js': 'export const dropped = 1;', LICENSE: 'Do not.' });
  const code = await bundle(
    `import { used } from './node_modules/used/index.js';\nimport { dropped } from './node_modules/dropped/index.js';\nconsole.log(used);`,
  );
  expect(code).toMatch(/^\/\*!THIRD-PARTY-NOTICES\.txt\*\/\n/);
  expect(notes()).toMatchObject([
    { name: 'used', version: '1.0.0', text: 'Do as you like.', files: ['entry.js'] },
  ]);
});

test('a file without code of others carries no line about it', async () => {
  expect(await bundle('console.log(1);')).not.toContain('THIRD-PARTY');
});

test('a package without a licence file ends the build', async () => {
  install('bare', { 'index.js': 'export const bare = Math.random();' });
  await expect(
    bundle(`import { bare } from './node_modules/bare/index.js';\nconsole.log(bare);`),
  ).rejects.toThrow('bare 1.0.0 is bundled and has no licence file');
});

test('a package is told once, with all files that it is in', () => {
  const note = { name: 'used', version: '1.0.0', license: 'MIT', text: 'Do as you like.' };
  const text = noticesText([
    { ...note, files: ['b.js'] },
    { ...note, files: ['a.js', 'b.js'] },
  ]);
  expect(text.split('Do as you like.')).toHaveLength(2);
  expect(text).toContain('used 1.0.0 (MIT)\nin a.js, b.js\n');
});
