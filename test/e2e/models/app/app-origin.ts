import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The study app under an address of its own, which can go away, and whose service worker can change. */
export class AppOrigin {
  readonly url: string;
  readonly #server: Server;
  #script: (code: string) => string | null = (code) => code;

  private constructor(server: Server) {
    this.#server = server;
    this.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  static async open(behind: string): Promise<AppOrigin> {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, 'localhost', resolve);
    });
    const origin = new AppOrigin(server);
    server.on('request', (request, response) => {
      const path = request.url ?? '/';
      const accept = request.headers.accept ?? '*/*';
      void fetch(behind + path, { headers: { accept } }).then(async (answer) => {
        let body: Buffer | string | null = Buffer.from(await answer.arrayBuffer());
        if (path === '/service-worker.js') body = origin.#script(body.toString());
        const headers = { 'Content-Type': answer.headers.get('content-type') ?? '', Connection: 'close' };
        response.writeHead(body === null ? 404 : answer.status, headers).end(body ?? undefined);
      });
    });
    return origin;
  }

  /** Another build: a worker that names another version. */
  publish(version: string): void {
    this.#script = (code) => code.replace(/(version"?:\s*")[^"]+/, `$1${version}`);
  }

  removeWorker(): void {
    this.#script = () => null;
  }

  async goAway(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }
}
