import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../demo/server/server';
import { at, createClient, DAY, startSandbox, statusOf, temporaryFolder } from '../sandbox-client';

let server: RunningServer | null = null;
afterEach(() => server?.close());

async function restart(stateFile: string, log: string[] = []): Promise<RunningServer> {
  await server?.close();
  server = await startSandbox({ stateFile, log: (line) => log.push(line) });
  return server;
}

describe('the state file', () => {
  it('carries subscribers, sessions, ledger, clock and management links over a restart', async () => {
    const stateFile = join(temporaryFolder(), 'deep', 'state.json');
    const key = 'rcb_sb_kept';
    const before = createClient(await restart(stateFile), key);
    await before.subscribe('a@example.org', 'coins');
    await before.subscribe('a@example.org', 'monthly');
    await before.advance(DAY);
    await before.control('/branding', { preset: 'dark' });
    const open = await before.buy('a@example.org', 'annual');
    const link = String(at(await before.subscriber(), 'subscriber', 'management_url'));

    const running = await restart(stateFile);
    const after = createClient(running, key);
    expect(await after.ledger()).toHaveLength(2);
    expect(at(await after.subscriber(), 'subscriber', 'entitlements', 'pro', 'product_identifier')).toBe(
      'monthly',
    );
    expect(at((await after.get('/rcbilling/v1/branding')).json, 'appearance', 'color_form_bg')).toBe(
      '#17122a',
    );
    await after.confirm(open);
    expect(statusOf(await after.pollToEnd(open))).toBe('succeeded');
    const moved = new URL(link);
    expect((await fetch(`${running.url}${moved.pathname}${moved.search}`)).status).toBe(200);
  });

  it.each(['{"version":1,', '[]', '{"version":1,"secret":"s","tenants":[{"key":7}]}'])(
    'puts %j aside with a warning and starts anew',
    async (content) => {
      const folder = temporaryFolder();
      const stateFile = join(folder, 'state.json');
      writeFileSync(stateFile, content);
      const log: string[] = [];
      const client = createClient(await restart(stateFile, log), 'rcb_sb_kept');
      expect(log[0]).toMatch(/warning: the state file could not be read/);
      expect(await client.ledger()).toEqual([]);
      const aside = readdirSync(folder).find((name) => name.includes('corrupt'));
      expect(readFileSync(join(folder, aside ?? ''), 'utf8')).toBe(content);
    },
  );

  it('leaves no half-written file behind', async () => {
    const folder = temporaryFolder();
    const client = createClient(await restart(join(folder, 'state.json')));
    await client.subscribe();
    await server?.close();
    expect(readdirSync(folder)).toEqual(['state.json']);
  });
});
