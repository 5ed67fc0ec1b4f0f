import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** What a registry's page shows of the package. */
const about = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly homepage: string;
  readonly bugs: { readonly url: string };
  readonly repository: { readonly type: string; readonly url: string };
  readonly exports: Readonly<Record<string, unknown>>;
  readonly customElements: string;
  readonly 'web-types': string;
};
const readme = readFileSync('README.md', 'utf8');
const place = about.repository.url.replace(/^git\+(.+)\.git$/, '$1');

test('the repository, its issues and the home page are at one place', () => {
  expect(about.repository.type).toBe('git');
  expect(place).toMatch(/^https:\/\/github\.com\/[\w-]+\/[\w-]+$/);
  expect(about.bugs.url).toBe(`${place}/issues`);
  expect(about.homepage).toBe(`${place}#readme`);
});

describe('the links of README', () => {
  const links = [...readme.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  const relative = links.filter((target) => !/^(https?:|#)/.test(target));

  /** A registry resolves a relative link from the root of `repository`: one that leaves it, or starts with `/`, breaks. */
  const isBroken = (target: string): boolean =>
    target.startsWith('/') || target.startsWith('..') || !existsSync(join('.', target.replace(/#.*$/, '')));

  test('name files of the repository, by their path from its root', () => {
    expect(relative.length).toBeGreaterThan(10);
    expect(relative.filter(isBroken)).toEqual([]);
  });

  test('that break on a page of a registry would be found', () => {
    expect(['/docs/index.md', '../docs/index.md', 'docs/planted.md#a'].map(isBroken)).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('to pictures are of a kind that a registry shows', () => {
    const pictures = [...readme.matchAll(/!\[[^\]]*\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) expect(picture).toMatch(/\.(webp|png|jpe?g|svg)$/);
  });
});

describe('editors', () => {
  test('find their data by fields and entries of the package', () => {
    expect(about.exports).toMatchObject({
      './custom-elements.json': `./${about.customElements}`,
      './web-types.json': `./${about['web-types']}`,
      './vscode.html-custom-data.json': './dist/vscode.html-custom-data.json',
    });
  });

  test('get a setting for VS Code that names the file', () => {
    const guide = readFileSync('docs/frameworks.md', 'utf8');
    const setting = /^\{ "html\.customData": \["(.+)"\] \}$/m.exec(guide)?.[1];
    expect(setting).toBe('./node_modules/purchase-elements/dist/vscode.html-custom-data.json');
    expect(readme).toContain('(docs/frameworks.md#editors)');
  });
});
