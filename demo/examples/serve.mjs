// node ../serve.mjs: a web server for pages that no bundler builds. It serves the folder it is started in, finds
// /node_modules/… as Node does, in the folders above too, and hands /sandbox on to the sandbox server.
import { createReadStream, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { dirname, extname, join, normalize, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
};

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The file below `folder`, or for /node_modules/… below the nearest folder above that has it. */
function find(folder, path) {
  const file = join(folder, path);
  if (!file.startsWith(folder + sep)) return undefined;
  if (isFile(file)) return file;
  const above = dirname(folder);
  return path.startsWith(`${sep}node_modules${sep}`) && above !== folder ? find(above, path) : undefined;
}

function answerFile(folder, url, response) {
  const { pathname } = new URL(url, 'http://localhost');
  const path = normalize(decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname));
  const file = find(folder, path);
  if (file === undefined) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end(`There is no file at ${pathname}.\n`);
    return;
  }
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-cache',
  });
  createReadStream(file).pipe(response);
}

/** The address that the browser sees stays in the Host header: the card form's frames are compared with it. */
function passOn(sandbox, incoming, response) {
  const { method, url, headers } = incoming;
  const outgoing = request(new URL(url, sandbox), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => {
    if (response.headersSent) return response.destroy();
    response.writeHead(502, { 'content-type': 'text/plain' });
    response.end(`The sandbox server does not answer at ${sandbox}: run \`npm start\` in the repository.\n`);
  });
  response.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

/** Resolves when the server listens; port 0 takes any free one. */
export function serve({ folder, sandbox, port }) {
  const root = resolve(folder);
  const server = createServer((incoming, response) => {
    try {
      if (incoming.url.startsWith('/sandbox/')) passOn(sandbox, incoming, response);
      else answerFile(root, incoming.url, response);
    } catch {
      response.writeHead(400).end();
    }
  });
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, 'localhost', () => done(server));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const sandbox = process.env.SANDBOX_URL ?? 'http://localhost:4300';
  const port = Number(process.env.PORT ?? 5173);
  await serve({ folder: '.', sandbox, port });
  console.log(`http://localhost:${port}/ (sandbox server: ${sandbox})`);
}
