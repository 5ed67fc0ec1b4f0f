// HTML, and the script and style inside it.
const PIECES =
  /(?<comment><!--[\s\S]*?-->|<!doctype[^>]*>)|(?<open><(?<name>[a-zA-Z][\w-]*))(?<attributes>(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|[^>"'{])*?)(?<end>\/?>)|(?<close><\/[\w-]+\s*>)/gi;
const ATTRIBUTE =
  /(?<name>[^\s=/"']+)(?:(?<equals>\s*=\s*)(?<value>"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|[^\s"'>{]+))?|\s+/g;
const RAW = { script: 'ts', style: 'css' };

function attributeParts(text) {
  const found = [];
  for (const match of text.matchAll(ATTRIBUTE)) {
    const { name, equals, value } = match.groups;
    if (name === undefined) found.push([null, match[0]]);
    else {
      found.push(['property', name]);
      if (value !== undefined) found.push([null, equals], ['string', value]);
    }
  }
  return found;
}

/** `inner(language, text)` colours what stands in `<script>` and `<style>`. */
export function htmlParts(code, inner) {
  const found = [];
  let from = 0;
  let raw = null;
  for (const match of code.matchAll(PIECES)) {
    const { comment, open, name, attributes, end, close } = match.groups;
    const isEndOfRaw = raw !== null && close?.toLowerCase().startsWith(`</${raw}`);
    // What looks like a tag within a script is none.
    if (raw !== null && !isEndOfRaw) continue;
    const between = code.slice(from, match.index);
    if (between) found.push(...(isEndOfRaw ? inner(RAW[raw], between) : [[null, between]]));
    if (isEndOfRaw) raw = null;
    if (comment) found.push(['comment', comment]);
    else if (close) found.push(['tag', close]);
    else {
      found.push(['tag', open], ...attributeParts(attributes), ['tag', end]);
      if (end === '>' && RAW[name.toLowerCase()]) raw = name.toLowerCase();
    }
    from = match.index + match[0].length;
  }
  if (from < code.length) found.push([null, code.slice(from)]);
  return found;
}

/** The tags of a text, in order: { name, isEnd, isEmpty, attributes: [[name, value or null]], inner }. */
export function tagsIn(code) {
  const found = [];
  let raw = null;
  for (const match of code.matchAll(PIECES)) {
    const { open, name, attributes, end, close, comment } = match.groups;
    const closed = close?.slice(2, -1).trim().toLowerCase();
    if (comment || (raw !== null && closed !== raw.name)) continue;
    if (closed !== undefined) {
      if (raw) raw.inner = code.slice(raw.from, match.index);
      raw = null;
      found.push({ name: closed, isEnd: true, isEmpty: false, attributes: [], inner: '' });
      continue;
    }
    if (open === undefined) continue;
    const written = [...attributes.matchAll(ATTRIBUTE)].filter(({ groups }) => groups.name !== undefined);
    const tag = {
      name: name.toLowerCase(),
      isEnd: false,
      isEmpty: end === '/>',
      attributes: written.map(({ groups }) => [
        groups.name,
        groups.value?.replace(/^["']|["']$/g, '') ?? null,
      ]),
      inner: '',
      from: match.index + match[0].length,
    };
    found.push(tag);
    if (RAW[tag.name] && !tag.isEmpty) raw = tag;
  }
  return found;
}
