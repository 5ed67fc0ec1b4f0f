/** The statements of a word problem and its question. */
export interface WordProblemParts {
  readonly statements: readonly string[];
  readonly question: string;
}

/** A clause with more conjunctions is a list, which the readers of clauses can't split. */
export const MOST_JOINTS = 7;

const QUESTION =
  /^(?:how (?:many|much|old|long|far|tall|big|fast|wide|heavy)|what(?: is|'s| was| will be| are)|calculate|find|determine|compute|work out)\b/;
const bare = (text: string): string => text.replace(/[.?!,;\s]+$/, '').trim();

/**
 * 'If a, what …' and 'What … if a' are a statement and a question. Null unless there is exactly one question.
 */
export const splitWordProblem = (text: string): WordProblemParts | null => {
  const sentences = text
    .replace(/([.?!;])\s+/g, '$1\n')
    .split('\n')
    .map(bare)
    .filter((part) => part !== '');
  const last = sentences.at(-1) ?? '';
  const statements = sentences
    .slice(0, -1)
    .map((part) => part.replace(/^(?:if|suppose|given that|and|now) /, ''));
  const requested = (question: string, more: readonly string[]): WordProblemParts | null =>
    [...statements, ...more].some((part) => QUESTION.test(part)) || !QUESTION.test(question)
      ? null
      : { statements: [...statements, ...more], question };
  if (text.slice(0, -1).includes('?')) return null;
  if (QUESTION.test(last)) {
    const [question = '', condition, ...rest] = last.split(/,? (?:if|given that) /);
    // 'How old is Ann if she is …': the pronoun refers to the person in the question.
    const [, owner] =
      /^how (?:old|tall|much|many [a-z]+|long|heavy) (?:is|does|did|will|was) ([a-z]+)\b/.exec(question) ??
      [];
    const mentioned =
      owner === undefined || /^(?:he|she|it|they|the|his|her)$/.test(owner)
        ? condition
        : condition?.replace(/^(?:he|she) /, `${owner} `);
    return rest.length > 0 ? null : requested(bare(question), mentioned === undefined ? [] : [mentioned]);
  }
  const joined = /^(?:(?:if|given that|suppose) )?(.+?), (?:then )?((?:how|what|calculate|find) .+)$/.exec(
    last,
  );
  const loose =
    joined ?? /^(?:if|given that) (.+?) ((?:how (?:many|much|old|long|far)|what is) .+)$/.exec(last);
  return loose ? requested(loose[2] ?? '', [loose[1] ?? '']) : null;
};

const EARNED =
  /\b(?:earn|mak(?:e|es|ing)\b|made|sell|sold|charg|profit|wage|salar|paycheck|commission|paid|tip)/;
const SPENT = /\b(?:buy|bought|cost|pay|paid|spen[dt]|pric|charg|fee|rent|order|purchas)/;
const ACTS = /\b(?:walk|r[au]n|sw[ai]m|dr[io]ve|fl(?:y|ies|ew)|hik|jog|bak|eat|ate|rain|snow)[a-z]{0,4}\b/g;
/** 'ran' and 'run' begin alike. */
const actsIn = (text: string): string[] =>
  (text.match(ACTS) ?? []).map((act) => act.replace(/[aeiouy].*/, ''));
/** 'Tom ran 3 miles and 5 miles. How far did he walk?' */
export const asksOtherAct = (facts: string, question: string): boolean => {
  const [done, [asked]] = [actsIn(facts), actsIn(question)];
  return asked !== undefined && done.length > 0 && !done.includes(asked);
};
/** Money that is paid is neither earned nor saved; 'per day' has no answer where some days are named. */
export const isAboutTheFacts = ({ statements, question }: WordProblemParts): boolean => {
  const facts = statements.join('. ');
  const all = `${facts} ${question}`;
  // A day of work has not 24 hours, and of a week most people work a part.
  const isOpen = /\d hours?\b/.test(all)
    ? /\bweeks?\??$/.test(question) && !/\bdays\b|\bweek/.test(facts)
    : /\d days?\b/.test(all);
  if (isOpen && EARNED.test(facts) && /(?:per|an?|each|every) hour\b/.test(facts)) return false;
  if (/^how much\b.*\bsave\b/.test(question)) return /\bsav(?:e|es|ed|ing|ings)\b/.test(facts);
  // Who work together need less time than each alone.
  if (/^how (?:long|many (?:hours|minutes|days))\b.*\b(?:together|both)\b/.test(question))
    return !/\b(?:needs?|takes?|took|can|in|does|paints?|cleans?|fills?|mows?)\b/.test(facts);
  if (/^how (?:much|many)\b.*\blose\b/.test(question)) return /\blos(?:es?|t|ing)\b/.test(facts);
  if (/^how much\b.*\b(?:earn|make|get paid)\b/.test(question))
    return EARNED.test(facts) || !SPENT.test(facts);
  if (/^how much\b.*\b(?:spend|pay)\b/.test(question)) return SPENT.test(facts) || !EARNED.test(facts);
  const days = facts.match(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g) ?? [];
  return days.length < 2 || !/\b(?:(?:per|an?|each|every) day|daily|average)\b/.test(question);
};

export const BEFORE_IT = /\b(?:original|normal|regular|usual|list|marked|full|old|without|before)/i;
/** '20% off. It costs $40', 'bought for $40 with 20% off', 'It costs $40. It was reduced by 20%.': before it, or after it. */
const IN_DOUBT =
  /\d ?% (?:off|discount)[.!] (?:it|they) (?:only )?(?:costs?|is|are) \$\d|\b(?:on sale|bought|buys?|paid|pays?|spen[dt]s?)\b[^.?$]* (?<!(?:priced|listed|marked) )(?:for|at) \$[\d.]+(?! [a-z]+ (?:at|with) )[^.?]*\d ?% (?:off|discount)|\bnow costs? \$\d[^?]*\d ?% (?:off|discount)|\b(?:is|are|costs) \$\d[^?]*\b(?:was|were|(?:has|have) been) (?:marked (?:down|up)|reduced|discounted|lowered|cut|raised|increased)\b/i;
/** 'How many more girls are there?': more than boys, and not how many. */
const ASKS_DIFFERENCE =
  /^how (?:many|much) (?:more|fewer|less)\b(?!.*\b(?:than|needs?|needed|still|must|to|left|can|could)\b).*\b(?:are|is|were|was|(?:do|does|did) not|costs?)\b/i;
const AFTER_IT = /\b(?:now|new|sale|final|reduced|discounted|increased|after|will)\b/i;
/** A week of work has not always seven days. */
const isPartWeek = (text: string, asked: string): boolean =>
  /\b(?:work(?:s|ing|ers?)?|teach(?:es|ers?)?|employees?|wages?|salary|jobs?)\b/i.test(text) &&
  ((/\b(?:per|an?) day\b|\bdaily\b/.test(text) && /\b(?:week|month)s?\b/.test(asked)) ||
    (/\b(?:per|an?) week\b/.test(text) && /\d days?\b/.test(asked))) &&
  !/days\b|[a-z]day\b|\b(?:every|each) day\b|weekend/i.test(text.slice(0, -asked.length));
/** 'A ticket costs $12. How much do 5 child tickets cost?': nothing is known of such a thing. */
const asksOfOtherKind = (statements: string, asked: string): boolean =>
  [...asked.matchAll(/\b(?:an?|\d+|two|three|four|five) ([a-z][a-z-]+) ([a-z]{3,}?)(?:e?s)?\b/g)].some(
    ([, kind = '', thing = '']) =>
      !/^(?:more|such|identical|full|whole|single|new|other|of|same)$/.test(kind) &&
      !statements.includes(kind) &&
      new RegExp(`\\b(?:an?|one|1|each|every|per) ${thing}(?:e?s?)\\b`).test(statements),
  );
/** The text may mean one of two amounts, or asks for another than it gives. */
export const isInDoubt = (text: string, statements: string, asked: string): boolean =>
  (IN_DOUBT.test(text) && !BEFORE_IT.test(asked) && !AFTER_IT.test(asked)) ||
  ASKS_DIFFERENCE.test(asked) ||
  isPartWeek(text, asked) ||
  asksOfOtherKind(statements.toLowerCase(), asked.toLowerCase());
