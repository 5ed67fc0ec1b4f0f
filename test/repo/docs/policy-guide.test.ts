import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { strictPolicy } from '../../e2e/models/host/strict-page';

const guide = readFileSync('docs/content-security-policy.md', 'utf8');

test('the policy that is published is the one that the browser tests serve', () => {
  const [, block = ''] = /## The policy\s+```csp\n([^`]+)```/.exec(guide) ?? [];
  const published = block.split(';').map((line) => line.trim());
  const tested = Object.entries(strictPolicy('<billing host>', '<asset host>'));
  expect(published).toEqual(tested.map(([name, value]) => `${name} ${value}`));
});

test('each directive has its reason', () => {
  for (const name of Object.keys(strictPolicy('', '')))
    expect(guide).toMatch(new RegExp(`^\\| \`${name}[ \`].* \\| \\S.{20,}\\|$`, 'm'));
});

test('the policy’s name, the mark of the form and the provider’s script are those of the code', () => {
  const loader = readFileSync('sdk/adapters/stripe/stripe-script.ts', 'utf8');
  const policy = /POLICY = '([^']+)'/.exec(loader)?.[1];
  const address = /\$\{HOST\}(\S+?)`/.exec(loader)?.[1];
  const mark = /MARK = '([^']+)'/.exec(readFileSync('sdk/adapters/form-place.ts', 'utf8'))?.[1];
  expect(guide).toContain(`trusted-types ${policy}`);
  expect(guide).toContain(`src="https://js.stripe.com/${address}"`);
  expect(guide).toContain(`[${mark}]`);
});
