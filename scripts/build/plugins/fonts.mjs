// Fonts of the study app, served from its own origin. In style sheets: url(font:inter-latin).
//   inter-latin, inter-latin-ext, inter-greek   the weights and the features that the style sheets use
//   maths                                       STIX Two Math cut down to what school and first-year mathematics uses
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
// @ts-expect-error -- the package has no types
import untypedSubsetFont from 'subset-font';
import { about } from './notices.mjs';

/** @import { EmittedFile } from 'rollup' */
/** @import { Terms } from './notices.mjs' */

/** @typedef {{ keepFeatures?: string[], noHinting?: boolean, variationAxes?: Record<string, { min: number, max: number }> }} Cut */
/** @type {(font: Buffer, text: string, options: Cut & { targetFormat: 'woff2' }) => Promise<Buffer>} */
const subsetFont = untypedSubsetFont;

const INTER = 'node_modules/@fontsource-variable/inter/files';
const STIX = 'node_modules/@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2';
const CACHE = '.cache/fonts';

/** What formulas are written in, besides printable ASCII. */
const SIGNS =
  'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρςστυφχψωϑϕϵ' +
  '\u00a0°±²³´µ·¹¼½¾×÷¬¯\u0302\u0303\u0304\u0305\u0307\u0308\u20d7–—‘’“”•…′″‾⁄\u2061\u2062\u2063\u2064\u2009\u200a' +
  'ℂℎℕℙℚℝℤℓ℘ℜℑℵ←↑→↓↔↦⇌⇐⇒⇔⟶⟹⟺' +
  '∀∂∃∅∆∇∈∉∋∏∑−∓∖∗∘∙√∛∝∞∟∠∡∣∤∥∦∧∨∩∪∫∬∭∮∴∵∶∼∽≃≅≈≠≡≤≥≪≫≺≻⊂⊃⊄⊆⊇⊈⊊⊕⊖⊗⊥⋀⋁⋂⋃⋅⋆⋮⋯⋱⌈⌉⌊⌋⎛⎜⎝⎞⎟⎠⎡⎢⎣⎤⎥⎦⎧⎨⎩⎪⎫⎬⎭' +
  '⏞⏟⏜⏝□△▽◯⟨⟩⩽⩾';
/** @type {[from: number, to: number][]} */
const ITALIC = [
  [0x1d434, 0x1d467],
  [0x1d6a4, 0x1d6a5],
  [0x1d6fc, 0x1d71b],
];

/** @type {(from: number, to: number) => string} */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const text = () => range(0x20, 0x7e) + SIGNS + ITALIC.map(([from, to]) => range(from, to)).join('');

/** @type {(...parts: (string | Uint8Array)[]) => string} */
const digest = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 12);
};

/** Every character that a published file may have. */
const ALL = range(0x20, 0xd7ff) + range(0xe000, 0xffff);
/** The text's: kerning, ligatures, marks, tabular figures and the plain 'a', in the weights from fonts.css. @type {Cut} */
const TEXT_CUT = {
  keepFeatures: ['calt', 'ccmp', 'cv11', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'],
  variationAxes: { wght: { min: 400, max: 700 } },
};
/** Formulas are large, and browsers place their parts by the font's table of measures. @type {Cut} */
const MATHS_CUT = { noHinting: true };

/** @type {(file: string, wanted: string, cut: Cut) => Promise<Buffer>} */
async function cutFont(file, wanted, cut) {
  const source = readFileSync(file);
  const cached = `${CACHE}/${digest(source, wanted, JSON.stringify(cut))}.woff2`;
  if (existsSync(cached)) return readFileSync(cached);
  const font = await subsetFont(source, wanted, { targetFormat: 'woff2', ...cut });
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(cached, font);
  return font;
}

/** @type {(subset: string) => () => Promise<Buffer>} */
const textFont = (subset) => () => cutFont(`${INTER}/inter-${subset}-wght-normal.woff2`, ALL, TEXT_CUT);

/** @type {Record<string, () => Promise<Buffer>>} */
const FONTS = {
  'inter-latin': textFont('latin'),
  'inter-latin-ext': textFont('latin-ext'),
  'inter-greek': textFont('greek'),
  maths: () => cutFont(STIX, text(), MATHS_CUT),
};

/**
 * Replaces url(font:name) by the address of an emitted, hashed file.
 * @type {(css: string, emit: (file: EmittedFile) => string) => Promise<string>}
 */
export async function placeFonts(css, emit) {
  const names = [...new Set([...css.matchAll(/url\(font:([\w-]+)\)/g)].map(([, name = '']) => name))];
  let placed = css;
  for (const name of names) {
    const read = FONTS[name];
    if (!read) throw new Error(`there is no font '${name}'`);
    const source = await read();
    const fileName = `assets/${name}.${digest(source)}.woff2`;
    emit({ type: 'asset', fileName, source });
    placed = placed.replaceAll(`url(font:${name})`, `url(/${fileName})`);
  }
  return placed;
}

// The terms under which the study app distributes its fonts, by the names of their files.

const KATEX = {
  name: 'KaTeX fonts',
  license: 'OFL-1.1',
  text: readFileSync('scripts/build/licences/katex-fonts.txt', 'utf8').trim(),
};

/** @type {[names: RegExp, terms: () => Terms][]} */
const FAMILIES = [
  [/^inter-/, () => about('node_modules/@fontsource-variable/inter')],
  [/^maths\./, () => about('node_modules/@fontsource/stix-two-math')],
  // MathLive brings them, under its own terms; those of the fonts stand in their files.
  [/^KaTeX_/, () => ({ ...about('node_modules/mathlive'), ...KATEX })],
];

/**
 * @throws Error when nothing is known of a font: its terms could not be passed on.
 * @type {(fileName: string) => Terms | null}
 */
export function fontTerms(fileName) {
  if (!/\.(woff2?|[ot]tf)$/.test(fileName)) return null;
  const name = fileName.replace(/^.*\//, '');
  const family = FAMILIES.find(([names]) => names.test(name));
  if (!family) throw new Error(`${fileName}: nothing is known of the terms of this font`);
  return family[1]();
}
