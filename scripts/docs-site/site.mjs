// The documentation site as a list of files: { name, source }. `assets` names the built style sheets and scripts.
import { existsSync, readFileSync } from 'node:fs';
import { createLinks } from './links.mjs';
import { livePage, liveFrame } from './live.mjs';
import { parseMarkdown, plain } from './markdown.mjs';
import { createPictures } from './pictures.mjs';
import { madePages } from './reference/made-pages.mjs';
import { createRenderer } from './render.mjs';
import { sectionsOf, searchIndex } from './search-index.mjs';
import { SECTIONS } from './site-map.mjs';
import { pageHtml } from './template.mjs';

const LONGEST_DESCRIPTION = 160;

/** The pages of the map that there are: a file that another step writes may not be there yet. */
const present = (made) =>
  SECTIONS.map(({ title, pages }) => ({
    title,
    pages: pages
      .filter((page) => (page.made ? page.made in made : existsSync(page.file)))
      .map((page) => ({
        ...page,
        section: title,
        text: page.made ? made[page.made]() : readFileSync(page.file, 'utf8'),
      })),
  }));

function describe(tree, title) {
  const first = tree.children.find(({ type }) => type === 'paragraph');
  const text = first ? plain(first).replace(/\s+/g, ' ') : `${title} of purchase-elements.`;
  return text.length <= LONGEST_DESCRIPTION
    ? text
    : `${text.slice(0, LONGEST_DESCRIPTION).replace(/\s\S*$/, '')} …`;
}

/** A page of the map, rendered. A made page is Markdown as well, put together from the sources. */
function render(page, { linksFrom, pictureFrom, emit, assets }) {
  const from = page.file ?? 'docs/index.md';
  const tree = parseMarkdown(page.text);
  const title = plain(tree.children.find(({ type }) => type === 'heading') ?? { value: page.label });
  const live = (fence, shown) => {
    const name = fence.live;
    const about = `Running example: ${name.replaceAll('-', ' ')}`;
    for (const file of livePage({ name, title: about, code: fence.code, assets }))
      emit(file.name, file.source);
    return liveFrame({ name, title: about, height: fence.settings.height ?? 320 }, shown);
  };
  const renderer = createRenderer({ links: linksFrom(from), picture: pictureFrom(from), live });
  const html = renderer.blocks(tree.children);
  return {
    ...page,
    label: page.label ?? title,
    title,
    description: describe(tree, title),
    html,
    headings: renderer.headings,
    sections: sectionsOf(tree.children, renderer.headings),
    source: page.file ?? page.from,
    isMade: page.made !== undefined,
  };
}

/** Every file of the site, besides the built scripts and style sheets. */
export function makeSite({ assets, version }) {
  const files = new Map();
  const emit = (name, source) => files.set(name, source);
  const sections = present(madePages());
  const all = sections.flatMap(({ pages }) => pages);
  const tools = { linksFrom: createLinks(all), pictureFrom: createPictures(emit), emit, assets };
  const pages = all.map((page) => render(page, tools));
  const labelled = sections.map(({ title }) => ({
    title,
    pages: pages.filter(({ section }) => section === title),
  }));
  pages.forEach((page, index) => {
    const beside = { before: pages[index - 1], after: pages[index + 1] };
    emit(`${page.slug}.html`, pageHtml({ ...page, ...beside }, { sections: labelled, version, assets }));
  });
  emit('search.json', searchIndex(pages));
  return { files: [...files].map(([name, source]) => ({ name, source })), pages };
}
