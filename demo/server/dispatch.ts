import { text, withHeaders } from './http/answer';
import type { Answer, Reply } from './http/answer';
import { openCors, ownCors, ownPreflight, preflight } from './http/cors';
import type { Exchange } from './http/exchange';
import { isOwn, refuseStranger } from './http/own-origin';
import type { OwnOrigins } from './http/own-origin';
import type { PageHosts } from './http/security-headers';
import { asset } from './routes/asset-routes';
import { billing } from './routes/billing-routes';
import { control } from './routes/control-routes';
import { manage } from './routes/manage-routes';
import { standIn } from './routes/stand-in-routes';
import { staticFile } from './routes/static-routes';
import type { Roots } from './routes/static-routes';
import type { Sandbox } from './sandbox';

export interface Dispatch {
  sandbox: Sandbox;
  roots: Roots;
  hosts: PageHosts;
  /** A function, because the port is known only after the server listens. */
  own(): OwnOrigins;
}

export function createDispatch(dispatch: Dispatch): (exchange: Exchange) => Promise<Reply> {
  const { sandbox, roots, hosts, own } = dispatch;
  return async (exchange) => {
    const { pathname } = exchange.url;
    if (pathname === '/healthz') return text(200, 'ok');
    const path = below(pathname, '/sandbox');
    if (path === null) return staticFile(roots, exchange, hosts);
    const guarded = await answerOwn(exchange, path);
    if (guarded !== null) return guarded;
    if (exchange.method === 'OPTIONS') return preflight(exchange, own().has(exchange.headers.origin ?? ''));
    const reply = await answerOpen(exchange, path);
    return reply === 'cut' ? reply : withHeaders(reply, openCors);
  };

  /** Calls that pages of other origins may not make: the control, and calls that change the customer's page. */
  async function answerOwn(exchange: Exchange, path: string): Promise<Answer | null> {
    const inManage = below(path, '/manage');
    const inControl = below(path, '/control');
    if (inManage === null && inControl === null) return null;
    const isLook = inManage !== null && (exchange.method === 'GET' || exchange.method === 'HEAD');
    if (!isLook && !isOwn(exchange, own())) return refuseStranger();
    if (exchange.method === 'OPTIONS') return ownPreflight(exchange);
    if (inControl !== null)
      return withHeaders(await control(sandbox, exchange, inControl), ownCors(exchange));
    return manage(sandbox, exchange, inManage ?? '');
  }

  /** Calls that pages of any origin may make. */
  async function answerOpen(exchange: Exchange, path: string): Promise<Reply> {
    const inStandIn = below(path, '/stripe');
    if (inStandIn !== null) return standIn(sandbox, exchange, inStandIn, roots.standIn);
    const inAssets = below(path, '/assets');
    if (inAssets !== null) return asset(exchange, inAssets, roots.demo);
    return billing(sandbox, exchange, path);
  }
}

function below(path: string, prefix: string): string | null {
  if (path === prefix) return '';
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : null;
}
