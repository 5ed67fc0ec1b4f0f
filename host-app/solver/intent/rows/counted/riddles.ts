import { digitsForWords } from '../../../sentences/language/normal.js';
import { at } from '../../text.js';
import type { Form } from '../../forms.js';

const NUMBER =
  /^(?:(?:a|an|the|some|one|my|this|that|what|which|a certain) (?:(?:same|original|unknown|certain) )?(?:number|integer|whole number)|it|itself|the same|x)$/;
const FUNCTIONS: Readonly<Record<string, string>> = { double: '2*', twice: '2*', triple: '3*', thrice: '3*', half: '1/2*', quarter: '1/4*', third: '1/3*', reciprocal: '1/', square: '', cube: '' }; // prettier-ignore
const apply = (name: string, inner: string): string =>
  name === 'square'
    ? `(${inner})^2`
    : name === 'cube'
      ? `(${inner})^3`
      : name === 'square root'
        ? `sqrt(${inner})`
        : `${FUNCTIONS[name] ?? '?'}(${inner})`;

/** 'A and B' at every 'and', where both sides are amounts; more than one way is none. */
const pair = (text: string, made: (a: string, b: string) => string): string | null => {
  const parts = text.split(' and ');
  const ways = parts.slice(1).flatMap((_, k) => {
    const [a, b] = [amount(parts.slice(0, k + 1).join(' and ')), amount(parts.slice(k + 1).join(' and '))];
    return a !== null && b !== null ? [made(`(${a})`, `(${b})`)] : [];
  });
  return ways.length === 1 ? (ways[0] ?? null) : null;
};

type Rule = readonly [RegExp, (...parts: string[]) => string | null];
const of = (text: string, made: (inner: string) => string): string | null => {
  const inner = amount(text);
  return inner === null ? null : made(inner);
};
const both = (a: string, b: string, made: (a: string, b: string) => string): string | null =>
  of(a, (first) => of(b, (second) => made(`(${first})`, `(${second})`)) ?? '') || null;
/** The loosest operation first. */
const RULES: readonly Rule[] = [
  [/^(.+?) (?:more|greater|larger) than (.+)$/, (a, b) => (mixes(a, b) ? null : both(a, b, (x, y) => `${y} + ${x}`))],
  [/^(.+?) (?:less|fewer|smaller) than (.+)$/, (a, b) => (mixes(a, b) ? null : both(a, b, (x, y) => `${y} - ${x}`))],
  [/^(.+) (?:increased|raised) by ([\d.]+) ?%$/, (a, p) => of(a, (x) => `(${x})*(1 + ${p}/100)`)],
  [/^(.+) (?:decreased|reduced|lowered) by ([\d.]+) ?%$/, (a, p) => of(a, (x) => `(${x})*(1 - ${p}/100)`)],
  [/^(?!the (?:sum|product|difference|quotient) )(.+) (?:plus|increased by|added to) (.+)$/, (a, b) => both(a, b, (x, y) => `${x} + ${y}`)],
  [/^(?!the (?:sum|product|difference|quotient) )(.+) (?:minus|decreased by|reduced by|diminished by) (.+)$/, (a, b) => both(a, b, (x, y) => `${x} - ${y}`)],
  [/^(?:the )?sum of (.+)$/, (text) => pair(text, (a, b) => `${a} + ${b}`)],
  [/^(?:the )?product of (.+)$/, (text) => (isOpen(text) ? null : pair(text, (a, b) => `${a}*${b}`))],
  [/^(?:the )?difference (?:of|between) (.+)$/, (text) => (isOpen(text) ? null : pair(text, (a, b) => (a.includes('x') && b.includes('x') ? '' : `${a} - ${b}`)) || null)],
  [/^(?:the )?quotient of (.+)$/, (text) => (isOpen(text) ? null : pair(text, (a, b) => `${a}/${b}`))],
  [/^(.+) (?:divided by) (.+)$/, (a, b) => both(a, b, (x, y) => `${x}/${y}`)],
  [/^(.+) (squared|cubed)$/, (a, how) => of(a, (x) => apply(how === 'squared' ? 'square' : 'cube', x))],
  [/^([\d./]+) ?% of (.+)$/, (p, a) => of(a, (x) => `${p}/100*(${x})`)],
  [/^([\d./]+) (?:times|of) (.+)$/, (n, a) => of(a, (x) => `${n}*(${x})`)],
  [/^(.+) (?:times|multiplied by) (.+)$/, (a, b) => both(a, b, (x, y) => `${x}*${y}`)],
  [/^(?:the |a |one )?(twice|double|triple|thrice|half|third|quarter|square root|square|cube|reciprocal) (?:of )?(.+)$/, (name, a) => of(a, (x) => apply(name, x))],
  [/^its (?:own )?(double|triple|half|third|square root|square|cube|reciprocal)$/, (name) => apply(name, 'x')],
]; // prettier-ignore
/** 'The product of 3 and a number plus 5': what is added may belong to the number. */
const isOpen = (text: string): boolean => /\b(?:plus|minus|increased|decreased|reduced)\b/.test(text);
/** '5 more than a number minus 3' can be read in two ways. */
const mixes = (a: string, b: string): boolean =>
  /\b(?:plus|minus|more|less|increased|decreased)\b/.test(`${a} ${b}`);

