// The maths keyboard: a document of its own for the frame beside the composer, with its script, style sheet and fonts.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifyCss } from './css.mjs';

/** @import { Plugin } from 'rollup' */

const FOLDER = 'host-app/keyboard';
const FONTS = 'node_modules/mathlive/fonts';
const SCRIPT = '<script type="module" src="./keyboard.ts"></script>';
const SHEET = 'href="./keyboard.css"';

/** @type {(name: string, source: string | Uint8Array, ending: string) => string} */
const hashed = (name, source, ending) =>
  `assets/${name}.${createHash('sha256').update(source).digest('hex').slice(0, 12)}.${ending}`;

/** The notice the licence asks for; minifiers drop the comments of packages. */
const notice = () =>
  `/*! MathLive and its KaTeX fonts\n${readFileSync('node_modules/mathlive/LICENSE.txt', 'utf8').replaceAll('*/', '')}*/`;

/** @type {() => Plugin} */
export function keyboardPage() {
  return {
    name: 'keyboard-page',
    async generateBundle(_options, bundle) {
      const html = readFileSync(`${FOLDER}/keyboard.html`, 'utf8');
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      if (!entry || !html.includes(SCRIPT) || !html.includes(SHEET))
        this.error(`${FOLDER}/keyboard.html must hold ${SCRIPT} and ${SHEET}`);
      const text = readFileSync(`${FOLDER}/keyboard.css`, 'utf8').replace(
        /url\(katex:([\w-]+)\)/g,
        (_all, name) => {
          const source = readFileSync(`${FONTS}/${name}.woff2`);
          const fileName = hashed(name, source, 'woff2');
          this.emitFile({ type: 'asset', fileName, source });
          return `url(/${fileName})`;
        },
      );
      const css = await minifyCss(text, `${FOLDER}/keyboard.css`);
      const sheet = hashed('keyboard', css, 'css');
      this.emitFile({ type: 'asset', fileName: sheet, source: css });
      const source = html
        .replace(SCRIPT, () => `<script type="module" src="/${entry.fileName}"></script>`)
        .replace(SHEET, () => `href="/${sheet}"`);
      this.emitFile({ type: 'asset', fileName: 'keyboard.html', source });
    },
    // Last of all, when nothing takes comments away any more.
    renderChunk: { order: 'post', handler: (code) => ({ code: `${notice()}\n${code}`, map: null }) },
  };
}
