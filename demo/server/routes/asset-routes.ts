import { assets } from '../catalogue/assets';
import { text, withHeaders } from '../http/answer';
import type { Answer } from '../http/answer';
import type { Exchange } from '../http/exchange';
import { serveFile } from '../http/static-files';
import { sandboxNotFound } from './billing-routes';

/** Images of the catalogue: built-in ones, otherwise files of the `assets` folder of the demo pages. */
export async function asset(exchange: Exchange, path: string, demoRoot: string): Promise<Answer> {
  const known = assets.get(path.replace(/^\//, ''));
  const answer = known === undefined ? null : text(200, known.body, known.type);
  const found = answer ?? (await serveFile(demoRoot, `/assets${path}`, exchange)) ?? sandboxNotFound();
  return withHeaders(found, { 'Cross-Origin-Resource-Policy': 'cross-origin' });
}
