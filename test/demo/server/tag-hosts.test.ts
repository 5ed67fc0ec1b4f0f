import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../demo/server/server';
import { rootsIn, startSandbox, temporaryFolder, writeFiles } from '../sandbox-client';

const HOST = 'https://tags.example.com';
const folder = temporaryFolder();
let plain: RunningServer;
let open: RunningServer;

beforeAll(async () => {
  writeFiles(folder, { 'app/index.html': '<!doctype html><title>App</title>' });
  const roots = rootsIn(folder);
  [plain, open] = await Promise.all([
    startSandbox({ roots }),
    startSandbox({ roots, config: { tagHosts: [HOST] } }),
  ]);
});
afterAll(() => Promise.all([plain.close(), open.close()]));

const policyOf = async (server: RunningServer): Promise<string> =>
  (await fetch(`${server.url}/`)).headers.get('content-security-policy') ?? '';

describe('the policy of pages', () => {
  it('knows no advertising hosts by default', async () => {
    const policy = await policyOf(plain);
    expect(policy).toContain("script-src 'self' https://js.stripe.com;");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain('require-trusted-types-for');
  });

  it('lets scripts of the configured hosts load and report, and nothing more', async () => {
    const rules = (await policyOf(open)).split('; ');
    expect(rules.filter((rule) => rule.includes(HOST)).map((rule) => rule.split(' ')[0])).toEqual([
      'script-src',
      'connect-src',
      'img-src',
    ]);
  });
});
