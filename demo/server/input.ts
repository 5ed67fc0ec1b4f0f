// Readers for data from outside (request bodies, the state file). Each reader gets the path of the value, so that the
// error names the field.

export class BadInput extends Error {
  readonly path: string;
  constructor(path: string, problem: string) {
    super(`${path}: ${problem}`);
    this.name = 'BadInput';
    this.path = path;
  }
}

export type Fields = Record<string, unknown>;

export function readObject(value: unknown, path: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BadInput(path, 'must be an object');
  }
  return Object.fromEntries(Object.entries(value));
}

export function readString(value: unknown, path: string): string {
  if (typeof value !== 'string') throw new BadInput(path, 'must be a string');
  return value;
}

export function readNumber(value: unknown, path: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new BadInput(path, 'must be a number');
  return value;
}

export function readInteger(value: unknown, path: string, min: number, max: number): number {
  const number = readNumber(value, path);
  if (!Number.isInteger(number) || number < min || number > max) {
    throw new BadInput(path, `must be a whole number from ${min} to ${max}`);
  }
  return number;
}

export function readBoolean(value: unknown, path: string): boolean {
  if (typeof value !== 'boolean') throw new BadInput(path, 'must be true or false');
  return value;
}

export function readOneOf<T extends string>(value: unknown, path: string, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) throw new BadInput(path, `must be one of ${allowed.join(', ')}`);
  return found;
}

export function readList<T>(value: unknown, path: string, read: (item: unknown, path: string) => T): T[] {
  if (!Array.isArray(value)) throw new BadInput(path, 'must be a list');
  return value.map((item: unknown, index) => read(item, `${path}[${index}]`));
}

export function readNullable<T>(
  value: unknown,
  path: string,
  read: (value: unknown, path: string) => T,
): T | null {
  return value === null ? null : read(value, path);
}

export function rejectUnknownKeys(fields: Fields, path: string, known: readonly string[]): void {
  for (const key of Object.keys(fields)) {
    if (!known.includes(key)) throw new BadInput(`${path}.${key}`, `is not known; use ${known.join(', ')}`);
  }
}

/** No valid input is deeper. Code that walks through a value is recursive, so the depth is limited. */
const MOST_LEVELS = 200;

export function parseJson(text: string, path: string, mostLevels = MOST_LEVELS): unknown {
  if (levelsOf(text) > mostLevels) {
    throw new BadInput(path, `must not be nested more than ${mostLevels} levels deep`);
  }
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    throw new BadInput(path, 'must be JSON');
  }
}

/** The nesting depth of a JSON text. */
function levelsOf(text: string): number {
  let level = 0;
  let deepest = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, (level += 1));
    else if (character === '}' || character === ']') level -= 1;
  }
  return deepest;
}
