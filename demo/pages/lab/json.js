// Reads JSON and remembers where everything stands, so that a problem can be shown in the text.

const SPACE = /[ \t\r\n]*/y;
// oxlint-disable-next-line no-control-regex -- JSON wants them escaped
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SIMPLE = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

class Unreadable extends Error {
  constructor(message, offset) {
    super(message);
    this.offset = offset;
  }
}

/** `{value, places}`, or `{error: {message, offset}}`. `places` maps `a.b[2]` to where it starts and ends. */
export function readJson(source) {
  const places = new Map();
  let at = 0;

  const take = (pattern) => {
    pattern.lastIndex = at;
    const found = pattern.exec(source)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  };
  const found = () => (at >= source.length ? 'the end' : `“${source.slice(at, at + 1)}”`);
  const fail = (expected) => {
    throw new Unreadable(`Expected ${expected}, found ${found()}.`, at);
  };
  const expect = (sign, expected = `“${sign}”`) => {
    take(SPACE);
    if (source[at] !== sign) fail(expected);
    at += 1;
  };
  const isNext = (sign) => {
    take(SPACE);
    return source[at] === sign;
  };
  const string = (what) => {
    if (source[at] !== '"') fail(what);
    const text = take(STRING);
    if (text === undefined)
      throw new Unreadable('This text is not closed, or it holds a line break or a wrong “\\”.', at);
    return JSON.parse(text);
  };

  const list = (path) => {
    at += 1;
    for (let index = 0; !isNext(']'); index += 1) {
      if (index > 0) expect(',', '“,” or “]”');
      if (index > 0 && isNext(']')) fail('a value after the comma');
      value(`${path}[${index}]`);
    }
    at += 1;
  };
  const record = (path) => {
    at += 1;
    for (let isFirst = true; !isNext('}'); isFirst = false) {
      if (!isFirst) expect(',', '“,” or “}”');
      take(SPACE);
      const name = string(isFirst ? 'a name in double quotes or “}”' : 'a name in double quotes');
      expect(':', '“:” after the name');
      value(path ? `${path}.${name}` : name);
    }
    at += 1;
  };
  const value = (path) => {
    take(SPACE);
    const start = at;
    if (source[at] === '{') record(path);
    else if (source[at] === '[') list(path);
    else if (source[at] === '"') string('a text');
    else if (take(SIMPLE) === undefined) fail('a value');
    places.set(path, { start, end: at });
  };

  try {
    value('');
    take(SPACE);
    if (at < source.length) fail('nothing more after the value');
    return { value: JSON.parse(source), places };
  } catch (error) {
    if (error instanceof RangeError) return { error: { message: 'It is nested too deeply.', offset: 0 } };
    return { error: { message: error.message, offset: error.offset ?? 0 } };
  }
}

export function lineAndColumn(source, offset) {
  const lines = source.slice(0, offset).split('\n');
  return { line: lines.length, column: lines.at(-1).length + 1 };
}

/** Where a path of the parser stands; what is missing is looked for in what should hold it. */
export function placeOf(places, path) {
  let wanted = /^base\b/.test(path) ? `components_config.${path}` : path;
  while (wanted !== '' && !places.has(wanted)) wanted = wanted.replace(/(?:\.?[^.[\]]+|\[\d+\])$/, '');
  return places.get(wanted) ?? { start: 0, end: 0 };
}

const WIDEST = 96;

/** Like `JSON.stringify` with two spaces, but what fits stays on one line. */
export function tidyJson(value, indent = '', lead = 0) {
  const line = oneLine(value);
  if (typeof value !== 'object' || value === null || indent.length + lead + line.length <= WIDEST)
    return line;
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const items = isList
    ? value.map((item) => tidyJson(item, inner))
    : Object.entries(value).map(([name, item]) => {
        const label = `${JSON.stringify(name)}: `;
        return label + tidyJson(item, inner, label.length);
      });
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${items.map((item) => inner + item).join(',\n')}\n${indent}${close}`;
}

function oneLine(value) {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const items = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${oneLine(item)}`);
  return items.length > 0 ? `{ ${items.join(', ')} }` : '{}';
}
