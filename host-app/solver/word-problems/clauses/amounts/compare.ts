/**
 * Sentences that compare amounts: 'the length is 5 less than three times the width', 'one angle is twice the other'.
 * The names of amounts have become marks such as '@2@' before; each sentence gives an equation of their expressions.
 */
const N = String.raw`(\d+(?:\.\d+)?(?:/\d+)?)`;
const U =
  '(?: ?(?:cm|mm|meters?|km|feet|foot|inch(?:es)?|yards?|miles?|degrees?|°|years?|units?|dollars|kg|points?|square (?:cm|meters?|feet|inches|km|yards?|units?)|(?:cm|meters|feet|inches|km)[²2^]+))?';
const MORE = '(?:more|longer|greater|larger|bigger|higher|taller|wider|older|heavier|deeper|above)';
const LESS = '(?:less|fewer|shorter|smaller|lower|younger|narrower|lighter|below)';
const AS =
  '(?: (?:as (?:long|large|big|great|wide|high|tall|old|many|much|heavy|deep) as|the (?:size|measure|length|value) of|as|larger than|of))?';
const MARK = /^@(\d+)@$/;

/** The expression of a phrase; null where a word of it is not understood. */
export const expressionOf = (phrase: string, amounts: readonly string[]): string | null => {
  const text = phrase.trim();
  const [, at] = MARK.exec(text) ?? [];
  if (at !== undefined) return amounts[Number(at)] ?? null;
  const inner = (part = ''): string | null => expressionOf(part, amounts);
  const rules: readonly (readonly [RegExp, (...parts: string[]) => string | null])[] = [
    [new RegExp(`^(?:exactly |only |equal to )?${N}${U}$`), (n = '') => n],
    [new RegExp(`^${N}${U} ${MORE} than (.+)$`), (n = '', rest = '') => joined(inner(rest), '+', n)],
    [new RegExp(`^${N}${U} (?:${LESS}) than (.+)$`), (n = '', rest = '') => joined(inner(rest), '-', n)],
    [new RegExp(`^${N} times${AS} (.+)$`), (n = '', rest = '') => { const e = inner(rest); return e === null || (/^\w.*[+-]/.test(e) && !e.startsWith('(')) ? null : `${n} * ${e}`; }],
    [new RegExp(`^(?:1/2|half)(?: of)?${AS} (.+)$`), (rest = '') => { const e = inner(rest); return e === null || /[+-]/.test(e) ? null : `${e} / 2`; }],
    [new RegExp(`^${N}(?: of)?${AS} (@\\d+@)$`), (n = '', rest = '') => (n.includes('/') ? `${n} * ${inner(rest) ?? ''}` : null)],
    [/^the sum of (.+?) and (.+)$/, (a = '', b = '') => { const [x, y] = [inner(a), inner(b)]; return x === null || y === null ? null : `(${x} + ${y})`; }],
    [/^the difference (?:of|between) (@\d+@) and (@\d+@)$/, (a = '', b = '') => `(${inner(a) ?? ''} - ${inner(b) ?? ''})`],
    [/^the product of (@\d+@) and (@\d+@)$/, (a = '', b = '') => `${inner(a) ?? ''} * ${inner(b) ?? ''}`],
    [/^the square of (@\d+@)$/, (a = '') => `${inner(a) ?? ''}^2`],
    [new RegExp(`^(.+?),? (?:plus|increased by) ${N}${U}$`), (rest = '', n = '') => joined(inner(rest), '+', n)],
    [new RegExp(`^(.+?),? (?:minus|decreased by|less) ${N}${U}$`), (rest = '', n = '') => joined(inner(rest), '-', n)],
    [/^(.+?) plus (.+)$/, (a = '', b = '') => { const [x, y] = [inner(a), inner(b)]; return x === null || y === null ? null : `(${x} + ${y})`; }],
    [/^(?:equal to|the same as|as (?:long|large|big|old|wide|high) as) (.+)$/, (rest = '') => inner(rest)],
  ];
  for (const [pattern, read] of rules) {
    const parts = pattern.exec(text);
    const found = parts && read(...parts.slice(1).map((part: string | undefined) => part ?? ''));
    if (found) return found;
  }
  return null;
}; // prettier-ignore
const joined = (e: string | null, sign: '+' | '-', n: string): string | null =>
  e === null ? null : `${e.startsWith('(') ? e.slice(1, -1) : e} ${sign} ${n}`;

