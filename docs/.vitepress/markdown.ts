// What the site adds to VitePress's Markdown: links between files of the repository, descriptions, live examples.
import { existsSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { tasklist } from '@mdit/plugin-tasklist';
import type { MarkdownEnv, MarkdownRenderer } from 'vitepress';
import type { LiveExamples } from './live-pages';

type Token = ReturnType<MarkdownRenderer['parse']>[number];

const LONGEST_DESCRIPTION = 160;
const OUTSIDE = /^(https?:|mailto:|#)/;

const fileOf = ({ realPath, path }: MarkdownEnv): string =>
  relative('.', realPath ?? path).replaceAll('\\', '/');

/**
 * Where a link of a file leads on the site. Files link to each other as files of the repository do, so that the links
 * work on a code host as well. `null`: the file is in the repository, and the site does not hold it.
 */
function siteLink(addresses: ReadonlyMap<string, string>, file: string, url: string): string | null {
  const [path = '', anchor] = url.split('#');
  const target = normalize(join(dirname(file), path)).replaceAll('\\', '/');
  const address = addresses.get(target);
  if (address !== undefined) return `/${address}.html${anchor === undefined ? '' : `#${anchor}`}`;
  if (existsSync(target)) return null;
  throw new Error(`${file} links to '${url}', which does not exist`);
}

function removeToken(token: Token): void {
  token.type = 'text';
  token.content = '';
}

/** Sets the addresses of links; a link to a file that the site does not hold becomes plain text. */
function resolveLinks(tokens: readonly Token[], resolve: (url: string) => string | null): void {
  const open: (string | null)[] = [];
  for (const token of tokens) {
    if (token.type === 'link_open') {
      const url = token.attrGet('href') ?? '';
      const href = OUTSIDE.test(url) ? url : resolve(url);
      open.push(href);
      if (href === null) removeToken(token);
      else token.attrSet('href', href);
    } else if (token.type === 'link_close' && open.pop() === null) removeToken(token);
  }
}

const plainText = (tokens: readonly Token[]): string =>
  tokens
    .map(({ type, content }) => (type === 'softbreak' ? ' ' : content))
    .join('')
    .replace(/\s+/g, ' ')
    // VitePress writes it into an attribute as it is.
    .replaceAll('"', "'");

/** The first paragraph of the page. */
function describe(tokens: readonly Token[]): string | null {
  const first = tokens[tokens.findIndex(({ type, level }) => type === 'paragraph_open' && level === 0) + 1];
  const text = plainText(first?.children ?? []);
  if (text === '') return null;
  return text.length <= LONGEST_DESCRIPTION
    ? text
    : `${text.slice(0, LONGEST_DESCRIPTION).replace(/\s\S*$/, '')} …`;
}

/** markdown-it aligns cells with a style attribute, which the policy of the site forbids. */
function alignByClass(token: Token): void {
  const align = /^text-align:(\w+)$/.exec(token.attrGet('style') ?? '')?.[1];
  if (align === undefined) return;
  token.attrs = (token.attrs ?? []).filter(([name]) => name !== 'style');
  token.attrJoin('class', `align-${align}`);
}

/** A corner without words heads nothing, and screen readers take a heading without words for a mistake. */
function withoutEmptyHeads(tokens: readonly Token[]): void {
  tokens.forEach((token, index) => {
    if (token.type !== 'th_open' || tokens[index + 1]?.content !== '') return;
    for (const cell of [token, tokens[index + 2]]) if (cell) cell.tag = 'td';
  });
}

/** ```` ```html live name height=600 ````: the code, and the page of `live-pages.ts` that runs it. */
function showLiveExamples(md: MarkdownRenderer, examples: LiveExamples): void {
  const fence = md.renderer.rules.fence;
  md.renderer.rules.fence = (tokens, index, options, env, self) => {
    const plain = (): string => fence?.(tokens, index, options, env, self) ?? '';
    const token = tokens[index];
    const example = token ? examples.read(token.info, token.content) : null;
    if (!token || example === null) return plain();
    token.info = example.language;
    const code = plain();
    const { name, title, height } = example;
    return `<LiveExample name="${name}" title="${title}" :height="${height}">\n${code}</LiveExample>\n`;
  };
}

export const extendMarkdown =
  (addresses: ReadonlyMap<string, string>, examples: LiveExamples) =>
  (md: MarkdownRenderer): void => {
    md.use(tasklist);
    showLiveExamples(md, examples);
    // Braces in texts and in code are no expressions of Vue.
    md.renderer.rules.text = (tokens, index) =>
      md.utils.escapeHtml(tokens[index]?.content ?? '').replaceAll('{{', '&#123;&#123;');
    const code = md.renderer.rules.code_inline;
    md.renderer.rules.code_inline = (tokens, index, options, env, self) => {
      tokens[index]?.attrSet('v-pre', '');
      return code?.(tokens, index, options, env, self) ?? '';
    };
    md.core.ruler.push('site', ({ tokens, env, inlineMode }) => {
      // A title by itself: it belongs to no file.
      if (inlineMode) return;
      withoutEmptyHeads(tokens);
      const environment = env as MarkdownEnv;
      const file = fileOf(environment);
      for (const token of tokens) {
        if (token.type === 'th_open' || token.type === 'td_open') alignByClass(token);
        resolveLinks(token.children ?? [], (url) => siteLink(addresses, file, url));
      }
      const description = describe(tokens);
      if (description !== null) environment.frontmatter = { description, ...environment.frontmatter };
    });
  };
