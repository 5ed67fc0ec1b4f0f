// A host on this machine: answers are gzip with a length, connections stay open, and every request is noted.
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

/** @import { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http' */
/** @import { AddressInfo } from 'node:net' */
/** @typedef {{ status: number, headers: Record<string, string>, body?: string | Buffer, packed?: Buffer }} HostAnswer */
/** @typedef {{ method: string, path: string, bytes: number, error?: string }} HostRequest */
/** @typedef {HostRequest & { headers: IncomingHttpHeaders, body: Buffer }} FullRequest */
/** @typedef {{ origin: string, requests: HostRequest[], close: () => Promise<unknown> }} Host */

const SMALLEST_COMPRESSED = 200;

/** @type {(response: ServerResponse, answer: HostAnswer) => number} */
function send(response, answer) {
  const body = Buffer.from(answer.body ?? '');
  const type = answer.headers['Content-Type'] ?? '';
  const isText = /text|json|svg/.test(type) && body.length >= SMALLEST_COMPRESSED;
  const packed = isText ? (answer.packed ?? gzipSync(body, { level: 9 })) : body;
  response.writeHead(answer.status, {
    ...answer.headers,
    ...(isText ? { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' } : {}),
    ...(answer.status === 204 ? {} : { 'Content-Length': packed.length }),
  });
  response.end(answer.status === 204 ? undefined : packed);
  return answer.status === 204 ? 0 : packed.length;
}

/** @type {(request: IncomingMessage) => Promise<Buffer>} */
async function readBody(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * `answer` gets method, path, headers and body, and gives status, headers and body.
 * @type {(answer: (request: FullRequest) => HostAnswer | Promise<HostAnswer>) => Promise<Host>}
 */
export function openHost(answer) {
  /** @type {HostRequest[]} */
  const requests = [];
  const server = createServer((request, response) => {
    /** @type {HostRequest} */
    const note = { method: request.method ?? 'GET', path: request.url ?? '/', bytes: 0 };
    requests.push(note);
    const done = async () => {
      const asked = { ...note, headers: request.headers, body: await readBody(request) };
      note.bytes = send(response, await answer(asked));
    };
    done().catch((error) => {
      note.error = String(error);
      response.writeHead(500).end();
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () =>
      resolve({
        origin: `http://127.0.0.1:${/** @type {AddressInfo} */ (server.address()).port}`,
        requests,
        close: () => {
          server.closeAllConnections();
          return new Promise((closed) => server.close(closed));
        },
      }),
    );
  });
}
