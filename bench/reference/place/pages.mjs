// One page for all: the script tag and the values in its settings are all that differs.
import { readFileSync } from 'node:fs';

/** @import { Settings } from '../../page.types.js' */
/** @import { Client } from '../clients.mjs' */

const FOLDER = new URL('../page/', import.meta.url);
export const benchScript = readFileSync(new URL('bench.js', FOLDER));
export const stripeScript = readFileSync(new URL('stripe.js', FOLDER), 'utf8');

/** @type {(value: unknown) => string} */
const escaped = (value) =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;');

/** @type {(client: Client, settings: Settings) => string} */
export const pageFor = (client, settings) => `<!doctype html>
<html lang="en" data-settings='${escaped(settings)}'>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Plans</title>
    <link rel="icon" href="data:," />
    <script src="/${client.id}/${client.script}"></script>
    <script src="/bench.js"></script>
  </head>
  <body>
    <main><h1>Plans</h1><p>Choose one.</p></main>
  </body>
</html>
`;
