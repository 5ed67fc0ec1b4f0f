import { add, parseRational, type Rational } from './rational';

const VULGAR: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅐': '1/7',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅑': '1/9',
  '⅒': '1/10',
};

/** A character such as ½, for regular expressions. */
export const VULGAR_CLASS = `[${Object.keys(VULGAR).join('')}]`;
const MIXED = new RegExp(String.raw`^(\d*)\s*(${VULGAR_CLASS})$`, 'u');

/** '½' is '1/2'; `undefined` for other characters. */
export const vulgarFraction = (character: string): string | undefined => VULGAR[character];

/** '1½' and '½'; `null` for other text. */
export const parseMixed = (text: string): Rational | null => {
  const [, whole = '', sign = ''] = MIXED.exec(text) ?? [];
  const [wholes, part] = [parseRational(whole || '0'), parseRational(VULGAR[sign] ?? '')];
  return wholes && part && add(wholes, part);
};

/** The zeros of Arabic, Persian, Devanagari and Bengali digits. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6];
const OTHERS: Readonly<Record<string, string>> = { '\u3000': ' ', '٫': '.', '٬': ',', '٪': '%' };

const plain = (character: string): string => {
  const code = character.charCodeAt(0);
  // Full-width characters follow the order of ASCII.
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
  const zero = ZEROS.find((first) => code >= first && code <= first + 9);
  return zero === undefined ? (OTHERS[character] ?? character) : String(code - zero);
};

/** Full-width characters and digits of other scripts as ASCII; every character keeps its position. */
export const plainCharacters = (text: string): string =>
  text.replace(/[\u3000\uff01-\uff5e\u0660-\u066c\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/g, plain);
