// Live examples: a fenced block marked `live` is shown as code and runs in a framed page of its own beside it, on the built
// files and against the sandbox. Scripts of the example become files, because the policy of the pages allows no others.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface LiveExample {
  readonly name: string;
  readonly title: string;
  readonly height: number;
  readonly language: string;
}

export interface LiveExamples {
  /** The example that a fence's info string asks for, or `null`. Its code is kept for `write`. */
  read(info: string, code: string): LiveExample | null;
  /** Writes the pages of all examples below a folder. */
  write(folder: string): void;
}

const LIVE = /^(?<language>\w+) live (?<name>[\w-]+)(?: height=(?<height>\d+))?$/;
const DEFAULT_HEIGHT = 320;
const SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/** Addresses that a reader replaces by their own, as they are on the sandbox server, below `/docs/live/`. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/https:\/\/your\.cdn\/purchase-elements@[\d.]+\/dist\//g, '../../dist/'],
];

const KEY = /\brcb_(your_key|sb_anything)\b/g;

/** Attributes and parameters that lead to the sandbox; a page of the reader's own has none of them. */
const TO_SANDBOX: readonly (readonly [RegExp, string])[] = [
  [
    /(<purchase-[a-z]+\b[^>]*?)\bapi-key="/g,
    '$1proxy-url="/sandbox" asset-base-url="/sandbox/assets" api-key="',
  ],
  [
    /(<script\b[^>]*?)\bdata-api-key="/g,
    '$1data-proxy-url="/sandbox" data-asset-base-url="/sandbox/assets" data-api-key="',
  ],
  [/\bapiKey: '/g, "httpConfig: { proxyURL: '/sandbox' }, assetBaseUrl: '/sandbox/assets', apiKey: '"],
];

/** An example with the addresses of the sandbox server, for a page below `/docs/live/`. */
export const onSandbox = (code: string, key = 'rcb_sb_docs'): string =>
  [...PLACES, [KEY, key] as const, ...TO_SANDBOX].reduce(
    (text, [pattern, place]) => text.replace(pattern, place),
    code,
  );

const pageHtml = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="../mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="frame.css">
<script src="scheme.js"></script>
<script src="../../sandbox/stripe/stripe.js"></script>
<script src="frame.js" defer></script>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

/** The framed page and its scripts, by file name. */
function filesOf(name: string, title: string, code: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const body = onSandbox(code).replace(SCRIPT, (whole, attributes: string, inner: string) => {
    if (/\bsrc=/.test(attributes)) return whole;
    const file = `${name}-${files.size + 1}.js`;
    files.set(file, inner.trim());
    return `<script src="${file}"${/\btype=/.test(attributes) ? attributes : `${attributes} defer`}></script>`;
  });
  return files.set(`${name}.html`, pageHtml(title, body));
}

export function createLiveExamples(): LiveExamples {
  const codes = new Map<string, string>();
  const titleOf = (name: string): string => `Running example: ${name.replaceAll('-', ' ')}`;
  return {
    read(info, code) {
      const { language = '', name, height } = LIVE.exec(info.trim())?.groups ?? {};
      if (name === undefined) return null;
      if ((codes.get(name) ?? code) !== code) throw new Error(`two live examples have the name '${name}'`);
      codes.set(name, code);
      return { name, title: titleOf(name), height: Number(height ?? DEFAULT_HEIGHT), language };
    },
    write(folder) {
      mkdirSync(folder, { recursive: true });
      for (const [name, code] of codes)
        for (const [file, source] of filesOf(name, titleOf(name), code))
          writeFileSync(join(folder, file), source);
    },
  };
}
