import { text, withHeaders } from './http/answer';
import type { Reply } from './http/answer';
import { openCors, preflight } from './http/cors';
import type { Exchange } from './http/exchange';
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
}

export function createDispatch({ sandbox, roots, hosts }: Dispatch): (exchange: Exchange) => Promise<Reply> {
  return async (exchange) => {
    const { pathname } = exchange.url;
    if (pathname === '/healthz') return text(200, 'ok');
    const path = below(pathname, '/sandbox');
    if (path === null) return staticFile(roots, exchange, hosts);
    if (exchange.method === 'OPTIONS') return preflight(exchange);
    const reply = await answerSandbox(exchange, path);
    return reply === 'cut' ? reply : withHeaders(reply, openCors);
  };

  async function answerSandbox(exchange: Exchange, path: string): Promise<Reply> {
    const inControl = below(path, '/control');
    if (inControl !== null) return control(sandbox, exchange, inControl);
    const inStandIn = below(path, '/stripe');
    if (inStandIn !== null) return standIn(sandbox, exchange, inStandIn, roots.standIn);
    const inManage = below(path, '/manage');
    if (inManage !== null) return manage(sandbox, exchange, inManage);
    const inAssets = below(path, '/assets');
    if (inAssets !== null) return asset(exchange, inAssets, roots.demo);
    return billing(sandbox, exchange, path);
  }
}

function below(path: string, prefix: string): string | null {
  if (path === prefix) return '';
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : null;
}
