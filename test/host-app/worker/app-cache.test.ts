import { describe, expect, it } from 'vitest';
import { createResponder } from '../../../host-app/worker/respond';
import { createAppCache } from '../../../host-app/worker/app-cache';
import type { RequestKind } from '../../../host-app/worker/request-kind';
import { createFakeCaches } from './fake-caches';

const files = {
  version: 'v2',
  shell: ['/index.html', '/assets/main.2.js', '/assets/react.1.js', '/theme.js'],
  offline: ['/assets/loan.2.js'],
  others: ['/assets/blog.1.js', '/assets/loan.2.js'],
};
const NOW = Date.UTC(2026, 10, 21, 12);
const MINE = 'stepwise-2026-11-21T12:00:00.000Z-v2';
const OLD = 'stepwise-2026-10-01T00:00:00.000Z-v1';
const old = {
  '/index.html': 'old page',
  '/theme.js': 'old theme',
  '/assets/react.1.js': 'react',
  '/assets/blog.1.js': 'blog',
  '/assets/loan.1.js': 'old loan',
};

const world = (kept: Record<string, Record<string, string>> = {}, lost: readonly string[] = []) => {
  const caches = createFakeCaches(kept);
  const fetched: string[] = [];
  const fetch = async (path: string): Promise<Response> => {
    fetched.push(path);
    if (lost.includes('*')) throw new TypeError('offline');
    const answer = new Response(`new ${path}`, { status: lost.includes(path) ? 404 : 200 });
    // Answers of this site are of this type; only a browser's network can make one.
    Object.defineProperty(answer, 'type', { value: 'basic' });
    return answer;
  };
  const cache = createAppCache({ files, caches: caches.storage, fetch, now: () => NOW });
  const answer = createResponder({
    cache,
    isShell: (path) => files.shell.includes(path),
    fetch: (request) => fetch(new URL(request.url).pathname),
  });
  const ask = async (path: string, kind: Exclude<RequestKind, 'not-ours'>): Promise<string> =>
    (await answer(new Request(`https://stepwise.example${path}`), kind)).text();
  return { caches, cache, fetched, ask };
};

describe('installing', () => {
  it('fetches the shell into a cache whose name sorts by age', async () => {
    const { caches, cache } = world();
    await cache.install();
    expect(await caches.dump()).toEqual({
      [MINE]: Object.fromEntries(files.shell.map((path) => [path, `new ${path}`])),
    });
    expect([MINE, OLD].sort()).toEqual([OLD, MINE]);
  });

  it('takes over what has not changed, visited chunks too, and fetches what may have', async () => {
    const { caches, cache, fetched } = world({ [OLD]: old });
    await cache.install();
    expect(fetched.sort()).toEqual(['/assets/main.2.js', '/index.html', '/theme.js']);
    const kept = (await caches.dump())[MINE];
    expect(kept).toMatchObject({
      '/index.html': 'new /index.html',
      '/assets/react.1.js': 'react',
      '/assets/blog.1.js': 'blog',
    });
    expect(kept).not.toHaveProperty('/assets/loan.1.js');
    expect((await caches.dump())[OLD]).toEqual(old);
  });

  it('fails as a whole when a file of the shell is missing', async () => {
    await expect(world({}, ['/assets/main.2.js']).cache.install()).rejects.toThrow('/assets/main.2.js');
  });

  it('uses the same cache again after a restart of the worker', async () => {
    const first = world();
    await first.cache.install();
    const kept = await first.caches.dump();
    const second = world(kept, ['*']);
    expect(await second.ask('/math/basic', 'page')).toBe('new /index.html');
  });
});

describe('answering', () => {
  it('gives every page the one document, without asking the network', async () => {
    const { cache, fetched, ask } = world();
    await cache.install();
    fetched.length = 0;
    expect(await ask('/formulas/anything', 'page')).toBe('new /index.html');
    expect(fetched).toEqual([]);
  });

  it('keeps a chunk when it is first used, and has it without a connection', async () => {
    const { caches, ask } = world();
    expect(await ask('/assets/blog.1.js', 'asset')).toBe('new /assets/blog.1.js');
    const offline = world(await caches.dump(), ['*']);
    expect(await offline.ask('/assets/blog.1.js', 'asset')).toBe('new /assets/blog.1.js');
    await expect(offline.ask('/assets/loan.2.js', 'asset')).rejects.toThrow('offline');
  });

  it('still has the chunks of a version that another tab has replaced', async () => {
    const { ask } = world({ [OLD]: old }, ['*']);
    expect(await ask('/assets/loan.1.js', 'asset')).toBe('old loan');
  });

  it('never mixes unhashed files of two versions', async () => {
    const { ask } = world({ [OLD]: old });
    expect(await ask('/theme.js', 'file')).toBe('new /theme.js');
    expect(await ask('/ai', 'page')).toBe('new /ai');
  });

  it('asks the network first for other files, and remembers the last answer', async () => {
    const { caches, fetched, ask } = world();
    await ask('/rss.xml', 'file');
    await ask('/rss.xml', 'file');
    expect(fetched).toEqual(['/rss.xml', '/rss.xml']);
    expect(await world(await caches.dump(), ['*']).ask('/rss.xml', 'file')).toBe('new /rss.xml');
  });

  it('keeps no failures', async () => {
    const { caches, ask } = world({}, ['/assets/blog.1.js']);
    await ask('/assets/blog.1.js', 'asset');
    expect(Object.values(await caches.dump()).flatMap((kept) => Object.keys(kept))).toEqual([]);
  });
});