const BE =
  '(?:is also|is|are|was|were|will be|measures?|equals?|=|is equal to|be|has a measure of|comes to|must be|should be|gives|makes|have|has)';
/** The equation of one clause. */
const equationOf = (clause: string, amounts: readonly string[]): string | null => {
  const text = clause.trim();
  const e = (part: string): string | null => expressionOf(part, amounts);
  for (const found of text.matchAll(new RegExp(` ${BE} `, 'g'))) {
    const [left, right] = [e(text.slice(0, found.index)), e(text.slice(found.index + found[0].length))];
    if (left !== null && right !== null && !/^[\d.]+$/.test(left)) return `${left} = ${right}`;
  }
  const [, a = '', b = '', n = ''] = new RegExp(`^(@\\d+@) exceeds (.+?) by ${N}${U}$`).exec(text) ?? new RegExp(`^(@\\d+@) is ${MORE} than (@\\d+@) by ${N}${U}$`).exec(text) ?? [];
  if (n !== '') return e(a) !== null && e(b) !== null ? `${e(a)} = ${e(b)} + ${n}` : null;
  const [, c = '', d = '', m = ''] = new RegExp(`^(@\\d+@) and (@\\d+@) (?:differ by|have a difference of) ${N}${U}$`).exec(text) ?? [];
  if (m !== '') return `${e(c)} = ${e(d)} + ${m}`;
  const [, list = '', sum = ''] = /^((?:@\d+@(?:, and |, | and ))+@\d+@) (?:add up to|sum to|total|have a sum of|together are|make) (.+)$/.exec(text) ?? [];
  const total = sum === '' ? null : e(sum);
  return total === null ? null : `${list.split(/, and |, | and /).map((part) => e(part)).join(' + ')} = ${total}`;
}; // prettier-ignore

const SPLIT = /(?:[,;:]? and |[,;:]? while |[,;:]? but |[,;:] (?:so |then )?)/g;
/** The equations of a text of several clauses; null where a word is left over. */
export const equationsOf = (text: string, amounts: readonly string[]): readonly string[] | null => {
  const plain = text.trim().replace(/^(?:if|and|suppose|that|such that|where|so that|when|then|let|,)+ /, '').replace(/^[,; ]+|[,; ]+$/g, ''); // prettier-ignore
  if (plain === '') return [];
  const whole = equationOf(plain, amounts);
  if (whole !== null) return [whole];
  for (const found of plain.matchAll(SPLIT)) {
    const left = equationOf(plain.slice(0, found.index), amounts);
    const rest = left === null ? null : equationsOf(plain.slice(found.index + found[0].length), amounts);
    if (left !== null && rest !== null) return [left, ...rest];
  }
  return null;
};

/** An equation of a sum begins the elimination: it says what its first amount is. */
export const solvable = (equations: readonly string[]): readonly string[] => {
  if (equations.some((one) => /^[a-z][a-z ]*[a-z] = /.test(one) && !isSelf(one))) return equations;
  const at = equations.findIndex((one) => /^[a-z][a-z ]*[a-z](?: [+-] [a-z][a-z ]*[a-z])+ = [\d./]+$/.test(one));
  return equations.map((one, k) => {
    if (k !== at) return one;
    const [left = '', right = ''] = one.split(' = ');
    const [first = '', ...others] = left.split(/ (?=[+-] )/);
    return `${first} = ${right}${others.map((part) => ` ${part.startsWith('+') ? '-' : '+'} ${part.slice(2)}`).join('')}`;
  });
}; // prettier-ignore
const isSelf = (equation: string): boolean => {
  const [left = '', right = ''] = equation.split(' = ');
  return right.includes(left);
};
