// Doc comments as Markdown.
import ts from 'typescript';

const words = (comment) => ts.getTextOfJSDocComment(comment) ?? '';

/** Names of tags stand in text without code marks in some comments; a page would take them for HTML. */
const marked = (text) => text.replace(/(^|[\s(])(<\/?[a-z][\w-]*>)/g, '$1`$2`');

/** { text, tags: { example: [...], throws: [...], deprecated: [...], param: [[name, text]], … } } */
export function commentOf(node) {
  const blocks = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const block = blocks.at(-1);
  const tags = {};
  for (const tag of block?.tags ?? []) {
    const name = tag.tagName.text;
    const text = words(tag.comment).trim();
    (tags[name] ??= []).push(ts.isJSDocParameterTag(tag) ? [tag.name.getText(), text] : text);
  }
  return { text: marked(words(block?.comment).trim()), tags };
}

/** One line, for a cell of a table. */
export const cell = (text) => marked(text).replace(/\s+/g, ' ').replaceAll('|', '\\|').trim() || ' ';

export const codeCell = (text) => `\`${text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim()}\``;

const fence = (text, language) => `\`\`\`${language}\n${text}\n\`\`\``;

export const example = (text) => fence(text, /^\s*</.test(text) ? 'html' : 'ts');

/** The whole comment as paragraphs: text, what is thrown, given back, taken, an example. */
export function commentMarkdown(node) {
  const { text, tags } = commentOf(node);
  const lines = [];
  if (tags.deprecated) lines.push(`> **Deprecated:** ${tags.deprecated.join(' ')}`);
  if (text) lines.push(text);
  if (tags.param) lines.push(tags.param.map(([name, said]) => `- \`${name}\`: ${marked(said)}`).join('\n'));
  if (tags.returns) lines.push(`**Returns** ${marked(tags.returns.join(' '))}`);
  if (tags.throws)
    lines.push(
      tags.throws
        .map((said) => `**Throws** ${marked(said.replace(/^PurchasesError/, '`PurchasesError`'))}`)
        .join('\n\n'),
    );
  for (const said of tags.example ?? []) lines.push(example(said));
  return lines.join('\n\n');
}
