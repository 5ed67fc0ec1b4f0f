// @vitest-environment node
import temml from 'temml';
import { describe, expect, it } from 'vitest';
import {
  articlesIn,
  fencesOf,
  linksOf,
  parseArticle,
  plotsOf,
  proseOf,
  texOf,
  wordsOf,
  type ArticleFile,
} from './article-files';
import { plotProblems } from './article-plots';
import { leadsSomewhere } from './article-routes';
import { claimsIn } from './numeric-claims';

const WRITTEN_UNTIL = '2026-11-21';
const CATEGORIES = ['study-methods', 'math-explained', 'exam-prep', 'everyday-math'];
const COVERS = ['curve', 'waves', 'grid', 'triangles', 'circles', 'bars', 'spiral', 'dots'];

// An equation without solutions, and the end of a famous false proof.
const WRONG_ON_PURPOSE = ['0 = 8', '2 = 1'];

const posts = articlesIn('host-app/content/blog');
const legal = articlesIn('host-app/content/legal');
const pages = [...posts, ...legal];
const slugs = posts.map(({ slug }) => slug);

/** Each page's problems, after its name. */
const problemsIn = (list: readonly ArticleFile[], find: (page: ArticleFile) => readonly string[]) =>
  list.flatMap((page) => find(page).map((problem) => `${page.slug}: ${problem}`));

const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

const dateProblems = (value: unknown): readonly string[] =>
  isDay(value) && value <= WRITTEN_UNTIL ? [] : [`${String(value)} is no day up to ${WRITTEN_UNTIL}`];

const titleProblems = ({ title, description }: ArticleFile['head']): readonly string[] => [
  ...(typeof title === 'string' && title.length >= 5 && title.length <= 80 ? [] : ['title']),
  ...(typeof description === 'string' && description.length >= 40 && description.length <= 200
    ? []
    : ['description']),
];

const headProblems = ({ slug, head }: ArticleFile): readonly string[] => {
  const related = Array.isArray(head['related']) ? head['related'] : [];
  const known = ['title', 'description', 'category', 'date', 'cover', 'related'];
  return [
    ...titleProblems(head),
    ...Object.keys(head).filter((key) => !known.includes(key)),
    ...(CATEGORIES.includes(String(head['category'])) ? [] : ['category']),
    ...(COVERS.includes(String(head['cover'])) ? [] : ['cover']),
    ...(related.length === 2 && related[0] !== related[1] ? [] : ['two related articles']),
    ...related.map(String).filter((other) => other === slug || !slugs.includes(other)),
    ...dateProblems(head['date']),
  ];
};

const texProblems = (page: ArticleFile): readonly string[] =>
  texOf(page).flatMap((tex) => {
    try {
      temml.renderToString(tex, { throwOnError: true, strict: true });
      return [];
    } catch (error) {
      return [`${tex}: ${String(error)}`];
    }
  });

