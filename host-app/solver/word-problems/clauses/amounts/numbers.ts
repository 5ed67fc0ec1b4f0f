import type { Amounts, AmountsReader } from './unknowns.js';

const ORDER = ['first', 'second', 'third', 'fourth', 'fifth'];
const NOUN = '(?: positive)?(?: (?:number|integer|whole number|1))?(?: of (?:them|these|the numbers))?';
const NOUNS = '(?:integers|numbers|whole numbers|natural numbers)';

/** Numbers that follow each other. */
export const CONSECUTIVE: AmountsReader = (text) => {
  const [intro, size = '', before = '', kind = '', after = ''] = new RegExp(`([2-5]) consecutive ((?:positive |natural |negative )?)((?:odd |even )?)((?:positive |natural )?)${NOUNS}`).exec(text) ?? [];
  if (!intro || /negative/.test(before) || (text.match(/consecutive/g)?.length ?? 0) > 1) return null;
  const count = Number(size);
  const step = kind === '' ? 1 : 2;
  const names = ORDER.slice(0, count).map((name) => `${name} number`);
  const [first = ''] = names;
  const last = names.at(-1) ?? '';
  const isPositive = /positive|natural/.test(before + after) || /whole numbers|natural numbers/.test(intro) || /are positive|positive (?:numbers?|integers|solution)/.test(text);
  const list = `(?:(?:the )?(?:${intro}|numbers|integers|${size} ${NOUNS})|them|these numbers)`;
  const squares = names.map((name) => `${name}^2`).join(' + ');
  const amounts: Amounts = {
    all: names,
    phrases: [
      [`(?:the )?sum of the squares of ${list}|the sum of their squares|whose squares (?:add up to|have a sum of)(?= \\d)`, `(${squares})`],
      [`(?:the )?sum of (?:all )?${list}|their sum|whose sum|the sum(?! of)`, `(${names.join(' + ')})`],
      [`(?:the )?product of ${list}|their product|whose product|the product(?! of)`, names.join(' * ')],
      ...names.map((name, k): readonly [string, string] => [`(?:the )?${ORDER[k] ?? ''}${NOUN}`, name]),
      [`(?:the )?(?:largest|greatest|biggest|larger|greater|bigger|last)${NOUN}`, last],
      [`(?:the )?(?:smallest|least|smaller|lesser|lowest)${NOUN}`, first],
      ...(count % 2 === 1 ? [[`(?:the )?middle${NOUN}`, names[(count - 1) / 2] ?? ''] as const] : []),
    ],
    rewrites: [
      [new RegExp(`(?:find|what are|determine|name) (?:the )?${intro}(?: (?:such that|so that|for which|where|if))?`), 'find them, '],
      [new RegExp(`${intro} are such that|there are ${intro}`), ''],
      [new RegExp(`(?:the squares of ${list}|whose squares|their squares) (?:add up to|have a sum of|sum to)`), 'the sum of their squares is'],
      [new RegExp(`(?:with a|that have a|which have a|${intro} have a|they have a) (sum|product) of`), 'their $1 is'],
      [new RegExp(`(?:that|which|${intro}|they) (?:add up|sum|add) to`), 'their sum is'],
      [/whose (sum|product)/, 'their $1'],
      [/,? if (?:they|the (?:numbers|integers)|both) are positive/, ''],
    ],
    equations: names.slice(1).map((name, k) => `${name} = ${first} + ${step * (k + 1)}`),
    isWhole: true,
    ...(!isPositive && { isSigned: true }),
  };
  return kind === '' ? amounts : { ...amounts, parity: { name: first, rest: kind === 'odd ' ? 1 : 0 } };
}; // prettier-ignore

const UNIT = '(?: positive)?(?: (?:number|integer|of them))?';
/** Two numbers, by whatever names they have. */
export const TWO_NUMBERS: AmountsReader = (text) => {
  if (!/\b(?:2|two) (?:positive |whole |natural |different )*(?:numbers|integers)\b|\b(?:1|one|a|first) number is\b|\bthe (?:larger|bigger|greater|smaller) (?:number )?(?:is|of)\b/.test(text) || /consecutive|digit/.test(text)) return null;
  const isNamed = /\b(?:1|one|another|the other)\b(?! (?:day|more))/.test(text.replace(/\b1 of\b/, ''));
  const isSized = /\b(?:larger|bigger|greater(?! than)|smaller|lesser|largest|smallest)\b/.test(text.replace(/\b(?:larger|bigger|greater|smaller) than\b/g, ''));
  const [a, b] = isSized && !isNamed ? ['larger number', 'smaller number'] : ['first number', 'second number'];
  const list = '(?:(?:the )?(?:2|two) (?:positive |whole |natural |different )*(?:numbers|integers)|the numbers|them)';
  const isPositive = /\b(?:positive|natural|whole)\b/.test(text);
  return {
    all: [a, b],
    phrases: [
      [`(?:the )?sum of ${list}|their sum|whose sum|the sum(?! of)`, `(${a} + ${b})`],
      [`(?:the )?product of ${list}|their product|whose product|the product(?! of)`, `${a} * ${b}`],
      [`(?:the )?difference (?:of|between) ${list}|their difference|whose difference|the difference(?! (?:of|between))`, `(${a} - ${b})`],
      ...(isNamed ? [[`(?:the )?(?:1|one)${UNIT}`, a], [`(?:the )?(?:other|another)${UNIT}`, b]] as const : []),
      ...(isSized ? [[`(?:the )?(?:larger|bigger|greater|largest)${UNIT}(?! than)`, isNamed ? '?larger' : a], [`(?:the )?(?:smaller|lesser|smallest)${UNIT}(?! than)`, isNamed ? '?smaller' : b]] as const : [[`(?:the |a )?(?:first)${UNIT}`, a], [`(?:the |a )?(?:second)${UNIT}`, b]] as const),
    ],
    rewrites: [
      [/(?:find|what are) (?:2|two) (?:positive |whole |natural |different )*(?:numbers|integers)(?: (?:such that|so that|for which|where))?/, 'find them, '],
      [/\b(?:the )?(larger|bigger|greater|smaller) of (?:the )?(?:2|two) (?:numbers|integers)\b/, 'the $1 number'],
      [new RegExp(`${list} (?:add up|sum|add) to`), 'their sum is'], [/(?:that|which|they) (?:add up|sum|add) to/, 'their sum is'],
      [new RegExp(`(?:${list} |they |that |which )?differ by`), 'their difference is'],
      [new RegExp(`(?:with a|that have a|which have a|${list} have a|they have a) (sum|product|difference) of`), 'their $1 is'],
      [/whose (sum|product|difference)/, 'their $1'], [/(?:and )?a (product|difference|sum) of (?=\d)/, 'and their $1 is '],
    ],
    ...(!isPositive && !(isNamed && /differ/.test(text.replace(/different/g, ''))) && { isSigned: true }),
    pair: [a, b],
    ...(isSized && !isNamed && { order: [a, b] as const }),
  };
}; // prettier-ignore
