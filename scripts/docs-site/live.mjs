// Live examples: a fenced block marked `live` is shown as code and runs in a framed page of its own beside it, on the built
// files and against the sandbox. Scripts of the example become files, because the policy of the pages allows no others.
import { escaped, tag } from './escape.mjs';

const SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/** Addresses that a reader replaces by their own, as they are here. `live/` lies beside the pages. */
const PLACES = [
  [/https:\/\/your\.cdn\/purchase-elements@[\d.]+\/dist\//g, '../../dist/'],
  [/\brcb_your_key\b/g, 'rcb_sb_docs'],
];

const local = (code) => PLACES.reduce((text, [pattern, place]) => text.replace(pattern, place), code);

/** Attributes and parameters that lead to the sandbox; a page of one's own has none of them. */
const toSandbox = (code) =>
  code
    .replace(
      /(<purchase-[a-z]+\b[^>]*?)\bapi-key="/g,
      '$1proxy-url="/sandbox" asset-base-url="/sandbox/assets" api-key="',
    )
    .replace(
      /(<script\b[^>]*?)\bdata-api-key="/g,
      '$1data-proxy-url="/sandbox" data-asset-base-url="/sandbox/assets" data-api-key="',
    )
    .replace(
      /\bapiKey: '/g,
      "httpConfig: { proxyURL: '/sandbox' }, assetBaseUrl: '/sandbox/assets', apiKey: '",
    );

/** The framed page and its scripts. */
export function livePage({ name, title, code, assets }) {
  const scripts = [];
  const body = toSandbox(local(code)).replace(SCRIPT, (whole, attributes, inner) => {
    if (/\bsrc=/.test(attributes)) return whole;
    const file = `${name}-${scripts.length + 1}.js`;
    scripts.push({ name: `live/${file}`, source: inner.trim() });
    return `<script src="${file}"${/\btype=/.test(attributes) ? attributes : `${attributes} defer`}></script>`;
  });
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="../assets/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="../${assets.liveStyle}">
<script src="../${assets.theme}"></script>
<script src="../../sandbox/stripe/stripe.js"></script>
<script src="../${assets.liveScript}" defer></script>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
  return [{ name: `live/${name}.html`, source: page }, ...scripts];
}

/** The example's place in the page that teaches it. */
export const liveFrame = ({ name, title, height }, shown) =>
  tag(
    'figure',
    { class: 'live', 'data-live': `live/${name}.html`, 'data-height': height },
    tag(
      'div',
      { class: 'live-result' },
      tag(
        'p',
        { class: 'live-note' },
        'This example runs where the sandbox is: start it with <code>npm start</code>.',
      ),
    ),
    tag(
      'figcaption',
      {},
      tag('span', {}, escaped(title)),
      tag('button', { type: 'button', class: 'live-reset', hidden: true }, 'Start again'),
      tag(
        'a',
        { href: `live/${name}.html`, class: 'live-alone', hidden: true, target: '_blank' },
        'Open alone',
      ),
    ),
    shown,
  );
