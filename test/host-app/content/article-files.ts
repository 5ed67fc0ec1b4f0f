import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';

/** An article or a legal page as it stands in its file. */
export interface ArticleFile {
  readonly slug: string;
  readonly head: Readonly<Record<string, unknown>>;
  readonly body: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const parseArticle = (slug: string, text: string): ArticleFile => {
  const [, yaml, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const head: unknown = yaml === undefined ? undefined : parse(yaml);
  if (!isRecord(head) || body === undefined) throw new Error(`${slug} has no head`);
  return { slug, head, body };
};

export const articlesIn = (folder: string): readonly ArticleFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => parseArticle(basename(name, '.md'), readFileSync(join(folder, name), 'utf8')));

const FENCE = /^```(\w+)\n([\s\S]*?)\n```$/gm;
const MATHS = /\$\$([\s\S]+?)\$\$|\$([^$\n]+)\$/g;

export const fencesOf = ({ body }: ArticleFile): readonly { kind: string; text: string }[] =>
  [...body.matchAll(FENCE)].map(([, kind = '', text = '']) => ({ kind, text }));

/** What is written for people: no plots, no mathematics. */
export const proseOf = ({ body }: ArticleFile): string =>
  body.replace(FENCE, (_, kind: string, text: string) => (kind === 'plot' ? '' : text)).replace(MATHS, '');

export const wordsOf = (article: ArticleFile): number =>
  proseOf(article)
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length;

export const texOf = ({ body }: ArticleFile): readonly string[] =>
  [...body.replace(/^```plot\n[\s\S]*?\n```$/gm, '').matchAll(MATHS)].map(([, displayed, inline]) =>
    (displayed ?? inline ?? '').trim(),
  );

export const linksOf = (article: ArticleFile): readonly string[] =>
  [...proseOf(article).matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href);

/** Parsed YAML of every plot. */
export const plotsOf = (article: ArticleFile): readonly Record<string, unknown>[] =>
  fencesOf(article)
    .filter(({ kind }) => kind === 'plot')
    .map(({ text }) => {
      const plot: unknown = parse(text);
      if (!isRecord(plot)) throw new Error(`${article.slug}: a plot is no list of fields`);
      return plot;
    });