/** An amount in words, with x for the number. */
const amount = (text: string): string | null => {
  const plain = text.trim().replace(/^(?:when |if )/, '');
  if (NUMBER.test(plain)) return 'x';
  if (/^-?\d+(?:\.\d+)?(?:\/\d+)?$/.test(plain)) return plain;
  for (const [pattern, rule] of RULES) {
    const parts = pattern.exec(plain)?.slice(1);
    const found = parts && rule(...parts);
    if (found) return found;
  }
  return null;
};

const SIGN = / (?:is equal to|is the same as|equals|gives|makes|results in|is|are) /;
/** '7 is added to three times a number, and the result is 55.' */
const DONE =
  /^(?:when )?(.+?) (?:is|are) (added to|subtracted from|taken from|multiplied by|divided by|increased by|decreased by) (.+?),? (?:and )?(?:the (?:result|answer|sum|difference|product|quotient|total) (?:is|equals|will be|becomes)|(?:you|we|i) get|it (?:is|equals|becomes)) (.+)$/; // prettier-ignore
const DOINGS: Readonly<Record<string, (a: string, b: string) => string>> = {
  'added to': (a, b) => `${b} + ${a}`,
  'increased by': (a, b) => `${a} + ${b}`,
  'subtracted from': (a, b) => `${b} - ${a}`,
  'taken from': (a, b) => `${b} - ${a}`,
  'decreased by': (a, b) => `${a} - ${b}`,
  'multiplied by': (a, b) => `${a}*${b}`,
  'divided by': (a, b) => `${a}/${b}`,
};
const outcome = (text: string): string | null => {
  const [, a = '', how = '', b = '', result = ''] = DONE.exec(text) ?? [];
  const made = DOINGS[how];
  if (!made || isOpen(a) || isOpen(b)) return null;
  const left = both(a, b, made);
  const right = amount(result);
  return left?.includes('x') && right !== null ? `${left} = ${right}` : null;
};
/** One equation: both sides are amounts, and one has the number. */
const equation = (text: string): string | null => {
  const found = outcome(text);
  if (found) return found;
  const parts = text.split(SIGN);
  const [left = '', right = ''] = parts;
  const sides = [amount(left), amount(right)];
  return parts.length === 2 && sides.every((side) => side !== null) && sides.join().includes('x') ? sides.join(' = ') : null;
}; // prettier-ignore

