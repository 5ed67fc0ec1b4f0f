import type { AnswerFormat } from './answer-format.types.js';

/** How a question wants its answer written: the words about it, and what is left of the question. */
export interface FormattedQuestion {
  readonly question: string;
  readonly format: AnswerFormat;
}

type Reader = readonly [pattern: string, form: (...parts: string[]) => AnswerFormat | null];

const NEAREST: Readonly<Record<string, number>> = {
  whole: 0,
  integer: 0,
  unit: 0,
  tenth: 1,
  hundredth: 2,
  thousandth: 3,
  ten: -1,
  hundred: -2,
  thousand: -3,
};
const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const countOf = (word: string): number => (/^\d/.test(word) ? Number(word) : COUNTS.indexOf(word));

/** 'to the nearest tenth of a metre', 'to the nearest cent' */
const nearest = (place = '', unit = ''): AnswerFormat | null => {
  const name = place.toLowerCase().replace(/-| .*|s$/g, '');
  const places = name === 'tenthousandth' ? 4 : NEAREST[name];
  if (places !== undefined) return unit === '' ? { places } : { places, unit: unit.toLowerCase() };
  return unit === '' ? { places: 0, unit: name } : null;
};
const rounded = (count: string, kind: 'places' | 'digits'): AnswerFormat | null => {
  const found = countOf(count.toLowerCase());
  return found < 0 || found > 8 || (kind === 'digits' && found === 0) ? null : { [kind]: found };
};

const THE =
  '(?:(?:your|the|all|any|each|its|their|both|final|exact|approximate|numerical|simplified|real|complete) )*';
const RESULT = `${THE}(?:answers?|solutions?|results?|solution sets?|responses?|roots|it|them)(?: set)?`;
const WRITE =
  '(?:write|give|express|state|leave|present|report|enter|provide|record|type|describe|put|leaving|giving)';
const COUNT = `(\\d|${COUNTS.join('|')})`;
const NEEDED = '(?:,? (?:if|when|where|as) (?:it is )?(?:necessary|needed|required|appropriate|applicable))';
const NOTATIONS = ['mixed', 'decimal', 'percent', 'standard'] as const;
const neutral = (): AnswerFormat => ({});

/** Forms that an answer can have, behind 'write your answer' or alone: 'in interval notation'. */
const FORMS: readonly Reader[] = [
  [
    '(?:in|using|with) (interval|set(?:[- ]builder)?|inequality) notation',
    (name = '') => (/^ineq/i.test(name) ? {} : { notation: /^int/i.test(name) ? 'interval' : 'set' }),
  ],
  [
    `(?:(?:rounded|correct|accurate|round)(?: off)?,? )?to the nearest (whole(?: number)?|ten-?thousandth|[a-z]+)(?: of an? ([a-z]+))?${NEEDED}?`,
    nearest,
  ],
  [
    `(?:(?:rounded|correct|accurate|round)(?: off)?,? )?to ${COUNT} (?:decimal places?|decimals?|places?(?: of decimals?)?|d\\.? ?p\\.?)${NEEDED}?`,
    (count = '') => rounded(count, 'places'),
  ],
  [
    `(?:(?:rounded|correct|accurate|round)(?: off)?,? )?to ${COUNT} (?:significant (?:figures?|digits?)|sig\\.? ?figs?\\.?|s\\.? ?f\\.?)${NEEDED}?`,
    (count = '') => rounded(count, 'digits'),
  ],
  ['as an? (?:(?:simplified|reduced|proper|improper|common|exact) )*fraction(?: in (?:its )?(?:simplest form|lowest terms))?', () => ({ isFraction: true })],
  [
    'as an? (mixed)(?: number| fraction| numeral)(?: in (?:its )?(?:simplest form|lowest terms))?|as an? (?:(?:exact|terminating) )?(decimal)(?: number)?|as an? (percent)(?:age)?|in (standard) form(?: of a line)?',
    (...names) => {
      const notation = NOTATIONS.find((one) => names.some((name) => name.toLowerCase() === one));
      return notation ? { notation } : null;
    },
  ],
  [
    '(?:in|to|as) (?:(?:its|the|their|an?) )?(?:simplest|simplified|lowest|exact|reduced|simple)(?: (?:radical|surd|exact|possible))? (?:forms?|terms|values?|expressions?|radicals?|surds?|numbers?)',
    neutral,
  ],
  ['in (?:radical|surd|exact) form|exactly|in terms of (?:pi|π|\\\\pi)', neutral],
]; // prettier-ignore

