import { fromData } from './data.js';
import { SAME } from './words.js';

const N = String.raw`-?\d+(?:\.\d+)?(?:/\d+)?`;
const ORDINAL = String.raw`(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|next|other|third|missing|remaining|new|original|old|final|total|average|mean|largest|smallest|biggest|longest|shortest|opposite|adjacent|opp|adj|percent(?:age)?|common|sale|selling|cost|unit|final)`;
const ASKED_NOUN = String.raw`(?:change|increase|decrease|discount|price|cost|area|perimeter|circumference|volume|surface area|radius|diameter|term|terms|number|leg|side|angle|hypotenuse|height|length|width|slope|gradient|mean|median|mode|range|average|probability|distance|speed|time|sum|difference|product|ratio|value|amount|interest|age|percentage|percent|total|score|weight|midpoint|domain|vertex|inverse|derivative|integral|determinant|remainder|quotient|equation|magnitude|profit|loss|tip|tax|balance|area and perimeter)`;
/** 'a price went from 80 to 92, percent change?', 'geometric sequence 2, -6, 18, ... 7th term' */
const ASKED_LAST = new RegExp(
  String.raw`^(?!(?:what|find|how|calculate|determine|which|is|are|evaluate|solve)\b)([^?]{8,}?)(?:(?:[.;:,]|\.{3}|…) +(?:what(?:'s| is|s)? |whats |then |and )*(?:the |its |his |her )?|(?<=\d|\.{3}|…) +(?:what(?:'s| is|s) |whats )?(?:the )?)((?:${ORDINAL} )*${ASKED_NOUN}(?: (?:in|of|to) [a-z0-9 ]+?)?)$`,
  'i',
);
const askedLast = (text: string): string[] => {
  const [, given = '', asked = ''] = ASKED_LAST.exec(text.replace(/[\s?.=]+$/, '')) ?? [];
  return given === '' ? [] : [`${given}. find the ${asked}`, `${asked} of ${given}`];
};
/** '2x + 3y = 12, x - y = 1 find x and y', 'x + y = 5 and x - y = 1, solve for x and y' */
const SYSTEM = new RegExp(
  String.raw`^(?:if |given(?: that)? |solve )?([^=]+=[^=]+?(?:(?:,| and|;|, and) [^=]+=[^=]+?)+)[,.;]? (?:then )?(?:find|solve for|what are|what is|determine)(?: the values? of)? [a-z](?:(?:,| and|, and) [a-z])+$`,
  'i',
);
const systems = (text: string): string[] => {
  const [, lines] = SYSTEM.exec(text.replace(/[\s?.]+$/, '')) ?? [];
  return lines ? [`solve ${lines}`] : [];
};
/** 'evaluate x^2 + 1, x = 3' is 'x^2 + 1 when x = 3'. */
const WITH_NUMBER = new RegExp(String.raw`^([^=]*[a-z][^=]*), ([a-z] ?= ?${N})$`, 'i');

/** 'x^2 - 4 derivative', '3 5 7 mean': a formula or numbers, and one word for what is asked of them. */
const NAMED_LAST =
  /^((?:[^a-z]|(?<![a-z])[a-z]{1,2}(?![a-z])|sin|cos|tan|sqrt|log)+?),? (derivative|integral|antiderivative|roots|zeros|inverse|vertex|domain|range|mean|average|median|mode|factors|discriminant)$/i;
/** The question in other words that mean the same, in the order in which they are tried; none where nothing changes. */
export const restated = (text: string): string[] => {
  const same = SAME.reduce((made, [pattern, replacement]) => made.replace(pattern, replacement), text).trim();
  const all = [same, ...fromData(same), ...askedLast(same), ...systems(same)];
  const [, body, value] = WITH_NUMBER.exec(same) ?? [];
  if (body && value && !/[a-z]{3}/i.test(body)) all.push(`evaluate ${body} when ${value}`);
  const [, formula, asked] = NAMED_LAST.exec(same) ?? [];
  if (formula && asked && /[\d)a-z]/i.test(formula))
    all.push(
      `${asked} of ${/^[-\d. ,]+$/.test(formula) ? formula.trim().split(/,? +/).join(', ') : formula}`,
    );
  return [...new Set(all)].filter((one) => one !== text && one !== '');
};
