// Under which terms the study app passes on its fonts, by the names of their files.
import { readFileSync } from 'node:fs';
import { about } from './notices.mjs';

const packaged = (name) => () => about(`node_modules/${name}`);

/** MathLive brings them, under its own terms; those of the fonts stand in their files. */
const katex = () => ({
  name: 'KaTeX fonts',
  version: about('node_modules/mathlive').version,
  license: 'OFL-1.1',
  text: readFileSync('scripts/rollup/licences/katex-fonts.txt', 'utf8').trim(),
});

const FAMILIES = [
  [/^inter-/, packaged('@fontsource-variable/inter')],
  [/^maths\./, packaged('@fontsource/stix-two-math')],
  [/^KaTeX_/, katex],
];

/** @throws Error when nothing is known of a font: its terms could not be passed on. */
export function fontTerms(fileName) {
  if (!/\.(woff2?|[ot]tf)$/.test(fileName)) return null;
  const name = fileName.replace(/^.*\//, '');
  const family = FAMILIES.find(([names]) => names.test(name));
  if (!family) throw new Error(`${fileName}: nothing is known of the terms of this font`);
  return family[1]();
}
