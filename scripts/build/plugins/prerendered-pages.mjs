// Pages that are there without a script: articles, lessons, formulas and the legal pages are written as HTML, each with
// its own title, description, canonical link, structured data and text. The app takes over when it has loaded.
import { blocksHtml, escaped, linesHtml, mathHtml, plainLine } from '../../content/html.mjs';
import { formulasBySubject, legalPages, lessons, posts } from '../../content/library.mjs';
import { readBrand } from './feeds.mjs';

/** @import { Plugin } from 'rollup' */
/** @import { Formula } from '../../../host-app/content/content.types.js' */
/** @import { Brand } from './feeds.mjs' */
/** @typedef {{ path: string, title: string, description: string, data: object | null, body: string }} PrerenderedPage */

/** @type {(title: string, lead: string, ...parts: string[]) => string} */
const article = (title, lead, ...parts) =>
  `<h1>${escaped(title)}</h1><p class="lead">${lead}</p><div class="prose">${parts.join('')}</div>`;

/** @type {() => PrerenderedPage[]} */
const posted = () =>
  posts().map((post) => ({
    path: `/blog/${post.slug}`,
    title: post.title,
    description: post.description,
    data: {
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.description,
      datePublished: post.date,
      inLanguage: 'en',
    },
    body: article(post.title, escaped(post.description), blocksHtml(post.blocks)),
  }));

/** @type {() => PrerenderedPage[]} */
const taught = () =>
  lessons().map((lesson) => ({
    path: `/learning/${lesson.subject}/${lesson.topic}`,
    title: lesson.title,
    description: lesson.summary,
    data: { '@type': 'LearningResource', name: lesson.title, description: lesson.summary, inLanguage: 'en' },
    body: article(
      lesson.title,
      escaped(lesson.summary),
      blocksHtml(lesson.blocks),
      '<h2>Practice</h2>',
      `<ol>${lesson.practice.map(({ question }) => `<li>${blocksHtml(question)}</li>`).join('')}</ol>`,
    ),
  }));

/** @type {(formula: Formula) => string} */
const variables = (formula) =>
  formula.variables.map(({ math, name }) => `<li>${mathHtml(math)}: ${linesHtml(name)}</li>`).join('');

/** @type {() => PrerenderedPage[]} */
const derived = () =>
  Object.values(formulasBySubject())
    .flat()
    .map((formula) => ({
      path: `/formulas/${formula.id}`,
      title: formula.title,
      description: plainLine(formula.summary),
      data: { '@type': 'DefinedTerm', name: formula.title, description: plainLine(formula.summary) },
      body: article(
        formula.title,
        linesHtml(formula.summary),
        `<div class="math-line">${mathHtml(formula.math)}</div>`,
        `<h2>What the letters mean</h2><ul>${variables(formula)}</ul>`,
        `<h2>When it holds</h2><ul>${formula.conditions.map((line) => `<li>${linesHtml(line)}</li>`).join('')}</ul>`,
        `<h2>Why it is true</h2>${blocksHtml(formula.derivation)}`,
        `<h2>Example</h2><p>${linesHtml(formula.example.problem)}</p>`,
        `<ol>${formula.example.steps.map((line) => `<li>${linesHtml(line)}</li>`).join('')}</ol>`,
      ),
    }));

/** @type {() => PrerenderedPage[]} */
const legal = () =>
  legalPages().map((page) => ({
    path: `/${page.slug}`,
    title: page.title,
    description: page.description,
    data: null,
    body: article(page.title, escaped(page.description), blocksHtml(page.blocks)),
  }));

/** The JSON of a data block. `<` is escaped, so that the data can't end the block and start a script. @type {(data: object) => string} */
const dataBlock = (data) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}</script>`;

/** The app's page, filled in. @type {(shell: string, brand: Brand, page: PrerenderedPage) => string} */
export function fillPage(shell, { name, origin }, { path, title, description, data, body }) {
  const full = escaped(`${title} · ${name}`);
  const head = [
    `<link rel="canonical" href="${escaped(origin + path)}" />`,
    `<meta property="og:title" content="${full}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
    `<meta property="og:url" content="${escaped(origin + path)}" />`,
    ...(data ? [dataBlock({ ...data, url: origin + path })] : []),
  ];
  const filled = shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${full}</title>`)
    .replace(
      /(<meta name="description" content=")[^"]*(")/,
      (_, before, after) => before + escaped(description) + after,
    )
    .replace(/\n\s*<\/head>/, () => `\n${head.map((line) => `    ${line}\n`).join('')}  </head>`)
    .replace(
      '<div id="app"></div>',
      () => `<div id="app"><main><div class="page reading">${body}</div></main></div>`,
    );
  if (!filled.includes(body) || !filled.includes(`<title>${full}`))
    throw new Error('host-app/index.html lacks its title or its empty #app');
  return filled;
}

/** Stands after appPage, whose index.html it fills. @type {() => Plugin} */
export function prerenderedPages() {
  return {
    name: 'prerendered-pages',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        const shell = page?.type === 'asset' && page.source;
        if (typeof shell !== 'string') return this.error('prerendered-pages needs the index.html of app-page');
        const brand = await readBrand();
        for (const content of [...posted(), ...taught(), ...derived(), ...legal()])
          this.emitFile({
            type: 'asset',
            fileName: `${content.path.slice(1)}/index.html`,
            source: fillPage(shell, brand, content),
          });
      },
    },
  };
}
