import { expect, test } from 'vitest';
import { pathsBelow, readSource, type SourceFile } from '../../support/source-tree';

/** True only with a model, or with accounts on a server. */
const PROMISES = /\b(?:every|any) subjects?\b|\bacross devices\b|\b(?:every|all your) devices?\b/giu;

/** These choose their text by what the build has. */
const CHOOSES = ['host-app/config.ts', 'host-app/ui/overlays/welcome-modal.tsx'];

const promisesIn = ({ path, text }: SourceFile): string[] =>
  [...text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gmu, '').matchAll(PROMISES)].map(
    ([words]) => `${path}: ${words}`,
  );

test('no text of the study app and of its offers promises what only some builds have', () => {
  const texts = pathsBelow('host-app').filter(
    (path) => /\.(?:tsx?|md|yaml|html)$/u.test(path) && !/^host-app\/(?:solver\/|[A-Z]+\.md)/u.test(path),
  );
  const offers = ['demo/server/catalogue/products.ts', 'demo/server/catalogue/paywalls/stepwise.ts'];
  expect(texts.length).toBeGreaterThan(300);
  const sources = [...texts, ...offers].filter((path) => !CHOOSES.includes(path)).map(readSource);
  expect(sources.flatMap(promisesIn)).toEqual([]);
});

test('a promise is found in a text, not in a comment', () => {
  const text =
    '/** Every subject. */\n// All your devices\nconst a = "On all your devices, in every subject";';
  expect(promisesIn({ path: 'a.ts', text })).toEqual(['a.ts: all your devices', 'a.ts: every subject']);
});
