// What a release says of itself.

/** @typedef {{ name: string, version: string, names: Record<string, string>, digests: Record<string, string> }} Release */

const HOST = 'https://your.cdn';

/** @type {(release: Omit<Release, 'name'>, name: string) => string} */
const tag = ({ version, names, digests }, name) => {
  const kind = name.endsWith('.mjs') ? '<script type="module"' : '<script async';
  const file = names[name] ?? name;
  return [
    kind,
    `  src="${HOST}/${version}/${file}"`,
    `  integrity="${digests[file]}"`,
    '  crossorigin="anonymous"',
    '></script>',
  ].join('\n');
};

/** @type {Record<string, string>} */
const ABOUT = {
  'purchases.js': 'The small script, which fetches the screens when something is shown.',
  'purchases.full.js': 'Everything in one file, which does not care where it lies.',
  'purchases.mjs':
    'An ES module: import { Purchases } from its address instead of this tag where you need the class.',
};

/** Ready to be copied, with the address of your host put in. @type {(release: Omit<Release, 'name'>) => string} */
export const scriptTags = (release) =>
  Object.keys(release.names)
    .map((name) => `<!-- ${ABOUT[name] ?? name} -->\n${tag(release, name)}\n`)
    .join('\n');

/** @type {(release: Omit<Release, 'digests'>) => string} */
export const readme = ({ name, version, names }) => `${name} ${version}

${name}-${version}.tgz   the package, for npm publish
browser/                 files for script tags: put the whole folder on your host, under an address of this version
script-tag.html          tags to copy, with the digests of these files
SHA256SUMS               sha256sum --check SHA256SUMS

In browser/ every file that has a plain name is there a second time under a name that changes with its content:
${Object.entries(names)
  .map(([plain, hashed]) => `  ${plain} = ${hashed}`)
  .join('\n')}
The second kind may be cached for ever. Both find the other files beside themselves. A host of another origin than the
page has to answer with Access-Control-Allow-Origin.
`;
