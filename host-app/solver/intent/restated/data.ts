/** A pattern, and the question that its groups make; null where they say something else. */
type Restatement = readonly [RegExp, (...groups: string[]) => string | null];

const NUMBER = String.raw`-?(?:\d+(?:\.\d+)?|\.\d+)(?:/\d+)?`;
const LIST = String.raw`${NUMBER}(?:,? ${NUMBER}|, ?${NUMBER}|,? and ${NUMBER})+`;
const numbersIn = (list: string): string[] => list.match(/-?(?:\d+(?:\.\d+)?|\.\d+)(?:\/\d+)?/g) ?? [];
const END = String.raw`[.,;:]?(?: and)? (?:find|what (?:is|are)|calculate|determine|work out)(?: the)? (.+)$`;

/** '3 + 10 + 17' as '3, 10, 17'. */
const terms = (sum: string): string =>
  sum
    .replace(/\s/g, '')
    .replace(/(?<=.)([+-])/g, (sign) => (sign === '-' ? ', -' : ', '))
    .replace(/[,\s+-]+$/, '');
const SUM = String.raw`((?:-?\d[\d./]* ?[-+] ?){2,}(?:\d[\d./]*)?) ?[-+]? ?(?:\.{2,}|…)`;

/** A table of two rows that belong together; null where one of them is longer. */
const pairs = (top: string, below: string): readonly (readonly [string, string])[] | null => {
  const [values, counts] = [numbersIn(top), numbersIn(below)];
  return values.length === counts.length ? values.map((value, k) => [value, counts[k] ?? ''] as const) : null;
};
const weighed = (values: string, counts: string): string | null => {
  const all = pairs(values, counts);
  return all && `weighted mean of ${all.map(([value, n]) => `${value} with weight ${n}`).join(', ')}`;
};
const distribution = (values: string, shares: string, asked: string): string | null => {
  const all = pairs(values, shares);
  return (
    all && `${all.map(([value, p]) => `P(X=${value})=${p.replace(/^\./, '0.')}`).join(', ')}, find ${asked}`
  );
};

/** What is left of 1, in digits: 0.95 for 0.05. */
const restOf = (share: string): string => {
  const digits = share.split('.')[1] ?? '';
  return `0.${String(10 ** digits.length - Number(digits)).padStart(digits.length, '0')}`;
};
const inPercent = (share: string): string => {
  const digits = share.split('.')[1] ?? '';
  return `${Number(digits.slice(0, 2).padEnd(2, '0'))}${digits.length > 2 ? `.${digits.slice(2)}` : ''}`;
};
const quantile = (mean: string, spread: string, sign: string, share: string): string => {
  const below = inPercent(/[<≤]/.test(sign) ? share : restOf(share));
  return `${below}th percentile of the normal distribution with mean ${mean} and standard deviation ${spread}`;
};
const NORMAL = String.raw`X (?:is|has|follows) (?:a |an )?normal(?:ly)?(?: distribution| distributed)?(?:,)? with (?:a )?mean (${NUMBER}) and (?:an? )?(?:sd|standard deviation|s\.d\.) (${NUMBER})`;

/** '[1 2 0; 0 1 3]' in rows of their own. */
const rows = (matrix: string): string =>
  `[${matrix.split(';').map((row) => `[${numbersIn(row).join(', ')}]`).join(', ')}]`; // prettier-ignore
const MATRIX = new RegExp(String.raw`\[((?: ?${NUMBER})+(?: ?;(?: ?${NUMBER})+)+) ?\]`, 'g');

const sign = (how: string): string => (/^(?:up|in|rai|ri|ro)/i.test(how) ? '+' : '-');

