import { Agent, createServer, get } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
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
    // An installed app fetches hundreds of files: Node's `fetch`, or a connection for each, would double what a test costs.
    const agent = new Agent({ keepAlive: true });
    const ask = (path: string, accept: string): Promise<IncomingMessage> =>
      new Promise((resolve, reject) => {
        get(behind + path, { agent, headers: { accept } }, resolve).on('error', reject);
      });
    server.on('close', () => agent.destroy());
    server.on('request', (request, response) => {
      const path = request.url ?? '/';
      const answered = ask(path, request.headers.accept ?? '*/*').then(async (answer) => {
        const headers = { 'Content-Type': answer.headers['content-type'] ?? '' };
        if (path !== '/service-worker.js')
          return void answer.pipe(response.writeHead(answer.statusCode ?? 500, headers));
        const parts: Buffer[] = await answer.toArray();
        const body = origin.#script(Buffer.concat(parts).toString());
        response.writeHead(body === null ? 404 : 200, headers).end(body ?? undefined);
      });
      // Both ends may have gone away while it was asked.
      answered.catch(() => response.destroy());
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