const BY_HAND: Reader = [
  'without (?:using )?(?:a |your |the )?calculator|by hand|algebraically|analytically',
  neutral,
];
/** Requests that change nothing in the answer. */
const REQUESTS: readonly Reader[] = [
  BY_HAND,
  [`(?:check|verify) (?:${RESULT}|your work)|(?:showing|show) your checks?`, neutral],
  [`(?:explain|justify)(?: (?:your|the) (?:answers?|reasoning|method|steps|conclusion))?`, neutral],
  [`(?:include|use) (?:the )?(?:correct |appropriate )?units(?: (?:in|with) ${RESULT})?`, neutral],
  [`(?:sketch|graph|plot|draw) ${RESULT}(?: on (?:a|the) (?:real )?number line)?`, neutral],
  [`(?:give|state|find|leave|provide) ${THE}(?:(?:exact|simplified) (?:answers?|values?|solutions?)|answers? exact)(?: only)?`, neutral],
  [`simplify(?: ${RESULT})?(?: (?:completely|fully|if possible|as (?:much|far) as possible))?`, neutral],
  [`round(?: ${RESULT})?${NEEDED}`, neutral],
  ['separate (?:multiple )?(?:answers|solutions) (?:by|with|using) (?:a )?commas?|(?:as a )?comma[- ]separated(?: list)?', neutral],
  ['if there (?:is|are) no (?:real )?solutions?,? (?:write|say|state|enter|type) [^.]{2,20}', neutral],
  ['if (?:it|they|one|any) (?:exists?|is possible)|if any(?: exist)?|if possible', neutral],
]; // prettier-ignore

interface Ending {
  readonly pattern: RegExp;
  readonly form: Reader[1];
}
const START = String.raw`(?<=[^\s,;.!?])[\s,;.!?]*(?<![a-z-])(?:and )?(?:then )?(?:please )?`;
const STATED = `(?:(?:${WRITE}|round) )?(?:(?:${RESULT})[, ]+)?`;
const ENDINGS: readonly Ending[] = [
  ...FORMS.map(([words, form]) => ({
    pattern: new RegExp(`${START}${STATED}(?:${words})[\\s.!?]*$`, 'i'),
    form,
  })),
  ...REQUESTS.map(([words, form]) => ({ pattern: new RegExp(`${START}(?:${words})[\\s.!?]*$`, 'i'), form })),
];
const ASKS =
  '(?:find|what|which|how|when|where|solve|evaluate|calculate|compute|determine|work out|give|state|write|express|simplify|round|estimate|approximate|convert|name|list|get)';
const before = ([words, form]: Reader): Ending => ({
  pattern: new RegExp(`^(?:${words}),? (?=${words.includes('calculator') ? '[a-z]{3}' : `${ASKS}\\b`})`, 'i'),
  form,
}); // prettier-ignore
/** 'Find, to the nearest tenth, the area': between commas; in 'the side, to the nearest cm, is 5' it is a side that is rounded. */
const between = ([words, form]: Reader): Ending => ({
  pattern: new RegExp(
    `(?<=(?:^|[,.;?!] )${ASKS}\\b[^.;?!]*), ${STATED}(?:${words}),(?! (?:is|are|was|were|has|have|measures?|equals?|=))`,
    'i',
  ),
  form,
});
const ALL: readonly Ending[] = [...ENDINGS, ...FORMS.map(between), ...[...FORMS, BY_HAND].map(before)];

/** A number that is rounded before the answer is found. */
const ROUNDED = /\brounded\b|\brounding\b|\bto the nearest\b|\bdecimal places?\b|\bsignificant\b/i;
const ROUNDS = 4;
/** The question without the words about its answer's form; null where there are none. */
export const withoutFormat = (text: string): FormattedQuestion | null => {
  let [question, form, isFound] = [text.trim(), {} as AnswerFormat, false];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ending = ALL.find(({ pattern }) => pattern.test(question));
    if (!ending) break;
    const [, ...parts] = ending.pattern.exec(question) ?? [];
    const more = ending.form(...parts.map((part: string | undefined) => part ?? ''));
    const rest = question.replace(ending.pattern, ' ').trim();
    if (!more || rest === '') return null;
    // 'To the nearest tenth, then to the nearest whole number': one form hides the other.
    if (Object.keys(form).length > 0 && Object.keys(more).length > 0) return null;
    [question, form, isFound] = [rest, { ...form, ...more }, true];
  }
  return isFound && !ROUNDED.test(question) ? { question, format: form } : null;
};

/** Verbs that ask for a value once the form is known: 'Approximate √7', 'Write the domain of …', 'Express the solution of …'. */
export const plainly = ({ question, format }: FormattedQuestion): string[] => {
  const isRounded = format.places !== undefined || format.digits !== undefined;
  return [
    question,
    ...(isRounded ? [question.replace(/^(?:approximate|round)(?: off)? (?:the value of )?/i, 'evaluate ')] : []),
    question.replace(/^(?:write|express|give|state|find) (?:the )?(?:solutions?|solution set)(?: set)? (?:of|to|for) (?:the )?(?:inequality|equation)? ?/i, 'solve '),
    question.replace(/^(?:write|express|give|state) /i, 'find '),
  ].filter((one, at, all) => all.indexOf(one) === at); // prettier-ignore
};
