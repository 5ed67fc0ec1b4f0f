// What the policy of the site has to allow by its hash. VitePress writes two inline scripts into each page (one sets the
// colours before the first paint, one a class for Apple's keyboards) and style attributes (the position of the
// content, a height that is 0 until the page runs, and an empty one). The sandbox server reads this file and names the hashes in the
// header, so the policy needs neither 'unsafe-inline' nor a nonce.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]+?)<\/script>/g;
const STYLE = / style="([^"]*)"/g;

const hash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The inline parts of all pages, each once. */
function hashesOf(pages: readonly string[], pattern: RegExp): readonly string[] {
  const found = pages.flatMap((page) => [...page.matchAll(pattern)].map(([, text = '']) => text));
  return [...new Set(found)].map(hash).sort();
}

export function writeInlineHashes(folder: string): void {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html') && !path.startsWith('live'))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
  const hashes = { scripts: hashesOf(pages, SCRIPT), styles: hashesOf(pages, STYLE) };
  writeFileSync(join(folder, 'inline-hashes.json'), `${JSON.stringify(hashes, null, 2)}\n`);
}
