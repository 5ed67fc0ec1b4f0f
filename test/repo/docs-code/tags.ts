/** A tag of HTML, Vue or Svelte, as it is written. */
export interface FoundTag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly isEmpty: boolean;
  readonly attributes: readonly (readonly [string, string | null])[];
  /** What is inside a `<script>` or `<style>`. */
  readonly inner: string;
}

const PIECES =
  /(?<comment><!--[\s\S]*?-->|<!doctype[^>]*>)|<(?<name>[a-zA-Z][\w-]*)(?<attributes>(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|[^>"'{])*?)(?<end>\/?>)|<\/(?<closed>[\w-]+)\s*>/gi;
const ATTRIBUTE =
  /(?<name>[^\s=/"']+)(?:\s*=\s*(?<value>"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|[^\s"'>{]+))?/g;
const RAW = new Set(['script', 'style']);

const attributesIn = (text: string): FoundTag['attributes'] =>
  [...text.matchAll(ATTRIBUTE)].map(({ groups }) => [
    groups?.['name'] ?? '',
    groups?.['value']?.replace(/^["']|["']$/g, '') ?? null,
  ]);

/** The tags of a text, in order. What looks like a tag within a script or a style is none. */
export function tagsIn(code: string): readonly FoundTag[] {
  const found: FoundTag[] = [];
  let until = 0;
  for (const match of code.matchAll(PIECES)) {
    const { comment, name, attributes = '', end, closed } = match.groups ?? {};
    if (comment !== undefined || match.index < until) continue;
    if (closed !== undefined) {
      found.push({ name: closed.toLowerCase(), isEnd: true, isEmpty: false, attributes: [], inner: '' });
      continue;
    }
    const opened = name?.toLowerCase() ?? '';
    const isEmpty = end === '/>';
    const from = match.index + match[0].length;
    const isRaw = RAW.has(opened) && !isEmpty;
    const rest = isRaw ? code.slice(from).search(new RegExp(`</${opened}\\s*>`, 'i')) : 0;
    until = isRaw && rest >= 0 ? from + rest : from;
    const inner = code.slice(from, until);
    found.push({ name: opened, isEnd: false, isEmpty, attributes: attributesIn(attributes), inner });
  }
  return found;
}
