// One style sheet for all examples. Each gets a copy, so that a folder that is copied elsewhere has all it needs.
import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SHEET = join(dirname(fileURLToPath(import.meta.url)), '../../demo/examples/shared/site.css');

/** Where an example's page takes its style sheet from: beside its sources where it has such a folder. */
function styleFolder(example) {
  const sources = ['src', 'app'].map((name) => join(example, name));
  return sources.find((folder) => existsSync(folder)) ?? example;
}

/** Copies shared/site.css into each example below `folder`. */
export function placeStyles(folder) {
  for (const { name } of readdirSync(folder, { withFileTypes: true })) {
    const example = join(folder, name);
    if (name === 'node_modules' || !existsSync(join(example, 'package.json'))) continue;
    copyFileSync(SHEET, join(styleFolder(example), 'style.css'));
  }
}
