// Passes requests on to the sandbox server; pages get a script that reloads them after a build.
import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** @import { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http' */

const SCRIPT_PATH = '/__dev/reload.js';
const EVENTS_PATH = '/__dev/events';
const SCRIPT = `
const events = new EventSource('${EVENTS_PATH}');
events.addEventListener('reload', () => location.reload());
`;
const TAG = `<script src="${SCRIPT_PATH}" type="module"></script>`;

/** @type {(answer: IncomingMessage, response: ServerResponse) => Promise<void>} */
async function forwardPage(answer, response) {
  const html = await text(answer);
  /** @type {OutgoingHttpHeaders} */
  const headers = { ...answer.headers, 'cache-control': 'no-store' };
  for (const name of ['content-length', 'transfer-encoding', 'etag', 'last-modified']) delete headers[name];
  response.writeHead(answer.statusCode ?? 502, headers).end(html.replace('</head>', () => `${TAG}</head>`));
}

/** @type {(incoming: IncomingMessage, response: ServerResponse, inner: number) => void} */
function forward(incoming, response, inner) {
  // Plain text only, so that a page can be changed; the host stays, because the server compares origins with it.
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const options = { host: 'localhost', port: inner, method: incoming.method, path: incoming.url, headers };
  const outgoing = request(options, (answer) => {
    const isPage =
      String(answer.headers['content-type']).startsWith('text/html') && incoming.method === 'GET';
    if (isPage) forwardPage(answer, response).catch((error) => outgoing.destroy(error));
    else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
  });
  outgoing.on('error', () => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' });
    response.end('The sandbox server is not up; see the terminal for build errors.\n');
  });
  response.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

/** @type {(ports: { port: number, inner: number }) => { reloadPages: () => void }} */
export function startReloadProxy({ port, inner }) {
  /** @type {Set<ServerResponse>} */
  const pages = new Set();
  const server = createServer((incoming, response) => {
    if (incoming.url === SCRIPT_PATH) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(SCRIPT);
    } else if (incoming.url === EVENTS_PATH) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(': open\n\n');
      pages.add(response);
      response.on('close', () => pages.delete(response));
    } else forward(incoming, response, inner);
  });
  server.listen(port);
  const reloadPages = () => {
    for (const page of pages) page.write('event: reload\ndata: now\n\n');
    console.log(`dev: reloaded ${pages.size} page${pages.size === 1 ? '' : 's'}`);
  };
  return { reloadPages };
}
