import { at } from '../../text.js';
import { ASK, N, type Form } from '../../forms.js';

const U = '(?: ?(?:cm|mm|km|m|ft|feet|foot|in|inches|yards?|meters?|metres?|units?))?';
const DEG = ' ?(?:°|degrees?|deg)';
const RIGHT = '(?:(?:in|for) )?(?:an? |the )?right(?:-angled|-angle| angled)? triangle';
/** The side opposite the longest side is the largest angle. */
const angleBySides = (sides: readonly string[], which: string): string => {
  const [a = '', b = '', c = ''] = sides.toSorted((p, q) => Number(p) - Number(q));
  if (!(Number(a) + Number(b) > Number(c))) return '?';
  if (new Set(sides).size < 3 && /mid/i.test(which)) return '?';
  const name = /^(?:larg|great|big)/i.test(which) ? 'C' : /^mid/i.test(which) ? 'B' : 'A';
  return `in triangle ABC, a = ${a}, b = ${b}, c = ${c}. find angle ${name}`;
};
const ORDER = '(largest|greatest|biggest|smallest|least)';
const SIDES = `sides?(?: lengths?| of lengths?)?(?: are| is)?:? (${N})${U},? (?:and )?(${N})${U},? (?:and )?(${N})${U}`;

const kind = (word: string): string =>
  /^opp/i.test(word) ? 'opposite' : /^adj|^base|next/i.test(word) ? 'adjacent' : 'hypotenuse';
/** The ratio of two sides of a right triangle, as a function of the angle. */
const RATIOS: Readonly<Record<string, string>> = { 'opposite hypotenuse': 'sin', 'adjacent hypotenuse': 'cos', 'opposite adjacent': 'tan' }; // prettier-ignore
const sideByAngle = (angle: string, given: string, length: string, asked: string): string => {
  const [known, wanted] = [kind(given), kind(asked)];
  const degrees = Number(angle);
  if (known === wanted || !(degrees > 0 && degrees < 90) || !(Number(length) > 0)) return '?';
  const isOver = RATIOS[`${wanted} ${known}`];
  const name = isOver ?? RATIOS[`${known} ${wanted}`] ?? '';
  const ratio = `${name}(angle in degrees*pi/180)`;
  return `amounts: angle in degrees = ${angle}; ${known} side = ${length} => ${isOver ? `${known} side*${ratio}` : `${known} side/${ratio}`}`.replaceAll(
    'hypotenuse side',
    'hypotenuse',
  );
};
/** One angle of a right triangle by two of its sides. */
const angleByRatio = (first: string, a: string, second: string, b: string, asked: string): string => {
  const sides = { [kind(first)]: a, [kind(second)]: b };
  const { opposite, adjacent, hypotenuse } = sides;
  if (Object.keys(sides).length < 2 || asked === '') return '?';
  if (hypotenuse !== undefined && !(Number(hypotenuse) > Number(opposite ?? adjacent))) return '?';
  const [name, top, bottom] =
    opposite && hypotenuse
      ? ['asin', 'opposite side', 'hypotenuse']
      : adjacent && hypotenuse
        ? ['acos', 'adjacent side', 'hypotenuse']
        : ['atan', 'opposite side', 'adjacent side'];
  const given = [
    opposite && `opposite side = ${opposite}`,
    adjacent && `adjacent side = ${adjacent}`,
    hypotenuse && `hypotenuse = ${hypotenuse}`,
  ].filter(Boolean);
  return `amounts: ${given.join('; ')} => ${name}(${top}/${bottom})*180/pi`;
};
const acuteOf = (which: string, a: string, b: string): string => {
  const [low, high] = [a, b].toSorted((p, q) => Number(p) - Number(q));
  return Number(a) === Number(b) || !(Number(low) > 0)
    ? '?'
    : `amounts: short leg = ${low}; long leg = ${high} => atan(${/^s|^l?eas/i.test(which) ? 'short leg/long leg' : 'long leg/short leg'})*180/pi`;
};
const SIDE =
  '((?:opposite|adjacent|opp|adj)(?: (?:side|leg))?|side (?:opposite|adjacent)(?: to)?(?: it| the angle| that angle| this angle)?|hypotenuse)';
const side = (text: string): string => /opp|adj|hyp/i.exec(text)?.[0] ?? '';
const doubleAngle = (name: string, value: string): string => {
  if (!(Math.abs(Number(value.split('/')[0]) / Number(value.split('/')[1] ?? 1)) <= 1)) return '?';
  return name.toLowerCase() === 'sin'
    ? `amounts: sine = ${value} => 1 - 2*sine^2`
    : `amounts: cosine = ${value} => 2*cosine^2 - 1`;
};

/** Sides and angles of triangles that are described in words, and double angles. */
export const TRIANGLE_ROWS: readonly Form[] = [
  [at(`(?:(?:in|for|if) )?(?:an? |the )?triangle(?: has| with| having| whose)?(?: the)? ${SIDES}[.,;:]? (?:${ASK})?(?:the |its )?(?:size of the |measure of the )?${ORDER} (?:interior )?angle(?: in degrees)?`), (a, b, c, which) => angleBySides([a, b, c], which)],
  [at(`${ASK}${ORDER} angle (?:of|in) (?:a|the) triangle (?:with|whose|having|that has)(?: the)? ${SIDES}`), (which, a, b, c) => angleBySides([a, b, c], which)],
  [at(`${SIDES}[.,;:] (?:${ASK})?(?:the )?${ORDER} angle`), (a, b, c, which) => angleBySides([a, b, c], which)],
  [at(`${RIGHT},? (?:has |with |if )?(?:the |an? |one )?(?:acute )?angle (?:is |of |measures |= ?)?(${N})${DEG},?(?: and| with|,)? (?:the |an? |its )?${SIDE} (?:is |of |= ?|has length |measures )?(?:length )?(${N})${U}[.,;:]? (?:${ASK})?(?:the |its )?(?:length of (?:the |its )?)?${SIDE}`), (angle, given, length, asked) => sideByAngle(angle, side(given), length, side(asked))],
  [at(`${RIGHT},? (?:has |with )(?:a |an )?(${N})${DEG} angle,?(?: and| with|,)? (?:the |an? )?${SIDE} (?:is |of |= ?)?(?:length )?(${N})${U}[.,;:]? (?:${ASK})?(?:the |its )?(?:length of (?:the |its )?)?${SIDE}`), (angle, given, length, asked) => sideByAngle(angle, side(given), length, side(asked))],
  [at(`${RIGHT},? (?:has |with |if )?(?:the |an? |its )?${SIDE} (?:is |of |= ?)?(${N})${U},?(?: and|,)? (?:the |an? )?${SIDE} (?:is |of |= ?)?(${N})${U}[.,;:]? (?:${ASK})?(?:the )?(?:measure of the |size of the )?(angle)(?: in degrees)?`), (p, a, q, b, asked) => angleByRatio(side(p), a, side(q), b, asked)],
  [at(`${RIGHT} (?:has|with) legs (?:of )?(?:length )?(${N})${U} and (${N})${U}[.,;:]? (?:${ASK})?(?:the )?(smaller|smallest|larger|largest|bigger)(?: of the| acute)?(?: acute)? angles?`), (a, b, which) => acuteOf(which, a, b)],
  [at(`(?:if |given(?: that)? )?(sin|cos) ?\\(?([a-zθα])\\)? ?= ?(${N}),? (?:then )?(?:${ASK})?cos ?\\(?2 ?\\2\\)?`), (name, _, value) => doubleAngle(name, value)],
]; // prettier-ignore
