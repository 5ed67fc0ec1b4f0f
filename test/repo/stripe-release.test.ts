import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the address of Stripe’s script names the release that the library’s types describe', () => {
  const library = readFileSync('node_modules/@stripe/stripe-js/dist/pure.mjs', 'utf8');
  const release = /RELEASE_TRAIN = '([a-z]+)'/.exec(library)?.[1];
  expect(release).toMatch(/^[a-z]+$/);
  expect(readFileSync('sdk/adapters/stripe/stripe-script.ts', 'utf8')).toContain(
    `\${HOST}${release}/stripe.js`,
  );
});