const structureProblems = (page: ArticleFile): readonly string[] => [
  ...[...proseOf(page).matchAll(/^(#|#{4,}) .*$/gm)].map(([line]) => line),
  ...[...proseOf(page).matchAll(/.*[$\\<].*/g)].map(([line]) => `stray sign: ${line}`),
  ...fencesOf(page)
    .map(({ kind }) => kind)
    .filter((kind) => !['plot', 'key', 'warning'].includes(kind)),
];

describe('the articles', () => {
  it('are twelve, three in each category', () => {
    const counts = CATEGORIES.map((category) => posts.filter(({ head }) => head['category'] === category));
    expect(counts.map(({ length }) => length)).toEqual([3, 3, 3, 3]);
    expect(posts).toHaveLength(12);
  });

  it('have complete heads, a day that is not in the future, and relatives that exist', () => {
    expect(problemsIn(posts, headProblems)).toEqual([]);
    expect(new Set(posts.map(({ head }) => head['date'])).size).toBe(posts.length);
  });

  it('are long enough to be worth opening and short enough to be read at once', () => {
    const lengths = posts.map((post) => ({ slug: post.slug, words: wordsOf(post) }));
    expect(lengths.filter(({ words }) => words < 800 || words > 1400)).toEqual([]);
  });

  it('lead on, to another article and to a page of the app', () => {
    const isArticle = (href: string) => href.startsWith('/blog/');
    expect(
      posts
        .filter((post) => !linksOf(post).some(isArticle) || linksOf(post).every(isArticle))
        .map(({ slug }) => slug),
    ).toEqual([]);
  });

  it('say what to keep and what to avoid', () => {
    const kinds = posts.map((post) => fencesOf(post).map(({ kind }) => kind));
    expect(kinds.filter((list) => !list.includes('key') || !list.includes('warning'))).toEqual([]);
  });

  it('draw plots that can be drawn, with every labelled point on a curve', () => {
    expect(posts.flatMap(plotsOf).length).toBeGreaterThan(12);
    expect(problemsIn(posts, (post) => plotsOf(post).flatMap(plotProblems))).toEqual([]);
  });

  it('calculate correctly wherever numbers are said to be equal', () => {
    const claims = posts.flatMap((post) => texOf(post).flatMap(claimsIn));
    expect(claims.length).toBeGreaterThan(80);
    const wrong = claims.filter(({ holds }) => !holds).map(({ text }) => text);
    expect(wrong.filter((text) => !WRONG_ON_PURPOSE.includes(text))).toEqual([]);
  });
});

describe('the legal pages', () => {
  it('are a privacy policy and terms with a head of their own', () => {
    expect(legal.map(({ slug }) => slug).toSorted()).toEqual(['privacy', 'terms']);
    expect(problemsIn(legal, ({ head }) => titleProblems(head))).toEqual([]);
    expect(problemsIn(legal, ({ head }) => dateProblems(head['updated']))).toEqual([]);
  });

  it('are complete without being endless', () => {
    expect(legal.filter((page) => wordsOf(page) < 900 || wordsOf(page) > 1500)).toEqual([]);
  });
});

describe('all pages', () => {
  it('link only to addresses that exist', () => {
    expect(problemsIn(pages, (page) => linksOf(page).filter((href) => !leadsSomewhere(href)))).toEqual([]);
  });

  it('have mathematics that compiles', () => {
    expect(posts.flatMap(texOf).length).toBeGreaterThan(200);
    expect(problemsIn(pages, texProblems)).toEqual([]);
  });

  it('use only the headings and blocks that the app shows, and no stray dollars or markup', () => {
    expect(problemsIn(pages, structureProblems)).toEqual([]);
  });
});

describe('the checks of this file', () => {
  const planted = parseArticle(
    'planted',
    '---\ntitle: x\ndate: 2026-02-30\n---\n# Big\n\n[a](/nowhere) [b](/formulas/none) [c](/blog/none) $\\frac{1}$ and 5 $\n\n```plot\nx: [0, 1]\ny: [0, 1]\ncurves: [x+]\n```\n',
  );

  it('see a broken head, link, formula, heading and plot', () => {
    expect(headProblems(planted)).toEqual(
      expect.arrayContaining(['title', 'description', 'category', 'cover', 'two related articles']),
    );
    expect(dateProblems('2026-02-30')).toHaveLength(1);
    expect(dateProblems('2026-11-22')).toHaveLength(1);
    expect(linksOf(planted).filter(leadsSomewhere)).toEqual([]);
    expect(texProblems(planted)).toHaveLength(1);
    expect(structureProblems(planted)).toHaveLength(2);
    expect(plotsOf(planted).flatMap(plotProblems).length).toBeGreaterThan(1);
  });

  it('see a wrong sum and a point beside its curve', () => {
    expect(claimsIn('12 \\times 0.3 = 3.7')).toEqual([{ text: '12 \\times 0.3 = 3.7', holds: false }]);
    expect(claimsIn('\\frac{9}{98} \\approx 9.2\\%').map(({ holds }) => holds)).toEqual([true]);
    expect(
      plotProblems({
        x: [0, 4],
        y: [0, 9],
        curves: ['x^2'],
        points: [{ x: 2, y: 5 }],
        caption: 'A curve that rises.',
      }),
    ).toEqual(expect.arrayContaining(['(2, 5) lies on no curve']));
  });
});