const RESTATEMENTS: readonly Restatement[] = [
  [
    new RegExp(String.raw`^(?:find |what is )?(?:the )?percent(?:age)? change (?:from|between) \$?(${NUMBER}) (?:to|and) \$?(${NUMBER})$`, 'i'),
    (from, to) => (Number(from) > 0 ? `amounts: before = ${from}; after = ${to}; change = after - before => change/before*100` : null),
  ],
  [
    new RegExp(String.raw`^(?:find |what is )?(?:the )?sum of (?:the )?first (\d+) terms (?:of|in)(?: the series)? ${SUM}$`, 'i'),
    (count, sum) => `sum of the first ${count} terms of ${terms(sum)}, ...`,
  ],
  [
    new RegExp(String.raw`^(?:find |what is )?(?:the )?(?:sum to infinity|infinite sum|limiting sum) (?:of|for)(?: the)?(?: geometric)?(?: series)? ${SUM}$`, 'i'),
    (sum) => `sum to infinity of ${terms(sum)}, ...`,
  ],
  [
    new RegExp(String.raw`^(?:find |what is )?(?:the )?mean of (?:the )?(?:values |numbers |x: ?)?(${LIST}) with (?:the )?frequencies (${LIST})$`, 'i'),
    weighed,
  ],
  [
    new RegExp(String.raw`^(?:(?:the )?(?:values|scores|marks|numbers|x):? ?)?(${LIST}),? (?:with|have|occur with)(?: the)? (?:frequencies|frequency|freq):? (${LIST})${END}`, 'i'),
    (values, counts, asked) => (/^(?:mean|average)/i.test(asked) ? weighed(values, counts) : null),
  ],
  [
    new RegExp(String.raw`^(?:(?:a|the) random variable )?X (?:takes|has|can take)(?: the| only the)?(?: values)? (${LIST}) with(?: the)? (?:respective )?probabilit(?:y|ies) (${LIST})(?: respectively)?${END}`, 'i'),
    distribution,
  ],
  [
    new RegExp(String.raw`^(?:if )?${NORMAL}${String.raw`[.,;]? (?:find|what is) (?:the value of )?[xka] (?:so that|such that|so|if|for which|where|when) P\( ?X ?([<>≤≥]|<=|>=) ?[xka] ?\) ?= ?(0?\.\d+)`}$`, 'i'),
    quantile,
  ],
  [
    /^(?:if |when )?(?:the |a |its )?(?:price|cost|value|number|amount|wage|salary|rent|stock)(?: of [a-z ]+?)? (?:(?:is|was|has been|goes|went) )?(up|down|increased|decreased|raised|reduced|rises|falls|rose|fell|increases|decreases) (?:by )?(\d+(?:\.\d+)?) ?%,? (?:and )?(?:then )?(?:it )?(?:(?:is|was|goes|went) )?(up|down|increased|decreased|raised|reduced|rises|falls|rose|fell|increases|decreases) (?:again )?(?:by )?(\d+(?:\.\d+)?) ?%[.,;]? (?:what is |find )?(?:the |its )?(?:overall|total|net|final) (?:percent(?:age)? )?(?:change|percent(?:age)?)(?: in (?:the )?(?:price|cost|value))?(?: in percent)?$/i,
    (how, by, next, more) => `amounts: first factor = 1 ${sign(how)} ${by}/100; second factor = 1 ${sign(next)} ${more}/100; factor in all = first factor*second factor => (factor in all - 1)*100`,
  ],
  [
    new RegExp(String.raw`^x:? ?(${LIST})[,;]? (?:and )?y:? ?(${LIST})${END}`, 'i'),
    (xs, ys, asked) => {
      const all = pairs(xs, ys);
      return all && /^(?:least|regression|line|correlation|equation of the)/i.test(asked)
        ? `${/^corr/i.test(asked) ? 'correlation of' : 'least squares line for'} ${all.map(([x, y]) => `(${x}, ${y})`).join(', ')}`
        : null;
    },
  ],
  [
    /^(two|three|four|five|six|\d+) (?:fair )?coins (?:are |being )?(?:tossed|thrown|flipped)[.,:;] ?(?:find |what is )?(?:the )?probability (?:of |that there (?:is|are) )?(?:getting )?(.+)$/i,
    (count, event) => `A fair coin is thrown ${count} times. Find the probability of getting ${event}.`,
  ],
  [
    /^(?:if )?X ?(?:~|is) ?B(?:in)?\((\d+), ?(0?\.\d+|\d+\/\d+)\)[.,:;]? ?(?:find |what is )?(?:the )?(mean|variance|standard deviation|E\(X\)|Var\(X\))$/i,
    (n, p, asked) => `${asked.startsWith('E') ? 'mean' : asked.replace(/Var\(X\)/i, 'variance')} of a binomial distribution with n = ${n} and p = ${p}`,
  ],
  [
    /^(?:find |what is )?(?:the )?probability of (?:getting |throwing |rolling |tossing )?(.+?) (?:in|with|from) (\d+) (?:rolls|throws|tosses|flips) of an? (?:fair )?(die|dice|coin)$/i,
    (event, count, thing) => `A fair ${/c/i.test(thing) ? 'coin' : 'die'} is thrown ${count} times. Find the probability of getting ${event}.`,
  ],
  [
    new RegExp(String.raw`^(\w+) numbers have (?:a |an )?(?:mean|average)(?: of)? (${NUMBER})[.,;]? (\w+) of them are (${LIST})[.,;]? (?:what is|find) the (\w+)(?: number| one)?$`, 'i'),
    (count, mean, known, list, place) => `the mean of ${count} numbers is ${mean}. ${known} of them are ${numbersIn(list).join(', ')}. find the ${place} number`,
  ],
  [
    /^(?:for |find )?(?:what|which|the)(?: values?)?(?: of)? ([a-z]) (?:is|makes|such that|so that|for which) f(?:\(x\))? (?:is )?continuous(?: everywhere)?:? (f\(x\) ?= ?.+? (?:for|if|when) x ?(?:<|≤|<=|>|≥|>=) ?(-?[\d./]+).*)$/i,
    (letter, f, place) => `find ${letter} so that f is continuous at ${place}: ${f}`,
  ],
  [
    /^(?:find|for what|what) (?:value of )?([a-z]) (?:so that|such that|makes|for which|does|is) (f\(x\) ?= ?.+? (?:for|if|when) x ?(?:<|≤|<=|>|≥|>=) ?(-?[\d./]+).*?) (?:is )?continuous(?: everywhere)?$/i,
    (letter, f, place) => `find ${letter} so that f is continuous at ${place}: ${f}`,
  ],
]; // prettier-ignore

/** Lists, series and tables as the readers know them. */
export const fromData = (text: string): string[] => {
  const asRows = text.replace(MATRIX, (_, matrix: string) => rows(matrix));
  const plain = text.replace(/[\s?]+$|(?<!\.)\.$/, '');
  const made = RESTATEMENTS.flatMap(([pattern, restate]) => {
    const found = pattern.exec(plain);
    return found ? (restate(...found.slice(1).map((group) => group ?? '')) ?? []) : [];
  });
  return [...(asRows === text ? [] : [asRows]), ...made];
};
