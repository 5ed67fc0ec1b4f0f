import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openStateFile } from '../../../demo/server/tenant/state-file';
import { at, createClient, startSandbox, statusOf, temporaryFolder } from '../sandbox-client';
import type { Client } from '../sandbox-client';
import { bundleServer, startProcess } from './server-process';
import type { ServerProcess } from './server-process';

const file = join(temporaryFolder(), 'main.mjs');
beforeAll(() => bundleServer(file));

let running: ServerProcess | null = null;
afterEach(() => running?.kill());

async function start(folder: string): Promise<Client> {
  running = await startProcess(file, folder);
  return createClient(running, 'rcb_sb_durable');
}

/** Ends the server in the moment of its answer, and starts it on the same file. */
async function restart(folder: string): Promise<Client> {
  await running?.kill();
  return start(folder);
}

describe('what was answered', () => {
  it('outlives a server that is killed with the answer of every step of a purchase', async () => {
    const folder = temporaryFolder();
    let client = await start(folder);
    const started = await client.buy('a@example.org', 'weekly');
    client = await restart(folder);
    expect(statusOf(await client.poll(started))).toBe('started');
    await client.confirm(started, '4000000000003220');
    client = await restart(folder);
    const clientSecret = at(started.json, 'data', 'client_secret');
    const resolved = await client.post('/stripe/resolve', { clientSecret, outcome: 'complete' });
    expect(at(resolved.json, 'intent', 'status')).toBe('succeeded');
    client = await restart(folder);
    expect(await client.ledger()).toHaveLength(1);
    expect(statusOf(await client.pollToEnd(started))).toBe('succeeded');
    client = await restart(folder);
    expect(at(await client.subscriber(), 'subscriber', 'subscriptions', 'weekly')).toBeDefined();
  });

  it('outlives it for a purchase without a payment step, a control call and the customer’s page', async () => {
    const folder = temporaryFolder();
    let client = await start(folder);
    expect(at((await client.buy('completed@example.org')).json, 'next_action')).toBe('completed');
    client = await restart(folder);
    const info = await client.subscriber();
    expect(at(info, 'subscriber', 'entitlements', 'pro')).toBeDefined();
    const link = new URL(String(at(info, 'subscriber', 'management_url')));
    const token = link.searchParams.get('token') ?? '';
    const body = new URLSearchParams({ token, action: 'cancel', product: 'monthly' });
    await fetch(`${running?.url}/sandbox/manage`, { method: 'POST', body, redirect: 'manual' });
    client = await restart(folder);
    const monthly = at(await client.subscriber(), 'subscriber', 'subscriptions', 'monthly');
    expect(at(monthly, 'unsubscribe_detected_at')).not.toBeNull();
    await client.advance(1000);
    client = await restart(folder);
    expect(at((await client.get('/control/state')).json, 'clockOffsetMs')).toBe(1000);
  });

  it('keeps the secret that signs the customer’s links, from the first answer on', async () => {
    const folder = temporaryFolder();
    let client = await start(folder);
    await client.control('/subscribers/u1', { action: 'grant', productId: 'monthly' });
    const link = new URL(String(at(await client.subscriber(), 'subscriber', 'management_url')));
    client = await restart(folder);
    expect((await fetch(`${running?.url}${link.pathname}${link.search}`)).status).toBe(200);
  });
});

describe('the saving of the state', () => {
  const silent = (): void => {};

  it('takes many changes that wait into few writes', async () => {
    const path = join(temporaryFolder(), 'state.json');
    const state = openStateFile(path, silent);
    const { tenants } = state;
    const { all } = tenants;
    let writes = 0;
    tenants.all = () => ((writes += 1), all());
    await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        tenants.forKey(`rcb_sb_${index}`);
        state.change();
        await state.settled();
        expect(readFileSync(path, 'utf8')).toContain(`"rcb_sb_${index}"`);
      }),
    );
    expect(writes).toBeLessThan(10);
    await state.close();
  });

  it('waits for nothing that was only touched', async () => {
    const path = join(temporaryFolder(), 'state.json');
    const state = openStateFile(path, silent);
    state.touch();
    await state.settled();
    expect(existsSync(path)).toBe(false);
    await state.close();
    expect(existsSync(path)).toBe(true);
  });

  it('goes on in memory where nothing can be written, and says so', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'not-a-folder'), '');
    const log: string[] = [];
    const stateFile = join(folder, 'not-a-folder', 'state.json');
    const server = await startSandbox({ stateFile, log: (line) => log.push(line) });
    expect((await createClient(server).buy('completed@example.org')).status).toBe(200);
    await server.close();
    expect(log.join('\n')).toContain('warning: the state could not be saved');
  });

  it('takes away what a process that is no more has left half-written', async () => {
    const folder = join(temporaryFolder(), 'deep');
    mkdirSync(folder);
    const own = `state.json.${process.ppid}.tmp`;
    for (const name of ['state.json.999999999.tmp', own, 'other.tmp']) writeFileSync(join(folder, name), '{');
    await openStateFile(join(folder, 'state.json'), silent).close();
    expect(readdirSync(folder).sort()).toEqual(['other.tmp', own]);
  });
});
