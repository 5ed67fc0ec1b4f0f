/** Verbs of word problems: the base form, then the irregular forms. */
const VERBS: readonly (readonly string[])[] = [
  ['have', 'has', 'had', 'having'], ['own'], ['possess'], ['hold', 'held'], ['contain'], ['run', 'ran', 'running'], ['walk'], ['hike'], ['bike'], ['cycle'], ['jog', 'jogged'], ['swim', 'swam'],
  ['drive', 'drove'], ['travel', 'travelled'], ['ride', 'rode'], ['fly', 'flew'], ['climb'], ['crawl'], ['read'], ['write', 'wrote'], ['score'], ['pick'], ['collect'], ['gather'],
  ['catch', 'caught'], ['bake'], ['make', 'made'], ['sell', 'sold'], ['buy', 'bought'], ['purchase'], ['eat', 'ate'], ['drink', 'drank'], ['earn'], ['save'], ['spend', 'spent'], ['plant'],
  ['grow', 'grew'], ['find', 'found'], ['win', 'won'], ['complete'], ['solve'], ['weigh'], ['cost'], ['sleep', 'slept'], ['work'], ['study', 'studied', 'studies'], ['practice'], ['play'], ['take', 'took'],
  ['visit'], ['see', 'saw'], ['need'], ['use'], ['raise'], ['donate'], ['invite'], ['count'], ['paint'], ['build', 'built'], ['draw', 'drew'], ['receive'], ['get', 'got'], ['cook'], ['cut'],
  ['lose', 'lost'], ['give', 'gave'], ['pay', 'paid'], ['bring', 'brought'], ['produce'], ['lay', 'laid'], ['harvest'], ['deliver'], ['wash'], ['type'], ['print'], ['peel'], ['pack'], ['fill'], ['burn'], ['charge'], ['consume'], ['require'], ['shovel'], ['chew'], ['throw', 'threw'], ['blink'], ['post'], ['order'], ['prepare'], ['wear', 'wore'], ['delete'], ['download'], ['borrow'], ['remove'], ['adopt'], ['keep', 'kept'], ['share'], ['lend', 'lent'], ['attend'], ['watch'], ['knit', 'knitted'], ['sew', 'sewed'], ['mow', 'mowed'], ['stack'], ['hatch'], ['return'], ['hand'], ['send', 'sent'], ['break', 'broke'], ['manufacture'], ['put'], ['discover'], ['invest'], ['sign'], ['upload'], ['water'], ['feed', 'fed'], ['clean'], ['record'], ['answer'], ['rent'], ['spot', 'spotted'], ['staple'], ['juggle'], ['like'], ['grade'], ['trade'], ['hide', 'hid'], ['drop', 'dropped'], ['add'], ['melt'], ['chop', 'chopped'], ['press'], ['repair'], ['ship', 'shipped'], ['rescue'], ['fold'], ['tutor'], ['teach', 'taught'], ['extract'], ['last'], ['dig', 'dug'], ['recycle'],
]; // prettier-ignore

const third = (base: string): string =>
  /(?:s|sh|ch|x|o)$/.test(base)
    ? `${base}es`
    : /[^aeiou]y$/.test(base)
      ? `${base.slice(0, -1)}ies`
      : `${base}s`;
const past = (base: string): string => (base.endsWith('e') ? `${base}d` : `${base}ed`);

const BASES = new Map(
  VERBS.flatMap(([base = '', ...forms]) =>
    [base, third(base), past(base), ...forms].map((form) => [form, base] as const),
  ),
);
/** 'ran' to 'run'. */
export const baseOf = (form: string): string => BASES.get(form) ?? form;
const ALSO_NOUNS = new Set([
  'plants',
  'drinks',
  'packs',
  'orders',
  'runs',
  'posts',
  'prints',
  'types',
  'cuts',
  'read',
  'shares',
  'watches',
  'watch',
  'stacks',
  'returns',
  'hands',
  'hand',
  'breaks',
  'signs',
  'sign',
  'water',
  'waters',
  'feed',
  'feeds',
  'records',
  'record',
  'answers',
  'answer',
  'rents',
  'rent',
  'spots',
  'spot',
  'staples',
  'likes',
  'grades',
  'grade',
  'trades',
  'drops',
  'ships',
  'repairs',
  'presses',
  'clean',
  'put',
  'cut',
]);
const FINITE = new Set(
  [...BASES]
    .filter(([form, base]) => (form !== base || base.length < 5) && !ALSO_NOUNS.has(form))
    .map(([form]) => form),
);
/** A form that is always a verb, and so never part of a name. */
export const isFinite = (word: string): boolean => FINITE.has(word);
export const plainVerb = (text: string): string => baseOf(text.split(' ').at(-1) ?? '');
export const isVerb = (text: string): boolean => BASES.has(text.split(' ').at(-1) ?? '');
