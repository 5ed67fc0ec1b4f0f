// A Markdown tree as HTML. Unknown kinds of nodes end the build rather than being passed on.
import { escaped, tag } from './escape.mjs';
import { highlighted } from './highlight/highlight.mjs';
import { fenceOf, plain } from './markdown.mjs';
import { slugger } from './slugs.mjs';

const LANGUAGE_NAMES = {
  html: 'HTML',
  ts: 'TypeScript',
  tsx: 'TSX',
  js: 'JavaScript',
  css: 'CSS',
  sh: 'Shell',
  json: 'JSON',
  vue: 'Vue',
  svelte: 'Svelte',
  csp: 'Header',
};

export const codeBlock = (language, code, label = LANGUAGE_NAMES[language] ?? '') =>
  tag(
    'div',
    { class: 'code' },
    tag('div', { class: 'code-bar' }, tag('span', {}, escaped(label))),
    // Scrolls sideways, so it must be reachable by keyboard, and therefore has a name.
    tag(
      'pre',
      { tabindex: '0', role: 'group', 'aria-label': `${label || 'Text'} example` },
      tag('code', {}, highlighted(language, code)),
    ),
  );

/** `links(url)` gives the address to write, or null for something that the site does not hold. */
export function createRenderer({ links, picture, live }) {
  const slug = slugger();
  const headings = [];

  const INLINE = {
    text: (node) => escaped(node.value).replace(/\s*\n\s*/g, ' '),
    emphasis: (node) => tag('em', {}, inlines(node)),
    strong: (node) => tag('strong', {}, inlines(node)),
    inlineCode: (node) => tag('code', {}, escaped(node.value)),
    break: () => '<br>',
    link(node) {
      const href = links(node.url);
      if (href === null) return inlines(node);
      return tag('a', { href, ...(/^https?:/.test(href) && { rel: 'noopener' }) }, inlines(node));
    },
    image(node) {
      const { src, width, height } = picture(node.url);
      return tag('img', { src, alt: node.alt ?? '', width, height, loading: 'lazy' }).replace('</img>', '');
    },
    html: (node) => comment(node),
  };

  const inlines = (node) => node.children.map((child) => known(INLINE, child)(child)).join('');

  /** A corner without words heads nothing. */
  const cellName = (name, node) => (name === 'th' && plain(node) === '' ? 'td' : name);

  const cell = (wanted, align) => (node) => {
    const name = cellName(wanted, node);
    const scope = name === 'th' ? 'col' : null;
    return tag(name, { class: align ? `to-${align}` : null, scope }, inlines(node));
  };

  function table(node) {
    const [head, ...rows] = node.children;
    const row = (name) => (item) =>
      tag(
        'tr',
        {},
        item.children.map((child, index) => cell(name, node.align?.[index])(child)),
      );
    const label = `Table: ${head.children.map(plain).join(', ')}`;
    return tag(
      'div',
      { class: 'table', tabindex: '0', role: 'group', 'aria-label': label },
      tag('table', {}, tag('thead', {}, row('th')(head)), tag('tbody', {}, rows.map(row('td')))),
    );
  }

  function heading(node) {
    const text = plain(node);
    const id = slug(text);
    headings.push({ depth: node.depth, text, id });
    if (node.depth === 1) return tag('h1', { id }, inlines(node));
    const link = tag('a', { class: 'anchor', href: `#${id}`, 'aria-label': `Link to “${text}”` }, '#');
    return tag(`h${node.depth}`, { id }, inlines(node), link);
  }

  function code(node) {
    const fence = fenceOf(node);
    const shown = codeBlock(fence.language, fence.code);
    return fence.live === null ? shown : live(fence, shown);
  }

  const item = (node) => {
    const [only] = node.children;
    const isLine = node.children.length === 1 && only.type === 'paragraph';
    const html = isLine ? inlines(only) : blocks(node.children);
    // `- [ ] …` is a box to tick on paper; it keeps nothing.
    const isTask = html.startsWith('[ ] ');
    return tag('li', { class: isTask ? 'task' : null }, isTask ? html.slice(4) : html);
  };

  const BLOCK = {
    paragraph: (node) => tag('p', {}, inlines(node)),
    heading,
    list: (node) =>
      tag(
        node.ordered ? 'ol' : 'ul',
        { start: node.ordered && node.start !== 1 ? node.start : null },
        node.children.map(item),
      ),
    blockquote: (node) => tag('blockquote', {}, blocks(node.children)),
    code,
    table,
    thematicBreak: () => '<hr>',
    html: (node) => comment(node),
  };

  const blocks = (nodes) => nodes.map((node) => known(BLOCK, node)(node)).join('\n');

  return { blocks, headings };
}

function known(table, node) {
  const make = table[node.type];
  if (!make) throw new Error(`Markdown of the kind '${node.type}' is not supported here`);
  return make;
}

/** Comments are for tests (what a block takes for granted); other HTML is refused. */
function comment({ value }) {
  if (/^<!--[\s\S]*-->$/.test(value.trim())) return '';
  throw new Error(`HTML in Markdown is not passed on: ${value.slice(0, 60)}`);
}
