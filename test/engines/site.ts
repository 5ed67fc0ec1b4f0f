import { createServer, request as ask } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface WrittenPage {
  readonly html: string;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * An integrator's site of an origin of its own: pages that a test has written, and for every other path the sandbox. It can
 * go away, as for a user without a connection.
 */
export class Site {
  readonly url: string;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    this.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  static async open(behind: string, pages: Readonly<Record<string, WrittenPage>> = {}): Promise<Site> {
    const server = createServer((request, response) => {
      const path = request.url ?? '/';
      const page = pages[new URL(path, 'http://site').pathname];
      if (page) {
        response.writeHead(200, { 'Content-Type': page.type ?? 'text/html', ...page.headers }).end(page.html);
        return;
      }
      const { host: _host, ...headers } = request.headers;
      const forwarded = ask(behind + path, { method: request.method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'close' });
        answer.pipe(response);
      });
      forwarded.on('error', () => response.destroy());
      request.pipe(forwarded);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, 'localhost', resolve);
    });
    return new Site(server);
  }

  async goAway(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }
}

interface HostPage {
  readonly head?: string;
  readonly body?: string;
}

const STAND_IN = '<script src="/sandbox/stripe/stripe.js"></script>';
const SDK = '<script src="/dist/purchases.js" async></script>';

/** The stand-in's script for a site whose frames have the site's origin, so that a test can look into them. */
export async function ownStandIn(origin: string): Promise<WrittenPage> {
  const response = await fetch(`${origin}/sandbox/stripe/stripe.js`);
  // The first line names the sandbox's origin.
  return { html: (await response.text()).replace(/^.*\n/, ''), type: 'text/javascript' };
}

/** The document of a site that uses the script tag. */
export const hostPage = ({ head = '', body = '' }: HostPage): string => `<!doctype html>
  <html lang="en"><head><meta charset="utf-8"><title>Host</title>
  <meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
  ${STAND_IN}${SDK}${head}</head><body><main><h1>Host</h1>${body}</main></body></html>`;

/** An element that sells for a tenant of the sandbox behind the site. */
export const tag = (
  { key, user }: { readonly key: string; readonly user: string },
  name: string,
  attributes = '',
  content = '',
): string =>
  `<${name} api-key="${key}" app-user-id="${user}" proxy-url="/sandbox" asset-base-url="/sandbox/assets" ${attributes}>${content}</${name}>`;
