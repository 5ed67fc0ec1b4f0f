import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A host that knows nothing but files: those of a folder, below a path, while `visit` runs. */
export async function atStaticHost(
  folder: string,
  below: string,
  visit: (address: string) => Promise<void>,
): Promise<void> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    if (!pathname.startsWith(below)) return void response.writeHead(404).end();
    const path = pathname.slice(below.length) || 'index.html';
    readFile(join(folder, path)).then(
      (body) => response.setHeader('Content-Type', TYPES[extname(path)] ?? 'text/plain').end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  try {
    await visit(`http://localhost:${(server.address() as AddressInfo).port}${below}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
