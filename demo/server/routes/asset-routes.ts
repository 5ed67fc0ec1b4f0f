import { assets } from '../catalogue/assets';
import { text, withHeaders } from '../http/answer';
import type { Answer } from '../http/answer';
import type { Exchange } from '../http/exchange';
import { serveFile } from '../http/static-files';
import { sandboxNotFound } from './billing-routes';

/** The font of the examples is that of the study app, in the package that contains it. */
const FONT_FOLDER = 'node_modules/@fontsource-variable/inter/files';
const FONTS: ReadonlyMap<string, string> = new Map([
  ['/fonts/inter.woff2', '/inter-latin-wght-normal.woff2'],
]);

/** Files of the catalogue: built-in ones and fonts, otherwise files of the `assets` folder of the demo pages. */
export async function asset(exchange: Exchange, path: string, demoRoot: string): Promise<Answer> {
  const known = assets.get(path.replace(/^\//, ''));
  const answer = known === undefined ? null : text(200, known.body, known.type);
  const font = FONTS.get(path);
  const file =
    font === undefined
      ? serveFile(demoRoot, `/assets${path}`, exchange)
      : serveFile(FONT_FOLDER, font, exchange);
  const found = answer ?? (await file) ?? sandboxNotFound();
  return withHeaders(found, { 'Cross-Origin-Resource-Policy': 'cross-origin' });
}
