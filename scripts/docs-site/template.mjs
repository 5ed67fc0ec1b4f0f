// A page of the site around its content. No inline script or style, and nothing from another origin.
import { escaped, tag } from './escape.mjs';

const void_ = (name, attributes) => tag(name, attributes).replace(`</${name}>`, '');
const icon = (name) =>
  `<svg class="icon" aria-hidden="true"><use href="assets/icons.svg#${name}"></use></svg>`;

function head({ title, description, isHome, assets }) {
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    tag('title', {}, escaped(isHome ? 'purchase-elements documentation' : `${title} · purchase-elements`)),
    void_('meta', { name: 'description', content: description }),
    '<meta name="color-scheme" content="light dark">',
    void_('link', { rel: 'icon', href: 'assets/mark.svg', type: 'image/svg+xml' }),
    void_('link', {
      rel: 'preload',
      href: assets.font,
      as: 'font',
      type: 'font/woff2',
      crossorigin: true,
    }),
    void_('link', { rel: 'stylesheet', href: assets.style }),
    // Before anything is painted: which scheme was chosen.
    tag('script', { src: assets.theme }),
    tag('script', { src: assets.script, type: 'module' }),
  ].join('\n');
}

function navigation(sections, slug) {
  return sections.map(({ title, pages }, index) =>
    tag(
      'section',
      {},
      tag('h2', { id: `nav-${index}` }, escaped(title)),
      tag(
        'ul',
        { 'aria-labelledby': `nav-${index}` },
        pages.map((page) =>
          tag(
            'li',
            {},
            tag(
              'a',
              { href: `${page.slug}.html`, 'aria-current': page.slug === slug ? 'page' : null },
              escaped(page.label),
            ),
          ),
        ),
      ),
    ),
  );
}

function topBar(version) {
  return tag(
    'header',
    { class: 'bar' },
    tag(
      'button',
      { class: 'icon-button menu', type: 'button', popovertarget: 'navigation', 'aria-label': 'Menu' },
      icon('menu'),
    ),
    tag(
      'a',
      { class: 'brand', href: 'index.html' },
      '<img src="assets/mark.svg" alt="" width="26" height="26">',
      '<span>purchase-elements</span>',
    ),
    tag(
      'a',
      { class: 'version', href: 'changelog.html', 'aria-label': `Version ${version}, what changed` },
      `v${escaped(version)}`,
    ),
    // Search and the switch need a script: they are shown by it.
    tag(
      'search',
      { class: 'search', hidden: true },
      icon('search'),
      void_('input', {
        type: 'search',
        placeholder: 'Search the documentation',
        role: 'combobox',
        'aria-label': 'Search the documentation',
        'aria-expanded': 'false',
        'aria-controls': 'found',
        'aria-autocomplete': 'list',
        autocomplete: 'off',
        spellcheck: 'false',
      }),
      '<kbd aria-hidden="true">/</kbd>',
      '<div class="found" hidden><div id="found" role="listbox" aria-label="Search results"></div><p class="none" hidden></p></div>',
      '<p class="unseen" role="status"></p>',
    ),
    tag(
      'button',
      { class: 'icon-button scheme', type: 'button', hidden: true, 'aria-label': 'Colours' },
      icon('auto'),
      icon('light'),
      icon('dark'),
    ),
  );
}

function contents(headings) {
  const listed = headings.filter(({ depth }) => depth === 2 || depth === 3);
  if (listed.length < 2) return '<aside class="contents"></aside>';
  return tag(
    'aside',
    { class: 'contents' },
    tag(
      'nav',
      { 'aria-label': 'On this page' },
      '<p>On this page</p>',
      tag(
        'ul',
        {},
        listed.map(({ depth, id, text }) =>
          tag('li', { class: `depth-${depth}` }, tag('a', { href: `#${id}` }, escaped(text))),
        ),
      ),
    ),
  );
}

const step = (page, rel, word) =>
  page
    ? tag(
        'a',
        { href: `${page.slug}.html`, rel, class: rel },
        tag('span', {}, word),
        tag('strong', {}, escaped(page.label)),
      )
    : '<span></span>';

function crumbs({ section, label, isHome }) {
  if (isHome) return '';
  return tag(
    'nav',
    { class: 'crumbs', 'aria-label': 'Breadcrumbs' },
    tag(
      'ol',
      {},
      '<li><a href="index.html">Docs</a></li>',
      tag('li', {}, escaped(section)),
      tag('li', { 'aria-current': 'page' }, escaped(label)),
    ),
  );
}

/** `page`: { slug, label, title, description, section, html, headings, before, after, source }. */
export function pageHtml(page, { sections, version, assets }) {
  const isHome = page.slug === 'index';
  return `<!doctype html>
<html lang="en">
<head>
${head({ ...page, isHome, assets })}
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
${topBar(version)}
<div class="frame">
${tag('nav', { id: 'navigation', class: 'navigation', popover: 'auto', 'aria-label': 'Pages' }, navigation(sections, page.slug))}
<main id="content" tabindex="-1"${isHome ? ' class="home"' : ''}>
${crumbs({ ...page, isHome })}
<article>
${page.html}
</article>
<footer>
${tag('nav', { class: 'steps', 'aria-label': 'Previous and next page' }, step(page.before, 'prev', 'Previous'), step(page.after, 'next', 'Next'))}
${tag('p', { class: 'source' }, `${page.isMade ? 'Made from' : 'Source:'} <code>${escaped(page.source)}</code>`)}
</footer>
</main>
${contents(page.headings)}
</div>
</body>
</html>
`;
}
