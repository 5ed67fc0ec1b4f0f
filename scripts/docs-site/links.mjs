// Where a link of a Markdown file leads on the site. Pages link to each other as files of the repository do, so that they
// work on a code host as well.
import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const OUTSIDE = /^(https?:|mailto:)/;

/** `pages` knows { file or from, slug } of everything that the site holds. */
export function createLinks(pages) {
  const slugs = new Map(pages.map(({ file, from, slug }) => [file ?? from, slug]));
  slugs.set('README.md', 'index');
  const known = new Set(pages.map(({ slug }) => slug));

  return (from) => (url) => {
    if (OUTSIDE.test(url) || url.startsWith('#')) return url;
    const [path, anchor] = url.split('#');
    const hash = anchor === undefined ? '' : `#${anchor}`;
    const [, made] = /^(?:\.\/)?((?:reference-[\w-]+|sizes))\.html$/.exec(path) ?? [];
    if (made && known.has(made)) return `${made}.html${hash}`;
    const target = normalize(join(dirname(from), path));
    const slug = slugs.get(target);
    if (slug) return `${slug}.html${hash}`;
    // Other files of the repository are named, not linked: the site may be read far away from it.
    if (existsSync(target)) return null;
    throw new Error(`${from} links to '${url}', which is not there`);
  };
}