const kindOf = (text: string): readonly [plain: string, kept: string] => {
  const [, sign] = /\b(positive|negative)(?: whole)? (?:number|integer)/.exec(text) ?? [];
  const isWhole = /\b(?:integer|whole number)/.test(text);
  return [
    text.replace(/\b(?:positive|negative) (?=(?:whole )?(?:number|integer))/g, ''),
    sign || isWhole ? ` where x is ${isWhole ? `${sign ? `a ${sign}` : 'an'} integer` : sign}` : '',
  ];
};
const NUMBER_ASKED = /^(?:what(?: is|'s| was)|find|determine|calculate)(?: the value of)? (?:the|my|this|that|it)(?: (?:original |unknown )?(?:positive |negative )?(?:number|integer))?$/; // prettier-ignore

/** 'Five times a number is 12 more than twice the number. Find it.' */
const riddle = (text: string): string => {
  if (/\.{2,}|…/.test(text)) return '?';
  const [plain, kept] = kindOf(digitsForWords(text).toLowerCase().replace(/^(?:if )/, '').replace(/[?.]+$/, '')); // prettier-ignore
  const whose =
    /^(?:find|what is|determine) (?:a|the|an) (?:number|integer) (?:whose|such that its) (double|triple|half|square|cube|square root|reciprocal) (?:is|equals) (.+)$/.exec(
      plain,
    );
  if (whose) {
    const right = amount(whose[2] ?? '');
    return right === null ? '?' : `solve ${apply(whose[1] ?? '', 'x')} = ${right}${kept}`;
  }
  const parts = plain.split(/[.;,] (?=(?:and )?(?:then )?(?:what|find|determine|calculate)\b)/);
  const [first = '', asked = 'find it'] = parts;
  const line = equation(first);
  if (line === null || parts.length > 2) return '?';
  if (NUMBER_ASKED.test(asked)) return `solve ${line}${kept}`;
  const target = amount(asked.replace(/^(?:what is|what's|find|calculate|determine) /, ''));
  return target?.includes('x') && kept === '' ? `if ${line}, find ${target}` : '?';
};

/** 'If I double a number and subtract it from 7 I get 19.' */
const chain = (steps: string, result: string): string => {
  let made = '';
  for (const one of digitsForWords(steps).toLowerCase().split(/,? and then |,? then |,? and |, /)) {
    const [, from] = /^(?:subtract|take) (?:it|the result|this|that|the number|a number)(?: away)? from ([\d./]+)$/.exec(one) ?? [];
    const [, name, rest] = /^(double|triple|halve|square|cube) (a number|my number|it|the result)$/.exec(one) ?? [];
    const [, op, n] = /^(add|subtract|take away|multiply(?: it| a number| the result)? by|divide(?: it| a number| the result)? by) ([\d./]+)(?: (?:to|from) (?:it|a number|the result))?$/.exec(one) ?? [];
    const inner = made === '' ? 'x' : `(${made})`;
    if (from) made = `${from} - ${inner}`;
    else if (name && rest) made = apply(name === 'halve' ? 'half' : name, inner);
    else if (op && n) made = `${inner} ${{ a: '+', s: '-', t: '-', m: '*', d: '/' }[op[0] ?? ''] ?? '?'} ${n}`;
    else return '?';
  }
  return `solve ${made} = ${result}`;
}; // prettier-ignore

const SIZES: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };
const RANKS: readonly (readonly [RegExp, (count: number) => number])[] = [
  [/^(?:small|least|low|first)\w*$/, () => 0],
  [/^(?:larg|great|big|high|last)\w*$/, (count) => count - 1],
  [/^middle$/, (count) => (count % 2 === 1 ? (count - 1) / 2 : -1)],
  [/^second$/, () => 1],
  [/^third$/, (count) => (count > 2 ? 2 : -1)],
];
const rank = (word: string, count: number): number =>
  RANKS.find(([pattern]) => pattern.test(word.toLowerCase().replace(/ (?:odd|even)(?: (?:one|number|integer))?$| of (?:them|the [a-z ]+)$/, '')))?.[1](count) ?? -1; // prettier-ignore
const terms = (count: number, own: number, gap: number): string[] =>
  Array.from({ length: count }, (_, k) =>
    k === own ? 'x' : `(x ${k > own ? '+' : '-'} ${Math.abs(k - own) * gap})`,
  );

/** Consecutive integers with their sum or product; x is the one that is asked for. */
const consecutive = (how: string, size: string, kind: string, by: string, total: string, asked: string): string => {
  const count = SIZES[size.toLowerCase()] ?? Number(size);
  const word = kind.trim().toLowerCase();
  const gap = by === '' ? (/odd|even/.test(word) ? 2 : 1) : Number(by);
  const isProduct = /product|multipl/i.test(how);
  const line = (own: number): string => `${terms(count, own, gap).join(isProduct ? '*' : ' + ')} = ${total}`;
  const [, op, a = '', b = ''] = /^(?:the )?(sum|product) of the (smallest|largest|first|last|middle|greatest|second)(?: one)? and the (smallest|largest|first|last|middle|greatest|second)$/i.exec(asked) ?? [];
  const sum = (Number(total) / count - ((count - 1) * gap) / 2) / (by === '' ? 1 : gap);
  if (!(count > 1 && count < 7) || (isProduct && count > 2) || (!isProduct && (!Number.isInteger(sum) || (/odd/.test(word) && sum % 2 === 0) || (/even/.test(word) && sum % 2 !== 0)))) return '?';
  if (op) {
    const [i, k] = [rank(a, count), rank(b, count)];
    const all = terms(count, 0, gap);
    return isProduct || i < 0 || k < 0 || i === k ? '?' : `if ${line(0)}, find ${all[i] ?? '?'} ${op.toLowerCase() === 'sum' ? '+' : '*'} ${all[k] ?? '?'}`;
  }
  const own = rank(asked.replace(/^the /i, ''), count);
  const kept = !isProduct || by !== '' ? '' : ` where x is ${/positive/.test(word) ? 'a positive integer' : /odd/.test(word) ? 'odd' : /even/.test(word) ? 'even' : 'an integer'}`;
  return own < 0 || own >= count || (isProduct && /positive/.test(word) && /odd|even/.test(word)) ? '?' : `solve ${line(own)}${kept}`;
}; // prettier-ignore
const CONSECUTIVE = String.raw`(\w+) consecutive ((?:positive |natural |whole |odd |even )*)(?:integers|numbers|multiples of (\d+))`;
const ASKED = String.raw`[.;,] (?:and )?(?:find|what(?: is|'s)|determine) (.+?)(?: (?:one|number|integer|of (?:them|the numbers|the integers|these)))?`;

/** Two numbers by two of sum, difference, product and how one is made from the other. */
const twoNumbers = (text: string): string => {
  const plain = digitsForWords(text).toLowerCase().replace(/[?.]+$/, '').replace(/\btwice\b/g, '2 times'); // prettier-ignore
  const [, facts = '', asked = ''] = /^(.+?)[.;,] (?:find|what is|what are|what's|determine)(?: the value of)? ([^.]+)$/.exec(plain) ?? [];
  const lines: string[] = [];
  const rest = facts
    .replace(/(?:the |their )?sum(?: of (?:2|the) numbers)?(?: is| of)? (\d+)|(?:2 )?numbers (?:that )?(?:add up to|sum to|have a sum of) (\d+)/, (_, n: string, m: string) => (lines.push(`x + y = ${n || m}`), ''))
    .replace(/(?:the |their |a )?difference(?: (?:of|between) (?:2|the) numbers)?(?: is| of)? (\d+)|(?:2 )?numbers (?:that )?differ by (\d+)/, (_, n: string, m: string) => (lines.push(`x - y = ${n || m}`), ''))
    .replace(/(?:(?:one|1)(?: number| of them)?|a number|the (?:larger|first)(?: number)?) is (\d+) (more|greater|larger|bigger|times) (?:than )?(?:the other|another|the smaller|the second)(?: number| one)?/, (_, n: string, how: string) => (lines.push(how === 'times' ? `x = ${n}y` : `x = y + ${n}`), ''))
    .replace(/(?:(?:one|1)(?: number| of them)?|a number|the smaller(?: number)?) is (\d+) (?:less|smaller) than (?:the other|another|the larger)(?: number| one)?/, (_, n: string) => (lines.push(`x = y + ${n}`), ''));
  const [, product] = /(?:the |their )?product(?: of (?:2|the) numbers)?(?: is| of)? (\d+)/.exec(rest) ?? [];
  const [, total] = /^x \+ y = (\d+)$/.exec(lines[0] ?? '') ?? [];
  if (product && total && lines.length === 1 && !/\d/.test(rest.replace(/\b2\b/, '').replace(product, ''))) {
    const line = `x*(${total} - x) = ${product}`;
    if (/^(?:the )?(?:larger|greater|smaller)(?: number| one)?$/.test(asked)) return `find the ${/small/.test(asked) ? 'smaller' : 'larger'} solution of ${line}`;
    return /^(?:the|both|these|the 2) numbers$/.test(asked) ? `solve ${line}` : '?';
  }
  if (lines.length !== 2 || /\d|[a-z]{3}/.test(rest.replace(/\b(?:and|have|has|numbers?|with|the|two|their)\b/g, ''))) return '?';
  if (/^(?:the )?(?:larger|greater|bigger|largest)(?: number| one| of (?:them|the numbers))?$/.test(asked)) return `solve ${lines.join(', ')} for x`;
  if (/^(?:the )?(?:smaller|lesser|smallest|other)(?: number| one| of (?:them|the numbers))?$/.test(asked)) return /other/.test(asked) && !facts.startsWith('a number') ? '?' : `solve ${lines.join(', ')} for y`;
  if (/^(?:the |their )?product(?: of (?:the|these) numbers)?$/.test(asked)) return `if ${lines.join(' and ')}, find x*y`;
  if (/^(?:the )?sum of (?:their|the) squares(?: of the numbers)?$/.test(asked)) return `if ${lines.join(' and ')}, find 1*x^2 + y^2`;
  return /^(?:the|both|these|the 2) numbers$/.test(asked) ? `solve the system ${lines.join(', ')}` : '?';
}; // prettier-ignore

export const RIDDLE_ROWS: readonly Form[] = [
  [at(`(?:the )?(sum|product) of ${CONSECUTIVE} is (\\d+)${ASKED}`), consecutive],
  [at(`${CONSECUTIVE} (add up to|have a sum of|have the sum|have a product of|have the product) (\\d+)${ASKED}`), (size, kind, by, how, total, asked) => consecutive(/product/i.test(how) ? 'product' : 'sum', size, kind, by, total, asked)],
  [at(`(?:the )?sum of the (?:largest|greatest|last) two of three consecutive (?:integers|numbers) is (\\d+)${ASKED}`), (total, asked) => (/^the (?:small|least|first)/i.test(asked) && Number(total) % 2 === 1 ? `solve (x + 1) + (x + 2) = ${total}` : '?')],
  [at(`(?:if |when )?(?:i|you|we) (.+?),? (?:i|you|we) (?:get|have|obtain|end up with) (-?\\d+)[.;,] (?:what is|what's|find|what was) (?:the|my|your|this)(?: original)? number`), chain],
  [at('(.*\\b(?:numbers)\\b.*)'), twoNumbers],
  [at('(a number is .*)'), twoNumbers],
  [at('(.*\\b(?:number|integer)\\b.*)'), riddle],
]; // prettier-ignore
