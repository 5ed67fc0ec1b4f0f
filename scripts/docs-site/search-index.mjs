// What the search field reads: pages with their sections, as words.
import { plain } from './markdown.mjs';

const squeezed = (text) => text.replace(/\s+/g, ' ').trim();

/** Sections of a page's tree: from one heading to the next. `headings` are those the renderer has seen, with anchors. */
export function sectionsOf(nodes, headings) {
  const sections = [];
  let seen = 0;
  for (const node of nodes) {
    if (node.type === 'heading') {
      const { text, id, depth } = headings[seen++];
      sections.push({ heading: depth === 1 ? '' : text, anchor: depth === 1 ? '' : id, words: [] });
    } else if (sections.length > 0) sections.at(-1).words.push(plain(node));
  }
  return sections.map(({ heading, anchor, words }) => [heading, anchor, squeezed(words.join(' '))]);
}

/** Short keys, because every reader who searches fetches it: p(ages), each [slug, title, group, sections]. */
export const searchIndex = (pages) =>
  JSON.stringify({
    p: pages.map(({ slug, title, section, sections }) => [slug, title, section, sections]),
  });
