import { en, enFamily, enPaywall } from '../../sdk/internal';
import type { LocaleMessages } from '../../sdk/internal';

/** Letters with marks: readable, and never the ones of a text that was written into the code. */
const MARKED: Readonly<Record<string, string>> = {
  a: 'á', b: 'ƀ', c: 'ç', d: 'ð', e: 'é', f: 'ƒ', g: 'ĝ', h: 'ĥ', i: 'î', j: 'ĵ', k: 'ķ', l: 'ļ', m: 'ɱ',
  n: 'ñ', o: 'ö', p: 'þ', q: 'ɋ', r: 'ŕ', s: 'š', t: 'ţ', u: 'û', v: 'ṽ', w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž',
}; // prettier-ignore

const PLACEHOLDER = /(\{\{[^{}]*\}\})/;
/** Languages need up to so much more room than English. */
const LONGER = 0.4;

const marked = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const found = MARKED[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? found : found.toUpperCase();
  });

/** `'⟦Šéçûŕé çĥéçķöûţ ĺöñĝéŕ⟧'`: marked, in brackets, and two fifths longer. */
export const pseudo = (text: string): string => {
  const parts = text.split(PLACEHOLDER);
  const words = parts.filter((part) => !PLACEHOLDER.test(part)).join('');
  const filler = 'ĺöñĝéŕ '
    .repeat(100)
    .slice(0, Math.ceil(words.length * LONGER))
    .trim();
  const inner = parts.map((part) => (PLACEHOLDER.test(part) ? part : marked(part))).join('');
  return `⟦${inner}${filler ? ` ${filler}` : ''}⟧`;
};

const periods = (['day', 'week', 'month', 'year'] as const).flatMap((unit) => [
  [`periods.${unit}`, unit] as const,
  [`periods.${unit}Plural`, { one: `{{amount}} ${unit}`, other: `{{amount}} ${unit}s` }] as const,
]);

const pseudoMessage = (message: string | Readonly<Record<string, string>>) =>
  typeof message === 'string'
    ? pseudo(message)
    : Object.fromEntries(Object.entries(message).map(([form, text]) => [form, pseudo(text)]));

/** Every text there is, the names of periods included. */
export const pseudoMessages: LocaleMessages = Object.fromEntries(
  [...Object.entries({ ...en, ...enPaywall, ...enFamily }), ...periods].map(([key, message]) => [
    key,
    pseudoMessage(message),
  ]),
);

/** What is left of a text when everything that came out of the pseudo texts is taken away: data, or forgotten English. */
export const outsideOfPseudo = (text: string): string => {
  let left = text;
  for (let before = ''; before !== left;) {
    before = left;
    left = left.replace(/⟦[^⟦⟧]*⟧/g, '');
  }
  return left.trim();
};
