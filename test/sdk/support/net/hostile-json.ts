import fc from 'fast-check';

/** Names that mean something to JavaScript, or to these answers. */
const names = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'then',
  'code',
  'length',
  'current',
  '',
];

export const words = fc.oneof(
  fc.constantFrom(...names, 'P1M', 'EUR', 'NaN', '2031-05-04T10:20:30Z', 'subscription', 'spring'),
  fc.string({ unit: 'binary' }),
  // Half pairs included: JSON can carry them.
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 4 })
    .map((units) => String.fromCharCode(...units)),
);

export const anyJson = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'json' },
    fc.constantFrom(null, true, false, 0, -1, 1.5, 7772, 1e308, {}, []),
    words,
    fc.double(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(words, tie('value'), { maxKeys: 4 }),
  ),
})).value;

/** Where something stands in an answer. */
export type Place = readonly string[];

/** Every place of an answer, its own first. */
export const placesIn = (value: unknown, place: Place = []): readonly Place[] => [
  place,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...place, key]))
    : []),
];

/** Says that a change takes the thing away. */
const GONE = Symbol('gone');

/** A copy of the answer with something else in one place. */
export const changedAt = (value: unknown, [key, ...rest]: Place, to: (old: unknown) => unknown): unknown => {
  if (key === undefined) return to(value);
  const entries = Object.entries(value as object).flatMap(([name, old]): (readonly [string, unknown])[] => {
    const next = name === key ? changedAt(old, rest, to) : (old as unknown);
    return next === GONE ? [] : [[name, next]];
  });
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
};

const nested = (old: unknown, levels: number): unknown => {
  let value = old;
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { value };
  return value;
};

const twice = (old: unknown): unknown => {
  if (Array.isArray(old)) return [...(old as unknown[]), ...(old as unknown[])];
  if (typeof old === 'object' && old !== null)
    return Object.fromEntries(
      Object.entries(old).flatMap(([key, item]) => [[key, item] as const, [`${key}2`, item]]),
    );
  return typeof old === 'number' ? old * 2 : `${JSON.stringify(old)}${JSON.stringify(old)}`;
};

const polluted = (old: unknown): unknown => {
  const keys = JSON.parse(
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  ) as object;
  return typeof old === 'object' && old !== null && !Array.isArray(old)
    ? Object.fromEntries([...Object.entries(old), ...Object.entries(keys)])
    : keys;
};

/** What a broken or a hostile server may do to one place of an answer. */
export const changes: Readonly<Record<string, (old: unknown) => unknown>> = {
  'is not there': () => GONE,
  'is null': () => null,
  'is true': () => true,
  'is a negative number': (old) => (typeof old === 'number' ? -old : -1),
  'is a fraction': () => 0.5,
  'is the largest whole number': () => Number.MAX_SAFE_INTEGER,
  'is a number beyond all': () => 1e308,
  'is zero': () => 0,
  'is an empty text': () => '',
  'is another text': () => 'zzz',
  'is a currency that nobody has': () => 'QQQ',
  'is a period of no length': () => 'P0M',
  'is a period without end': () => `P${'9'.repeat(400)}Y`,
  'is a date far away': () => '+275760-09-13T00:00:00.000Z',
  'is a script': () => 'javascript:alert(1)',
  'is markup': () => '<img src=x onerror=alert(1)>{{ price }}**',
  'has control characters': () => '\u0000\u0007\n\u202e\ud800',
  'is an empty list': () => [],
  'is an empty object': () => ({}),
  'is wrapped in a list': (old) => [old],
  'is wrapped in an object': (old) => ({ value: old }),
  'is what it was, as text': (old) => JSON.stringify(old) ?? '',
  'is there twice': twice,
  'is there a hundred times': (old) => Array.from({ length: 100 }, () => old),
  'is nested 200 deep': (old) => nested(old, 200),
  'has keys that mean something to JavaScript': polluted,
};
