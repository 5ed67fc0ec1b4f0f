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

/** Reads one sign or word after the other, and says what is wrong with the next one. */
function createReader(source) {
  let at = 0;
  const take = (pattern) => {
    pattern.lastIndex = at;
    const found = pattern.exec(source)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  };
  const isAt = (sign) => source[at] === sign;
  const fail = (expected) => {
    const found = at >= source.length ? 'the end' : `“${source.slice(at, at + 1)}”`;
    throw new Unreadable(`Expected ${expected}, found ${found}.`, at);
  };
  return {
    take,
    isAt,
    fail,
    position: () => at,
    isAtEnd: () => at >= source.length,
    skip: () => (at += 1),
    expect(sign, expected = `“${sign}”`) {
      take(SPACE);
      if (!isAt(sign)) fail(expected);
      at += 1;
    },
    isNext(sign) {
      take(SPACE);
      return isAt(sign);
    },
    string(what) {
      if (!isAt('"')) fail(what);
      const text = take(STRING);
      if (text === undefined)
        throw new Unreadable('This text is not closed, or it holds a line break or a wrong “\\”.', at);
      return JSON.parse(text);
    },
  };
}

/** `{value, places}`, or `{error: {message, offset}}`. `places` maps `a.b[2]` to where it starts and ends. */
export function readJson(source) {
  const places = new Map();
  const reader = createReader(source);

  const list = (path) => {
    reader.skip();
    for (let index = 0; !reader.isNext(']'); index += 1) {
      if (index > 0) reader.expect(',', '“,” or “]”');
      if (index > 0 && reader.isNext(']')) reader.fail('a value after the comma');
      value(`${path}[${index}]`);
    }
    reader.skip();
  };
  const record = (path) => {
    reader.skip();
    for (let isFirst = true; !reader.isNext('}'); isFirst = false) {
      if (!isFirst) reader.expect(',', '“,” or “}”');
      reader.take(SPACE);
      const name = reader.string(isFirst ? 'a name in double quotes or “}”' : 'a name in double quotes');
      reader.expect(':', '“:” after the name');
      value(path ? `${path}.${name}` : name);
    }
    reader.skip();
  };
  const value = (path) => {
    reader.take(SPACE);
    const start = reader.position();
    if (reader.isAt('{')) record(path);
    else if (reader.isAt('[')) list(path);
    else if (reader.isAt('"')) reader.string('a text');
    else if (reader.take(SIMPLE) === undefined) reader.fail('a value');
    places.set(path, { start, end: reader.position() });
  };

  try {
    value('');
    reader.take(SPACE);
    if (!reader.isAtEnd()) reader.fail('nothing more after the value');
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
