// The shop's own host: the page, and the files of every client with the same headers.
import { gzipSync } from 'node:zlib';
import { openHost } from './host.mjs';
import { benchScript, pageFor } from './pages.mjs';

/** @import { Client } from '../clients.mjs' */
/** @import { Host, HostAnswer } from './host.mjs' */
/** @import { Settings } from '../../page.types.js' */

/** As for names with a content hash: what was fetched once is not asked for again. */
const KEPT = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'public, max-age=31536000, immutable',
};
const PAGE = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };

/** @type {(body: Buffer) => HostAnswer} */
const stored = (body) => ({ status: 200, headers: KEPT, body, packed: gzipSync(body, { level: 9 }) });

/**
 * `settingsOf` returns the settings of a page from the parameters of its query.
 * @type {(clients: readonly Client[], settingsOf: (client: Client, words: URLSearchParams) => Settings) => Promise<Host>}
 */
export async function openOwnHost(clients, settingsOf) {
  const files = new Map([['/bench.js', stored(benchScript)]]);
  for (const client of clients)
    for (const [name, body] of Object.entries(client.files()))
      files.set(`/${client.id}/${name}`, stored(body));
  return openHost(({ path }) => {
    const url = new URL(path, 'http://own');
    const file = files.get(url.pathname);
    if (file) return file;
    const client = clients.find(({ id }) => url.pathname === `/${id}`);
    if (!client) return { status: 404, headers: { 'Content-Type': 'text/plain' }, body: 'not here' };
    const policy = url.searchParams.get('policy');
    return {
      status: 200,
      headers: { ...PAGE, ...(policy ? { 'Content-Security-Policy': policy } : {}) },
      body: pageFor(client, settingsOf(client, url.searchParams)),
    };
  });
}
