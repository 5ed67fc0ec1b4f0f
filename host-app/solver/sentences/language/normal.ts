const SMALL: Readonly<Record<string, number>> = { zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 }; // prettier-ignore
const LARGE: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1_000_000 };
export const PARTS: Readonly<Record<string, number>> = { half: 2, halve: 2, third: 3, quarter: 4, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10 }; // prettier-ignore
const SMALL_WORDS = Object.keys(SMALL).join('|');
const SPELLED = new RegExp(
  String.raw`\b(?:(?:a |an )?(?:${SMALL_WORDS}|(?<=\ba )(?:hundred|thousand|million))(?:[ -](?:and (?=${SMALL_WORDS}))?(?:${SMALL_WORDS}|hundred|thousand|million))*)\b`,
  'g',
);

/** 'two hundred and fifty' is 250; null where the words do not make one number, as in 'five six'. */
export const spelledNumber = (text: string): number | null => {
  let [total, group, last] = [0, 0, Infinity];
  for (const word of text.split(/[\s-]+/).filter((part) => part !== 'and' && part !== 'a' && part !== 'an')) {
    const [small, large] = [SMALL[word], LARGE[word]];
    if (small !== undefined) {
      // Tens take units, hundreds take anything below.
      if (last !== Infinity && (last < 20 || (last < 100 && small >= 10))) return null;
      group += small;
      last = small;
    } else if (large === 100) {
      if (group > 99) return null;
      group = (group || 1) * 100;
      last = 100;
    } else if (large !== undefined) {
      total += (group || 1) * large;
      group = 0;
      last = large;
    } else return null;
  }
  return total + group;
};

/** Number words in digits. */
export const digitsForWords = (text: string): string =>
  text.replace(new RegExp(SPELLED.source, 'gi'), (words) => {
    const value = spelledNumber(words.toLowerCase());
    return value === null ? words : `${value}`;
  });

const decimalOf = (digits: string): string => `${Number(digits)}`;
const PART = String.raw`(half|halves|third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth)s?`;
const AFTER = String.raw`(?= (?:of|as|the|that|what|more|less|his|her|their|its|a )\b)`;

const fractions = (text: string): string =>
  text
    .replace(
      new RegExp(String.raw`\b(\d+|a|an)[ -]${PART}${AFTER}`, 'g'),
      (all, count: string, part: string) => {
        const size = PARTS[part.replace(/halves/, 'half')];
        return size === undefined ? all : `${/\d/.test(count) ? count : 1}/${size}`;
      },
    )
    .replace(/\b(\d+\/\d+)(?:th|rd|nd)s?\b/g, '$1')
    .replace(/\bhalf(?= (?:of|as|the|that|what|his|her|their|its)\b)/g, '1/2');

/** '3 quarters' and '3 and a half' in digits. */
export const partsInDigits = (text: string): string =>
  text
    .replace(/\b(\d+)(?: and)? a half\b/gi, '($1+1/2)')
    .replace(
      new RegExp(String.raw`\b(\d+|an?)[ -]${PART}\b(?! of)`, 'gi'),
      (_, count: string, part: string) =>
        `(${/\d/.test(count) ? count : 1}/${PARTS[part.toLowerCase().replace('halves', 'half')] ?? 1})`,
    );

const multiples = (text: string): string =>
  text
    .replace(/\bonce\b(?= as| the)/g, '1 times')
    .replace(/\btwice\b/g, '2 times')
    .replace(/\b(?:thrice)\b/g, '3 times')
    .replace(/\b(double|triple|quadruple)(?= (?:the|that|what|of|as|his|her)\b)/g, (word) =>
      word === 'double' ? '2 times' : word === 'triple' ? '3 times' : '4 times',
    )
    .replace(/(\d) times (?:of )?(?=what|that of)/g, '$1 times ')
    .replace(
      /(\d\/\d+) (?=as (?:many|much|old|long|big|tall|large|far|fast|heavy|high|wide|expensive)\b)/g,
      '$1 times ',
    )
    .replace(
      /(\d\/\d+) of (?=(?:the )?(?:age|number|amount|size|length|height|weight|price|cost)\b|what\b|that\b)/g,
      '$1 times ',
    )
    .replace(
      /(\d\/\d+) (?=(?:the |that )(?:age|number|amount|size|length|height|weight|price|cost|many|much)\b|what\b)/g,
      '$1 times ',
    );

/** Lower case, with every number in digits, money in dollars and each multiple as 'n times'. */
export const normal = (typed: string): string => {
  const isOther = /[€£]|\beuros?\b/i.test(typed) && !/\$|\bdollar/i.test(typed);
  const text = isOther
    ? typed
        .replace(/[€£] ?(?=\d)/g, '$')
        .replace(/(\d) ?(?:€|euros?\b)/gi, '$1 dollars')
        .replace(/\beuros?\b/gi, 'dollars')
    : typed;
  const asksCents = /\bcents?\b[^.?]*$/i.test(text);
  let plain = text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/\b(mr|mrs|ms|dr)\./g, '$1')
    .replace(/(^|[\s$])\.(?=\d)/g, '$10.')
    .replace(/\bhalf a dozen\b/g, '6')
    .replace(/^.*$/s, digitsForWords)
    .replace(/\b(\d+(?:\.\d+)?) dozens?\b(?: of\b)?/g, (_, count: string) => `${Number(count) * 12}`)
    .replace(/\ba dozen\b/g, '12')
    .replace(/\$ ?(\d+(?:\.\d+)?)(?: dollars)?/g, (_, digits: string) => `${decimalOf(digits)} dollars`)
    .replace(/(\d) ?(?:%|percent\b)/g, '$1%');
  if (!asksCents)
    plain = plain.replace(/\b(\d+) cents?\b/g, (_, count: string) => `${Number(count) / 100} dollars`);
  return multiples(fractions(plain)).replace(/\s+/g, ' ').trim();
};
