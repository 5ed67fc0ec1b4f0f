import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rollup } from 'rollup';
import type { Plugin } from 'rollup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fontTerms } from '../../../scripts/build/plugins/fonts.mjs';
import { about, noteLicences, writeNotices } from '../../../scripts/build/plugins/notices.mjs';

const GROUPS = ['planted-app', 'planted-keyboard'];
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'app-'));
  const place = join(folder, 'node_modules/used');
  mkdirSync(place, { recursive: true });
  writeFileSync(
    join(place, 'package.json'),
    JSON.stringify({ name: 'used', version: '1.0.0', license: 'MIT' }),
  );
  writeFileSync(join(place, 'LICENSE'), 'Do as you like.');
  writeFileSync(join(place, 'index.js'), 'export const used = Math.random();');
  writeFileSync(
    join(folder, 'page.js'),
    `import { used } from './node_modules/used/index.js';\nconsole.log(used);`,
  );
  writeFileSync(join(folder, 'worker.js'), 'console.log(1);');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  for (const group of GROUPS) rmSync(`.cache/notices-${group}.json`, { force: true });
});

const font = (fileName: string): Plugin => ({
  name: 'font',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: 'font' });
  },
});
const note = (index = 0): Plugin => noteLicences(GROUPS[index] ?? '', { aboutAsset: fontTerms });

const build = async (entry: string, plugins: readonly Plugin[]): Promise<void> => {
  const built = await rollup({ input: join(folder, entry), plugins: [...plugins] });
  await built.generate({ format: 'es' });
};

/** The app is built in two groups; one file has the terms of both. */
const licences = async (known: readonly string[]): Promise<string> => {
  const file = join(folder, 'licences.txt');
  await build('page.js', [note(0)]);
  await build('worker.js', [font('assets/inter-latin.0123456789ab.woff2'), note(1)]);
  writeNotices([{ file, groups: GROUPS, what: 'It has', known }]);
  return readFileSync(file, 'utf8');
};

describe('the licences beside the app', () => {
  it('are those of its packages and of its fonts, with their files', async () => {
    const text = await licences(['used']);
    expect(text).toContain('It has of others');
    expect(text).toContain('used 1.0.0 (MIT)\nin page.js\n\nDo as you like.');
    expect(text).toMatch(/@fontsource-variable\/inter \S+ \(OFL-1\.1\)\nin assets\/inter-latin\.\*\.woff2\n/);
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });

  it('are not written without those of a package that must be there', async () => {
    await expect(licences(['used', 'react'])).rejects.toThrow('would not hold the terms of react');
  });

  it('are not written with a font of unknown terms', async () => {
    await expect(build('worker.js', [font('assets/stranger.woff2'), note()])).rejects.toThrow(
      'nothing is known of the terms of this font',
    );
  });
});

/** Packages that modules of these folders name. */
const imported = [
  ...new Set(
    ['host-app', 'sdk', 'elements']
      .flatMap((root) =>
        readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file)),
      )
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [
        ...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type).*? from '([^'.][^':]*)'/gm),
      ])
      .map(([, name = '']) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')),
  ),
].sort();

describe('a package that the app names', () => {
  it.each(imported.filter((name) => name !== 'vue' && name !== 'svelte'))(
    'comes with its terms: %s',
    (name) => {
      expect(about(`node_modules/${name}`).text.length).toBeGreaterThan(200);
    },
  );

  it.each(['assets/maths.1.woff2', 'assets/KaTeX_Main-Bold.1.woff2', 'assets/inter-greek.1.woff2'])(
    'and so does the font %s',
    (file) => {
      expect(fontTerms(file)).toMatchObject({ license: 'OFL-1.1' });
    },
  );
});
