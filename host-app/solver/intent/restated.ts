import type { Rewrite } from './intake.js';

/** Words and signs that a reader knows under another name, or that change nothing. */
const SAME: readonly Rewrite[] = [
  [/‹/g, '<'],
  [/›/g, '>'],
  [/\bdet(?:\.| of)? ?(?=[[(])/gi, 'determinant of '],
  [/\bG\.?P\.?(?=[\s:,]|$)/g, 'geometric sequence'],
  [/\bA\.?P\.?(?=[\s:,]|$)/g, 'arithmetic sequence'],
  [/\b(arithmetic|geometric) (?:progression|series)(?=[^]*\bterms?\b)/gi, '$1 sequence'],
  [/\b(factori[sz]e|factor|simplify|expand|solve|evaluate) (?:fully|completely|entirely|exactly|algebraically|analytically|by hand)\b/gi, '$1'],
  [/^(factori[sz]e|factor|simplify|expand)\b(.*?),? (?:fully|completely|over the (?:integers|rationals|rational numbers))$/i, '$1$2'],
  [/,? (?:in )?exact(?: (?:value|form|answer))?$|,? exactly$/i, ''],
  [/^(?:find |what is |give )?(?:the )?exact value:? (?!of)/i, 'evaluate '],
  [/ (?:as|into|to) (?:a |one )?single (?:algebraic |rational )?fraction$/i, ''],
  [/^(?:write|express|combine)( .+) as (?:a |one )?single (?:algebraic |rational )?fraction$/i, 'simplify$1'],
  [/^(write|express)(?: this)? as a single log(?:arithm)?:? /i, '$1 as a single logarithm: '],
  [/,? (?:and |then )?(?:state|give|list|note|find)(?: all| any)?(?: the)? (?:excluded values?|restrictions?|restricted values?|non-?permissible values?|values? (?:that are )?excluded)$/i, ''],
  [/,? with (?:only )?positive exponents(?: only)?$|,? using (?:only )?positive exponents$/i, ''],
  [/(\bdivide\b.*|\bdivided by\b.*?),? (?:find |give |state )?(?:the )?quotient and (?:the )?remainder$/i, '$1'],
  [/^(.*=.*?),? (?:all )?complex (?:solutions|roots)$/i, 'solve $1 over the complex numbers'],
  [/\bsolve the (?:literal|following|given) equation\b/gi, 'solve'],
  [/\b(?:local|relative) (?:max(?:imum|ima)?|min(?:imum|ima)?) (?:and|or|&) (?:local |relative )?(?:min(?:imum|ima)?|max(?:imum|ima)?)(?: points?| values?)?(?= of| for)/gi, 'local extrema'],
  [/\b(?:maclaurin|mac laurin)(?: series| expansion| polynomial)? (?:of|for) (.+?),? (?:to|up to|through)(?: the)? (?:(\d)(?:st|nd|rd|th) (?:degree|order|power)|(?:degree|order|x\^) ?(\d)|(?:the )?x\^(\d)(?: term)?)$/gi, 'maclaurin series of $1 up to x^$2$3$4'],
  [/^find (?:f'\(x\)|the derivative) (?:from|by|using) (?:first principles|the (?:limit )?definition)(?: of the derivative)?:? (?:if |of |for |when )?(.+)$/i, 'find the derivative of $1 from first principles'],
  [/\bvector from [A-Z] ?(\([^()]+\)) to [A-Z] ?(\([^()]+\))/g, 'vector from $1 to $2'],
  [/^(?:find |what is )?(?:the )?(?:magnitude|length|norm) of (?:the )?vector from (\([^()]+\)) to (\([^()]+\))$/i, 'distance between $1 and $2'],
  [/\b(?:how many )?(?:trailing|ending) zeros?(?: are there)? (?:in|does) (\d+!)(?: have)?$/i, 'number of trailing zeros of $1'],
  [/^(?:how many |number of )?subsets (?:of|does) (?:a|the) set (?:with|of|having|that has) (\d+) elements?(?: have)?$/i, 'how many subsets does a set with $1 elements have'],
  [/^(?:how many )?diagonals (?:are )?(?:in|of|does) an? (\d+)-gon(?: have)?$|^how many diagonals (?:are there )?in an? (\d+)-gon$/i, 'how many diagonals does a $1$2-gon have'],
  [/\b(\d+(?:\.\d+)?) ?% off,? (?:and )?then (?:another|an additional|a further) (\d+(?:\.\d+)?) ?% off(?: of)? (?:an? )?\$?(\d+(?:\.\d+)?)(?: [a-z]+)?$/i, 'a $$$3 jacket is $1% off, then another $2% off. what is the price?'],
  [/\b0°? ?(?:<|≤|<=) ?([a-zθα]) ?(?:<|≤|<=) ?90°?(?=[,.;]|$)/g, '$1 is in quadrant 1'],
  [/\b90°? ?(?:<|≤|<=) ?([a-zθα]) ?(?:<|≤|<=) ?180°?(?=[,.;]|$)/g, '$1 is in quadrant 2'],
  [/\b180°? ?(?:<|≤|<=) ?([a-zθα]) ?(?:<|≤|<=) ?270°?(?=[,.;]|$)/g, '$1 is in quadrant 3'],
  [/\b270°? ?(?:<|≤|<=) ?([a-zθα]) ?(?:<|≤|<=) ?360°?(?=[,.;]|$)/g, '$1 is in quadrant 4'],
  [/^((?:sin|cos|tan|sec|csc|cot)[^=]*=[^=,]+?(?:,| and|, and) [a-zθα] is in quadrant [1-4][.,;])/i, 'if $1'],
  [/\b(quadrant [1-4]), ?((?:sin|cos|tan|sec|csc|cot) ?\(?[a-zθα]\)?) ?=?$/i, '$1, find $2'],
  [/^((?:[-+]?[\d./]+ ?[-+] ?){2,})(?:\.{2,}|…|\\[lc]?dots) ?(?:to|up to) infinity$/i, '$1…'],
  [/(?<![a-z])(\d*) ?cis ?\(?([^()\s]+(?: ?(?:degrees|°))?)\)?/g, '$1(cos($2) + i sin($2))'],
  [/^(?:find |what is )?(?:the )?square root of (?=[^a-hj-z]*i[^a-hj-z]*$)(.+)$/i, 'sqrt($1)'],
  [/\bdistance from point\b/gi, 'distance from the point'],
  [/\b(line|perpendicular|parallel)\b(.*?) (?:passing |going |that passes |which passes |and passes )?through the origin\b/gi, '$1$2 through (0, 0)'],
  [/^(?:what|which) conic(?: section)? is (?=.*x(?:\^2|²))(?=.*y(?:\^2|²))(.+)$/i, '$1'],
  [/^max(?:imum)?(?: value)? of (.+) (?:for|when|if|where|with) (-?[\d.]+) ?(?:<|≤|<=) ?x ?(?:<|≤|<=) ?(-?[\d.]+)$/i, 'maximum of $1 on [$2, $3]'],
  [/^min(?:imum)?(?: value)? of (.+) (?:for|when|if|where|with) (-?[\d.]+) ?(?:<|≤|<=) ?x ?(?:<|≤|<=) ?(-?[\d.]+)$/i, 'minimum of $1 on [$2, $3]'],
  [/^(?:find |what is )?(?:the value of )?z(?:-value)? (?:such that|if|for which|so that|when|where) P\( ?Z ?(?:<|≤|<=) ?z ?\) ?= ?0?\.(\d{2})(\d*)$/i, '$1.$2th percentile of the standard normal distribution'],
  [/^(?:if )?P\( ?Z ?(?:<|≤|<=) ?z ?\) ?= ?0?\.(\d{2})(\d*),? (?:find|what is) z$/i, '$1.$2th percentile of the standard normal distribution'],
  [/([∛∜√])(-\d+(?:\.\d+)?)/g, '$1($2)'],
  [/(?<![\d./])(\d+ ?\/ ?\d+) of (\d+(?:\.\d+)?)(?= (?:plus|minus|and|times) \d)/gi, '($1 * $2)'],
  [/(?<=\)) minus (\d+ ?\/ ?\d+) of (\d+(?:\.\d+)?)$/i, ' - $1 * $2'],
  [/(?<=\)) plus (\d+ ?\/ ?\d+) of (\d+(?:\.\d+)?)$/i, ' + $1 * $2'],
  [/\b(line .*?)(?: and)? (?:has|having|with)(?: a)? (slope|gradient) (?:of )?(?=-?[\d.])/gi, '$1 with $2 '],
  [/^(?:find |write |give )?(?:the )?equation (?:of|for) (?:the|a) line (?:that |which )?(?:passes|goes|going|passing) through (\([^()]+\)) with (?:slope|gradient) (-?[\d./]+)$/i, 'line through $1 with slope $2'],
  [/^(binary|octal|hexadecimal|hex)(?: form| representation)? of (\d+)$/i, 'convert $2 to $1'],
  [/^(?:mixed number|mixed fraction)(?: of| for| form of)?:? (\d+ ?\/ ?\d+)$/i, 'write $1 as a mixed number'],
]; // prettier-ignore

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
  const all = [same, ...askedLast(same), ...systems(same)];
  const [, body, value] = WITH_NUMBER.exec(same) ?? [];
  if (body && value && !/[a-z]{3}/i.test(body)) all.push(`evaluate ${body} when ${value}`);
  const [, formula, asked] = NAMED_LAST.exec(same) ?? [];
  if (formula && asked && /[\d)a-z]/i.test(formula))
    all.push(
      `${asked} of ${/^[-\d. ,]+$/.test(formula) ? formula.trim().split(/,? +/).join(', ') : formula}`,
    );
  return [...new Set(all)].filter((one) => one !== text && one !== '');
};
